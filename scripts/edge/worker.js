// The module that workerd starts: hands each request to the built site.
import * as build from "./index.js";

const answer = build.entry.module.createFetch(build);

export default {
  fetch: (request, { ASSETS }, context) =>
    answer(request, { assets: ASSETS, waitUntil: (work) => context.waitUntil(work) }),
};

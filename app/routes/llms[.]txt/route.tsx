import { llmsText } from "~/features/seo/llms-text";
import { listKnownServices } from "~/features/seo/queries.server";
import { publicEnv } from "~/server/env.server";

/** The site in a page of text, for language models. */
export async function loader() {
  return new Response(llmsText(publicEnv, await listKnownServices()), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}

import { rateLimit } from "~/server/rate-limit.server";

/** Tries to sign in to one account, by its address. A password that worked or was just chosen begins the count anew. */
export const signInTries = rateLimit({ name: "sign-in-account", points: 10, seconds: 900 });

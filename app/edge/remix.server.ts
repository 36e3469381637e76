import { createHmac, timingSafeEqual } from "node:crypto";
import { createCookieFactory } from "@remix-run/server-runtime";

export { createRequestHandler, data, redirect, redirectDocument } from "@remix-run/server-runtime";

function signatureOf(value: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(value)
    .digest("base64")
    .replace(/={1,2}$/, "");
}

/** Cookies as `@remix-run/node` signs them: a browser keeps those of one build in the other. */
export const createCookie = createCookieFactory({
  sign: async (value, secret) => `${value}.${signatureOf(value, secret)}`,
  unsign: async (signed, secret) => {
    const value = signed.slice(0, signed.lastIndexOf("."));
    const [given, expected] = [Buffer.from(signed), Buffer.from(`${value}.${signatureOf(value, secret)}`)];
    return given.length === expected.length && timingSafeEqual(given, expected) ? value : false;
  },
});

import type { LoaderFunctionArgs } from "@remix-run/node";
import { readLogo } from "~/features/billing/identity/queries.server";
import { logoParamSchema } from "~/features/billing/identity/schema";

/** A logo by its digest. What stands under an address never changes, so browsers keep it for a year. */
export async function loader({ params }: LoaderFunctionArgs) {
  const asked = logoParamSchema.safeParse(params);
  const png = asked.success ? await readLogo(asked.data.digest) : null;
  if (!png) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=31536000, immutable" };
  return new Response(new Uint8Array(png), { headers });
}

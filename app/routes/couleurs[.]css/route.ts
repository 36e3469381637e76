import { accentSheetOf } from "~/features/settings/appearance/model";
import { getSite } from "~/features/settings/queries.server";

/** The colours that the owner gave the trades. A page names the version that it asks for, which never changes. */
export async function loader() {
  const { appearance } = await getSite();
  return new Response(accentSheetOf(appearance), {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

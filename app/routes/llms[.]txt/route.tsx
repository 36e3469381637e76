import { llmsText } from "~/features/seo/model/llms-text";
import { listKnownCases, listKnownServices } from "~/features/seo/public-pages.server";
import { getSite } from "~/features/settings/queries.server";

/** The site in a page of text, for language models. */
export async function loader() {
  return new Response(llmsText(await getSite(), await listKnownServices(), await listKnownCases()), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}

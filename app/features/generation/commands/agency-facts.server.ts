import { categories } from "~/content/categories";
import { AGENCY_LINKS, COUNTRY_LINKS, SERVICE_LINKS } from "~/content/navigation";
import type { AgencyFacts } from "~/features/generation/model/prompt";
import { getSite } from "~/features/settings/queries.server";

/** What an article may say of the agency: what the site itself says, and nothing else. */
export async function readAgencyFacts(): Promise<AgencyFacts> {
  const { siteName, address, figures } = await getSite();
  return {
    siteName,
    address,
    figures,
    services: categories.map(({ name, metaDescription }) => `${name} : ${metaDescription}`),
    links: [...SERVICE_LINKS, ...COUNTRY_LINKS, ...AGENCY_LINKS],
  };
}

import { categories } from "~/content/categories";
import { llmsCopy } from "~/content/llms";
import { casePath } from "~/features/case-studies/model/case-study";
import type { ServiceCategory } from "~/features/services/model/service";
import { servicePath } from "~/features/services/model/service";
import { whatsappUrl } from "~/lib/web/phone";
import { withFigures } from "~/site/agency-figures";
import type { Site } from "~/site/site-settings";

/**
 * The site in a page of Markdown for language models: who we are, what we offer, what we did and where, how to reach us.
 * Source: https://llmstxt.org
 */
export function llmsText(
  site: Site,
  services: readonly {
    slug: string;
    category: ServiceCategory;
    title: string;
    description: string;
  }[],
  cases: readonly {
    slug: string;
    title: string;
    summary: string;
  }[] = [],
): string {
  const { siteUrl } = site;
  return [
    `# ${line(site.siteName)}`,
    `> ${llmsCopy.summary}`,
    withFigures(llmsCopy.facts, site.figures),
    ...categories.map(({ slug, name, lead }) => {
      const own = services.filter(({ category }) => category === slug);
      const items = own.map((service) => link(siteUrl + servicePath(service), service.title, service.description));
      return [`## ${name}`, "", lead, "", link(`${siteUrl}/services/${slug}`, llmsCopy.everyService), ...items].join(
        "\n",
      );
    }),
    [
      `## ${llmsCopy.casesTitle}`,
      "",
      link(`${siteUrl}/realisations`, llmsCopy.everyCase),
      ...cases.map((study) => link(siteUrl + casePath(study), study.title, study.summary)),
    ].join("\n"),
    [`## ${llmsCopy.pagesTitle}`, "", ...llmsCopy.pages.map(([path, name]) => link(siteUrl + path, name))].join("\n"),
    [
      `## ${llmsCopy.contactTitle}`,
      "",
      `- Adresse : ${line(site.address)}`,
      `- Téléphone : ${line(site.phone)}`,
      `- E-mail : ${line(site.email)}`,
      `- WhatsApp : ${whatsappUrl(site.whatsappNumber)}`,
      link(`${siteUrl}/contact`, llmsCopy.form),
    ].join("\n"),
    "",
  ].join("\n\n");
}

function link(url: string, name: string, about = ""): string {
  const remark = line(about);
  return `- [${line(name)}](${url})${remark ? ` : ${remark}` : ""}`;
}

/** Text as one line of Markdown in which nothing is markup. */
function line(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>#]/g, "\\$&");
}

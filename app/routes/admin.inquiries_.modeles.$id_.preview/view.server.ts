import { serviceLabel } from "~/features/inquiries/model/inquiry";
import { getInquiry, listLatestInquiries } from "~/features/inquiries/queries/inquiries.server";
import type { getTemplate } from "~/features/replies/queries.server";
import { filledFor, getReplyFacts } from "~/features/replies/queries.server";
import type { SelectOption } from "~/ui/select-options";

type Template = NonNullable<Awaited<ReturnType<typeof getTemplate>>>;

const LEADS_OFFERED = 20;

/** A template filled in for a lead, with the newest leads to choose from; as it is where there is no lead. */
export async function getPreview(template: Template, wanted: string | undefined) {
  const latest = await listLatestInquiries(LEADS_OFFERED);
  const lead = (wanted && (await getInquiry(wanted))) || latest[0];
  const { id, name, language } = template;
  const { subject, body } = lead ? filledFor(await getReplyFacts({ ...lead, language }), template) : template;
  return { id, name, language, leads: optionsOf(latest, lead), chosenId: lead?.id, subject, body };
}

type Lead = Awaited<ReturnType<typeof listLatestInquiries>>[number];

function optionsOf(latest: Lead[], chosen: Lead | undefined): SelectOption[] {
  const isOlder = chosen && !latest.some(({ id }) => id === chosen.id);
  const offered = isOlder ? [chosen, ...latest] : latest;
  return offered.map(({ id, name, ...interest }) => ({ value: id, label: `${name}, ${serviceLabel(interest)}` }));
}

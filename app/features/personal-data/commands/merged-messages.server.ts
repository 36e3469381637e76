import { addEvent } from "~/features/inquiries/commands/events.server";
import { mergedMessageText } from "~/features/inquiries/model/merging";
import type { HeldMerged } from "~/features/inquiries/queries/returning.server";
import { MERGED_CORRECTED } from "~/features/personal-data/model";
import type { Correction } from "~/features/personal-data/schema.server";
import type { Transaction } from "~/server/db/transaction.server";
import { phoneText } from "~/server/forms/phone.server";

/** Corrects merged messages where the histories of other inquiries keep them. @returns the ids of those that differed */
export async function correctMergedIn(
  tx: Transaction,
  merged: readonly HeldMerged[],
  correction: Correction,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { id, keptId, eventId, facts, message } of merged) {
    const text = mergedMessageText({ facts: correctedFacts(facts, correction), message });
    if (text === mergedMessageText({ facts, message })) continue;
    await tx.inquiryEvent.update({ where: { id: eventId }, data: { text } });
    await addEvent(tx, { inquiryId: keptId, kind: "correction", text: MERGED_CORRECTED, actor: null, mergedId: id });
    ids.push(id);
  }
  return ids;
}

/** In the order in which a message tells them. */
function correctedFacts(facts: HeldMerged["facts"], { name, phone, company }: Correction): Record<string, string> {
  const said = { Nom: name, "E-mail": facts["E-mail"], Téléphone: phone && phoneText(phone), Entreprise: company };
  const known = Object.entries({ ...facts, ...said }).filter((fact): fact is [string, string] => Boolean(fact[1]));
  const labels = [...Object.keys(said), ...Object.keys(facts)];
  return Object.fromEntries(known.sort(([one], [other]) => labels.indexOf(one) - labels.indexOf(other)));
}

import { deleteEmailsOf } from "~/features/mail/delete.server";
import { emptyTrashOf } from "~/features/trash/empty.server";
import type { Transaction } from "~/server/db/transaction.server";
import type {
  ErasedPerson,
  Erasure,
  Identities,
  KnownPerson,
  PersonRows,
} from "~/server/registries/personal-data.server";
import { redactRows, redactTrail } from "./redact-tied.server";

/**
 * Erases what came of a person after the first message: first every feature finds its rows, then what is in the trash of
 * them goes, the letters that tell of them, and at last what each feature holds; in its words and in the trail of all of
 * it, the agency no longer names the person. Documents that were sent or issued are kept by law. The command that calls
 * it drops the pages under `cases`, and for an account those under `testimonials`.
 * @returns the person, with what the features told
 */
export async function eraseRelated(
  tx: Transaction,
  erasures: readonly Erasure[],
  known: KnownPerson,
): Promise<ErasedPerson> {
  const told = await identify(tx, erasures, known);
  const toldEmails = told.flatMap((each) => each.emails);
  const person: ErasedPerson = {
    ...known,
    identityIds: told.flatMap((each) => each.ids),
    names: unique([...known.names, ...told.flatMap((each) => each.names)]),
    emails: unique([...known.emails, ...toldEmails]),
    phones: unique([...known.phones, ...told.flatMap((each) => each.phones)]),
    companies: unique([...known.companies, ...told.flatMap((each) => each.companies)]),
  };
  const { emails, inquiryIds, profileId } = person;
  const found = await findRows(tx, erasures, person);
  const relatedIds = found.flatMap(({ ids }) => ids);
  const trashedIds = await emptyTrashOf(tx, { emails, inquiryIds, relatedIds, personId: profileId });
  const goneIds = [...trashedIds, ...found.flatMap(({ formerIds = [] }) => formerIds)];
  const letters = found.flatMap((rows) => rows.letters?.(goneIds) ?? []);
  await deleteEmailsOf(tx, {
    pages: letters.flatMap(({ pages }) => pages),
    invoiceIds: letters.flatMap(({ invoiceIds = [] }) => invoiceIds),
    quoteNumbers: letters.flatMap(({ quoteNumbers = [] }) => quoteNumbers),
    recipients: toldEmails,
  });
  for (const rows of found) {
    // Redacted first, which locks a row before what belongs to it, as everywhere.
    await redactRows(tx, rows, person);
    await rows.forget?.();
  }
  const tracedIds = found.flatMap((rows) => rows.tracedIds ?? []);
  await redactTrail(tx, [...inquiryIds, ...relatedIds, ...tracedIds, ...goneIds], person);
  return person;
}

/** What the features tell of a person. */
async function identify(tx: Transaction, erasures: readonly Erasure[], known: KnownPerson): Promise<Identities[]> {
  const told: Identities[] = [];
  for (const erasure of erasures) {
    if (erasure.identify) told.push(await erasure.identify(tx, known));
  }
  return told;
}

/** The rows of a person, feature by feature. */
async function findRows(tx: Transaction, erasures: readonly Erasure[], person: ErasedPerson): Promise<PersonRows[]> {
  const found = new Map<string, PersonRows>();
  for (const { feature, find } of erasures) {
    const rows = await find?.(tx, person, (before) => {
      const known = found.get(before);
      if (!known) throw new Error(`${feature} asks for rows of ${before}, which come later or never.`);
      return known.ids;
    });
    if (rows) found.set(feature, rows);
  }
  return [...found.values()];
}

const unique = (texts: string[]) => [...new Set(texts)];

import { HeldFact } from "./held-fact";
import type { HeldRecord } from "./held-records.server";

/** What somebody answered to quotes, or announced of transfers, an entry each. */
export function HeldAnswers({ title, records }: { title: string; records: HeldRecord[] }) {
  if (records.length === 0) return null;
  return (
    <>
      <h2 className="text-2xl mt-12 mb-4">{title}</h2>
      {records.map(({ id, facts }) => (
        <dl className="mb-8 border-t-2 border-t-line-strong" key={id}>
          {facts.map(({ term, value, isCode }) => (
            <HeldFact key={term} term={term} values={[value]} isCode={isCode ?? false} />
          ))}
        </dl>
      ))}
    </>
  );
}

/** Short facts beside each other, each under its name. */
export function FactList({ facts }: { facts: readonly { term: string; value: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-y-2 gap-x-10 mt-4 tabular-nums max-md:grid max-md:grid-cols-[1fr_1fr] max-md:gap-x-6">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-sm text-text-3">{term}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

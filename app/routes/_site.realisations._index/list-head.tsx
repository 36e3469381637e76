import { caseCount, casesCopy } from "~/content/cases";
import type { CaseFilters } from "~/features/case-studies/model/case-study";
import { casesPath } from "~/features/case-studies/model/case-study";
import { FilterLink } from "~/ui/filter-link";

interface Choice {
  key: string;
  label: string;
  count: number;
}

interface ListHeadProps {
  filters: CaseFilters;
  services: Choice[];
  sectors: Choice[];
}

export function ListHead({ filters, services, sectors }: ListHeadProps) {
  return (
    <header className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-6 gap-x-(--gap) pt-[clamp(2.5rem,6vw,6.5rem)] pb-[clamp(1.5rem,3vw,3rem)] lg:grid-cols-12 lg:items-end">
      <h1 className="text-5xl leading-[calc(var(--title-leading)_*_0.88)] lg:col-[1_/_9]">{casesCopy.title}</h1>
      <p className="lead max-w-[46ch] lg:col-[9_/_13]">{casesCopy.lead}</p>
      {sectors.length > 0 && (
        <div className="border-b border-b-line lg:col-span-full lg:mt-5">
          <Choices
            label={casesCopy.sectorsLabel}
            choices={sectors}
            chosen={filters.sector}
            hrefFor={(sector) => casesPath({ ...filters, sector })}
          />
          <Choices
            label={casesCopy.servicesLabel}
            choices={services}
            chosen={filters.service}
            hrefFor={(service) => casesPath({ ...filters, service })}
          />
        </div>
      )}
    </header>
  );
}

interface ChoicesProps {
  label: string;
  choices: Choice[];
  chosen: string | null;
  hrefFor: (key: string | null) => string;
}

/**
 * A row of links, each with how many works it leaves; what would leave none is not offered. On a phone it runs on past
 * the edge, so that the works begin on the first screen.
 */
function Choices({ label, choices, chosen, hrefFor }: ChoicesProps) {
  const offered = choices.filter(({ key, count }) => count > 0 || key === chosen);
  const all = { key: null, label: casesCopy.everything, count: null };
  return (
    <nav
      className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gap) border-t border-t-line py-1.5 lg:grid-cols-[9rem_minmax(0,1fr)]"
      aria-label={label}
    >
      <p className="pt-2.5 text-text-3 text-sm/[1.7]">{label}</p>
      <ul className="relative flex gap-y-0 gap-x-[clamp(1.1rem,2vw,1.9rem)] -mx-(--gutter) px-(--gutter) overflow-x-auto whitespace-nowrap [scrollbar-width:thin] lg:mx-0 lg:px-0 lg:flex-wrap lg:overflow-visible">
        {[all, ...offered].map(({ key, label: name, count }) => (
          <li key={key ?? ""}>
            <FilterLink to={hrefFor(key)} aria-current={key === chosen ? "page" : undefined}>
              {name}
              {count !== null && (
                <>
                  <span className="figures text-text-3 text-xs" aria-hidden="true">
                    {count}
                  </span>
                  <span className="sr-only">, {caseCount(count)}</span>
                </>
              )}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

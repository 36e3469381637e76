import { TurnLine } from "~/features/inquiries/components/turn-line";
import type { View } from "~/features/inquiries/model/follow-up";
import { VIEW_LABELS, VIEWS, viewCount } from "~/features/inquiries/model/follow-up";
import { AppLink } from "~/ui/app-link";
import { ListSection } from "~/ui/list-section";
import { ScreenLink } from "~/ui/screen-link";
import type { DueLead } from "./view.server";

export function WaitingLeads({ waiting, due }: { waiting: Record<View, number>; due: DueLead[] }) {
  return (
    <ListSection titleId="waiting-title" title="À faire" className="mb-8">
      <nav aria-label="Ce qui attend">
        <ul className="grid grid-cols-2 md:grid-cols-4 border border-line">
          {VIEWS.map((view) => (
            <li key={view} className="border-line odd:border-e md:not-last:border-e max-md:nth-[n+3]:border-t">
              <ScreenLink
                className="block h-full py-2.5 px-3 text-text-2 no-underline leading-tight hover:bg-surface-2 hover:text-text focus-visible:-outline-offset-3"
                to={`/admin/inquiries?vue=${view}`}
              >
                <span className="block font-display text-[1.75rem] font-semibold leading-[1.1] text-text tabular-nums">
                  {viewCount(waiting[view])}
                </span>{" "}
                {VIEW_LABELS[view]}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
      {due.length === 0 ? (
        <p className="note mt-3">Rien n’est dû aujourd’hui.</p>
      ) : (
        <ul>
          {due.map((lead) => (
            <Lead key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
    </ListSection>
  );
}

function Lead({ lead: { id, name, phone, turn } }: { lead: DueLead }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-2 md:grid-cols-[5fr_4fr_9rem] border-b border-b-line hover:bg-surface-2">
      <ScreenLink
        className="content-center min-h-9 wrap-anywhere after:absolute after:inset-0"
        to={`/admin/inquiries/${id}?vue=${turn.state === "late" ? "en-retard" : "aujourdhui"}`}
      >
        <bdi>{name}</bdi>
      </ScreenLink>
      <span className="row-2 md:row-1 md:col-2">
        <TurnLine turn={turn} />
      </span>
      {phone && (
        <AppLink
          className="relative row-span-2 md:row-span-1 md:col-3 min-h-11 content-center text-end tabular-nums"
          to={phone.href}
        >
          {phone.text}
        </AppLink>
      )}
    </li>
  );
}

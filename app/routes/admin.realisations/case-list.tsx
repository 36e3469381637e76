import { ArrowDown, ArrowUp } from "lucide-react";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import { useSearchHref } from "~/ui/use-address";
import type { CaseItem } from "./view.server";

/** The cases in the order of the site, each with its place, its state and its buttons. */
export function CaseList({ cases, isWhole }: { cases: CaseItem[]; isWhole: boolean }) {
  return (
    <ol className="border-b border-b-line">
      {cases.map((item, index) => (
        <CaseRow
          key={item.id}
          item={item}
          canGoUp={isWhole && index > 0}
          canGoDown={isWhole && index < cases.length - 1}
        />
      ))}
    </ol>
  );
}

function CaseRow({ item, canGoUp, canGoDown }: { item: CaseItem; canGoUp: boolean; canGoDown: boolean }) {
  const { id, title, clientName, sector, year, status, isPublished, picture, consent, isFictitious, language } = item;
  return (
    <li className="grid gap-y-3 gap-x-5 py-4 border-t border-t-line grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_auto] lg:items-center">
      <div className="relative aspect-[8/5] overflow-clip border border-line bg-surface-3">
        {picture && <Picture isFilling src={picture} alt="" sizes="8rem" />}
      </div>
      <div className="min-w-0 grid gap-1">
        <h2 className="text-[1.125rem] leading-[1.25] wrap-anywhere">
          <AppLink to={`/admin/realisations/${id}`} hydrated>
            {title}
          </AppLink>
        </h2>
        <p className="note wrap-anywhere">
          <bdi>{clientName || "Client à préciser"}</bdi> · {sector} · {year}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Badge tone={isPublished ? "green" : "yellow"}>{status}</Badge>
          {consent && <Badge tone={consent.tone}>{consent.label}</Badge>}
          {language && <Badge tone="neutral">{language}</Badge>}
          {isFictitious && <Badge tone="neutral">Client fictif</Badge>}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-0.5 gap-y-2 sm:gap-x-2 lg:col-auto">
        {canGoUp && <MoveForm id={id} direction="up" title={title} />}
        {canGoDown && <MoveForm id={id} direction="down" title={title} />}
        <PublishForm id={id} isPublished={isPublished} title={title} />
        <DeleteLink id={id} title={title} />
      </div>
    </li>
  );
}

function MoveForm({ id, direction, title }: { id: string; direction: "up" | "down"; title: string }) {
  const action = useSearchHref("/admin/realisations")({});
  const isUp = direction === "up";
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        className="icon-btn"
        name="direction"
        value={direction}
        title={isUp ? "Monter" : "Descendre"}
      >
        {isUp ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
        <span className="sr-only">
          {isUp ? "Monter" : "Descendre"} {title}
        </span>
      </button>
    </Form>
  );
}

function PublishForm({ id, isPublished, title }: { id: string; isPublished: boolean; title: string }) {
  const action = useSearchHref("/admin/realisations")({});
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="publish" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="value" value={String(!isPublished)} />
      <Button size="sm" variant={isPublished ? "secondary" : "primary"} isPending={useIsSubmitting("publish", id)}>
        {isPublished ? "Retirer du site" : "Publier"}
        <span className="sr-only">
          {"\u202f"}: {title}
        </span>
      </Button>
    </Form>
  );
}

function DeleteLink({ id, title }: { id: string; title: string }) {
  const to = useSearchHref(`/admin/realisations/${id}/delete`)({});
  return (
    <LinkButton to={to} hydrated variant="quiet" size="sm" preventScrollReset>
      Supprimer<span className="sr-only"> {title}</span>
    </LinkButton>
  );
}

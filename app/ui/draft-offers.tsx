import { Form } from "@remix-run/react";
import type { FormDraft } from "~/lib/forms/form-draft";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { Button } from "./button";
import { LinkButton } from "./link-button";

const OFFER =
  "flex flex-wrap items-center justify-between gap-y-3 gap-x-6 py-4 px-4.5 border border-line-strong border-s-6 border-s-blue bg-surface-2 wrap-anywhere";

export type KeptOfferProps = {
  /** Which kept text already stands in the form; null for none. */
  resumed: string | null;
  offers: FormDraft[];
  /** Address of the form with a kept text in it. */
  resumeTo: (key: string) => string;
  /** Of the form that discards one. */
  intent: string;
};

/** Offers what was typed before a session ended, to be resumed or discarded; says which offer stands in the form. */
export function DraftOffers({ resumed, offers, resumeTo, intent }: KeptOfferProps) {
  if (!resumed && offers.length === 0) return null;
  return (
    <section className="grid gap-3 mb-6" aria-label="Saisie conservée">
      {resumed && (
        <div className={OFFER}>
          <p id={`${DRAFT_FIELD}-${resumed}`}>
            Vous reprenez votre saisie conservée. Elle n’est pas encore enregistrée.
          </p>
          <DiscardForm intent={intent} kept={resumed} />
        </div>
      )}
      {offers.map(({ key, keptOn, title }) => (
        <div key={key} className={OFFER}>
          <p id={`${DRAFT_FIELD}-${key}`}>
            Votre saisie du {keptOn} a été conservée
            {title && (
              <>
                {"\u202f: «\u202f"}
                <bdi>{title}</bdi>
                {"\u202f»"}
              </>
            )}
            .
          </p>
          <div className="flex flex-wrap gap-2">
            <LinkButton
              to={resumeTo(key)}
              hydrated
              variant="primary"
              size="sm"
              aria-describedby={`${DRAFT_FIELD}-${key}`}
            >
              Reprendre
            </LinkButton>
            <DiscardForm intent={intent} kept={key} />
          </div>
        </div>
      ))}
    </section>
  );
}

function DiscardForm({ intent, kept }: { intent: string; kept: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={DRAFT_FIELD} value={kept} />
      <Button size="sm" aria-describedby={`${DRAFT_FIELD}-${kept}`}>
        Abandonner
      </Button>
    </Form>
  );
}

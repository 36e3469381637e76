import { Form } from "@remix-run/react";
import { Button } from "./button";
import { LinkButton } from "./link-button";

export type KeptOfferProps = {
  /** Whether what was kept already stands in the form. */
  isResumed: boolean;
  /** Address of the form with what was kept in it. */
  resumeTo: string;
  /** The intent by which it is given up. */
  discardIntent: string;
};

/** What was typed before a session ended waits to be taken up or given up. */
export function KeptOffer({ isResumed, resumeTo, discardIntent }: KeptOfferProps) {
  return (
    <section className="kept-offer" aria-label="Saisie conservée">
      <p>
        {isResumed
          ? "Vous reprenez votre saisie conservée. Elle n’est pas encore enregistrée."
          : "Votre saisie a été conservée."}
      </p>
      <div className="kept-offer-actions">
        {!isResumed && (
          <LinkButton to={resumeTo} hydrated variant="primary" size="sm">
            Reprendre
          </LinkButton>
        )}
        <Form method="post">
          <input type="hidden" name="intent" value={discardIntent} />
          <Button type="submit" size="sm">
            Abandonner
          </Button>
        </Form>
      </div>
    </section>
  );
}

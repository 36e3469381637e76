import { ButtonForm } from "~/ui/button-form";
import { LinkButton } from "~/ui/link-button";
import { ScreenLinkButton } from "~/ui/screen-link";
import type { IssuedData } from "./view.server";

/** The transfers that the client has announced and that nobody has confirmed yet. */
export function ClaimList({ id, claims }: { id: string; claims: IssuedData["claims"] }) {
  const waiting = claims.filter(({ state }) => state === "pending");
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="claims-title">
      <h2 className="text-xl mb-2" id="claims-title">
        Virement annoncé
      </h2>
      <ul>
        {waiting.map((claim) => (
          <Claim key={claim.id} id={id} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

function Claim({ id, claim }: { id: string; claim: IssuedData["claims"][number] }) {
  return (
    <li className="grid gap-2 py-3 border-t border-t-line">
      <p className="tabular-nums">
        Le client dit avoir viré <strong>{claim.amount}</strong>, le {claim.when}.
      </p>
      {claim.note && (
        <p className="whitespace-pre-line wrap-anywhere text-text-2" dir="auto">
          {claim.note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {claim.proof && (
          <LinkButton to={`/admin/preuves/${claim.id}`} size="sm">
            Justificatif<span className="sr-only"> {claim.proof}</span>
          </LinkButton>
        )}
        <ScreenLinkButton to={`/admin/factures/${id}?annonce=${claim.id}#payment-title`}>Confirmer</ScreenLinkButton>
        <ButtonForm
          intent="reject-claim"
          values={{ claim_id: claim.id }}
          action={`/admin/factures/${id}`}
          preventScrollReset
          size="sm"
          variant="quiet"
        >
          Écarter
        </ButtonForm>
      </div>
    </li>
  );
}

import { useEffect, useRef } from "react";
import { AppLink } from "~/ui/app-link";
import { ButtonForm } from "~/ui/button-form";
import { LinkButton } from "~/ui/link-button";
import { ScreenLink, ScreenLinkButton } from "~/ui/screen-link";
import type { IssuedData } from "./view.server";

/** The transfers that the client has announced and the team has not confirmed yet. */
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
          <li key={claim.id} className="grid gap-2 py-3 border-t border-t-line">
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
              <ScreenLinkButton to={`/admin/factures/${id}?annonce=${claim.id}#payment-title`}>
                Confirmer
              </ScreenLinkButton>
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
        ))}
      </ul>
    </section>
  );
}

/** Payments and refunds; one that was recorded by mistake stays, struck out, with its reason. */
export function PaymentList({ id, payments }: { id: string; payments: IssuedData["payments"] }) {
  const heading = useFocusOnGrowth(payments.length);
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="paiements" className="scroll-mt-6">
      <h2 className="text-xl mb-2" id="paiements" tabIndex={-1} ref={heading}>
        Paiements
      </h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-1 py-2.5 border-t border-t-line">
            <p className="flex justify-between gap-6 tabular-nums">
              <span>
                {payment.isRefund && "Remboursement du "}
                {payment.on}, {payment.mode.toLowerCase()}
              </span>
              {payment.cancelled ? <s>{payment.amount}</s> : <strong>{payment.amount}</strong>}
            </p>
            <p className="text-sm text-text-2 wrap-anywhere">
              <AppLink to={`/admin/factures/${id}/recus/${payment.id}`}>Reçu {payment.receipt}</AppLink>
              {payment.reference && (
                <>
                  , <bdi>{payment.reference}</bdi>
                </>
              )}
              {payment.parts && `, ${payment.parts}`}
              {payment.by && (
                <>
                  , par <bdi>{payment.by}</bdi>
                </>
              )}
            </p>
            {payment.cancelled ? (
              <p className="text-sm wrap-anywhere">{payment.cancelled}</p>
            ) : (
              <ScreenLink
                className="inline-flex items-center justify-self-start min-h-6 text-sm pointer-coarse:min-h-11"
                to={`/admin/factures/${id}/paiements/${payment.id}/annuler`}
                preventScrollReset
              >
                Annuler ce {payment.isRefund ? "remboursement" : "paiement"}
                <span className="sr-only">, reçu {payment.receipt}</span>
              </ScreenLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Takes the focus when the list has grown, since the form that was sent is gone. */
function useFocusOnGrowth(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}

import { Form } from "@remix-run/react";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useIsSubmitting } from "~/ui/form-state";

interface DataCardProps {
  erasureAskedOn: string | null;
  /** Whether erasure is offered: not to admins, who are no clients. */
  mayAsk: boolean;
}

/** What one may do with one's own data: take it along, or have it erased. */
export function DataCard({ erasureAskedOn, mayAsk }: DataCardProps) {
  return (
    <Card>
      <h2>Mes données</h2>
      <p className="note">Tout ce que nous gardons de vous, dans un fichier.</p>
      <AppLink to="/dashboard/export" download="mes-donnees.json">
        Télécharger mes données
      </AppLink>
      {erasureAskedOn && <WithdrawForm askedOn={erasureAskedOn} />}
      {!erasureAskedOn && mayAsk && (
        <AppLink to="/dashboard/erasure" hydrated preventScrollReset>
          Demander leur effacement
        </AppLink>
      )}
    </Card>
  );
}

function WithdrawForm({ askedOn }: { askedOn: string }) {
  const isSending = useIsSubmitting("withdraw");
  return (
    <Form method="post" action="/dashboard/erasure" preventScrollReset>
      <input type="hidden" name="intent" value="withdraw" />
      <p className="note">Effacement demandé le {askedOn}. Nous vous répondrons par e-mail.</p>
      <Button variant="quiet" size="sm" isPending={isSending} pendingText="Envoi...">
        Retirer la demande
      </Button>
    </Form>
  );
}

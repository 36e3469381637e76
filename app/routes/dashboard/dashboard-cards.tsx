import { Form } from "@remix-run/react";
import { ROLE_LABELS } from "~/features/accounts/model/user";
import type { User } from "~/server/sessions/user";
import { AppLink } from "~/ui/app-link";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";

interface ProfileCardProps {
  user: User;
  company: string | null;
}

/** Who is signed in, and the way out. */
export function ProfileCard({ user, company }: ProfileCardProps) {
  return (
    <Card>
      <div className="profile-card flex items-center gap-4 min-w-0">
        <Avatar name={user.fullName} />
        <div className="min-w-0 wrap-anywhere">
          <h2>{user.fullName}</h2>
          <p className="note">{[ROLE_LABELS[user.role], company].filter(Boolean).join(", ")}</p>
          <p className="note break-words">{user.email}</p>
        </div>
      </div>
      <AppLink to="/dashboard/profile" hydrated preventScrollReset>
        Modifier mon profil
      </AppLink>
      <AppLink to="/dashboard/account" hydrated>
        Mon compte
      </AppLink>
      {user.role === "client" && (
        <AppLink to={`/dashboard/personnes/${user.id}`} hydrated>
          Personnes
        </AppLink>
      )}
      <AppLink to="/dashboard/factures" hydrated>
        Mes factures
      </AppLink>
      <Form method="post" action="/sign-out" reloadDocument>
        <Button type="submit" variant="secondary" size="sm">
          Déconnexion
        </Button>
      </Form>
    </Card>
  );
}

/** For admins only: the way to the back office. */
export function AdminCard() {
  return (
    <Card>
      <h2>Administration</h2>
      <p className="note">Demandes, avis, projets et contenus de l’agence.</p>
      <LinkButton to="/admin" hydrated variant="primary" size="sm">
        Ouvrir l’administration
      </LinkButton>
    </Card>
  );
}

interface DataCardProps {
  erasureAskedOn: string | null;
  /** Whether erasure is offered: to clients, not to admins. */
  mayAsk: boolean;
}

/** The user's own data: its export, and the request to erase it. */
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

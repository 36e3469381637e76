import { Form } from "@remix-run/react";
import type { ClientSpaceCopy } from "~/content/client-space/french";
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
  words: ClientSpaceCopy["profile"];
  /** Words of the link to the invoices. */
  invoices: string;
}

export function ProfileCard({ user, company, words, invoices }: ProfileCardProps) {
  return (
    <Card>
      <div className="profile-card flex items-center gap-4 min-w-0">
        <Avatar name={user.fullName} />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-[1.25rem]">{user.fullName}</h2>
          <p className="note">
            {[user.role === "client" ? words.client : ROLE_LABELS[user.role], company].filter(Boolean).join(", ")}
          </p>
          <p className="note break-words">{user.email}</p>
        </div>
      </div>
      <AppLink to="/dashboard/profile" hydrated preventScrollReset>
        {words.edit}
      </AppLink>
      <AppLink to="/dashboard/account" hydrated>
        {words.account}
      </AppLink>
      {user.role === "client" && (
        <AppLink to={`/dashboard/personnes/${user.id}`} hydrated>
          {words.people}
        </AppLink>
      )}
      <AppLink to="/dashboard/factures" hydrated>
        {invoices}
      </AppLink>
      <Form method="post" action="/sign-out" reloadDocument>
        <Button size="sm">{words.signOut}</Button>
      </Form>
    </Card>
  );
}

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

/** The invitation of a client who wants the user as one of its people. */
export function InvitationCard({ id, text, open }: Record<"id" | "text" | "open", string>) {
  return (
    <Card>
      <p className="wrap-anywhere">{text}</p>
      <LinkButton to={`/dashboard/personnes/${id}`} hydrated variant="primary" size="sm">
        {open}
      </LinkButton>
    </Card>
  );
}

interface DataCardProps {
  words: Omit<ClientSpaceCopy["data"], "asked">;
  erasureAsked: string | null;
  /** Whether erasure is offered: to clients, not to admins. */
  mayAsk: boolean;
}

export function DataCard({ words, erasureAsked, mayAsk }: DataCardProps) {
  const isSending = useIsSubmitting("withdraw");
  return (
    <Card>
      <h2 className="text-[1.25rem] wrap-anywhere">{words.title}</h2>
      <p className="note">{words.text}</p>
      <AppLink to="/dashboard/export" download="mes-donnees.json">
        {words.download}
      </AppLink>
      {erasureAsked && (
        <Form method="post" action="/dashboard/erasure" preventScrollReset>
          <input type="hidden" name="intent" value="withdraw" />
          <p className="note">{erasureAsked}</p>
          <Button variant="quiet" size="sm" isPending={isSending} pendingText={words.sending}>
            {words.withdraw}
          </Button>
        </Form>
      )}
      {!erasureAsked && mayAsk && (
        <AppLink to="/dashboard/erasure" hydrated preventScrollReset>
          {words.ask}
        </AppLink>
      )}
    </Card>
  );
}

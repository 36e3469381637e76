import type { Permission, ShownInvitation, ShownPerson } from "~/features/clients/people/model";
import {
  CHANGE_PERMISSION,
  LEAVE_CLIENT,
  REMOVE_PERSON,
  RESEND_INVITATION,
  WITHDRAW_INVITATION,
} from "~/features/clients/people/model";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ButtonForm } from "~/ui/button-form";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";

interface PeopleListProps {
  people: readonly ShownPerson[];
  mayChange: boolean;
  words: Record<"list" | "empty" | "remove" | "sending", string> &
    Record<"permissions" | "change", Record<Permission, string>>;
}

/** The people of a client beside itself, with their buttons. */
export function PeopleList({ people, mayChange, words }: PeopleListProps) {
  if (people.length === 0) return <p className="py-6 border-y border-y-line text-text-2">{words.empty}</p>;
  return (
    <ul aria-label={words.list}>
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4 border-t border-t-line">
          <p className="min-w-0 grow wrap-anywhere">
            <bdi>{person.email}</bdi>
            <span className="block text-sm text-text-3">{person.since}</span>
          </p>
          <Badge tone={person.permission === "decides" ? "green" : "neutral"}>
            {words.permissions[person.permission]}
          </Badge>
          {mayChange && <Changes person={person} words={words} />}
        </li>
      ))}
    </ul>
  );
}

function Changes({ person, words }: { person: ShownPerson; words: PeopleListProps["words"] }) {
  const other = person.permission === "decides" ? "reads" : "decides";
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonForm
        intent={CHANGE_PERMISSION}
        values={{ person: person.id, permission: other }}
        preventScrollReset
        size="sm"
        pendingText={words.sending}
      >
        {words.change[other]}
        <span className="sr-only"> ({person.email})</span>
      </ButtonForm>
      <ButtonForm
        intent={REMOVE_PERSON}
        values={{ person: person.id }}
        preventScrollReset
        size="sm"
        variant="quiet"
        pendingText={words.sending}
      >
        {words.remove}
        <span className="sr-only"> ({person.email})</span>
      </ButtonForm>
    </div>
  );
}

/** The open invitations of a client, with their buttons. */
export function InvitationList({
  invitations,
  words,
}: {
  invitations: readonly ShownInvitation[];
  words: {
    permissions: Record<Permission, string>;
    pending: Record<"list" | "state" | "resend" | "withdraw", string>;
    sending: string;
  };
}) {
  const { permissions, pending } = words;
  if (invitations.length === 0) return null;
  return (
    <section className="mt-10" aria-label={pending.list}>
      <h2 className="mb-2 text-xl">{pending.list}</h2>
      <ul>
        {invitations.map(({ name, email, permission, since }) => (
          <li key={email} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4 border-t border-t-line">
            <p className="min-w-0 grow wrap-anywhere">
              <bdi>{name}</bdi>, <bdi>{email}</bdi>
              <span className="block text-sm text-text-3">
                {permissions[permission]}, {since}
              </span>
            </p>
            <Badge tone="yellow">{pending.state}</Badge>
            <div className="flex flex-wrap gap-3">
              <Change intent={RESEND_INVITATION} email={email} label={pending.resend} sending={words.sending} />
              <Change intent={WITHDRAW_INVITATION} email={email} label={pending.withdraw} sending={words.sending} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ intent, email, label, sending }: Record<"intent" | "email" | "label" | "sending", string>) {
  return (
    <ButtonForm
      intent={intent}
      values={{ email }}
      preventScrollReset
      size="sm"
      variant={intent === WITHDRAW_INVITATION ? "quiet" : "secondary"}
      pendingText={sending}
    >
      {label}
      <span className="sr-only"> ({email})</span>
    </ButtonForm>
  );
}

/** Ends the user's own access to a client; asks once more, without scripts too. */
export function LeaveForm({
  words: { leave, sending },
}: {
  words: { leave: Record<"ask" | "text" | "send", string>; sending: string };
}) {
  return (
    <details className="mt-10">
      <summary className="cursor-pointer">{leave.ask}</summary>
      <Form method="post" className="grid gap-4 mt-4 max-w-140">
        <input type="hidden" name="intent" value={LEAVE_CLIENT} />
        <p className="note">{leave.text}</p>
        <div>
          <Button isPending={useIsSubmitting(LEAVE_CLIENT)} pendingText={sending}>
            {leave.send}
          </Button>
        </div>
      </Form>
    </details>
  );
}

import type { Permission, ShownInvitation } from "~/features/client-people/model";
import { RESEND_INVITATION, WITHDRAW_INVITATION } from "~/features/client-people/model";
import { Badge } from "~/ui/badge";
import { ButtonForm } from "~/ui/button-form";

/** Who was invited to a client's space and has not answered, each with what sends the letter again or takes it back. */
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

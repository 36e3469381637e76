import type { FieldMetadata } from "@conform-to/react";
import type { AccountState } from "~/features/clients/model";
import { INVITATION_KEPT, NO_NAME } from "~/features/clients/model";
import type { SENDER_ANSWERS } from "~/features/inquiries/schema/conversion";
import { Field } from "~/ui/field";
import { ScreenLink } from "~/ui/screen-link";
import { SelectField } from "~/ui/select-field";

/** Who has the sender's address already. */
export interface SenderAccount {
  id: string;
  full_name: string | null;
  /** The sender was signed in. */
  state: AccountState | "writer";
}

interface AccountNoteProps {
  email: string;
  account: SenderAccount;
  /** Whether the invitation leaves the house. */
  isMailSent: boolean;
  isSender: FieldMetadata<string>;
}

const ANSWERS: { value: (typeof SENDER_ANSWERS)[number] | ""; label: string }[] = [
  { value: "", label: "Choisissez une réponse" },
  { value: "yes", label: "Oui : le projet va à ce compte, qui le voit aussitôt" },
  { value: "no", label: "Je ne sais pas : le projet reste sans client" },
];

/** Whose the project will be. */
export function AccountNote({ email, account, isMailSent, isSender }: AccountNoteProps) {
  const owner = <ScreenLink to={`/admin/clients/${account.id}`}>{account.full_name ?? NO_NAME}</ScreenLink>;
  if (account.state === "writer")
    return <p className="note">Le projet va au compte de {owner}, qui a écrit ce message.</p>;
  if (account.state === "active")
    return (
      <p className="note">
        Le projet va au compte qui a déjà l’adresse {email} : {owner}.
      </p>
    );
  if (account.state === "invited")
    return (
      <p className="note">
        Le projet va au compte de {owner}, qui n’a pas encore choisi de mot de passe : une autre invitation est écrite à{" "}
        {email}. {!isMailSent && INVITATION_KEPT}
      </p>
    );
  return (
    <>
      <p className="note">
        {owner} a ouvert un compte avec l’adresse {email}, que personne n’a confirmée : ce peut être un autre que
        l’expéditeur, et il lirait le projet. Assurez-vous-en, par téléphone par exemple. Son mot de passe et ses
        sessions restent, quelle que soit la réponse.
      </p>
      <SelectField label="Ce compte est-il celui de l’expéditeur ?" field={isSender} options={ANSWERS} />
    </>
  );
}

/** The fields of a new client, when no account has the address yet. */
export function NewAccountFields({
  email,
  isMailSent,
  fullName,
  company,
}: {
  email: string;
  isMailSent: boolean;
  fullName: FieldMetadata<string>;
  company: FieldMetadata<string>;
}) {
  return (
    <>
      <p className="note">
        Un compte est ouvert pour {email}, et une invitation lui est écrite. {!isMailSent && INVITATION_KEPT}
      </p>
      <div className="field-pair">
        <Field label="Nom" field={fullName} autoComplete="off" />
        <Field label="Entreprise" isOptional field={company} autoComplete="off" />
      </div>
    </>
  );
}

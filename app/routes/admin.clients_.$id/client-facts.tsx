import { LANGUAGE_LABELS } from "~/features/accounts/model/user";
import { CHANGE_LANGUAGE, NO_EMAIL } from "~/features/clients/model";
import { LANGUAGES } from "~/site/language";
import { DescriptionList } from "~/ui/description-list";
import { StatusSelect } from "~/ui/status-select";
import type { ClientScreenData } from "./view.server";

const ACCOUNTS = {
  active: "Se connecte avec son mot de passe",
  unconfirmed: "Inscrit de lui-même, adresse non confirmée",
  invited: "Invité, n’a pas encore choisi de mot de passe",
  none: "Sans adresse de connexion",
};

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));

/** The language of e-mails to the client. */
function LanguageSelect({ id, language }: Pick<ClientScreenData, "id" | "language">) {
  return (
    <StatusSelect
      name="language"
      label="Langue des e-mails"
      value={language}
      options={OPTIONS}
      action={`/admin/clients/${id}`}
    >
      <input type="hidden" name="intent" value={CHANGE_LANGUAGE} />
    </StatusSelect>
  );
}

/** How to reach the client. */
export function ClientFacts({ client }: { client: ClientScreenData }) {
  const { id, email, phone, company, language, account } = client;
  return (
    <section className="mb-9" aria-label="Coordonnées">
      <DescriptionList
        items={[
          { term: "Email", value: email ?? NO_EMAIL, to: email && `mailto:${email}` },
          { term: "Téléphone", value: phone?.text ?? "Non renseigné", to: phone?.href },
          { term: "Entreprise", value: company ? <bdi>{company}</bdi> : "Non renseignée" },
          { term: "Langue", value: <LanguageSelect id={id} language={language} /> },
          { term: "Compte", value: ACCOUNTS[account] },
        ]}
      />
    </section>
  );
}

import { LANGUAGE_LABELS } from "~/features/accounts/model";
import { NO_EMAIL } from "~/features/clients/model";
import { DescriptionList } from "~/ui/description-list";
import type { ClientScreenData } from "./to-screen";

const ACCOUNTS = {
  active: "Se connecte avec son mot de passe",
  unconfirmed: "Inscrit de lui-même, adresse non confirmée",
  invited: "Invité, n’a pas encore choisi de mot de passe",
  none: "Sans adresse de connexion",
};

/** Who the client is and how to reach him. */
export function ClientFacts({ client }: { client: ClientScreenData }) {
  const { email, company, language, account } = client;
  return (
    <section className="client-section" aria-label="Coordonnées">
      <DescriptionList
        items={[
          { term: "Email", value: email ? <a href={`mailto:${email}`}>{email}</a> : NO_EMAIL },
          { term: "Entreprise", value: company ? <bdi>{company}</bdi> : "Non renseignée" },
          { term: "Langue", value: LANGUAGE_LABELS[language] },
          { term: "Compte", value: ACCOUNTS[account] },
        ]}
      />
    </section>
  );
}

import { AppLink } from "~/ui/app-link";
import { LinkButton } from "~/ui/link-button";
import { Pagination } from "~/ui/pagination";
import { Tabs } from "~/ui/tabs";
import { Specimen } from "./specimen";

const here = (query: string) => `/styleguide?${query}`;

export function NavigationSpecimens() {
  return (
    <Specimen title="Chemins">
      <Tabs
        label="Parties du service"
        items={[
          { to: here("tab=landing"), label: "Contenu Landing", isCurrent: true },
          { to: here("tab=examples"), label: "Exemples", isCurrent: false, count: 4 },
          { to: here("tab=tiers"), label: "Tarification", isCurrent: false, count: 3 },
        ]}
      />
      <Pagination page={4} pageCount={19} hrefFor={(page) => here(`page=${page}`)} />
      <p>
        Un lien dans une phrase, comme <AppLink to="/terms">les conditions d’utilisation</AppLink>, est souligné.
      </p>
      <div className="btn-row">
        <LinkButton to={here("overlay=dialog")} hydrated preventScrollReset size="sm">
          Ouvrir un dialogue
        </LinkButton>
        <LinkButton to={here("overlay=confirm")} hydrated preventScrollReset size="sm">
          Supprimer l’avis
        </LinkButton>
      </div>
    </Specimen>
  );
}

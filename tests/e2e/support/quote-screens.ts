import { follow, sendWrong, through } from "./prepare-screen";
import type { Screen } from "./screens";

/** What an admin of the demo agency sees of quotes and of who is billed. */
export const QUOTE_SCREENS: Screen[] = [
  { name: "quotes", path: "/admin/devis" },
  { name: "no quote", path: "/admin/devis?q=introuvable" },
  { name: "a new quote", path: "/admin/devis/new" },
  {
    name: "a quote that is written",
    at: "/admin/devis/:id",
    path: "/admin/devis?q=Logo%20de%20la%20coop",
    prepare: follow("Logo de la coopérative"),
    later: [
      { name: "a quote with errors", at: "/admin/devis/:id", prepare: sendWrong(/^Quantité/, "0", /^Enregistrer$/) },
    ],
  },
  {
    name: "the sending of a quote",
    at: "/admin/devis/:id/envoyer",
    path: "/admin/devis?q=Carte%20du%20petit",
    prepare: async (page) => {
      await follow("Carte du petit déjeuner en trois langues")(page);
      await page.goto(`${page.url()}/envoyer`);
      await page.getByRole("heading", { name: "Envoyer le devis" }).waitFor();
    },
  },
  {
    name: "delete a quote",
    at: "/admin/devis/:id/supprimer",
    path: "/admin/devis?q=Logo%20de%20la%20coop",
    prepare: through(["Logo de la coopérative", "Supprimer"], "Supprimer le brouillon"),
  },
  {
    name: "a quote that was sent",
    at: "/admin/devis/:id",
    path: "/admin/devis?q=Boutique%20des%20meubles",
    prepare: follow("Boutique des meubles"),
  },
  { name: "quote templates", path: "/admin/devis/modeles" },
  {
    name: "a quote template",
    at: "/admin/devis/modeles/:id",
    path: "/admin/devis/modeles",
    prepare: follow("Site vitrine"),
  },
  {
    name: "delete a quote template",
    at: "/admin/devis/modeles/:id/supprimer",
    path: "/admin/devis/modeles",
    prepare: through(["Site vitrine", "Supprimer"], "Supprimer le modèle"),
  },
  { name: "billing clients", path: "/admin/clients-facturation" },
  { name: "no billing client", path: "/admin/clients-facturation?q=introuvable" },
  {
    name: "a new billing client",
    path: "/admin/clients-facturation/new",
    later: [{ name: "a billing client with errors", prepare: sendWrong(/^ICE/, "12", "Enregistrer") }],
  },
  {
    name: "a billing client",
    at: "/admin/clients-facturation/:id",
    path: "/admin/clients-facturation?q=riad%20benali",
    prepare: follow("Riad Benali SARL (fictive)"),
  },
];

import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { countEmails, linkInEmail } from "./emails";
import { post } from "./office";
import { ADMIN, CLIENT } from "./people";
import { enterAs } from "./sign-in";

/** A form of a public screen that hydrates, with the values to fill in. */
export interface HydratedForm {
  name: string;
  path: string;
  /** The id of the form in its page. */
  id: string;
  /** By its name, what is typed into each field, in their order. */
  typed: Record<string, string>;
  /** A radio that is tapped first. */
  tapped?: string;
  button: string | RegExp;
  /** Waits for the answer. */
  isAnswered: (page: Page) => Promise<void>;
}

const says = (words: string) => (page: Page) => expect(page.locator(".flash")).toContainText(words);
const refuses = (words: string | RegExp) => (page: Page) => expect(page.locator(".error-summary")).toContainText(words);

const PASSWORD = "trois-oranges-amères";
const NEW_PASSWORDS = { password: PASSWORD, password_confirmation: `${PASSWORD}!` };
const DIFFER = "Les mots de passe ne correspondent pas";

/** Forms of pages open to all visitors. `mark` makes their values unique to the run. */
function openForms(mark: string): HydratedForm[] {
  return [
    {
      ...{ name: "a message", path: "/contact", id: "inquiry", button: "Envoyer le message" },
      typed: {
        ...{ name: "Khadija Benali", email: "khadija@riad.example", phone: "0612345678" },
        message: `Six chambres à Rabat, ${mark}`,
      },
      isAnswered: says("Message envoyé !"),
    },
    {
      ...{ name: "a review", path: "/contact", id: "review", button: "Soumettre l’avis", tapped: "4 sur 5" },
      typed: {
        ...{ name: "Inès Ferrer", company: "Atlas", position: "Gérante" },
        content: `La charte tient sur trois pages, ${mark}`,
      },
      isAnswered: says("Avis soumis avec succès"),
    },
    {
      ...{ name: "signing in", path: "/auth", id: "sign-in", button: "Se connecter" },
      typed: { email: CLIENT.email, password: CLIENT.password },
      isAnswered: (page) => expect(page).toHaveURL("/dashboard"),
    },
    {
      ...{ name: "signing up", path: "/auth?tab=inscription", id: "sign-up", button: "S’inscrire" },
      typed: { full_name: "Sara Alami", email: "sara.hydrate@riad.example", ...NEW_PASSWORDS },
      isAnswered: refuses(DIFFER),
    },
    {
      ...{ name: "a forgotten password", path: "/auth/forgot", id: "forgot", button: "Recevoir le lien" },
      typed: { email: "personne@riad.example" },
      isAnswered: says("Demande reçue"),
    },
  ];
}

/** The paths that e-mails link to. */
export interface Links {
  reset: string;
  invitation: string;
  confirmation: string;
}

/** Forms that the link of an e-mail leads to. Their values are refused, so that each link stays valid. */
function linkedForms({ reset, invitation, confirmation }: Links): HydratedForm[] {
  const choosing = { id: "choose-password", typed: NEW_PASSWORDS, isAnswered: refuses(DIFFER) };
  return [
    { ...choosing, name: "another password", path: reset, button: "Changer le mot de passe" },
    { ...choosing, name: "an invitation", path: invitation, button: "Ouvrir mon espace" },
    {
      ...{ name: "confirming an address", path: confirmation, id: "confirm-account", button: "Confirmer mon adresse" },
      typed: { password: "un-autre-mot" },
      isAnswered: refuses("n’est pas celui de cette inscription"),
    },
  ];
}

/** The forms of all public screens that hydrate. */
export function hydratedForms(mark: string, links: Links): HydratedForm[] {
  return [...openForms(mark), ...linkedForms(links)];
}

/** A demo client for whom no other test asks for such an e-mail: only the newest link is good. */
const FORGETFUL = "omar@tazi-freres.example";

/** Requests the three e-mails and reads their links. */
export async function receiveLinks(page: Page): Promise<Links> {
  const earlier = await countEmails(FORGETFUL, "Choisissez un nouveau mot de passe");
  const [guest, member] = [`invitee.${Date.now()}@riad.example`, `membre.${Date.now()}@riad.example`];
  await post(page, "/auth/forgot", { intent: "forgot", email: FORGETFUL });
  const account = { full_name: "Membre", email: member, password: PASSWORD, password_confirmation: PASSWORD };
  await post(page, "/auth", { intent: "sign-up", ...account });
  await enterAs(page, ADMIN);
  await post(page, "/admin/clients/new", { intent: "invitation", full_name: "Invitée", email: guest, company: "" });
  return {
    reset: await linkInEmail(FORGETFUL, "Choisissez un nouveau mot de passe", earlier + 1),
    invitation: await linkInEmail(guest, "Votre espace client vous attend"),
    confirmation: await linkInEmail(member, "Confirmez votre adresse e-mail"),
  };
}

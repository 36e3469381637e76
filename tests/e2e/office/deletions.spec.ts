import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { idIn, makeBy, send } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";
import { makeWork } from "../support/works";

/** Makes a thing of each kind by its post. @returns what asks before each is deleted, and what is said then */
async function makeThings(page: Page, title: string): Promise<[question: string, says: string][]> {
  const found = async (list: string, path: string, form: Record<string, string>) => {
    await makeBy(page, path, form);
    return `${list}/${await idIn(page, list, title)}`;
  };
  const old = { intent: "redirect", from_path: `/ancien/${encodeURIComponent(title)}`, to_path: "/about" };
  const billing_client_id = await idIn(page, "/admin/clients-facturation", "Riad Benali");
  const reply = { intent: "template", name: title, language: "fr", channel: "", subject: "", body: "À demain." };
  const project = { intent: "project", title, description: "Une page", status: "pending", client_id: "" };
  const [redirects, replies] = ["/admin/blog/redirections", "/admin/inquiries/modeles"];
  return [
    [`${await makeBy(page, "/admin/devis/new", { base: "" })}/supprimer`, "Brouillon supprimé"],
    [`${await makeBy(page, "/admin/devis/modeles", { intent: "template", name: title })}/supprimer`, "Modèle supprimé"],
    [
      `${await makeBy(page, "/admin/factures/nouvelle", { intent: "free", title, billing_client_id })}/supprimer`,
      "Brouillon supprimé",
    ],
    [`${await found(redirects, `${redirects}/new`, old)}/delete`, "Redirection supprimée"],
    [`${await found(replies, `${replies}/new`, reply)}/delete`, "Modèle supprimé"],
    [`${await makeWork(page, title)}/delete`, "Réalisation supprimée"],
    [`${await found("/admin/projects", "/admin/projects/new", project)}/delete`, "Projet supprimé"],
  ];
}

test("what is deleted is asked about first, and comes back from the trash", async ({ page }) => {
  const title = unique("De trop");
  await enterAs(page, ADMIN);
  for (const [question, says] of await makeThings(page, title)) {
    await open(page, question);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("?");
    await send(page, "Supprimer", says, dialog);
  }
  await open(page, "/admin/corbeille");
  await send(
    page,
    `Restaurer\u202f: ${title}`,
    "Restauration faite",
    page.getByRole("listitem").filter({ hasText: "Projet," }),
  );
  await expect(page.getByRole("listitem").filter({ hasText: title }).filter({ hasText: "Projet," })).toHaveCount(0);
  await idIn(page, "/admin/projects", title);
});

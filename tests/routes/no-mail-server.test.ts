import { beforeEach, describe, expect, it } from "vitest";
import { action as forgot } from "~/routes/_site.auth_.forgot/route";
import { action as invite } from "~/routes/admin.clients.new/route";
import { action as change } from "~/routes/admin.clients_.$id/route";
import { action as account } from "~/routes/dashboard_.account/route";
import { db } from "~/server/db.server";
import { readFlash } from "~/server/flash.server";
import { hashPassword } from "~/server/password.server";
import { resetDatabase } from "../support/database";
import { outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, postArgs, signedInAs } from "../support/requests";
import { plain, showPage } from "../support/show-page";

const PASSWORD = "trois-oranges-amères";
const SENDS = /est envoyée|reçoit un e-mail|y envoyons|y arrive|Envoyer l'invitation|Invitation envoyée/;

let admin = "";
let client = "";
let clientId = "";

beforeEach(async () => {
  await resetDatabase();
  admin = await signedInAs((await makePerson("admin", "chef@agence.example")).id);
  clientId = (await makePerson("client", "sara@riad.example")).id;
  client = await signedInAs(clientId);
});

const said = async (answer: unknown) => {
  const flash = await readFlash(getArgs("/", { cookie: cookiesOf((await answer) as Response) }).request);
  return plain(`${flash?.title} ${flash?.description}`);
};
const words = async (path: string, cookie?: string) => (await showPage(path, cookie ? { cookie } : {})).words;

describe("without a mail server", () => {
  it("a forgotten password promises no message, in the same words for known and unknown addresses", async () => {
    expect(await words("/auth/forgot")).toContain("ce site n'envoie pas encore d'e-mails, nous vous donnons le lien.");
    const known = await said(forgot(postArgs("/auth/forgot", { email: "sara@riad.example" })));
    const unknown = await said(forgot(postArgs("/auth/forgot", { email: "personne@riad.example" })));
    expect(known).toBe(unknown);
    expect(known).toContain("Ce site n'envoie pas encore d'e-mails. Contactez-nous dans l'heure");
    expect(known).not.toMatch(SENDS);
    expect(await outbox()).toEqual(["reset-password to sara@riad.example"]);
  });

  it("a change of e-mail says whom to ask for the link", async () => {
    const password_hash = await hashPassword(PASSWORD);
    await db.credential.update({ where: { profile_id: clientId }, data: { password_hash } });
    const fields = { intent: "change-email", email: "sara@maison.example", current_password: PASSWORD };
    const answer = await said(account(postArgs("/dashboard/account", fields, { cookie: client })));
    expect(answer).toContain("demandez-nous le lien de confirmation");
    expect(answer).not.toMatch(SENDS);
  });

  it("an invitation says where it is read", async () => {
    expect(await words("/admin/clients/new", admin)).toMatch(
      /l'invitation ne part pas : elle se lit dans la page Email/,
    );
    const fields = { intent: "invitation", full_name: "Leïla", email: "leila@atlas.example", language: "fr" };
    const first = await said(invite(postArgs("/admin/clients/new", fields, { cookie: admin })));
    expect(first).toBe("Succès Invitation écrite. Sans serveur de messagerie, l'invitation se lit dans la page Email.");
    const { profile_id: id } = await db.credential.findUniqueOrThrow({ where: { email: "leila@atlas.example" } });
    expect(await words(`/admin/clients/${id}`, admin)).toContain("l'invitation ne part pas");
    const args = postArgs(`/admin/clients/${id}`, { intent: "resend-invitation" }, { cookie: admin, params: { id } });
    expect(await said(change(args))).toBe(first);
  });

  it("no screen of the team says that a letter leaves", async () => {
    const inquiry = { name: "Omar", email: "omar@riad.example", message: "Bonjour" };
    const { id } = await db.contactInquiry.create({ data: inquiry });
    await db.profile.update({ where: { id: clientId }, data: { erasure_requested_at: new Date() } });
    const paths = ["clients/new", "projects/new", `clients/${clientId}/erase`, `inquiries/${id}/convert`];
    for (const path of paths) {
      const shown = await showPage(`/admin/${path}`, { cookie: admin });
      expect([path, shown.status]).toEqual([path, 200]);
      expect(shown.words).not.toMatch(SENDS);
      expect(shown.words).not.toContain("Un dernier e-mail");
    }
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { resetPassword } from "~/features/accounts/emails";
import { inquiryReceived } from "~/features/inquiries/receive.server";
import { queueEmail } from "~/features/mail/outbox.server";
import { EmailCards } from "~/routes/admin.email/email-cards";
import { hashPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { pathIn } from "~/site/language";
import { flashOf } from "../support/answers";
import { makeLead } from "../support/leads";
import { outbox } from "../support/mail";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const PASSWORD = "trois-oranges-amères";
const SENDS = /est envoyée|reçoit un e-mail|y envoyons|y arrive|Envoyer l'invitation|Invitation envoyée/;

let client = "";
let clientId = "";

beforeEach(async () => {
  await openOffice();
  clientId = (await makePerson("client", "sara@riad.example")).id;
  const password_hash = await hashPassword(PASSWORD);
  await db.credential.update({ where: { profile_id: clientId }, data: { password_hash } });
  client = await signedInAs(clientId);
});

const said = async (answer: Promise<Response>) => {
  const flash = await flashOf(answer);
  return plain(`${flash?.title} ${flash?.description}`);
};
const words = async (path: string, as = "") => (await showPage(path, { cookie: as })).words;

describe("without a mail server", () => {
  it("a forgotten password promises no message, in the same words for known and unknown addresses", async () => {
    expect(await words("/auth/forgot")).toContain("ce site n'envoie pas encore d'e-mails, nous vous donnons le lien.");
    const known = await said(postForm("/auth/forgot", { email: "sara@riad.example" }));
    const unknown = await said(postForm("/auth/forgot", { email: "personne@riad.example" }));
    expect(known).toBe(unknown);
    expect(known).toContain("Ce site n'envoie pas encore d'e-mails. Contactez-nous dans l'heure");
    expect(known).not.toMatch(SENDS);
    expect(await outbox()).toEqual(["reset-password to sara@riad.example"]);
  });

  it("a sign-up says what is true of a new address and of one that has an account, and changes nothing there", async () => {
    const stored = () => db.credential.findUnique({ where: { profile_id: clientId } });
    const before = await stored();
    const signUp = (email: string) => {
      const chosen = { password: "un-citron-confit", password_confirmation: "un-citron-confit" };
      return said(postForm("/auth", { intent: "sign-up", full_name: "Sara", email, ...chosen }));
    };
    const known = await signUp("sara@riad.example");
    expect(known).toBe(await signUp("nouvelle@riad.example"));
    expect(known).toContain("Nouvelle adresse ? Inscription réussie !");
    expect(known).toContain(
      "Adresse qui avait déjà un compte ? Rien n'y a changé : son mot de passe d'avant reste le bon.",
    );
    expect(await stored()).toEqual(before);
  });

  it.each([
    ["fr", "Votre compte est créé", /pour vous connecter|Confirmez/],
    ["es", "Su cuenta está creada", /para iniciar sesión|Confirme/],
    ["ar", "أُنشئ حسابكم", /لتسجيل الدخول|أكدوا/],
  ])("the letter of a sign-up asks for nothing that is not needed (%s)", async (language, subject, asks) => {
    const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
    const fields = { intent: "sign-up", full_name: "Omar", email: "omar@riad.example", ...chosen };
    await postForm(`/auth?lang=${language}`, fields);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { kind: "verify-email" } });
    expect(letter.subject).toBe(subject);
    expect(letter.text.split("/auth/verify")[0]).not.toMatch(asks);
    const signIn = { intent: "sign-in", email: "omar@riad.example", password: PASSWORD };
    expect((await postForm("/auth", signIn)).status).toBe(303);
  });

  it("the office is told that letters are written and wait, not that they leave", async () => {
    const shown = await words("/admin/email", cookie);
    expect(shown).toContain("ne partent pas");
    expect(shown).toContain("la lettre s'écrit d'elle-même et attend dans cette page.");
    expect(shown).not.toContain("part d'elle-même");
    const withServer = renderToStaticMarkup(EmailCards({ isMailSent: true, sender: "a@b.example" }));
    expect(withServer).toContain("la lettre part d’elle-même.");
    expect(withServer).not.toContain("ne partent pas");
  });

  it("a change of e-mail says whom to ask for the link", async () => {
    const fields = { intent: "change-email", email: "sara@maison.example", current_password: PASSWORD };
    const answer = await said(postForm("/dashboard/account", fields, client));
    expect(answer).toContain("demandez-nous le lien de confirmation");
    expect(answer).not.toMatch(SENDS);
  });

  it("an invitation says where it is read", async () => {
    expect(await words("/admin/clients/new", cookie)).toMatch(
      /l'invitation ne part pas : elle se lit dans la page Email/,
    );
    const fields = { intent: "invitation", full_name: "Leïla", email: "leila@atlas.example", language: "fr" };
    const first = await said(postForm("/admin/clients/new", fields, cookie));
    expect(first).toBe("Succès Invitation écrite. Sans serveur de messagerie, l'invitation se lit dans la page Email.");
    const { profile_id: id } = await db.credential.findUniqueOrThrow({ where: { email: "leila@atlas.example" } });
    expect(await words(`/admin/clients/${id}`, cookie)).toContain("l'invitation ne part pas");
    expect(await said(sendForm(`/admin/clients/${id}`, { intent: "resend-invitation" }))).toBe(first);
  });

  describe("a kept letter's link is handed on", () => {
    const write = async (language: "fr" | "es" | "ar" = "fr") => {
      const email = "sara@riad.example";
      const token = await createAccountLink(db, { profileId: clientId, kind: "reset_password", email });
      const letter = resetPassword({ recipient: email, fullName: "Sara", language, token });
      const { id } = await db.$transaction((tx) => queueEmail(tx, letter));
      return { id, link: siteUrl + pathIn(`/auth/reset?token=${token}`, language) };
    };
    const wrote = (fields: { client_id?: string; phone: string }) =>
      makeLead({ email: "sara@riad.example", ...fields });
    const open = async (path: string) => (await showPage(path, { cookie })).html;
    const chatIn = (html: string) =>
      new URL(/https:\/\/wa\.me\/\d*\?text=[^"]*/.exec(html.split("<main")[1] ?? "")?.[0] ?? "");

    it.each([
      ["fr", "Bonjour, un message de"],
      ["es", "Hola, tiene un mensaje de"],
      ["ar", "مرحبا، هذه رسالة من"],
    ] as const)(
      "by copying it or in a chat, in the list and in the letter, in its language (%s)",
      async (language, words) => {
        const { id, link } = await write(language);
        for (const path of ["/admin/email", `/admin/email/${id}`]) {
          const html = await open(path);
          expect(html).toMatch(
            new RegExp(`<input[^>]*readonly=""[^>]*value="${link.replace("?", "\\?").replace("&", "&amp;")}"`, "i"),
          );
          const chat = chatIn(html);
          expect(chat.pathname).toBe("/");
          expect(chat.searchParams.get("text")).toContain(words);
          expect(chat.searchParams.get("text")?.split("\n")).toContain(link);
        }
      },
    );

    it("to the telephone that is tied to the account, never to one that anybody may have typed", async () => {
      await write();
      await wrote({ phone: "+34 600 000 000" });
      expect(chatIn(await open("/admin/email")).pathname).toBe("/");
      await wrote({ phone: "06 61 23 45 67", client_id: clientId });
      expect(chatIn(await open("/admin/email")).pathname).toBe("/212661234567");
    });

    it("only while it opens something, and not of a letter without one", async () => {
      const { link } = await write();
      await write();
      await db.$transaction((tx) =>
        queueEmail(
          tx,
          inquiryReceived({ recipient: "omar@riad.example", name: `x:\n${siteUrl}/auth`, language: "fr" }),
        ),
      );
      const html = await open("/admin/email");
      expect(html).not.toContain(link);
      expect(html.match(/readonly=""/gi)).toHaveLength(1);
    });
  });

  it("a forgotten password leads to the agency's WhatsApp and telephone", async () => {
    const { html, words } = await showPage("/auth/forgot");
    const lead = /<p class="lead[^"]*">.*?<\/p>/s.exec(html)?.[0] ?? "";
    expect(lead).toMatch(/href="https:\/\/wa\.me\/\d+\?text=Bonjour/);
    expect(lead).toMatch(/href="tel:\+\d+"/);
    expect(words).toMatch(/contactez-nous par WhatsApp \(nouvel onglet\) ou au \+[\d ]+ : ce site n'envoie pas/);
    expect(await postForm("/auth/forgot", { email: "sara@riad.example" })).toRedirect("/auth/forgot");
  });

  it("no screen of the team says that a letter leaves", async () => {
    const { id } = await makeLead();
    await db.profile.update({ where: { id: clientId }, data: { erasure_requested_at: new Date() } });
    const paths = ["clients/new", "projects/new", `clients/${clientId}/erase`, `inquiries/${id}/convert`];
    for (const path of paths) {
      const shown = await showPage(`/admin/${path}`, { cookie });
      expect([path, shown.status]).toEqual([path, 200]);
      expect(shown.words).not.toMatch(SENDS);
      expect(shown.words).not.toContain("Un dernier e-mail");
    }
  });
});

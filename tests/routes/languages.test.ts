import { beforeEach, describe, expect, it } from "vitest";
import { action as contact } from "~/routes/_site.contact/route";
import { loader as showClient } from "~/routes/admin.clients_.$id/route";
import { loader as showProfile } from "~/routes/dashboard.profile/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { inAMinute } from "../support/leads";
import { makePerson } from "../support/people";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import { postForm } from "../support/show-page";
import "../support/outside";

const EMAIL = "lucia@atocha.example";
const TEAM = "chef@agence.example";
let cookie = "";

beforeEach(async () => {
  await resetDatabase();
  cookie = await signedInAs((await makePerson("admin", TEAM)).id);
});

/** The languages of the letters to an address, the oldest first. */
async function languagesTo(recipient: string) {
  const messages = await db.mailMessage.findMany({ where: { recipient }, orderBy: { created_at: "asc" } });
  return messages.map(({ kind, language }) => `${kind} in ${language}`);
}

const write = (path: string, headers: Record<string, string> = {}) => {
  const typed = { intent: "inquiry", name: "Lucía", email: EMAIL, message: "Una web" };
  const args = postArgs(path, { ...typed, ...inAMinute() });
  for (const [name, value] of Object.entries(headers)) args.request.headers.set(name, value);
  return contact(args);
};

describe("letters to a person", () => {
  it("are in the language of the page that led to the inquiry, from the thanks to the project's end", async () => {
    await write("/contact?lang=es", { "Accept-Language": "fr" });
    const { id } = await db.contactInquiry.findFirstOrThrow({ where: { language: "es" } });
    const fields = { intent: "conversion", full_name: "Lucía", title: "Web", service_category: "", budget: "" };
    await postForm(`/admin/inquiries/${id}/convert`, fields, cookie);
    const project = await db.project.findFirstOrThrow();
    await postForm("/admin/projects", { intent: "status", id: project.id, status: "in_progress" }, cookie);
    expect(await languagesTo(EMAIL)).toEqual([
      "inquiry-received in es",
      "invitation in es",
      "project-status-changed in es",
    ]);
    expect(await db.mailMessage.findFirst({ where: { kind: "project-status-changed" } })).toMatchObject({
      subject: "Web: en curso",
    });
    expect(await languagesTo(TEAM)).toEqual(["new-inquiry in fr"]);
  });

  it("are in the language that the browser asks for when no page says one", async () => {
    await write("/contact", { "Accept-Language": "ar-SA,ar;q=0.9" });
    expect(await languagesTo(EMAIL)).toEqual(["inquiry-received in ar"]);
  });

  it("are in the language of the sign-up, for the same account later on too", async () => {
    const password = "trois-oranges-amères";
    const fields = { intent: "sign-up", full_name: "Lucía", email: EMAIL, password, password_confirmation: password };
    await postForm("/auth?lang=es&tab=inscription", fields);
    await postForm("/auth/forgot", { email: EMAIL });
    expect(await languagesTo(EMAIL)).toEqual(["verify-email in es", "reset-password in es"]);
    expect(await languagesTo(TEAM)).toEqual(["new-account in fr"]);
  });

  it("are in the language in which the team invites, which the client's page names", async () => {
    await postForm("/admin/clients/new", { full_name: "Noura", email: EMAIL, language: "ar" }, cookie);
    expect(await languagesTo(EMAIL)).toEqual(["invitation in ar"]);
    const { id } = await db.profile.findFirstOrThrow({ where: { role: "client" } });
    const { client } = await showClient(getArgs(`/admin/clients/${id}`, { cookie, params: { id } }));
    expect(client).toMatchObject({ language: "ar" });
  });

  it("are in the language that the client has chosen in his profile", async () => {
    const { id } = await makePerson("client", EMAIL);
    const own = await signedInAs(id);
    await postForm("/dashboard/profile", { full_name: "Lucía", language: "es" }, own);
    expect((await showProfile(getArgs("/dashboard/profile", { cookie: own }))).values).toMatchObject({
      language: "es",
    });
    await postForm("/auth/forgot", { email: EMAIL });
    expect(await languagesTo(EMAIL)).toEqual(["reset-password in es"]);
  });

  it("stay in the language they are in when a form names none, or one that we do not write", async () => {
    const { id } = await makePerson("client", EMAIL);
    await db.profile.update({ where: { id }, data: { language: "ar" } });
    const own = await signedInAs(id);
    await postForm("/dashboard/profile", { full_name: "Lucía" }, own);
    const refused = await postForm("/dashboard/profile", { full_name: "Lucía", language: "de" }, own);
    expect(refused).toMatchObject({
      data: { lastResult: { error: { language: ["اختاروا لغة من القائمة"] } } },
    });
    expect(await db.profile.findUniqueOrThrow({ where: { id } })).toMatchObject({ language: "ar" });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { action as contact } from "~/routes/_site.contact/route";
import { action as convert } from "~/routes/admin.inquiries.$id_.convert/route";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { postArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

const NAMED = { name: "Sara Alami", email: "sara@riad.example", phone: "06 61 23 45 67", message: "Une question." };

let admin = "";
let client = "";
let clientId = "";

beforeEach(async () => {
  await resetDatabase();
  admin = await signedInAs((await makePerson("admin", "chef@agence.example")).id);
  clientId = (await makePerson("client", "sara@riad.example")).id;
  await db.profile.update({ where: { id: clientId }, data: { full_name: "Sara Alami", company: "Riad Sara" } });
  client = await signedInAs(clientId);
});

const send = (cookie?: string) => {
  const fields = { intent: "inquiry", ...NAMED, form_stamp: createFormStamp(Date.now() - 60_000) };
  return contact(postArgs("/contact", fields, cookie ? { cookie } : {}));
};
const valueIn = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`)
    .exec(html.split('id="inquiry"')[1] ?? "")?.[0]
    .match(/value="([^"]*)"/)?.[1];
const stored = () => db.contactInquiry.findFirstOrThrow();

describe("the message form of a client who is signed in", () => {
  it("knows his name, address and telephone, and keeps his message as his", async () => {
    await db.contactInquiry.create({ data: { ...NAMED, client_id: clientId } });
    const { html } = await showPage("/contact", { cookie: client });
    expect(["name", "email", "phone"].map((name) => valueIn(html, name))).toEqual([
      "Sara Alami",
      "sara@riad.example",
      "06 61 23 45 67",
    ]);
    await resetMessages();
    await send(client);
    expect(await stored()).toMatchObject({ client_id: clientId, company: "Riad Sara", status: "new" });
  });

  it("is empty for a visitor and for an admin, whose message is nobody's", async () => {
    for (const cookie of [undefined, admin]) {
      const { html } = await showPage("/contact", cookie ? { cookie } : {});
      expect(valueIn(html, "name")).toBeUndefined();
      await send(cookie);
      expect(await stored()).toMatchObject({ client_id: null });
      await resetMessages();
    }
  });

  it("is nobody's when he has been erased meanwhile", async () => {
    await db.profile.update({ where: { id: clientId }, data: { erased_at: new Date() } });
    await send(client);
    expect(await stored()).toMatchObject({ client_id: null });
  });
});

async function resetMessages() {
  await db.contactInquiry.deleteMany();
  await db.submissionDigest.deleteMany();
}

describe("in the back office", () => {
  it("becomes a project of the very client who wrote it, whatever address he gave", async () => {
    await db.credential.update({
      where: { profile_id: clientId },
      data: { password_hash: "h", email: "s@riad.example" },
    });
    await send(client);
    const { id } = await stored();
    const details = await showPage(`/admin/inquiries/${id}`, { cookie: admin });
    expect(details.html).toContain(`href="/admin/clients/${clientId}"`);
    expect(details.words).toContain("Ouvrir un projet");
    const dialog = await showPage(`/admin/inquiries/${id}/convert`, { cookie: admin });
    expect(dialog.words).toMatch(/Le projet va au compte de Sara Alami ?, qui a écrit ce message/);
    const fields = { intent: "conversion", title: "Une boutique" };
    await convert(postArgs(`/admin/inquiries/${id}/convert`, fields, { cookie: admin, params: { id } }));
    expect(await db.project.findFirstOrThrow({ where: { title: "Une boutique" } })).toMatchObject({
      client_id: clientId,
    });
    expect(await db.profile.count({ where: { role: "client" } })).toBe(1);
  });
});

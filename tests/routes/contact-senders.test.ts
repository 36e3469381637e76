import { beforeEach, describe, expect, it } from "vitest";
import { obtainLeadReference } from "~/features/inquiries/commands/lead-reference.server";
import { signInquiry } from "~/features/inquiries/queries/chat-message.server";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import { listFound } from "~/features/office-search/queries.server";
import { action, loader } from "~/routes/_site.contact/route";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { cookie as office, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";
import { messageOf, targetOf } from "../support/way-out";

beforeEach(openOffice);

const codeIn = (text: string) => /\n\nRéf\. ([234679CDFGHJKMNPQRTVWXY]{4})$/.exec(text)?.[1] ?? "";

/** The link by which a sender goes on in the chat. */
async function chatAfter(fields: Record<string, string> = {}): Promise<string> {
  const typed = { name: "Khadija Benali", email: "khadija@riad.example", message: "Six chambres à Rabat." };
  const form = { intent: "inquiry", ...typed, form_stamp: createFormStamp(Date.now() - 60_000), ...fields };
  const answer = await postForm("/contact", form);
  const { sent } = await loader(getArgs("/contact", { cookie: cookiesOf(answer) }));
  return sent.chatUrl ?? "";
}

const lead = (fields: Record<string, string>, cookie: string) => {
  const typed = { channel: "whatsapp", name: "Nadia", contact: "06 12 34 56 78", message: "Un logo" };
  return postForm("/admin/inquiries/new", { intent: "lead", ...typed, ...fields }, cookie);
};

describe("the chat after a message", () => {
  it("leaves by the way of all links to the configured number alone, and is no contact beside the message", async () => {
    const href = await chatAfter();
    expect(href).toMatch(/^\/go\/whatsapp\?de=\/contact&demande=/);
    expect((await targetOf(href)).href).toMatch(/^https:\/\/wa\.me\/212600000000\?text=/);
    expect(await db.contactClick.count()).toBe(0);
  });

  it("has the words of the message and its own reference, which stays the same and is found", async () => {
    const href = await chatAfter();
    const text = await messageOf(href);
    for (const part of ["Khadija Benali", "khadija@riad.example", "Six chambres à Rabat."])
      expect(text).toContain(part);
    const code = codeIn(text);
    const { id } = await db.contactInquiry.findFirstOrThrow({ where: { reference_code: code } });
    expect(codeIn(await messageOf(href))).toBe(code);
    expect(codeIn(await messageOf(await chatAfter({ name: "Omar", message: "Un autre" })))).not.toBe(code);
    for (const q of [code, `réf. ${code.toLowerCase()}`]) {
      const [found] = (await listFound(q)).filter(({ kind }) => kind === "inquiries");
      expect(found?.found).toMatchObject([{ to: `/admin/inquiries/${id}`, title: "Khadija Benali" }]);
    }
    expect((await showPage(`/admin/inquiries/${id}`, { cookie: office })).words).toContain(`réf. ${code}`);
  });

  it("is not entered as a second lead: its reference names the one that is there", async () => {
    const code = codeIn(await messageOf(await chatAfter()));
    const answer = await lead({ reference: `Réf. ${code}` }, office);
    expect(answer).toRefuse("reference", expect.stringContaining("celle de la demande de Khadija Benali"));
    expect(await db.contactInquiry.count()).toBe(1);
  });

  it("gives no reference to robots, and one alone where it is asked for twice at once", async () => {
    const href = await chatAfter();
    expect(codeIn(await messageOf(href, { userAgent: "Googlebot/2.1" }))).toBe("");
    const { id, reference_code } = await db.contactInquiry.findFirstOrThrow();
    expect(reference_code).toBeNull();
    const codes = await Promise.all([obtainLeadReference(id), obtainLeadReference(id)]);
    expect(new Set(codes).size).toBe(1);
  });

  it.each([
    ["forged", (id: string) => `${signInquiry(id).slice(0, -4)}AAAA`],
    ["the id alone", (id: string) => id],
    ["of a message that has gone", () => signInquiry(crypto.randomUUID())],
  ])("tells nothing of the message by a link that is %s, and opens all the same", async (_, forge) => {
    await chatAfter();
    const { id } = await db.contactInquiry.findFirstOrThrow();
    const text = await messageOf(wayOutPath("whatsapp", { page: "/contact", message: forge(id) }));
    expect(text).not.toContain("Khadija");
    expect(text).toContain("Bonjour");
  });
});

describe("the message form of a client who is signed in", () => {
  const NAMED = { name: "Sara Alami", email: "sara@riad.example", phone: "06 61 23 45 67", message: "Une question." };
  let [client, clientId] = ["", ""];

  beforeEach(async () => {
    clientId = (await makePerson("client", "sara@riad.example")).id;
    await db.profile.update({ where: { id: clientId }, data: { full_name: "Sara Alami", company: "Riad Sara" } });
    client = await signedInAs(clientId);
  });

  const send = (cookie?: string) => {
    const fields = { intent: "inquiry", ...NAMED, form_stamp: createFormStamp(Date.now() - 60_000) };
    return action(postArgs("/contact", fields, cookie ? { cookie } : {}));
  };
  const valueIn = (html: string, name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`)
      .exec(html.split('id="inquiry"')[1] ?? "")?.[0]
      .match(/value="([^"]*)"/)?.[1];
  const stored = () => db.contactInquiry.findFirstOrThrow();

  async function resetMessages() {
    await db.contactInquiry.deleteMany();
    await db.submissionDigest.deleteMany();
  }

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
    for (const cookie of [undefined, office]) {
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

  it("becomes a project of the very client who wrote it, whatever address he gave", async () => {
    await db.credential.update({
      where: { profile_id: clientId },
      data: { password_hash: "h", email: "s@riad.example" },
    });
    await send(client);
    const { id } = await stored();
    const details = await showPage(`/admin/inquiries/${id}`, { cookie: office });
    expect(details.html).toContain(`href="/admin/clients/${clientId}"`);
    expect(details.words).toContain("Ouvrir un projet");
    const dialog = await showPage(`/admin/inquiries/${id}/convert`, { cookie: office });
    expect(dialog.words).toMatch(/Le projet va au compte de Sara Alami ?, qui a écrit ce message/);
    const fields = { intent: "conversion", title: "Une boutique" };
    await postForm(`/admin/inquiries/${id}/convert`, fields, office);
    expect(await db.project.findFirstOrThrow({ where: { title: "Une boutique" } })).toMatchObject({
      client_id: clientId,
    });
    expect(await db.profile.count({ where: { role: "client" } })).toBe(1);
  });
});

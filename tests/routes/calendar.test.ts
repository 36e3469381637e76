import { beforeEach, describe, expect, it } from "vitest";
import { loader as feed } from "~/routes/calendrier.$token[.]ics/route";
import { db } from "~/server/db/db.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let admin: { id: string; cookie: string };

beforeEach(async () => {
  await resetDatabase();
  admin = await makeAdmin("sara@zellige.example");
});

async function makeAdmin(email: string) {
  const { id } = await makePerson("admin", email);
  return { id, cookie: await signedInAs(id) };
}

const send = (intent: string, cookie = admin.cookie) => postForm("/admin/calendrier", { intent }, cookie);

/** Makes the link, and returns its token. */
async function makeLink(cookie = admin.cookie): Promise<string> {
  const answer = (await send("create", cookie)) as never as { data: { address: string } };
  return /\/calendrier\/([\w-]{43})\.ics$/.exec(answer.data.address)?.[1] ?? "";
}

const read = async (token: string) => {
  const answer = await feed(getArgs(`/calendrier/${token}.ics`, { params: { token } }));
  const text = (await answer.text()).replaceAll("\r\n ", "");
  return { answer, text, summaries: [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary).sort() };
};

async function makeDue() {
  const running = await db.project.create({ data: { title: "Site du riad", status: "in_progress" } });
  const over = await db.project.create({ data: { title: "Ancien site", status: "completed" } });
  const due_on = new Date("2027-03-05");
  const milestone = (title: string, project_id: string, position: number) => ({ title, project_id, position, due_on });
  await db.projectMilestone.createMany({
    data: [
      { ...milestone("Maquettes", running.id, 0), waits_for: "vos textes, vos photos", waits_since: due_on },
      { ...milestone("Cadrage", running.id, 1), state: "approved" },
      milestone("Recette", over.id, 0),
    ],
  });
  const other = await makeAdmin("youssef@zellige.example");
  const lead = { email: "nadia@four.example", message: "Bonjour", next_action_at: new Date("2027-02-01T09:30:00Z") };
  await db.contactInquiry.createMany({
    data: [
      { ...lead, name: "Nadia", next_action: "Rappeler", owner_id: admin.id },
      { ...lead, name: "Omar", next_action: "Chiffrer", owner_id: other.id },
      { ...lead, name: "Perdu", next_action: "Rien", status: "rejected" },
    ],
  });
  await makeIssuer();
  await makeIssuedInvoice(100_000, { legal_name: "Riad Benali" });
  return other;
}

describe("the calendar of what is due", () => {
  it("holds milestones, one's own next actions and unpaid invoices, and nothing that is over", async () => {
    const other = await makeDue();
    const { answer, text, summaries } = await read(await makeLink());
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(summaries).toEqual([
      "Rappeler (Nadia)",
      expect.stringMatching(/^À encaisser\u202f: F-\d{4}-\d{4} Riad Benali\\, .*MAD$/),
      "Étape\u202f: Maquettes (Site du riad)",
    ]);
    expect(text).toContain("DTSTART;VALUE=DATE:20270305\r\n");
    expect(text).toContain("DTSTART:20270201T093000Z\r\n");
    expect(text).toContain("DESCRIPTION:Attend le client\u202f: vos textes\\, vos photos\r\n");
    expect((await read(await makeLink(other.cookie))).summaries).toContain("Chiffrer (Omar)");
  });

  it("is shown once, its token is not stored, and a new link closes the one before", async () => {
    const first = await makeLink();
    expect(JSON.stringify(await db.calendarLink.findMany())).not.toContain(first);
    expect((await showPage("/admin/calendrier", { cookie: admin.cookie })).html).not.toContain(first);
    const second = await makeLink();
    expect((await read(first)).answer.status).toBe(404);
    expect((await read(second)).answer.status).toBe(200);
    await expect(send("revoke") as Promise<Response>).toFlash("Succès", "Lien retiré, il n’ouvre plus rien");
    expect((await read(second)).answer.status).toBe(404);
  });
});

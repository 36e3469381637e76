import { beforeEach, expect, it } from "vitest";
import { createInquiry, setInquirySpam, setInquiryStatus } from "~/features/inquiries/commands/inquiries.server";
import { eventWords } from "~/features/inquiries/model/event";
import { listInquiryEvents } from "~/features/inquiries/queries/inquiries.server";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../../support/database";
import { makePerson } from "../../support/people";

beforeEach(resetDatabase);

const asked = { name: "Khadija", email: "k@riad.example", phone: null, company: null, service: null, budget: null };

it("keeps what came, which status was set and by whom, and what was put aside and taken back", async () => {
  const { id: actorId } = await makePerson("admin", "sara@zellige.example");
  const user = { id: actorId, fullName: "sara", email: "sara@zellige.example", role: "admin" } as const;
  const { id } = await createInquiry({ ...asked, message: "Bonjour" }, { isSpam: false, language: "fr" });
  await setInquiryStatus(user, id, "contacted");
  await setInquirySpam(user, id, true);
  await setInquirySpam(user, id, false);
  const events = await listInquiryEvents(id);
  expect(events.map((event) => [eventWords(event).title, event.actor?.full_name ?? null]).reverse()).toEqual([
    ["Message reçu", null],
    ["Statut\u202f: Contacté", user.fullName],
    ["Mise aux indésirables", user.fullName],
    ["Reprise des indésirables", user.fullName],
  ]);
  expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 4 });
});

import { turnOf } from "~/features/inquiries/model/turns";
import type { listDueInquiries } from "~/features/inquiries/queries/inquiries.server";
import { showPhone } from "~/server/forms/phone.server";

type Due = Awaited<ReturnType<typeof listDueInquiries>>[number];

/** A lead that is due, as the home of the back office names it. */
export type DueLead = ReturnType<typeof toDueLeads>[number];

/** Times are written on the server: a browser's time zone tables may be older or newer than ours. */
export function toDueLeads(due: readonly Due[], now: Date) {
  return due.flatMap(({ id, name, phone, ...lead }) => {
    const turn = turnOf(lead, now);
    return turn ? [{ id, name, phone: showPhone(phone), turn }] : [];
  });
}

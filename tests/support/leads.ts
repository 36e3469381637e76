import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { postForm } from "./show-page";

/** A message to the agency, as it is stored. */
export const makeLead = (fields: Partial<Prisma.ContactInquiryUncheckedCreateInput> = {}) =>
  db.contactInquiry.create({ data: { name: "Nadia", email: "nadia@atelier.example", message: "Bonjour", ...fields } });

/** What of a form says that a person took a minute to fill it in. */
export const inAMinute = () => ({ form_stamp: createFormStamp(Date.now() - 60_000) });

/** Sends the message form of the contact page as a person would. */
export const writeToAgency = (fields: Record<string, string>, cookie?: string) =>
  postForm("/contact", { intent: "inquiry", ...inAMinute(), ...fields }, cookie);

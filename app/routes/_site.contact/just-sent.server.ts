import { inquiryChatMessage } from "~/features/inquiries/model/inquiry";
import { getInquiry } from "~/features/inquiries/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { phoneText } from "~/server/forms/phone.server";
import { readFlash } from "~/server/http/flash.server";

interface JustSent {
  /** The chat link for the message this visitor has just sent. */
  chatUrl?: string;
  /** The review this visitor has just sent. */
  reviewId?: string;
}

/** The page opens while the database is down, just without the prefilled link. */
export function nothingWhileDown(error: unknown): null {
  if (error instanceof DatabaseUnavailableError) return null;
  throw error;
}

/** What this visitor has just sent, known by the signed flash cookie. */
export async function findJustSent(request: Request): Promise<JustSent> {
  const [kind, id] = (await readFlash(request))?.reference?.split(":") ?? [];
  if (!id) return {};
  if (kind === "review") return { reviewId: id };
  const inquiry = await getInquiry(id).catch(nothingWhileDown);
  if (!inquiry) return {};
  const { whatsappNumber } = await getSite();
  const phone = inquiry.phone && phoneText(inquiry.phone);
  return { chatUrl: whatsappUrl(whatsappNumber, inquiryChatMessage({ ...inquiry, phone })) };
}

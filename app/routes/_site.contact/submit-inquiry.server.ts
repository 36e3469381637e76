import type { AppLoadContext } from "@remix-run/node";
import { createInquiry } from "~/features/inquiries/commands/inquiries.server";
import { inquirySchema } from "~/features/inquiries/schema";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { isDoubtful } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, waitInWords } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import { visitorLanguage } from "~/site/visitor-language";
import { contactPath } from "./contact-path";
import { findSender } from "./sender.server";

const INQUIRY_FAILED = "Une erreur s'est produite. Veuillez réessayer.";

const perAddress = rateLimit({ name: "inquiry", points: 20, seconds: 600 });

/** Checks and keeps a visitor's message; on any failure the form comes back as it was typed. */
export async function submitInquiryForm(form: FormData, request: Request, context: AppLoadContext) {
  const submission = parseForm(form, inquirySchema);
  try {
    const wait = await perAddress.consume(clientNetwork(context));
    if (wait !== null) {
      const sentence = `Vous avez envoyé beaucoup de messages. Réessayez ${waitInWords(wait)}.`;
      return refuse("inquiry", submission.reply({ formErrors: [sentence] }), { status: 429, retryAfterSeconds: wait });
    }
    if (submission.status !== "success") return refuse("inquiry", submission.reply());
    const { message } = submission.value;
    const language = visitorLanguage(request, message);
    const sender = await findSender(request);
    const from = sender && { clientId: sender.id, projectId: sender.project?.id ?? null };
    const { id } = await createInquiry(submission.value, { isSpam: isDoubtful(form, message), language, from });
    return await redirectWithFlash(contactPath(request), {
      tone: "success",
      title: "Message envoyé!",
      description: "Nous vous contacterons bientôt.",
      reference: `inquiry:${id}`,
    });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) logger.error({ event: "inquiry-failed", err: error });
    return refuse("inquiry", submission.reply({ formErrors: [INQUIRY_FAILED] }), { status: 503 });
  }
}

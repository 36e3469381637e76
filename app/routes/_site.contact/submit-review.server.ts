import type { AppLoadContext } from "@remix-run/node";
import { createTestimonial } from "~/features/testimonials/commands.server";
import { reviewSchema } from "~/features/testimonials/schema";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { isDoubtful } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, waitInWords } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import { contactPath } from "./contact-path";

const REVIEW_FAILED = "Une erreur est survenue lors de la soumission de votre avis.";

const perAddress = rateLimit({ name: "review", points: 10, seconds: 600 });

/** Checks and keeps a review, unpublished; on any failure the form comes back as it was typed. */
export async function submitReviewForm(form: FormData, request: Request, context: AppLoadContext) {
  const submission = parseForm(form, reviewSchema);
  try {
    const wait = await perAddress.consume(clientNetwork(context));
    if (wait !== null) {
      const sentence = `Vous avez envoyé plusieurs avis. Réessayez ${waitInWords(wait)}.`;
      return refuse("review", submission.reply({ formErrors: [sentence] }), { status: 429, retryAfterSeconds: wait });
    }
    if (submission.status !== "success") return refuse("review", submission.reply());
    const { id } = await createTestimonial(submission.value, { isSpam: isDoubtful(form, submission.value.content) });
    return await redirectWithFlash(contactPath(request), {
      tone: "success",
      title: "Avis soumis avec succès",
      description: "Merci pour votre retour! Votre avis sera publié après modération.",
      reference: `review:${id}`,
    });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) logger.error({ event: "review-failed", err: error });
    return refuse("review", submission.reply({ formErrors: [REVIEW_FAILED] }), { status: 503 });
  }
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { reviewsCopy } from "~/content/reviews";
import { reportTestimonial } from "~/features/testimonials/commands.server";
import { reportSchema, reviewIdSchema } from "~/features/testimonials/schema";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, waitInWords } from "~/server/http/rate-limit.server";

const perNetwork = rateLimit({ name: "review-report", points: 10, seconds: 600 });

/** Keeps what a visitor reports. What a robot sends is thanked for, and goes nowhere. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseForm(form, reportSchema);
  const id = reviewIdSchema.safeParse(new URL(request.url).searchParams.get("avis"));
  const sent = () => redirectWithFlash("/avis", { tone: "success", title: "Merci", description: reviewsCopy.sent });
  if (submission.status !== "success") return refuse("report", submission.reply());
  try {
    const wait = await perNetwork.consume(clientNetwork(context));
    if (wait !== null) {
      const formErrors = [`${reviewsCopy.limited} Réessayez ${waitInWords(wait)}.`];
      return refuse("report", submission.reply({ formErrors }), { status: 429, retryAfterSeconds: wait });
    }
    if (id.success && !isRobot(form, "report")) await reportTestimonial(id.data, submission.value);
    return await sent();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return refuse("report", submission.reply({ formErrors: [reviewsCopy.failed] }), { status: 503 });
  }
}

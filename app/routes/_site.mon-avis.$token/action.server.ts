import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { OWN_REVIEW_COPY } from "~/content/handover";
import { answerReview, refuseReview } from "~/features/handovers/commands/answer-review.server";
import { getReviewAsked } from "~/features/handovers/queries.server";
import { verifiedReviewSchema } from "~/features/handovers/schema";
import { digest } from "~/server/crypto/tokens.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { REFUSE, REVIEW } from "./intents";

const perLink = rateLimit({ name: "own-review", points: 30, seconds: 3600 });

/** Stores a review, or that none is wanted. A link that opens nothing: the page says so. */
export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const here = `/mon-avis/${token}`;
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent !== REVIEW && intent !== REFUSE) throw data(null, { status: 400 });
  const asked = await getReviewAsked(token);
  if (!asked) return redirect(here, 303);
  const { tooOften, wrong } = OWN_REVIEW_COPY[asked.profile.language];
  const submission = parseForm(form, verifiedReviewSchema(wrong));
  if (intent === REVIEW && submission.status !== "success") return refuse(intent, submission.reply());
  const wait = await perLink.consume(digest(token));
  if (wait !== null) {
    const reply = submission.reply({ formErrors: [tooOften] });
    return refuse(intent, reply, { status: 429, retryAfterSeconds: wait });
  }
  if (intent === REVIEW && submission.status === "success") await answerReview(token, submission.value);
  else await refuseReview(token);
  return redirect(here, 303);
}

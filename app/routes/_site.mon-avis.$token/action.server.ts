import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { OwnReviewCopy } from "~/content/handover";
import { OWN_REVIEW_COPY } from "~/content/handover";
import { answerReview, refuseReview } from "~/features/handovers/commands/answer-review.server";
import { getReviewAsked } from "~/features/handovers/queries.server";
import { verifiedReviewSchema } from "~/features/handovers/schema";
import { digest } from "~/server/crypto/tokens.server";
import { formAction, noFields, openToAll } from "~/server/forms/form-action.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { REFUSE, REVIEW } from "./intents";

const perLink = rateLimit({ name: "own-review", points: 30, seconds: 3600 });

/** Stores a review, or that none is wanted. A link that opens nothing: the page says so. */
export const action = formAction({
  guard: openToAll,
  params: z.object({ token: z.string() }),
  find: async ({ params: { token } }) => {
    const asked = await getReviewAsked(token);
    if (!asked) throw redirect(`/mon-avis/${token}`, 303);
    return { token, copy: OWN_REVIEW_COPY[asked.profile.language] };
  },
  intents: {
    [REVIEW]: {
      schema: ({ found }: { found: { copy: OwnReviewCopy } }) => verifiedReviewSchema(found.copy.wrong),
      run: async (review, { found: { token, copy } }) => {
        await perLink.expect(digest(token), copy.tooOften);
        await answerReview(token, review);
        return redirect(`/mon-avis/${token}`, 303);
      },
    },
    [REFUSE]: {
      schema: noFields,
      run: async (_, { found: { token, copy } }) => {
        await perLink.expect(digest(token), copy.tooOften);
        await refuseReview(token);
        return redirect(`/mon-avis/${token}`, 303);
      },
    },
  },
});

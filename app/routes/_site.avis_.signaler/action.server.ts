import { reviewsCopy } from "~/content/reviews";
import { reportTestimonial } from "~/features/testimonials/commands.server";
import { reportSchema, reviewIdSchema } from "~/features/testimonials/schema";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";

const perNetwork = rateLimit({ name: "review-report", points: 10, seconds: 600 });

/** Keeps what a visitor reports. What a robot sends is thanked for, and goes nowhere. */
export const action = formAction({
  guard: openToAll,
  intents: {
    report: {
      schema: reportSchema,
      unstored: reviewsCopy.failed,
      run: async (report, { form, request, context }) => {
        const wait = await perNetwork.consume(clientNetwork(context));
        if (wait !== null) throw tooMany(reviewsCopy.limited, wait);
        const id = reviewIdSchema.safeParse(new URL(request.url).searchParams.get("avis"));
        if (id.success && !isRobot(form, "report")) await reportTestimonial(id.data, report);
        return redirectWithFlash("/avis", { tone: "success", title: "Merci", description: reviewsCopy.sent });
      },
    },
  },
});

import { createInquiry } from "~/features/inquiries/receive.server";
import { inquirySchema } from "~/features/inquiries/schema/inquiry";
import { getLeadSource } from "~/features/marketing/lead-source.server";
import { getChosenService } from "~/features/services/queries.server";
import { reviewSchema } from "~/features/testimonials/schema";
import { createTestimonial } from "~/features/testimonials/write.server";
import { LAST_FIELD_NAMES } from "~/lib/web/referrer";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { isDoubtful } from "~/server/forms/honeypot.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { isLanguage, LANGUAGE_PARAM } from "~/site/language";
import { visitorLanguage } from "~/site/visitor-language";
import { getSender } from "./view.server";

const inquiriesPerNetwork = rateLimit({ name: "inquiry", points: 20, seconds: 600 });
const reviewsPerNetwork = rateLimit({ name: "review", points: 10, seconds: 600 });

export const action = formAction({
  guard: openToAll,
  intents: {
    inquiry: {
      schema: inquirySchema,
      beside: LAST_FIELD_NAMES,
      unstored: "Une erreur s'est produite. Veuillez réessayer.",
      run: async ({ service_interest, ...typed }, { form, request, context }) => {
        const network = clientNetwork(context);
        const wait = await inquiriesPerNetwork.consume(network);
        if (wait !== null) throw tooMany("Vous avez envoyé beaucoup de messages.", wait);
        const service = service_interest && (await getChosenService(service_interest));
        const sender = await getSender(request);
        const { id } = await createInquiry(
          { ...typed, service },
          {
            isSpam: isDoubtful(form, typed.message, { network }),
            language: visitorLanguage(request, typed.message),
            clientId: sender?.id ?? null,
            source: () => getLeadSource(form),
          },
        );
        return redirectWithFlash(contactPath(request), {
          tone: "success",
          title: "Message envoyé\u202f!",
          description: "Nous vous contacterons bientôt.",
          reference: `inquiry:${id}`,
        });
      },
    },
    review: {
      schema: reviewSchema,
      unstored: "Une erreur est survenue lors de la soumission de votre avis.",
      run: async (review, { form, request, context }) => {
        const network = clientNetwork(context);
        const wait = await reviewsPerNetwork.consume(network);
        if (wait !== null) throw tooMany("Vous avez envoyé plusieurs avis.", wait);
        const { id } = await createTestimonial(review, { isSpam: isDoubtful(form, review.content, { network }) });
        return redirectWithFlash(contactPath(request), {
          tone: "success",
          title: "Avis soumis avec succès",
          description: "Merci pour votre retour\u202f! Votre avis sera publié après modération.",
          reference: `review:${id}`,
        });
      },
    },
  },
});

/** Address of this page after a form, still in the language that an earlier page handed on. */
function contactPath({ url }: Request): string {
  const language = new URL(url).searchParams.get(LANGUAGE_PARAM);
  return isLanguage(language) ? `/contact?${LANGUAGE_PARAM}=${language}` : "/contact";
}

import type { Submission } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { attachSource } from "~/features/inquiries/commands/attach-source.server";
import { createInquiry } from "~/features/inquiries/commands/inquiries.server";
import { inquirySchema } from "~/features/inquiries/schema/inquiry";
import { getLeadSource } from "~/features/marketing/queries/lead-source.server";
import { getChosenService } from "~/features/services/queries/service-choices.server";
import { createTestimonial } from "~/features/testimonials/commands.server";
import { reviewSchema } from "~/features/testimonials/schema";
import { LAST_FIELD_NAMES } from "~/lib/web/visit-fields";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { isDoubtful } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit, waitInWords } from "~/server/http/rate-limit.server";
import { logger } from "~/server/logger.server";
import { noteUnstored } from "~/server/watching/unstored.server";
import { isLanguage, LANGUAGE_PARAM } from "~/site/language";
import { visitorLanguage } from "~/site/visitor-language";
import { getSender } from "./view.server";

type Posted = Pick<ActionFunctionArgs, "request" | "context"> & { form: FormData };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "inquiry") return submitInquiry({ form, request, context });
  if (intent === "review") return submitReview({ form, request, context });
  throw data(null, { status: 400 });
}

const INQUIRY = {
  intent: "inquiry",
  limit: rateLimit({ name: "inquiry", points: 20, seconds: 600 }),
  limited: "Vous avez envoyé beaucoup de messages.",
  failed: "Une erreur s'est produite. Veuillez réessayer.",
};

function submitInquiry({ form, request, context }: Posted) {
  return answerPublicForm(
    { ...INQUIRY, submission: parseForm(form, inquirySchema, LAST_FIELD_NAMES) },
    context,
    async (input) => {
      const language = visitorLanguage(request, input.message);
      const { service_interest, ...typed } = input;
      const service = service_interest && (await getChosenService(service_interest));
      const sender = await getSender(request);
      const { id } = await createInquiry(
        { ...typed, service },
        {
          isSpam: isDoubtful(form, input.message, { network: clientNetwork(context) }),
          language,
          clientId: sender?.id ?? null,
        },
      );
      await attachSource(id, () => getLeadSource(form));
      return redirectWithFlash(contactPath(request), {
        tone: "success",
        title: "Message envoyé\u202f!",
        description: "Nous vous contacterons bientôt.",
        reference: `inquiry:${id}`,
      });
    },
  );
}

const REVIEW = {
  intent: "review",
  limit: rateLimit({ name: "review", points: 10, seconds: 600 }),
  limited: "Vous avez envoyé plusieurs avis.",
  failed: "Une erreur est survenue lors de la soumission de votre avis.",
};

/** Stores a review, unpublished. */
function submitReview({ form, request, context }: Posted) {
  return answerPublicForm({ ...REVIEW, submission: parseForm(form, reviewSchema) }, context, async (input) => {
    const { id } = await createTestimonial(input, {
      isSpam: isDoubtful(form, input.content, { network: clientNetwork(context) }),
    });
    return redirectWithFlash(contactPath(request), {
      tone: "success",
      title: "Avis soumis avec succès",
      description: "Merci pour votre retour\u202f! Votre avis sera publié après modération.",
      reference: `review:${id}`,
    });
  });
}

interface PublicForm<Input, Value> {
  intent: string;
  submission: Submission<Input, string[], Value>;
  /** For each network address. */
  limit: ReturnType<typeof rateLimit>;
  limited: string;
  /** Said when the form could not be stored. */
  failed: string;
}

/** Checks the form and the limit, then stores it; on any failure the form comes back as it was typed. */
async function answerPublicForm<Input, Value>(
  { intent, submission, limit, limited, failed }: PublicForm<Input, Value>,
  context: Posted["context"],
  command: (value: Value) => Promise<Response>,
) {
  // What is refused counts towards no limit on what is sent.
  if (submission.status !== "success") return refuse(intent, submission.reply());
  try {
    const wait = await limit.consume(clientNetwork(context));
    if (wait !== null) {
      const formErrors = [`${limited} Réessayez ${waitInWords(wait)}.`];
      return refuse(intent, submission.reply({ formErrors }), { status: 429, retryAfterSeconds: wait });
    }
    return await command(submission.value);
  } catch (error) {
    noteUnstored();
    if (!(error instanceof DatabaseUnavailableError)) logger.error({ event: `${intent}-failed`, err: error });
    return refuse(intent, submission.reply({ formErrors: [failed] }), { status: 503 });
  }
}

/** Address of this page after a form, still in the language that an earlier page handed on. */
function contactPath({ url }: Request): string {
  const language = new URL(url).searchParams.get(LANGUAGE_PARAM);
  return isLanguage(language) ? `/contact?${LANGUAGE_PARAM}=${language}` : "/contact";
}

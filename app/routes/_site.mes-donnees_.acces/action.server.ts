import { redirect } from "@remix-run/node";
import type { PersonalDataCopy } from "~/content/personal-data";
import { personalDataCopy } from "~/content/personal-data";
import { correctByLink, eraseByLink } from "~/features/personal-data/held-inquiries.server";
import { getDataLink } from "~/features/personal-data/queries.server";
import { correctionSchema, dataTokenOf, erasureSchema } from "~/features/personal-data/schema.server";
import { erasures } from "~/personal-data-registrations.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { LANGUAGE_PARAM } from "~/site/language";

const perLink = rateLimit({ name: "data-link-use", points: 30, seconds: 3600 });

/** Corrects or erases what is held of the link's address. A link that has ended meanwhile: the page says so. */
export const action = formAction({
  guard: openToAll,
  find: async ({ request }) => {
    const token = dataTokenOf(request.url);
    const link = await getDataLink(token);
    if (!link) throw redirect(accessPath(token), 303);
    return { token, email: link.email, language: link.language, copy: personalDataCopy[link.language] };
  },
  intents: {
    correction: {
      schema: ({ found }: { found: { copy: PersonalDataCopy } }) => correctionSchema(found.copy.correct),
      run: async (correction, { found: { token, email, copy } }) => {
        await perLink.expect(email, copy.tooOften);
        const isDone = await correctByLink(token, correction);
        return redirect(accessPath(token, isDone), 303);
      },
    },
    erasure: {
      schema: ({ found }: { found: { copy: PersonalDataCopy } }) => erasureSchema(found.copy.erase),
      run: async (_, { found: { token, language } }) => {
        if (!(await eraseByLink(erasures, token))) return redirect(accessPath(token), 303);
        const inLanguage = language !== "fr" && { [LANGUAGE_PARAM]: language };
        return redirect(`/mes-donnees?${new URLSearchParams({ ...inLanguage, demande: "effacee" })}`, 303);
      },
    },
  },
});

function accessPath(token: string, isCorrected = false): string {
  return `/mes-donnees/acces?${new URLSearchParams({ token, ...(isCorrected && { fait: "corrige" }) })}`;
}

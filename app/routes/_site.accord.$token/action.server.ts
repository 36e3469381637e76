import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { ConsentCopy } from "~/content/case-consent";
import { consentCopy } from "~/content/case-consent";
import { giveConsent, withdrawConsent } from "~/features/case-studies/commands/consents.server";
import { getConsent } from "~/features/case-studies/queries/consents.server";
import { consentSchema } from "~/features/case-studies/schema";
import { digest } from "~/server/crypto/tokens.server";
import { formAction, noFields, openToAll } from "~/server/forms/form-action.server";
import { rateLimit } from "~/server/http/rate-limit.server";

const perLink = rateLimit({ name: "case-consent", points: 30, seconds: 3600 });

/** Gives or takes back the leave that the link asks for. A link that has ended meanwhile: the page says so. */
export const action = formAction({
  guard: openToAll,
  params: z.object({ token: z.string() }),
  find: async ({ params: { token } }) => {
    const consent = await getConsent(token);
    if (!consent) throw redirect(`/accord/${token}`, 303);
    return { token, copy: consentCopy[consent.language] };
  },
  intents: {
    give: {
      schema: ({ found: { copy } }: { found: { copy: ConsentCopy } }) =>
        consentSchema({ missing: copy.missingName, tooLong: copy.longName }),
      run: async ({ name }, { found: { token, copy } }) => {
        await perLink.expect(digest(token), copy.tooOften);
        await giveConsent(token, name);
        return redirect(`/accord/${token}`, 303);
      },
    },
    withdraw: {
      schema: noFields,
      run: async (_, { found: { token, copy } }) => {
        await perLink.expect(digest(token), copy.tooOften);
        await withdrawConsent(token);
        return redirect(`/accord/${token}`, 303);
      },
    },
  },
});

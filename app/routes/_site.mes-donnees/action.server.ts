import { redirect } from "@remix-run/node";
import { personalDataCopy } from "~/content/personal-data";
import { sendDataLink } from "~/features/personal-data/commands/data-links.server";
import { dataLinkSchema } from "~/features/personal-data/schema.server";
import { withMinDuration } from "~/server/core/min-duration.server";
import { scaledMs } from "~/server/env.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { rateLimit, slowDown } from "~/server/http/rate-limit.server";
import { LANGUAGE_PARAM } from "~/site/language";
import { namedLanguage } from "~/site/visitor-language";

const perAddress = slowDown({ name: "data-link-address", points: 20, seconds: 3600 });
const perEmail = rateLimit({ name: "data-link-email", points: 3, seconds: 900 });

/** Milliseconds that an answer takes at least, so that its time does not tell whether anything is held. */
const MIN_MS = 300;

/** Sends a link where something is held of the address; whether it is, neither the answer nor its time tells. */
export const action = formAction({
  guard: openToAll,
  intents: {
    "data-link": {
      schema: ({ request }: { request: Request }) => dataLinkSchema(personalDataCopy[namedLanguage(request)]),
      run: async ({ email }, { form, request, context }) => {
        const language = namedLanguage(request);
        const isAllowed = !isRobot(form, "data-link") && (await perEmail.consume(email)) === null;
        if (isAllowed) await perAddress(clientNetwork(context));
        await withMinDuration(scaledMs(MIN_MS), isAllowed ? sendDataLink(email, language) : Promise.resolve());
        const inLanguage = language !== "fr" && { [LANGUAGE_PARAM]: language };
        return redirect(`/mes-donnees?${new URLSearchParams({ ...inLanguage, demande: "recue" })}`, 303);
      },
    },
  },
});

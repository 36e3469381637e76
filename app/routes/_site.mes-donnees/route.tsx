import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { personalDataCopy } from "~/content/personal-data";
import { DataFrame } from "~/features/personal-data/components/data-frame";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { sendDataLink } from "~/features/personal-data/held-inquiries.server";
import { dataLinkSchema } from "~/features/personal-data/schema.server";
import { erasures } from "~/personal-data-registrations.server";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent, scaledMs } from "~/server/env.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { rateLimit, slowDown } from "~/server/http/rate-limit.server";
import { useRootData } from "~/shell/site-page";
import { LANGUAGE_PARAM, LANGUAGES, OWN_LANGUAGE_NAMES, pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { namedLanguage } from "~/site/visitor-language";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Honeypot } from "~/ui/honeypot";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { TallLink } from "~/ui/tall-link";

const perAddress = slowDown({ name: "data-link-address", points: 20, seconds: 3600 });
const perEmail = rateLimit({ name: "data-link-email", points: 3, seconds: 900 });

/** Milliseconds that an answer takes at least, so that its time does not tell whether anything is held. */
const MIN_MS = 300;

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.copy.title ?? "Mes données" });

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const language = namedLanguage(request);
  const { held, correct, ...copy } = personalDataCopy[language];
  const state = params.get("demande");
  return { language, copy, isMailSent, state: state === "recue" || state === "effacee" ? state : null };
}

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
        await withMinDuration(
          scaledMs(MIN_MS),
          isAllowed ? sendDataLink(erasures, { email, language }) : Promise.resolve(),
        );
        const inLanguage = language !== "fr" && { [LANGUAGE_PARAM]: language };
        return redirect(`/mes-donnees?${new URLSearchParams({ ...inLanguage, demande: "recue" })}`, 303);
      },
    },
  },
});

export default function AskForData() {
  const { language, copy, state, isMailSent } = useLoaderData<typeof loader>();
  return (
    <DataFrame title={copy.title} lead={copy.lead}>
      {state === "recue" && (
        <Notice title={copy.received.title} text={isMailSent ? copy.received.text : copy.received.unsent} />
      )}
      {state === "effacee" && <Notice {...copy.erase.erased} />}
      <AskForm />
      <nav aria-label={copy.otherLanguages} className="flex flex-wrap gap-x-5 mt-10">
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <TallLink key={other} to={pathIn("/mes-donnees", other)} hrefLang={other} lang={other}>
            {OWN_LANGUAGE_NAMES[other]}
          </TallLink>
        ))}
      </nav>
    </DataFrame>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-10 py-5 px-6 border border-line border-s-4 border-s-accent bg-surface-2" role="status">
      <h2 className="text-xl mb-2">{title}</h2>
      <p className="text-text-2 max-w-[52ch]">{text}</p>
    </div>
  );
}

function AskForm() {
  const { copy, language } = useLoaderData<typeof loader>();
  const [form, { email }] = useServerForm<{ email: string }>("data-link", {
    constraint: { email: { required: true } },
  });
  return (
    <ServerForm form={form} fields={[email]} summary={copy.summary} className="grid gap-6.5 max-w-120">
      <Honeypot />
      <Field label={copy.email} field={email} type="email" inputMode="email" autoComplete="email" dir="ltr" />
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={copy.asking}>
        {copy.ask}
      </Button>
      <PrivacyNotice purpose="link" site={useRootData()?.site} language={language} ofPage={language} />
    </ServerForm>
  );
}

import type { HeadersFunction, LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { ConsentCopy } from "~/content/case-consent";
import { consentCopy } from "~/content/case-consent";
import { getConsent, giveConsent, withdrawConsent } from "~/features/case-studies/consents.server";
import { createCasePreviewPath } from "~/features/case-studies/queries.server";
import { consentSchema } from "~/features/case-studies/schema";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { digest } from "~/server/crypto/tokens.server";
import { formAction, noFields, openToAll } from "~/server/forms/form-action.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { useRootData } from "~/shell/site-page";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { LinkButton } from "~/ui/link-button";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { TallLink } from "~/ui/tall-link";

const perLink = rateLimit({ name: "case-consent", points: 30, seconds: 3600 });

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: (data) => (data as { view?: { language: Language } | null } | undefined)?.view?.language,
};

/** The address holds the key: no other site may learn it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.view?.copy.title ?? consentCopy.fr.gone.title });

export async function loader({ params }: LoaderFunctionArgs) {
  const consent = await getConsent(params.token ?? "");
  if (!consent) return data({ view: null }, { status: 404 });
  const { language, name, given_at, withdrawn_at, case_study } = consent;
  const isGiven = given_at !== null && withdrawn_at === null;
  const view = {
    language,
    copy: consentCopy[language],
    title: case_study.title,
    clientName: case_study.client_name,
    previewPath: createCasePreviewPath(case_study.id),
    name: name ?? "",
    isGiven,
    answeredOn: isGiven ? formatDate(given_at, language) : withdrawn_at && formatDate(withdrawn_at, language),
  };
  return data({ view });
}

/** Gives consent or withdraws it. The page says so where the link has ended meanwhile. */
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

export default function ConsentPage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-[clamp(2.5rem,6vw,6rem)] pb-(--section)">{view ? <Request view={view} /> : <Gone />}</div>
  );
}

type ConsentView = NonNullable<SerializeFrom<typeof loader>["view"]>;

const TITLE = "text-[length:clamp(2.25rem,1.6rem_+_3vw,4rem)] mb-4 max-w-[20ch]";

function Request({ view }: { view: ConsentView }) {
  const { copy, title, clientName, previewPath, isGiven, answeredOn } = view;
  return (
    <>
      <h1 className={TITLE}>{copy.title}</h1>
      <p className="lead mb-8 max-w-[60ch]">{copy.lead}</p>
      {answeredOn && (
        <p
          className="mb-8 max-w-[60ch] py-4 px-6 border border-line border-s-4 border-s-accent bg-surface-2"
          role="status"
        >
          {isGiven ? copy.given : copy.withdrawn} {answeredOn}.
        </p>
      )}
      <p className="font-display font-[560] text-2xl wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <p className="text-text-2 wrap-anywhere">
        <bdi>{clientName}</bdi>
      </p>
      <TallLink className="mb-10 text-link" to={previewPath} target="_blank">
        {copy.see}
      </TallLink>
      <section className="mb-10 max-w-[60ch]" aria-labelledby="points">
        <h2 className="text-xl mb-3" id="points">
          {copy.what}
        </h2>
        <ul className="grid gap-2 ps-5 list-disc">
          {copy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      {isGiven ? <WithdrawForm view={view} /> : <GiveForm view={view} />}
    </>
  );
}

function Gone() {
  const { title, text, home } = consentCopy.fr.gone;
  return (
    <>
      <h1 className={TITLE}>{title}</h1>
      <p className="lead mb-8 max-w-[60ch]">{text}</p>
      <LinkButton to="/">{home}</LinkButton>
    </>
  );
}

function GiveForm({ view: { copy, name: known, language } }: { view: ConsentView }) {
  const site = useRootData()?.site;
  const [form, { name }] = useServerForm<{ name: string }>("give", {
    id: "accord",
    defaultValue: { name: known },
    constraint: { name: { required: true } },
  });
  return (
    <ServerForm form={form} fields={[name]} summary={copy.summary} className="grid gap-6.5 max-w-[32rem]">
      <Field label={copy.name} field={name} autoComplete="name" dir="auto" />
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={copy.giving}>
        {copy.give}
      </Button>
      <PrivacyNotice purpose="consent" site={site} language={language} ofPage={language} />
    </ServerForm>
  );
}

function WithdrawForm({ view: { copy } }: { view: ConsentView }) {
  const [form] = useServerForm("withdraw");
  return (
    <ServerForm form={form} fields={[]} summary={copy.summary} className="grid gap-3 justify-items-start">
      <p className="text-text-2">{copy.withdrawLead}</p>
      <Button variant="danger" isPending={form.isSending} pendingText={copy.withdrawing}>
        {copy.withdraw}
      </Button>
    </ServerForm>
  );
}

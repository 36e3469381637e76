import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { consentCopy } from "~/content/case-consent";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";
import { GiveForm, WithdrawForm } from "./consent-forms";
import type { ConsentView } from "./view.server";
import { toView } from "./view.server";

export { action } from "./action.server";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: (data) => (data as { view?: ConsentView | null } | undefined)?.view?.language,
};

/** The address holds the key: no other site may learn it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.view?.copy.title ?? consentCopy.fr.gone.title });

export async function loader({ params }: LoaderFunctionArgs) {
  const view = await toView(params.token ?? "");
  return data({ view }, { status: view ? 200 : 404 });
}

export default function ConsentPage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-[clamp(2.5rem,6vw,6rem)] pb-(--section)">{view ? <Request view={view} /> : <Gone />}</div>
  );
}

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

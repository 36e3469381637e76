import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PersonalDataCopy } from "~/content/personal-data";
import { personalDataCopy } from "~/content/personal-data";
import { DataFrame } from "~/features/personal-data/components/data-frame";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { dataTokenOf } from "~/features/personal-data/schema.server";
import { useRootData } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { CorrectionForm, ErasureForm } from "./data-forms";
import { HeldMessages } from "./held-messages";
import type { HeldRecord, HeldView } from "./view.server";
import { toView } from "./view.server";

export { action } from "./action.server";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: loadedLanguage,
};

/** The address holds the key: no other site may learn it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.view ? data.view.copy.held.title : (data?.gone.title ?? "") });

export async function loader({ request }: LoaderFunctionArgs) {
  const { url } = request;
  const view = await toView(dataTokenOf(url));
  const isCorrected = new URL(url).searchParams.get("fait") === "corrige";
  const language = view?.language ?? "fr";
  return data({ view, language, gone: personalDataCopy.fr.gone, isCorrected }, { status: view ? 200 : 404 });
}

export default function HeldData() {
  const { view, language, gone, isCorrected } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  if (!view) {
    return (
      <DataFrame title={gone.title} lead={gone.text}>
        <LinkButton to="/mes-donnees" variant="primary">
          {gone.again}
        </LinkButton>
      </DataFrame>
    );
  }
  const { copy, email, until, isClient, values } = view;
  const { held, correct, erase } = copy;
  return (
    <DataFrame
      title={held.title}
      lead={
        <>
          {held.lead} <bdi dir="ltr">{email}</bdi>. {held.until} {until}.
        </>
      }
    >
      {isCorrected && (
        <p className="mb-8 py-4 px-6 border border-line border-s-4 border-s-accent bg-surface-2" role="status">
          {correct.saved}
        </p>
      )}
      {isClient && (
        <div className="mb-10 max-w-[60ch]">
          <p className="mb-4">{held.account}</p>
          <LinkButton to="/dashboard" hydrated size="sm">
            {held.accountLink}
          </LinkButton>
        </div>
      )}
      <div className="grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <HeldMessages {...view} words={held} />
          <HeldIdentities identities={view.identities} words={held} />
          <HeldAnswers title={held.answers.title} records={view.answers} />
          <HeldAnswers title={held.transfers.title} records={view.transfers} />
        </div>
        {view.canErase && (
          <div className="grid gap-14 content-start">
            {values && (
              <div className="grid gap-4">
                <CorrectionForm key={JSON.stringify(values)} values={values} words={correct} summary={copy.summary} />
                <PrivacyNotice purpose="profile" site={site} language={language} ofPage={language} />
              </div>
            )}
            <ErasureForm words={erase} isClient={isClient} hasDocuments={view.hasDocuments} summary={copy.summary} />
          </div>
        )}
      </div>
    </DataFrame>
  );
}

/** Answers to quotes, or announced transfers, an entry each. */
function HeldAnswers({ title, records }: { title: string; records: HeldRecord[] }) {
  if (records.length === 0) return null;
  return (
    <>
      <h2 className="text-2xl mt-12 mb-4">{title}</h2>
      {records.map(({ id, facts }) => (
        <dl className="mb-8 border-t-2 border-t-line-strong" key={id}>
          {facts.map(({ term, value, isCode }) => (
            <HeldFact key={term} term={term} values={[value]} isCode={isCode ?? false} />
          ))}
        </dl>
      ))}
    </>
  );
}

type HeldIdentitiesProps = Pick<HeldView, "identities"> & { words: PersonalDataCopy["held"] };

function HeldIdentities({ identities, words: { billing, facts } }: HeldIdentitiesProps) {
  if (identities.length === 0) return null;
  return (
    <>
      <h2 className="text-2xl mt-12 mb-4">{billing.title}</h2>
      {identities.map(({ id, legal_name, contact_name, email, phone, address, ice, documents }) => (
        <dl className="mb-8 border-t-2 border-t-line-strong" key={id}>
          <HeldFact term={billing.legalName} values={[legal_name]} />
          <HeldFact term={facts.name} values={[contact_name]} />
          <HeldFact term={billing.email} values={[email]} isCode />
          <HeldFact term={facts.phone} values={[phone]} isCode />
          <HeldFact term={billing.address} values={[address]} />
          <HeldFact term="ICE" values={[ice]} isCode />
          <HeldFact term={billing.documents} values={documents} />
        </dl>
      ))}
    </>
  );
}

interface HeldFactProps {
  term: string;
  values: (string | null)[];
  /** Read from left to right in every language. */
  isCode?: boolean;
}

/** A line of what is held of a person; nothing where there is no value. */
function HeldFact({ term, values, isCode = false }: HeldFactProps) {
  const known = values.filter((value) => value !== null && value !== "");
  if (known.length === 0) return null;
  return (
    <div className="py-2.25 border-b border-b-line md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-4">
      <dt className="text-text-2">{term}</dt>
      {known.map((value) => (
        <dd className="wrap-anywhere md:col-start-2" key={value}>
          <bdi {...(isCode && { dir: "ltr" })}>{value}</bdi>
        </dd>
      ))}
    </div>
  );
}

import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OWN_REVIEW_COPY } from "~/content/handover";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { RefusalForm, ReviewForm } from "./review-forms";
import type { OwnReviewView } from "./view.server";
import { toView } from "./view.server";

export { action } from "./action.server";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: (found) => (found as { view?: OwnReviewView | null } | undefined)?.view?.language,
};

/** The address holds the key: no other site may learn it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found?.view?.words.title ?? OWN_REVIEW_COPY.fr.gone.title });

export async function loader({ params }: LoaderFunctionArgs) {
  const view = await toView(params.token ?? "");
  return data({ view }, { status: view ? 200 : 404 });
}

export default function OwnReview() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-[clamp(2.5rem,6vw,6rem)] pb-(--section)">{view ? <Asked view={view} /> : <Gone />}</div>
  );
}

const TITLE = "text-[length:clamp(2.25rem,1.6rem_+_3vw,4rem)] mb-4 max-w-[20ch]";

function Asked({ view }: { view: OwnReviewView }) {
  const { words, project, shown, state } = view;
  return (
    <>
      <h1 className={TITLE}>{words.title}</h1>
      <p className="mb-8 font-display font-[560] text-2xl wrap-anywhere">
        <bdi>{project}</bdi>
      </p>
      {state !== "open" && (
        <p
          className="mb-8 max-w-[60ch] py-4 px-6 border border-line border-s-4 border-s-accent bg-surface-2"
          role="status"
        >
          {words[state]}
        </p>
      )}
      {state !== "answered" && (
        <>
          <p className="lead mb-2 max-w-[60ch]">{words.lead}</p>
          <p className="mb-8 max-w-[60ch] text-text-2 wrap-anywhere">{shown}</p>
          <ReviewForm view={view} />
          {state === "open" && <RefusalForm view={view} />}
        </>
      )}
    </>
  );
}

function Gone() {
  const { title, text, home } = OWN_REVIEW_COPY.fr.gone;
  return (
    <>
      <h1 className={TITLE}>{title}</h1>
      <p className="lead mb-8 max-w-[60ch]">{text}</p>
      <LinkButton to="/">{home}</LinkButton>
    </>
  );
}

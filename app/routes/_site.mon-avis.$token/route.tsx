import type { HeadersFunction, LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { OwnReviewCopy } from "~/content/handover";
import { OWN_REVIEW_COPY } from "~/content/handover";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { answerReview, refuseReview } from "~/features/projects/handover/ask-review.server";
import { getReviewAsked } from "~/features/projects/handover/queries.server";
import { verifiedReviewSchema } from "~/features/projects/handover/schema";
import { digest } from "~/server/crypto/tokens.server";
import { formAction, noFields, openToAll } from "~/server/forms/form-action.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { useRootData } from "~/shell/site-page";
import type { Language } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { LinkButton } from "~/ui/link-button";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { StarRating } from "~/ui/star-rating";
import { TextareaField } from "~/ui/textarea-field";

const perLink = rateLimit({ name: "own-review", points: 30, seconds: 3600 });

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  lang: (found) => (found as { view?: { language: Language } | null } | undefined)?.view?.language,
};

/** The address holds the key: no other site may learn it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found?.view?.words.title ?? OWN_REVIEW_COPY.fr.gone.title });

export async function loader({ params }: LoaderFunctionArgs) {
  const asked = await getReviewAsked(params.token ?? "");
  if (!asked) return data({ view: null }, { status: 404 });
  const { profile, project, answered_at, refused_at } = asked;
  const { language, full_name, company } = profile;
  const { shown, mark, gone: _, ...words } = OWN_REVIEW_COPY[language];
  const state: "answered" | "refused" | "open" = answered_at ? "answered" : refused_at ? "refused" : "open";
  const view = {
    language,
    words,
    state,
    project: project.title,
    shown: shown([full_name, company].filter(Boolean).join(", ")),
    marks: [1, 2, 3, 4, 5].map(mark),
  };
  return data({ view });
}

/** Stores a review, or that none is wanted. A link that opens nothing: the page says so. */
export const action = formAction({
  guard: openToAll,
  params: z.object({ token: z.string() }),
  find: async ({ params: { token } }) => {
    const asked = await getReviewAsked(token);
    if (!asked) throw redirect(`/mon-avis/${token}`, 303);
    return { token, copy: OWN_REVIEW_COPY[asked.profile.language] };
  },
  intents: {
    review: {
      schema: ({ found }: { found: { copy: OwnReviewCopy } }) => verifiedReviewSchema(found.copy.wrong),
      run: async (review, { found: { token, copy } }) => {
        await perLink.expect(digest(token), copy.tooOften);
        await answerReview(token, review);
        return redirect(`/mon-avis/${token}`, 303);
      },
    },
    refuse: {
      schema: noFields,
      run: async (_, { found: { token, copy } }) => {
        await perLink.expect(digest(token), copy.tooOften);
        await refuseReview(token);
        return redirect(`/mon-avis/${token}`, 303);
      },
    },
  },
});

export default function OwnReview() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-[clamp(2.5rem,6vw,6rem)] pb-(--section)">{view ? <Asked view={view} /> : <Gone />}</div>
  );
}

type OwnReviewView = NonNullable<SerializeFrom<typeof loader>["view"]>;

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

/** A mark from one to five and the words; the name and the project are known. */
function ReviewForm({ view: { words, marks, language } }: { view: OwnReviewView }) {
  const site = useRootData()?.site;
  const [form, { rating, position, content }] = useServerForm<Record<"rating" | "position" | "content", string>>(
    "review",
    { constraint: { content: { required: true } } },
  );
  return (
    <ServerForm
      form={form}
      fields={[rating, content, position]}
      summary={words.summary}
      className="grid gap-6.5 max-w-[38rem]"
    >
      <StarRating
        legend={words.rating}
        id={rating.id}
        name={rating.name}
        {...(rating.initialValue !== undefined && { defaultValue: rating.initialValue })}
        error={rating.errors}
        markLabel={(value) => marks[value - 1] ?? String(value)}
      />
      <TextareaField label={words.content} hint={words.hint} field={content} rows={6} dir="auto" />
      <Field label={words.position} field={position} autoComplete="organization-title" dir="auto" />
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={words.sending}>
        {words.send}
      </Button>
      <PrivacyNotice purpose="review" site={site} language={language} ofPage={language} />
    </ServerForm>
  );
}

/** The button of a client who does not want to be asked. */
function RefusalForm({ view: { words } }: { view: OwnReviewView }) {
  const [form] = useServerForm("refuse");
  return (
    <ServerForm form={form} fields={[]} summary={words.summary} className="mt-8 grid gap-3 justify-items-start">
      <Button variant="quiet" isPending={form.isSending} pendingText={words.refusing}>
        {words.refuse}
      </Button>
    </ServerForm>
  );
}

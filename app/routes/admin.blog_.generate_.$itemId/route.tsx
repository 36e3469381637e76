import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { listCategories } from "~/features/blog/queries.server";
import { GeneratorTabs } from "~/features/generation/components/generator-screen";
import { cancelItem, createDraft, createVersion, retryItem } from "~/features/generation/generations.server";
import { getItem } from "~/features/generation/items.server";
import { DRAFT_SAVED, GENERATION_FAILED, itemPath } from "~/features/generation/model/generation";
import { draftSchema, itemIdSchema, sectionRequestSchema } from "~/features/generation/schema/forms";
import { API_KEYS_SCREEN } from "~/features/settings/api-keys/model";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ButtonForm } from "~/ui/button-form";
import { DescriptionList } from "~/ui/description-list";
import { LinkButton } from "~/ui/link-button";
import { ListSection } from "~/ui/list-section";
import { PageHeader } from "~/ui/page-header";
import { ScreenLink } from "~/ui/screen-link";
import { ReviewDesk } from "./review-desk";
import type { BrokenOffScreen } from "./view.server";
import { toView } from "./view.server";
import { WritingDesk } from "./writing-desk";

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.title ?? "Article généré" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const item = await findOr404(itemIdSchema, params, ({ itemId }) => getItem(itemId));
  return toView(item);
}

export const action = formAction({
  guard: requireAdmin,
  params: itemIdSchema,
  find: ({ params }) => getItem(params.itemId),
  buttons: {
    cancel: {
      schema: noFields,
      run: async (_, { actor, found }) => {
        await cancelItem(actor, found.id);
        return redirect(itemPath(found.id), 303);
      },
    },
    retry: {
      schema: noFields,
      run: async (_, { actor, found }) => {
        await retryItem(actor, found.id);
        return redirect(itemPath(found.id), 303);
      },
    },
  },
  intents: {
    draft: {
      schema: async () => draftSchema(await listCategories()),
      refused: () => ({}),
      run: async ({ category }, { actor, found }) => {
        const { id } = await createDraft(actor, found.id, category);
        return redirectWithSuccess(`/admin/blog/${id}`, DRAFT_SAVED);
      },
    },
    section: {
      schema: sectionRequestSchema,
      refused: () => ({}),
      run: async (request, { actor, found }) => {
        const { id } = await createVersion(actor, found.id, request);
        return redirect(itemPath(id), 303);
      },
    },
  },
});

export default function GeneratedArticle() {
  const screen = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={screen.title} description={screen.description} />
      <GeneratorTabs />
      <StateNews state={screen.state} />
      {screen.state === "writing" && <WritingDesk key={screen.id} screen={screen} />}
      {screen.state === "broken-off" && <BrokenOff screen={screen} />}
      {screen.state === "written" && <ReviewDesk key={screen.id} screen={screen} />}
    </>
  );
}

type State = "writing" | "broken-off" | "written";

const NEWS: Record<State, string> = {
  writing: "L’article s’écrit",
  written: "L’article est écrit : vous pouvez le relire",
  "broken-off": "L’article n’est pas écrit",
};

/** Announces a change of state to screen readers. */
function StateNews({ state }: { state: State }) {
  const told = useRef(state);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    setNews(NEWS[state]);
  }, [state]);
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}

function BrokenOff({ screen }: { screen: BrokenOffScreen }) {
  const { isCancelled, isAboutKey, error, brief, canRetry } = screen;
  return (
    <div className="*:min-w-0 grid gap-8 mt-7">
      {!isCancelled && (
        <div className="notice tone-red" role="alert">
          <p className="font-semibold">{error ?? GENERATION_FAILED}</p>
          {isAboutKey && (
            <p>
              <ScreenLink to="/admin/api-keys?tab=ai">Ouvrir {API_KEYS_SCREEN}</ScreenLink>
            </p>
          )}
        </div>
      )}
      {canRetry && (
        <ListSection titleId="brief" title="Votre demande" className="" size="sm">
          <DescriptionList items={brief.lines} />
        </ListSection>
      )}
      <div className="form-actions">
        {canRetry && (
          <ButtonForm intent="retry" variant="primary" pendingText="Nouvel essai…">
            Réessayer
          </ButtonForm>
        )}
        <LinkButton to={brief.formerPath ?? "/admin/blog/generate"} hydrated variant={canRetry ? "quiet" : "primary"}>
          {brief.formerPath ? "Revenir à l’article" : "Nouvelle demande"}
        </LinkButton>
      </div>
    </div>
  );
}

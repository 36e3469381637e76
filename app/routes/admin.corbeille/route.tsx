import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { listTrash, restoreFromTrash } from "~/features/trash/restore.server";
import { DAY_MS } from "~/lib/dates/durations";
import { trashedKinds } from "~/registrations.server";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { TRASH_DAYS, TRASH_PATH } from "~/site/trash";
import { ButtonForm } from "~/ui/button-form";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";

/** The page of the office to return to after a deletion is undone. */
const backSchema = z
  .string()
  .max(2000)
  .regex(/^\/admin(?:[/?]\S*)?$/);
const restoreSchema = z.object({
  intent: z.literal("restore"),
  id: z.uuid(),
  back: backSchema.default(TRASH_PATH),
});

export const handle: RouteHandle = { loadFailure: "Impossible de charger la corbeille" };

export const meta = () => seo({ title: "Corbeille" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const items = await listTrash();
  return {
    items: items.map(({ id, kind, title, deleted_by, deleted_at }) => ({
      id,
      title,
      kind: trashedKinds.find((each) => each.kind === kind)?.label ?? kind,
      by: deleted_by,
      on: formatDate(deleted_at),
      until: formatDate(new Date(deleted_at.getTime() + TRASH_DAYS * DAY_MS)),
    })),
  };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    restore: {
      schema: restoreSchema,
      to: (_, { back }) => back,
      run: ({ id }, { actor }) => restoreFromTrash(trashedKinds, actor, id),
      done: "Restauration faite",
    },
  },
});

type Item = ReturnType<typeof useLoaderData<typeof loader>>["items"][number];

export default function Trash() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Corbeille"
        description={`Ce qui est supprimé reste ici ${TRASH_DAYS} jours, puis disparaît pour de bon.`}
      />
      {items.length === 0 ? (
        <EmptyState title="La corbeille est vide">
          Projets et leurs étapes, articles, services, leurs tarifs et leurs exemples, réalisations, avis, personnes de
          l’équipe, brouillons, modèles, redirections et notes passent par ici quand ils sont supprimés.
        </EmptyState>
      ) : (
        <ul className="border-b border-b-line">
          {items.map((item) => (
            <TrashRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}

function TrashRow({ item: { id, kind, title, by, on, until } }: { item: Item }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 border-t border-t-line">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-[560]">
          <bdi>{title}</bdi>
        </p>
        <p className="note">
          {kind}, suppression le {on}
          {by && (
            <>
              {" "}
              par <bdi>{by}</bdi>
            </>
          )}
          , restaurable jusqu’au {until}
        </p>
      </div>
      <ButtonForm
        intent="restore"
        values={{ id }}
        size="sm"
        pendingText="Retour…"
        aria-label={`Restaurer\u202f: ${title}`}
      >
        Restaurer
      </ButtonForm>
    </li>
  );
}

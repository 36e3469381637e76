import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { DeletionQuestion } from "~/lib/forms/deletion-question";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

type Asked = DeletionQuestion & { closeTo: string };

export const confirmDeleteMeta: MetaFunction<() => DeletionQuestion> = ({ data }) => seo({ title: data?.title ?? "" });

/** Asks before something is deleted, with the words of the loader (`server/forms/confirm-delete`). */
export function ConfirmDelete() {
  const { name, isPath, note, closeTo, confirmLabel = "Supprimer", ...words } = useLoaderData() as Asked;
  return (
    <ConfirmDialog {...words} confirmLabel={confirmLabel} cancelTo={closeTo}>
      {name && (
        <p className="note wrap-anywhere">
          <bdi dir={isPath ? "ltr" : undefined}>{name}</bdi>
          {note}
        </p>
      )}
    </ConfirmDialog>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { DeletionQuestion } from "~/lib/forms/deletion-question";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { undoDeletion } from "~/site/trash";
import { formAction, noFields } from "./form-action.server";

interface Deletion<P extends z.ZodType, Thing> {
  params: P;
  find: (params: z.output<P>) => Promise<Thing | null>;
  ask: (thing: Thing) => DeletionQuestion;
  /** @returns where it is kept in the trash, if it is */
  remove: (actor: User, params: z.output<P>) => Promise<{ trashId: string } | undefined> | Promise<void>;
  /** The message once it is deleted. */
  done: string | ((params: z.output<P>) => string);
  /** Address of the list, to which the query of the dialog is added unless it has its own. */
  list: string | ((params: z.output<P>) => string);
}

/** The loader and the action of a dialog (`shell/confirm-delete`) that asks an admin before something is deleted. */
export function confirmDelete<P extends z.ZodType, Thing>({ params: schema, ...deletion }: Deletion<P, Thing>) {
  const { find, ask, remove, done } = deletion;
  const listOf = (request: Request, params: z.output<P>) => {
    const list = typeof deletion.list === "string" ? deletion.list : deletion.list(params);
    return list.includes("?") ? list : list + new URL(request.url).search;
  };
  return {
    async loader({ request, params }: LoaderFunctionArgs) {
      await requireAdmin(request);
      const read = paramsOr404(schema, params);
      const thing = foundOr404(await find(read));
      return { closeTo: listOf(request, read), ...ask(thing) };
    },
    action: formAction({
      guard: requireAdmin,
      params: schema,
      buttons: {
        delete: {
          schema: noFields,
          to: ({ request, params }) => listOf(request, params),
          run: async (_, { request, params, actor }) => {
            const kept = await remove(actor, params);
            const description = typeof done === "string" ? done : done(params);
            return kept ? { description, undo: undoDeletion(kept.trashId, listOf(request, params)) } : description;
          },
        },
      },
    }),
  };
}

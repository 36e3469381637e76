import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { listCategories } from "~/features/blog/queries/posts.server";
import { cancelItem, createDraft, createVersion, retryItem } from "~/features/generation/commands/generations.server";
import { DRAFT_SAVED, itemPath } from "~/features/generation/model/generation";
import type { StoredItem } from "~/features/generation/queries/items.server";
import { getItem } from "~/features/generation/queries/items.server";
import { draftSchema, itemIdSchema, sectionRequestSchema } from "~/features/generation/schema/forms";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

interface Target {
  actor: User;
  item: StoredItem;
}

/** Does what one of the forms of an item's screen asks for. @throws a 400 for an unknown intent. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { itemId } = paramsOr404(itemIdSchema, params);
  const item = await getItem(itemId);
  if (!item) throw data(null, { status: 404 });
  const target = { actor, item };
  const here = itemPath(item.id);
  const form = await request.formData();
  try {
    switch (form.get("intent")) {
      case "cancel":
        await cancelItem(actor, item.id);
        return redirect(here, 303);
      case "retry":
        await retryItem(actor, item.id);
        return redirect(here, 303);
      case "draft":
        return await draft(target, form);
      case "section":
        return await section(target, form);
      default:
        throw data(null, { status: 400 });
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithFlash(here, { tone: "error", title: "Erreur", description: error.userMessage });
  }
}

async function draft({ actor, item }: Target, form: FormData) {
  const submission = parseForm(form, draftSchema(await listCategories()));
  if (submission.status !== "success") return refuse("draft", submission.reply());
  const { id } = await createDraft(actor, item.id, submission.value.category);
  return redirectWithSuccess(`/admin/blog/${id}`, DRAFT_SAVED);
}

async function section({ actor, item }: Target, form: FormData) {
  const submission = parseForm(form, sectionRequestSchema);
  if (submission.status !== "success") return refuse("section", submission.reply());
  const { id } = await createVersion(actor, item.id, submission.value);
  return redirect(itemPath(id), 303);
}

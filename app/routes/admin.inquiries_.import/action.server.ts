import { data } from "@remix-run/node";
import { importContacts } from "~/features/contact-import/commands/import-contacts.server";
import { importSchema } from "~/features/contact-import/schema.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Looks through a table, or stores it and goes to the list. */
export const action = formAction({
  guard: requireAdmin,
  others: { read: answer, map: answer, store: answer },
});

async function answer({ actor, form }: { actor: User; form: FormData }) {
  const asked = importSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) throw data(null, { status: 400 });
  const outcome = await importContacts(actor, "inquiries", asked.data);
  if (outcome.kind === "stored") return redirectWithSuccess("/admin/inquiries", outcome.message);
  return data(outcome.answer, { status: outcome.isRefused ? 400 : 200 });
}

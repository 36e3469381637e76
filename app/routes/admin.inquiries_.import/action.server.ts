import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { submitImport } from "~/features/contact-import/commands/submit-import.server";
import { importSchema } from "~/features/contact-import/schema.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Looks through a table, or stores it and goes to the list. @throws a 400 for no form of the page. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = importSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const outcome = await submitImport(actor, "inquiries", form.data);
  if (outcome.kind === "stored") return redirectWithSuccess("/admin/inquiries", outcome.message);
  const { view, sentence, isRefused } = outcome;
  return data({ view, sentence }, { status: isRefused ? 400 : 200 });
}

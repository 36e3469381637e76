import type { ActionFunctionArgs } from "@remix-run/node";
import { submitLead } from "~/features/inquiries/commands/leads.server";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Writes a lead down and opens it. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  return answerForm(submitLead(actor, await request.formData()), {
    intent: "lead",
    onSaved: ({ id }) => redirectWithSuccess(`/admin/inquiries/${id}`, "Piste enregistrée"),
  });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { updateClient } from "~/features/clients/invite.server";
import { getClient } from "~/features/clients/queries.server";
import { clientIdSchema } from "~/features/clients/schema";
import { clientCorrectionSchema } from "~/features/clients/schema.server";
import { formAction } from "~/server/forms/form-action.server";
import { phoneText } from "~/server/forms/phone.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404, foundOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { sentText } from "~/ui/form-state";
import { useServerForm } from "~/ui/server-form";

const TITLE = "Modifier le client";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const client = await findOr404(clientIdSchema, params, ({ id }) => getClient(id, 1));
  foundOr404(!client.erased_at);
  const { id, full_name, company, phone, version } = client;
  const values = { full_name: full_name ?? "", company: company ?? "", phone: phone ? phoneText(phone) : "" };
  return { id, values, version };
}

export const action = formAction({
  guard: requireAdmin,
  params: clientIdSchema,
  intents: {
    client: {
      schema: clientCorrectionSchema,
      run: (client, { actor, params }) => updateClient(actor, params.id, client),
      done: ({ params }) => redirectWithSuccess(`/admin/clients/${params.id}`, "Client mis à jour"),
    },
  },
});

export default function EditClient() {
  const { id, values, version } = useLoaderData<typeof loader>();
  const [form, { full_name, company, phone }] = useServerForm<typeof values>("client", {
    defaultValue: values,
    constraint: { full_name: { required: true } },
  });
  const here = `/admin/clients/${id}`;
  return (
    <FormDialog
      title={TITLE}
      closeTo={here}
      form={form}
      fields={[full_name, company, phone]}
      theirsTo={here}
      submitLabel="Enregistrer"
    >
      <input type="hidden" name="version" value={sentText(form.lastResult, "version", String(version))} />
      <Field label="Nom" field={full_name} autoComplete="off" dir="auto" />
      <Field label="Entreprise" isOptional field={company} autoComplete="off" dir="auto" />
      <Field label="Téléphone" isOptional field={phone} type="tel" autoComplete="off" />
    </FormDialog>
  );
}

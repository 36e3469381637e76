import { getFormProps, getInputProps, getSelectProps, getTextareaProps, parse, useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TIER_SAVED } from "~/features/services/model/messages";
import { TIER_LABELS, TIER_NAMES, WITHOUT_PRICE } from "~/features/services/model/service";
import { tierDialogSchema, tierSchema } from "~/features/services/schema/tier";
import { createTier, getTier, updateTier } from "~/features/services/tiers.server";
import { valuesOf } from "~/lib/forms/values-of";
import { moneyText } from "~/lib/money/format-money";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { LinesField } from "~/ui/lines-field";
import { SelectField } from "~/ui/select-field";
import { TextareaField } from "~/ui/textarea-field";

const LEVELS = TIER_NAMES.map((value) => ({ value, label: TIER_LABELS[value] }));

/** A new tier, with one line to begin the details. */
const NEW_TIER = { tier_name: "basic", revisions_count: 0, details: [""], priceMad: null };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded?.title ?? "Modifier un plan" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, tierId } = paramsOr404(tierDialogSchema, params);
  const tier = tierId ? await getTier(id, tierId) : NEW_TIER;
  if (!tier) throw data(null, { status: 404 });
  return {
    tierId,
    title: tierId ? "Modifier un plan" : "Ajouter un plan",
    values: valuesOf(tierSchema, { ...tier, price: moneyText(tier.priceMad) }),
    closeTo: `/admin/services/${id}/pricing`,
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: tierDialogSchema,
  notFoundReason: ({ tierId }) => (tierId === "new" ? "no-service" : undefined),
  intents: {
    tier: {
      schema: tierSchema,
      run: async (tier, { actor, params: { id: serviceId, tierId: id } }) => {
        if (id) await updateTier(actor, { serviceId, id }, tier);
        else await createTier(actor, serviceId, tier);
        return redirectWithSuccess(`/admin/services/${serviceId}/pricing`, TIER_SAVED);
      },
    },
  },
});

/** One tier of a service: its level, its price, and what one gets for it. */
export default function TierDialog() {
  const opened = useLoaderData<typeof loader>();
  // Another thing at the same address begins with its own fields.
  return <TierDialogForm key={opened.tierId} {...opened} />;
}

function TierDialogForm({ tierId, title, values, closeTo }: ReturnType<typeof useLoaderData<typeof loader>>) {
  const lastResult = useOwnResult("tier");
  const isSending = useIsSubmitting("tier");
  const [form, fields] = useForm<typeof values, object>({
    id: "tier",
    lastResult,
    defaultValue: values,
    // Grows and shrinks the list without the server, which alone judges what is sent.
    onValidate: ({ formData }) => parse(formData, { resolve: () => ({ value: {} }) }),
  });
  const { tier_name, description, delivery_time, revisions_count, price } = fields;
  const details = fields.details.getFieldList();
  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Sauvegarder"
          pendingText="Enregistrement…"
          isPending={isSending}
          cancelTo={closeTo}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="service-form stack-fields" preventScrollReset>
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <ErrorSummary
          errors={fieldErrors([tier_name, description, delivery_time, price, fields.details, ...details])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="tier" />
        <SelectField
          label="Niveau"
          hint={tierId ? "Le niveau d’un tarif ne change plus." : undefined}
          {...withoutKey(getSelectProps(tier_name))}
          defaultValue={tierId ? values.tier_name : tier_name.initialValue}
          disabled={tierId !== null}
          options={LEVELS}
          error={tier_name.errors}
        />
        <TextareaField
          label="Description"
          isOptional
          {...withoutKey(getTextareaProps(description))}
          rows={2}
          height="min-h-22"
          error={description.errors}
        />
        <div className="field-trio">
          <Field
            label="Délai de livraison"
            placeholder={"Ex\u202f: 5 jours"}
            {...withoutKey(getInputProps(delivery_time, { type: "text" }))}
            autoComplete="off"
            error={delivery_time.errors}
          />
          <Field
            label="Nombre de révisions"
            {...withoutKey(getInputProps(revisions_count, { type: "text" }))}
            inputMode="numeric"
            autoComplete="off"
            error={revisions_count.errors}
          />
          <Field
            label="Prix (MAD)"
            placeholder={WITHOUT_PRICE}
            {...withoutKey(getInputProps(price, { type: "text" }))}
            inputMode="decimal"
            autoComplete="off"
            error={price.errors}
          />
        </div>
        <LinesField
          label="Détails"
          hint="Ce que le tarif comprend, une ligne par détail."
          lineLabel="Détail"
          removeLabel={(position) => `Retirer le détail ${position}`}
          addLabel="Ajouter un détail"
          id={fields.details.id}
          error={fields.details.errors}
          lines={details.map((line) => ({
            key: line.key,
            input: withoutKey(getInputProps(line, { type: "text" })),
            error: line.errors,
          }))}
          addButton={form.insert.getButtonProps({ name: fields.details.name })}
          removeButton={(index) => form.remove.getButtonProps({ name: fields.details.name, index })}
        />
      </Form>
    </Dialog>
  );
}

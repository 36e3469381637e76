import { getInputProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TIER_LABELS, TIER_NAMES, WITHOUT_PRICE } from "~/features/services/model/service";
import { tierDialogSchema, tierSchema } from "~/features/services/schema";
import { createTier, getTier, updateTier } from "~/features/services/tiers.server";
import { valuesOf } from "~/lib/forms/values-of";
import { moneyText } from "~/lib/money/format-money";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { withoutKey } from "~/ui/form-state";
import { LinesField } from "~/ui/lines-field";
import { SelectField } from "~/ui/select-field";
import { useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

const LEVELS = TIER_NAMES.map((value) => ({ value, label: TIER_LABELS[value] }));

/** A new tier, with one line to begin the details. */
const NEW_TIER = { tier_name: "basic", revisions_count: 0, details: [""], priceMad: null };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded?.title ?? "Modifier un plan" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, tierId } = paramsOr404(tierDialogSchema, params);
  const tier = foundOr404(tierId ? await getTier(id, tierId) : NEW_TIER);
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
      run: (tier, { actor, params: { id: serviceId, tierId: id } }) =>
        id ? updateTier(actor, { serviceId, id }, tier) : createTier(actor, serviceId, tier),
      done: ({ params: { id } }) => redirectWithSuccess(`/admin/services/${id}/pricing`, "Tarif sauvegardé"),
    },
  },
});

export default function TierDialog() {
  const { tierId, title, values, closeTo } = useLoaderData<typeof loader>();
  const [form, fields] = useServerForm<typeof values>("tier", { defaultValue: values, hasRows: true });
  const { tier_name, description, delivery_time, revisions_count, price } = fields;
  const details = fields.details.getFieldList();
  return (
    <FormDialog
      title={title}
      closeTo={closeTo}
      form={form}
      fields={[tier_name, description, delivery_time, price, fields.details, ...details]}
      submitLabel="Sauvegarder"
    >
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <SelectField
        label="Niveau"
        hint={tierId ? "Le niveau d’un tarif ne change plus." : undefined}
        field={tier_name}
        defaultValue={tierId ? values.tier_name : tier_name.initialValue}
        disabled={tierId !== null}
        options={LEVELS}
      />
      <TextareaField label="Description" isOptional field={description} rows={2} height="min-h-22" />
      <div className="field-trio">
        <Field label="Délai de livraison" placeholder={"Ex\u202f: 5 jours"} field={delivery_time} autoComplete="off" />
        <Field label="Nombre de révisions" field={revisions_count} inputMode="numeric" autoComplete="off" />
        <Field label="Prix (MAD)" placeholder={WITHOUT_PRICE} field={price} inputMode="decimal" autoComplete="off" />
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
        addButton={form.meta.insert.getButtonProps({ name: fields.details.name })}
        removeButton={(index) => form.meta.remove.getButtonProps({ name: fields.details.name, index })}
      />
    </FormDialog>
  );
}

import { Form } from "@remix-run/react";
import type { VatRate } from "~/features/billing/identity/model";
import { rateText } from "~/features/billing/identity/model";
import { startOfDay } from "~/site/calendar";
import { formatNumericDate } from "~/site/format";
import { Button } from "~/ui/button";
import { ButtonForm } from "~/ui/button-form";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, sentField, sentText, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { SETTINGS_FIELDS, SettingsSection } from "./settings-section";

export function VatRates({ rates, today }: { rates: VatRate[]; today: string }) {
  return (
    <SettingsSection as="section" id="tva" title="Taux de TVA" aria-labelledby="vat-title" tabIndex={-1}>
      <div className={`grid gap-6 ${SETTINGS_FIELDS}`}>
        <ul className="grid gap-4">
          {rates.map((rate) => (
            <li key={rate.id} className="flex flex-wrap items-end justify-between gap-3 pb-4 border-b border-b-line">
              <p>
                <strong>{rateText(rate.rateBp)}</strong> {spanOf(rate)}
              </p>
              <div className="flex flex-wrap items-end gap-3">
                {!rate.validUntil && <EndRate rate={rate} today={today} />}
                {/* Only while no document bears it; it can be added again. */}
                {!rate.isUsed && (
                  <ButtonForm intent="delete-rate" values={{ id: rate.id }} size="sm" variant="quiet">
                    Supprimer<span className="sr-only"> le taux de {rateText(rate.rateBp)}</span>
                  </ButtonForm>
                )}
              </div>
            </li>
          ))}
        </ul>
        <AddRate today={today} />
      </div>
    </SettingsSection>
  );
}

function spanOf({ validFrom, validUntil }: VatRate): string {
  const from = `depuis le ${formatNumericDate(startOfDay(validFrom))}`;
  return validUntil ? `${from}, jusqu’au ${formatNumericDate(startOfDay(validUntil))}` : from;
}

function EndRate({ rate, today }: { rate: VatRate; today: string }) {
  const result = useOwnResult("end-rate");
  const isRefused = result?.initialValue?.id === rate.id;
  const errors = isRefused ? (result?.error?.valid_until ?? result?.error?.[""] ?? undefined) : undefined;
  return (
    <Form method="post" className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="intent" value="end-rate" />
      <input type="hidden" name="id" value={rate.id} />
      <Field
        label="Dernier jour"
        id={`until-${rate.id}`}
        name="valid_until"
        type="date"
        defaultValue={isRefused ? sentText(result, "valid_until", today) : today}
        error={errors}
      />
      <Button size="sm" isPending={useIsSubmitting("end-rate", rate.id)}>
        Mettre fin<span className="sr-only"> au taux de {rateText(rate.rateBp)}</span>
      </Button>
    </Form>
  );
}

function AddRate({ today }: { today: string }) {
  const result = useOwnResult("add-rate");
  const rate = sentField(result, { id: "vat-rate", name: "rate" });
  const day = sentField(result, { id: "vat-from", name: "valid_from", stored: today });
  return (
    <Form method="post" className="grid gap-4">
      <ErrorSummary errors={fieldErrors([rate, day])} formErrors={result?.error?.[""] ?? []} focusKey={result} />
      <input type="hidden" name="intent" value="add-rate" />
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Nouveau taux (%)" {...rate} inputMode="decimal" />
        <Field label="Premier jour" {...day} type="date" />
        <Button size="sm" isPending={useIsSubmitting("add-rate")}>
          Ajouter le taux
        </Button>
      </div>
    </Form>
  );
}

import type { LegalIdentity } from "~/features/billing/identity/model";
import { IDENTITY_LABELS, LEGAL_FORMS, missingMentions, VAT_REGIMES } from "~/features/billing/identity/model";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { sentText, useOwnResult } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { SETTINGS_FIELDS, SettingsSection } from "./settings-section";

/** The texts of the identity in the order of a document's foot. */
const IDENTITY_FIELDS = [
  { name: "legal_name" },
  { name: "share_capital_mad", inputMode: "numeric", hint: "En dirhams, pour une société" },
  { name: "head_office" },
  { name: "ice", inputMode: "numeric", hint: "15 chiffres" },
  { name: "if_number", inputMode: "numeric" },
  { name: "rc", inputMode: "numeric" },
  { name: "rc_town" },
  { name: "tp", inputMode: "numeric" },
  { name: "cnss", inputMode: "numeric" },
  { name: "rib", inputMode: "numeric", hint: "24 chiffres, clé comprise" },
  { name: "bic", hint: "8 ou 11 caractères, pour les virements de l’étranger" },
  { name: "bank_name" },
] as const;

/** What a document begins with, in percent and days. */
const TERM_FIELDS = [
  { name: "deposit_percent", label: "Acompte", hint: "En pour cent du total" },
  { name: "quote_validity_days", label: "Validité d’un devis", hint: "En jours" },
  { name: "payment_days", label: "Délai de paiement", hint: "En jours, dans la limite des règles fiscales" },
] as const;

type Values = Record<(typeof IDENTITY_FIELDS)[number]["name"] | (typeof TERM_FIELDS)[number]["name"], string> & {
  legal_form: string;
  vat_regime: string;
};

const NAMES = [
  "legal_form",
  "vat_regime",
  ...IDENTITY_FIELDS.map(({ name }) => name),
  ...TERM_FIELDS.map(({ name }) => name),
] as const;

export function IdentityForm({ identity }: { identity: LegalIdentity }) {
  const state = useOwnResult("identity") ? "refused" : "taken";
  return <IdentityFields key={`${state} ${identity.version}`} identity={identity} />;
}

function IdentityFields({ identity }: { identity: LegalIdentity }) {
  const [form, fields] = useServerForm<Values>("identity", { defaultValue: textsOf(identity) });
  return (
    <ServerForm
      form={form}
      fields={NAMES.map((name) => fields[name])}
      theirsTo="/admin/settings#identite"
      className="grid gap-9 my-9"
    >
      <input type="hidden" name="version" value={sentText(form.lastResult, "version", String(identity.version))} />
      <SettingsSection as="fieldset" id="identite" title="Identité légale" tabIndex={-1}>
        <MissingMentions identity={identity} />
        <p className="mt-3">
          <AppLink to="/admin/settings/logo">Logo des documents</AppLink>
        </p>
        <div className={`grid gap-y-5 gap-x-(--gap) mt-5 md:grid-cols-[1fr_1fr] md:items-start ${SETTINGS_FIELDS}`}>
          <SelectField
            label={IDENTITY_LABELS.legal_form}
            field={fields.legal_form}
            options={[{ value: "", label: "À choisir" }, ...optionsOf(LEGAL_FORMS)]}
          />
          <SelectField label="Régime de TVA" field={fields.vat_regime} options={optionsOf(VAT_REGIMES)} />
          {IDENTITY_FIELDS.map(({ name, ...input }) => (
            <Field key={name} label={IDENTITY_LABELS[name]} field={fields[name]} {...input} />
          ))}
        </div>
      </SettingsSection>
      <SettingsSection as="fieldset" id="conditions" title="Conditions des documents" tabIndex={-1}>
        <p className="note">Un devis et une facture commencent par elles{"\u202f"}; chacun peut en avoir d’autres.</p>
        <div className={`grid gap-y-5 gap-x-(--gap) mt-5 md:grid-cols-[1fr_1fr_1fr] md:items-start ${SETTINGS_FIELDS}`}>
          {TERM_FIELDS.map(({ name, label, hint }) => (
            <Field key={name} label={label} hint={hint} inputMode="numeric" field={fields[name]} />
          ))}
        </div>
      </SettingsSection>
      <div>
        <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement…">
          Sauvegarder l’identité
        </Button>
      </div>
    </ServerForm>
  );
}

/** What no document may be issued without. */
function MissingMentions({ identity }: { identity: LegalIdentity }) {
  const missing = missingMentions(identity);
  const lead = "Ce que la loi demande d’imprimer sur un devis et une facture.";
  if (missing.length === 0) return <p className="note">{lead} Tout y est.</p>;
  const names = missing.map((name) => IDENTITY_LABELS[name]).join(", ");
  return (
    <p className="note">
      {lead} Aucun document ne peut être émis tant qu’il manque{"\u202f"}: {names}.
    </p>
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function textsOf(identity: LegalIdentity): Values {
  const { version, ...fields } = identity;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? "")])) as Values;
}

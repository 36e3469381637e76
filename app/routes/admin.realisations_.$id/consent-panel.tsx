import { FRENCH_LANGUAGE_NAMES, LANGUAGES } from "~/site/language";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ScreenLink } from "~/ui/screen-link";
import { SelectField } from "~/ui/select-field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import type { CaseEditorView } from "./view.server";

type Consent = CaseEditorView["consents"][number];

const HOW =
  "Le client reçoit un lien\u202f: il voit la page, accepte ou non, et peut retirer son accord quand il veut.";

export function ConsentPanel({ view }: { view: CaseEditorView }) {
  const { consents, isConsented, isFictitious, ask, original } = view;
  return (
    <section className="grid gap-4 pt-8 border-t border-t-line-strong" id="accord" aria-labelledby="accord-titre">
      <h2 className="text-[1.5rem] leading-[1.2]" id="accord-titre">
        Accord du client
      </h2>
      {isFictitious && <p className="note">{"Client fictif\u202f: aucun accord n’est demandé."}</p>}
      {consents.length > 0 && (
        <ul className="grid gap-2">
          {consents.map((consent) => (
            <ConsentLine key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
      {original && !isFictitious && (
        <p className="note">
          L’accord est celui de{" "}
          <ScreenLink to={`/admin/realisations/${original.id}#accord`}>la réalisation d’origine</ScreenLink>.
        </p>
      )}
      {!isConsented && !isFictitious && !original && <AskForm ask={ask} />}
    </section>
  );
}

function ConsentLine({ consent: { email, name, askedOn, givenOn, withdrawnOn } }: { consent: Consent }) {
  const [label, tone] = withdrawnOn
    ? (["Retiré", "red"] as const)
    : givenOn
      ? (["Donné", "green"] as const)
      : (["Demandé", "yellow"] as const);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 wrap-anywhere">
      <Badge tone={tone}>{label}</Badge>
      <bdi dir="ltr">{email}</bdi>
      <span className="note">
        Demandé le {askedOn}
        {givenOn && `, donné le ${givenOn}`}
        {givenOn && name && (
          <>
            {" "}
            par <bdi>{name}</bdi>
          </>
        )}
        {withdrawnOn && `, retiré le ${withdrawnOn}`}
      </span>
    </li>
  );
}

interface AskValues extends Record<string, unknown> {
  email: string;
  language: string;
}

function AskForm({ ask }: { ask: CaseEditorView["ask"] }) {
  const [form, { email, language }] = useServerForm<AskValues>("consent", {
    id: "demande-accord",
    defaultValue: ask,
    constraint: { email: { required: true } },
  });
  return (
    <ServerForm form={form} fields={[email, language]} className="grid gap-4 max-w-160">
      <p className="note">{HOW}</p>
      <Field label="E-mail du client" field={email} type="email" autoComplete="off" dir="ltr" />
      <SelectField
        label="Langue de la lettre"
        field={language}
        options={LANGUAGES.map((value) => ({ value, label: FRENCH_LANGUAGE_NAMES[value] }))}
      />
      <Button className="justify-self-start" isPending={form.isSending} pendingText="Envoi…">
        Demander l’accord
      </Button>
    </ServerForm>
  );
}

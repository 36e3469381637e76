import { Form } from "@remix-run/react";
import { Eye, EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ApiKeyName, ApiKeyTab } from "~/features/settings/api-keys/model";
import { API_KEY_KINDS, purposeOf, tryIntent } from "~/features/settings/api-keys/model";
import type { ApiKeySource } from "~/features/settings/api-keys/queries.server";
import type { Tone } from "~/ui/badge";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ButtonForm } from "~/ui/button-form";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { ScreenLinkButton } from "~/ui/screen-link";
import { useIsHydrated } from "~/ui/use-is-hydrated";

export interface ShownApiKey {
  name: ApiKeyName;
  source: ApiKeySource;
  lastFour: string;
  savedOn: string | null;
}

const SOURCES: Record<ApiKeySource, { label: string; tone: Tone }> = {
  stored: { label: "Enregistrée", tone: "green" },
  unreadable: { label: "Illisible", tone: "red" },
  environment: { label: "De l’environnement", tone: "blue" },
  none: { label: "Absente", tone: "neutral" },
};

export function ApiKeyCard({ apiKey, tab }: { apiKey: ShownApiKey; tab: ApiKeyTab }) {
  const { name, source, savedOn } = apiKey;
  const { title, label: keyLabel, purpose } = API_KEY_KINDS[name];
  const { label, tone } = SOURCES[source];
  return (
    <Card as="li" level={2} title={title} aside={<Badge tone={tone}>{label}</Badge>}>
      <p className="note">
        {keyLabel}. {purposeOf(name)}
      </p>
      <ApiKeyStatus {...apiKey} />
      <ApiKeyForm name={name} title={title} isReplacing={savedOn !== null} />
      <div className="flex flex-wrap gap-3">
        {purpose && (source === "stored" || source === "environment") && (
          <ButtonForm
            intent={tryIntent(name)}
            values={{ name }}
            preventScrollReset
            size="sm"
            pendingText="Essai en cours…"
          >
            Tester<span className="sr-only"> la clé {title}</span>
          </ButtonForm>
        )}
        {savedOn && (
          <ScreenLinkButton to={`/admin/api-keys/${name}/delete?tab=${tab}`} preventScrollReset variant="quiet">
            Supprimer<span className="sr-only"> la clé {title}</span>
          </ScreenLinkButton>
        )}
      </div>
    </Card>
  );
}

function ApiKeyStatus({ source, lastFour, savedOn }: ShownApiKey) {
  if (source === "environment") return <p>Aucune clé enregistrée ici{"\u202f"}: celle de l’environnement sert.</p>;
  if (!savedOn) return <p>Aucune clé enregistrée.</p>;
  return (
    <>
      <p>
        {lastFour && (
          <>
            Clé <span aria-hidden="true">••••</span>
            <span className="sr-only">se terminant par </span>
            <b className="figures">{lastFour}</b>,{" "}
          </>
        )}
        {lastFour ? "enregistrée" : "Enregistrée"} le {savedOn}.
      </p>
      {source === "unreadable" && (
        <p className="field-error flex gap-2 mt-2 text-sm text-danger">
          Cette clé ne peut plus être lue, le secret de chiffrement du serveur a changé. Collez-la de nouveau.
        </p>
      )}
    </>
  );
}

/** A password field without scripts; with them, its text can be shown, and the button waits for one. */
function ApiKeyForm({ name, title, isReplacing }: { name: ApiKeyName; title: string; isReplacing: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const isHydrated = useIsHydrated();
  const result = useOwnResult(name);
  // What was typed before the scripts came counts.
  useEffect(() => setIsEmpty(!input.current?.value.trim()), []);
  useEffect(() => {
    if (result) input.current?.focus();
  }, [result]);
  return (
    <Form
      method="post"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-3 gap-x-2 items-start max-w-176 mt-3 md:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <input type="hidden" name="intent" value={name} />
      <input type="hidden" name="name" value={name} />
      <Field
        className="col-[1]"
        label={isReplacing ? `Nouvelle clé ${title}` : `Clé ${title}`}
        type={isShown ? "text" : "password"}
        name="api_key"
        id={name}
        inputRef={input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={result?.error?.api_key ?? undefined}
        onChange={({ target }) => setIsEmpty(!target.value.trim())}
      />
      {isHydrated && (
        <button
          type="button"
          className="icon-btn mt-7 size-13 md:h-10"
          aria-controls={name}
          aria-pressed={isShown}
          aria-label={`Afficher la clé ${title}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      )}
      <Button
        className="col-span-full justify-self-start md:col-[3] md:h-10 md:mt-7"
        variant="primary"
        disabled={isHydrated && isEmpty}
        isPending={useIsSubmitting(name)}
        pendingText="Sauvegarde…"
      >
        Sauvegarder<span className="sr-only"> la clé {title}</span>
      </Button>
    </Form>
  );
}

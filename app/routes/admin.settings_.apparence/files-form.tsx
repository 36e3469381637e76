import type { AppearanceValues, BrandFile } from "~/features/settings/appearance/model";
import { BRAND_FILES } from "~/features/settings/appearance/model";
import type { Appearance } from "~/site/appearance";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldError } from "~/ui/field-error";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { Part } from "./part";

const LOGO = "image/svg+xml,image/png";

const FILES: Record<BrandFile, { label: string; hint: string; accept: string }> = {
  logo_night: {
    label: "Logo sur fond sombre",
    hint: "SVG (100 Ko) ou PNG (2 Mo). Il sert aussi sur fond clair tant que l’autre manque.",
    accept: LOGO,
  },
  logo_day: { label: "Logo sur fond clair", hint: "Celui des lettres, aussi.", accept: LOGO },
  share_picture: {
    label: "Image de partage",
    hint: "1200 × 630, PNG ou JPEG, 8 Mo au plus. Les articles, services et réalisations gardent la leur.",
    accept: "image/png,image/jpeg,image/webp,image/avif",
  },
};

interface FilesFormProps {
  values: AppearanceValues;
  logo: Appearance["logo"];
  sharePicture: string | null;
}

/** The logo on either ground, and the picture that stands for the site when it is shared. */
export function FilesForm({ values, logo, sharePicture }: FilesFormProps) {
  const lastResult = useOwnResult("files");
  const errorsOf = (name: BrandFile) => lastResult?.error?.[name] ?? undefined;
  const shown: Record<BrandFile, string | null> = {
    logo_night: values.logo_night && logo ? logo.night : null,
    logo_day: values.logo_day && logo ? logo.day : null,
    share_picture: sharePicture,
  };
  return (
    <Part
      id="marque"
      title="Logo et image de partage"
      lead="Un SVG est débarrassé de tout ce qui n’est pas un dessin. Sans logo, le site montre son étoile et son nom."
    >
      <Form method="post" encType="multipart/form-data" className="grid gap-6 max-w-224">
        <ErrorSummary
          errors={fieldErrors(BRAND_FILES.map((name) => ({ id: name, errors: errorsOf(name) })))}
          formErrors={[]}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="files" />
        {BRAND_FILES.map((name) => (
          <OneFile key={name} name={name} shown={shown[name]} error={errorsOf(name)} />
        ))}
        <Button
          className="justify-self-start"
          variant="primary"
          isPending={useIsSubmitting("files")}
          pendingText="Envoi…"
        >
          Enregistrer les images
        </Button>
      </Form>
    </Part>
  );
}

function OneFile({ name, shown, error }: { name: BrandFile; shown: string | null; error: string[] | undefined }) {
  const { label, hint, accept } = FILES[name];
  return (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div
        data-theme={name === "logo_day" ? "light" : "dark"}
        className="grid place-items-center h-24 p-3 border border-line-strong bg-surface text-text-3 text-sm"
      >
        {shown ? (
          <img className="max-w-full max-h-18 object-contain" src={shown} alt={`${label} actuel`} />
        ) : (
          "Aucun fichier"
        )}
      </div>
      <div className="grid gap-2 content-start min-w-0">
        <label className="field-label" htmlFor={name}>
          {label}
          <span className="font-normal text-text-3"> (facultatif)</span>
        </label>
        <input
          type="file"
          className="input"
          id={name}
          name={name}
          accept={accept}
          aria-describedby={`${name}-hint ${name}-error`}
          aria-invalid={error ? true : undefined}
        />
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
        <FieldError id={`${name}-error`} error={error} />
        {shown && <CheckboxField label={`Retirer\u202f: ${label.toLowerCase()}`} name={`${name}_remove`} />}
      </div>
    </div>
  );
}

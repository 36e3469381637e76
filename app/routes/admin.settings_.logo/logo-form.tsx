import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { PICTURE_KINDS } from "~/ui/picture-words";
import { LOGO_INTENTS } from "./logo-intents";

/** The logo as paper shows it, and the form by which it is chosen. */
export function LogoForm({ logo }: { logo: { src: string; width: number; height: number } | null }) {
  const isRemoving = useIsSubmitting(LOGO_INTENTS.remove);
  const lastResult = useOwnResult(LOGO_INTENTS.save);
  const errors = lastResult?.error?.logo ?? undefined;
  return (
    <div className="grid gap-8 max-w-120">
      {logo && (
        <figure className="grid gap-3 m-0">
          <div className="p-6 border border-line bg-white">
            <img className="block max-h-24 w-auto max-w-full" {...logo} alt="Logo actuel" />
          </div>
          <figcaption className="note">Tel qu’il est imprimé, sur fond blanc.</figcaption>
        </figure>
      )}
      <Form method="post" encType="multipart/form-data" className="grid gap-5">
        <input type="hidden" name="intent" value={LOGO_INTENTS.save} />
        <ErrorSummary errors={fieldErrors([{ id: "logo", errors }])} focusKey={lastResult} />
        <Field
          label={logo ? "Le remplacer par" : "Image"}
          hint="JPEG, PNG, WebP ou AVIF, 2 Mo au plus. Sans marge autour, elle paraît plus grande."
          id="logo"
          name="logo"
          type="file"
          accept={PICTURE_KINDS}
          required
          error={errors}
        />
        <div>
          <Button variant="primary" isPending={useIsSubmitting(LOGO_INTENTS.save)} pendingText="Envoi…">
            Enregistrer le logo
          </Button>
        </div>
      </Form>
      {logo && (
        <Form method="post">
          <input type="hidden" name="intent" value={LOGO_INTENTS.remove} />
          <Button isPending={isRemoving} pendingText="Retrait…">
            Retirer le logo
          </Button>
        </Form>
      )}
    </div>
  );
}

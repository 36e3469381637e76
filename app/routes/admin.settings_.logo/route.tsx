import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LOGO_MAX_BYTES, logoPath } from "~/features/billing/identity/model";
import { getLogo } from "~/features/billing/identity/queries.server";
import { removeLogo, saveLogo } from "~/features/billing/identity/write.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { ButtonForm } from "~/ui/button-form";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { PageHeader } from "~/ui/page-header";
import { PICTURE_KINDS } from "~/ui/picture-words";

const HERE = "/admin/settings/logo";

export const handle: RouteHandle = {
  loadFailure: "Impossible de charger le logo",
  // A picture that is far too large is still refused in words.
  maxBodyBytes: 16 * LOGO_MAX_BYTES,
};

export const meta = () => seo({ title: "Logo des documents" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const logo = await getLogo();
  return { logo: logo && { src: logoPath(logo.sha256), width: logo.width, height: logo.height } };
}

export const action = formAction({
  guard: requireAdmin,
  maxFileBytes: LOGO_MAX_BYTES,
  intents: {
    logo: {
      schema: noFields,
      run: (_, { actor, form }) => saveLogo(actor, form.get("logo")),
      done: () => redirectWithSuccess(HERE, "Logo enregistré"),
    },
  },
  buttons: {
    "remove-logo": {
      schema: noFields,
      to: () => HERE,
      run: (_, { actor }) => removeLogo(actor),
      done: "Logo retiré",
    },
  },
});

export default function DocumentLogo() {
  const { logo } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink to="/admin/settings#identite">Paramètres</BackLink>
      <PageHeader
        title="Logo des documents"
        description="En tête des devis, des factures et des reçus à venir. Ceux qui sont déjà partis gardent le leur."
      />
      <LogoForm logo={logo} />
    </>
  );
}

/** The logo as paper shows it, and the form by which it is chosen. */
function LogoForm({ logo }: { logo: { src: string; width: number; height: number } | null }) {
  const lastResult = useOwnResult("logo");
  const error = lastResult?.error?.logo ?? undefined;
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
        <input type="hidden" name="intent" value="logo" />
        <ErrorSummary errors={fieldErrors([{ id: "logo", error }])} focusKey={lastResult} />
        <Field
          label={logo ? "Le remplacer par" : "Image"}
          hint="JPEG, PNG, WebP ou AVIF, 2 Mo au plus. Sans marge autour, elle paraît plus grande."
          id="logo"
          name="logo"
          type="file"
          accept={PICTURE_KINDS}
          required
          error={error}
        />
        <div>
          <Button variant="primary" isPending={useIsSubmitting("logo")} pendingText="Envoi…">
            Enregistrer le logo
          </Button>
        </div>
      </Form>
      {logo && (
        <ButtonForm intent="remove-logo" pendingText="Retrait…">
          Retirer le logo
        </ButtonForm>
      )}
    </div>
  );
}

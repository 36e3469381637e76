import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { removeLogo, saveLogo } from "~/features/legal-identity/commands.server";
import { LOGO_MAX_BYTES, LOGO_REMOVED, LOGO_SAVED, logoPath } from "~/features/legal-identity/model";
import { getLogo } from "~/features/legal-identity/queries.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { PageHeader } from "~/ui/page-header";
import { LogoForm } from "./logo-form";
import { LOGO_INTENTS } from "./logo-intents";

const HERE = "/admin/settings/logo";

export const handle: RouteHandle = {
  loadFailure: "Impossible de charger le logo",
  // A picture that is far too large is still refused in words.
  maxBodyBytes: 16 * LOGO_MAX_BYTES,
};

export const meta: MetaFunction = () => seo({ title: "Logo des documents" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const logo = await getLogo();
  return { logo: logo && { src: logoPath(logo.sha256), width: logo.width, height: logo.height } };
}

/** Puts a logo on the documents to come, or takes it off. */
export const action = formAction({
  guard: requireAdmin,
  maxFileBytes: LOGO_MAX_BYTES,
  intents: {
    [LOGO_INTENTS.save]: {
      schema: noFields,
      run: async (_, { actor, form }) => {
        await saveLogo(actor, form.get("logo"));
        return redirectWithSuccess(HERE, LOGO_SAVED);
      },
    },
  },
  buttons: {
    [LOGO_INTENTS.remove]: {
      schema: noFields,
      to: () => HERE,
      run: async (_, { actor }) => {
        await removeLogo(actor);
        return LOGO_REMOVED;
      },
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

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { removeLogo, saveLogo } from "~/features/legal-identity/commands.server";
import { LOGO_MAX_BYTES, LOGO_REFUSALS, LOGO_REMOVED, LOGO_SAVED, logoPath } from "~/features/legal-identity/model";
import { getLogo } from "~/features/legal-identity/queries.server";
import { DomainError } from "~/server/errors.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
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

/** Puts a logo on the documents to come, or takes it off. @throws a 400 for another form */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await readFormWithFiles(request, LOGO_MAX_BYTES);
  switch (form.get("intent")) {
    case LOGO_INTENTS.save:
      return submitLogo(actor, form.get("logo"));
    case LOGO_INTENTS.remove:
      await removeLogo(actor);
      return redirectWithSuccess(HERE, LOGO_REMOVED);
    default:
      throw data(null, { status: 400 });
  }
}

async function submitLogo(actor: User, file: FormDataEntryValue | null) {
  const isFile = file instanceof File && (file.size > 0 || file.name !== "");
  try {
    if (!isFile) throw new DomainError("invalid", LOGO_REFUSALS.missing);
    await saveLogo(actor, file);
    return redirectWithSuccess(HERE, LOGO_SAVED);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refuse(LOGO_INTENTS.save, { status: "error", error: { logo: [error.userMessage] } });
  }
}

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

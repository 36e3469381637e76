import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { appearanceOf, sectionPlaces } from "~/features/appearance/model";
import { readAppearance } from "~/features/settings/queries.server";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { AccentsForm } from "./accents-form";
import { AnnouncementForm } from "./announcement-form";
import { FilesForm } from "./files-form";
import { SectionList } from "./section-list";

export const handle: RouteHandle = {
  maxBodyBytes: PICTURE_FORM_MAX_BYTES,
  loadFailure: "Impossible de charger l’apparence",
};

export const meta: MetaFunction = () => seo({ title: "Apparence" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const values = await readAppearance();
  const { logo, sharePicture } = appearanceOf(values);
  return { values, places: sectionPlaces(values.home_sections), logo, sharePicture };
}

export { action } from "./action.server";

export default function AppearanceScreen() {
  const { values, places, logo, sharePicture } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Apparence"
        description="Ce que le site montre de vous. Chaque changement paraît aussitôt, de jour, de nuit et dans les lettres."
        actions={
          <LinkButton to="/" size="sm" target="_blank">
            Voir le site<span className="sr-only"> (nouvel onglet)</span>
          </LinkButton>
        }
      />
      <div className="grid gap-10">
        <AnnouncementForm key={JSON.stringify(values)} values={values} />
        <FilesForm values={values} logo={logo} sharePicture={sharePicture} />
        <AccentsForm key={`accents ${JSON.stringify(values)}`} values={values} />
        <SectionList places={places} />
      </div>
    </>
  );
}

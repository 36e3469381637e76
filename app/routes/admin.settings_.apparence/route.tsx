import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { AnnouncementName, AppearanceValues } from "~/features/settings/appearance/model";
import { ANNOUNCEMENT_NAMES, appearanceOf, sectionPlaces } from "~/features/settings/appearance/model";
import { accentsSchema, announcementSchema, sectionSchema } from "~/features/settings/appearance/schema";
import { changeSection, saveAppearance, saveBrandFiles } from "~/features/settings/appearance/write.server";
import { readAppearance } from "~/features/settings/queries.server";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { AccentsForm } from "./accents-form";
import { FilesForm } from "./files-form";
import { Part } from "./part";
import { SectionList } from "./section-list";

const HERE = "/admin/settings/apparence";

export const handle: RouteHandle = {
  maxBodyBytes: PICTURE_FORM_MAX_BYTES,
  loadFailure: "Impossible de charger l’apparence",
};

export const meta = () => seo({ title: "Apparence" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const values = await readAppearance();
  const { logo, sharePicture } = appearanceOf(values);
  return { values, places: sectionPlaces(values.home_sections), logo, sharePicture };
}

export const action = formAction({
  guard: requireAdmin,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    announcement: {
      schema: announcementSchema,
      run: (announcement, { actor }) => saveAppearance(actor, announcement),
      done: () => redirectWithSuccess(`${HERE}#annonce`, "Annonce enregistrée"),
    },
    accents: {
      schema: accentsSchema,
      run: (accents, { actor }) => saveAppearance(actor, accents),
      done: () => redirectWithSuccess(`${HERE}#couleurs`, "Couleurs enregistrées"),
    },
    files: {
      schema: noFields,
      run: (_, { actor, form }) => saveBrandFiles(actor, form),
      done: () => redirectWithSuccess(`${HERE}#marque`, "Images de marque enregistrées"),
    },
  },
  buttons: {
    section: {
      schema: sectionSchema,
      to: () => `${HERE}#accueil`,
      run: (step, { actor }) => changeSection(actor, step),
      done: "Page d’accueil enregistrée",
    },
  },
});

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

type Values = Record<AnnouncementName, string>;

const LABELS = { announcement_fr: "En français", announcement_es: "En espagnol", announcement_ar: "En arabe" } as const;
const DIRECTIONS = { announcement_fr: "ltr", announcement_es: "ltr", announcement_ar: "rtl" } as const;
const WORDS = ["announcement_fr", "announcement_es", "announcement_ar"] as const;

/** The line above each page; a page shows it in its own language or not at all. */
function AnnouncementForm({ values }: { values: AppearanceValues }) {
  const [form, fields] = useServerForm<Values>("announcement", { defaultValue: values });
  const { announcement_url: url } = fields;
  return (
    <Part
      id="annonce"
      title="Annonce"
      lead="Une ligne au-dessus de chaque page, dans les langues où vous l’écrivez. Vide, elle disparaît."
    >
      <ServerForm form={form} fields={ANNOUNCEMENT_NAMES.map((name) => fields[name])} className="grid gap-5 max-w-224">
        {WORDS.map((name) => (
          <Field key={name} label={LABELS[name]} isOptional field={fields[name]} dir={DIRECTIONS[name]} />
        ))}
        <Field
          label="Lien"
          isOptional
          hint={"Une page du site, par exemple /realisations, ou une adresse en https://"}
          field={url}
          inputMode="url"
          dir="ltr"
        />
        <Button
          className="justify-self-start"
          variant="primary"
          isPending={form.isSending}
          pendingText="Enregistrement…"
        >
          Enregistrer l’annonce
        </Button>
      </ServerForm>
    </Part>
  );
}

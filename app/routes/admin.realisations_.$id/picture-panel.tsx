import { ArrowDown, ArrowUp, X } from "lucide-react";
import { CASE_PICTURE_KINDS, PICTURE_KIND_LABELS } from "~/features/case-studies/model/case-study";
import { Button } from "~/ui/button";
import { IconForm } from "~/ui/button-form";
import { Field } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { PictureField } from "~/ui/picture-field";
import { SelectField } from "~/ui/select-field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import type { CaseEditorView } from "./view.server";

type ShownPicture = CaseEditorView["pictures"][number];

export function PicturePanel({ pictures }: { pictures: ShownPicture[] }) {
  return (
    <section className="grid gap-4 pt-8 border-t border-t-line-strong" id="images" aria-labelledby="images-titre">
      <h2 className="text-[1.5rem] leading-[1.2]" id="images-titre">
        Images de la page
      </h2>
      <ol className="grid gap-x-(--gap) gap-y-5 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="grid gap-2 content-start">
            <div className="relative aspect-[8/5] overflow-clip border border-line bg-surface-3">
              {picture.picture && (
                <Picture
                  className="absolute inset-0 size-full object-contain"
                  src={picture.picture}
                  alt={picture.alt}
                  sizes="20rem"
                />
              )}
            </div>
            <p className="wrap-anywhere">
              <b>{picture.kind}</b> <span className="note">{picture.caption}</span>
            </p>
            <div className="flex gap-1">
              {index > 0 && (
                <IconForm
                  intent="move-picture"
                  values={{ id: picture.id, direction: "up" }}
                  verb="Monter"
                  name={`l’image ${picture.alt}`}
                  icon={ArrowUp}
                />
              )}
              {index < pictures.length - 1 && (
                <IconForm
                  intent="move-picture"
                  values={{ id: picture.id, direction: "down" }}
                  verb="Descendre"
                  name={`l’image ${picture.alt}`}
                  icon={ArrowDown}
                />
              )}
              <IconForm
                intent="remove-picture"
                values={{ id: picture.id }}
                verb="Retirer"
                name={`l’image ${picture.alt}`}
                icon={X}
              />
            </div>
          </li>
        ))}
      </ol>
      <AddForm key={pictures.length} />
    </section>
  );
}

interface AddValues extends Record<string, unknown> {
  image_url: string;
  image_alt: string;
  kind: string;
  caption: string;
}

function AddForm() {
  const [form, { image_url, image_alt, kind, caption }] = useServerForm<AddValues>("picture", {
    id: "image",
    defaultValue: { kind: "desktop" },
  });
  return (
    <ServerForm
      form={form}
      fields={[image_url, image_alt, kind, caption]}
      encType="multipart/form-data"
      className="grid gap-5 max-w-224"
    >
      <PictureField label="Nouvelle image" field={image_url} lastResult={form.lastResult}>
        <Field label="Ce que montre l’image" hint="Lu à qui ne la voit pas." field={image_alt} />
      </PictureField>
      <div className="field-pair">
        <SelectField
          label="Genre"
          field={kind}
          options={CASE_PICTURE_KINDS.map((value) => ({ value, label: PICTURE_KIND_LABELS[value] }))}
        />
        <Field label="Légende" isOptional field={caption} dir="auto" />
      </div>
      <Button className="justify-self-start" isPending={form.isSending} pendingText="Envoi…">
        Ajouter l’image
      </Button>
    </ServerForm>
  );
}

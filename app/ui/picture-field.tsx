import type { FieldMetadata } from "@conform-to/react";
import type { ChangeEvent, ReactNode } from "react";
import { useState } from "react";
import type { FormReply } from "~/lib/forms/form-reply";
import { PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { ownPicture } from "~/lib/web/picture-address";
import { CheckboxField } from "./checkbox-field";
import { refuseTooLarge, useFileErrors } from "./chosen-file";
import { FieldError } from "./field-error";
import { sentText } from "./form-state";
import { Picture } from "./picture";
import { ADDRESS_HINT, NOT_COPIED, PICTURE_HINT, PICTURE_KINDS } from "./picture-words";

type PictureText = {
  label: string;
  addressLabel?: string;
  /** Further fields, such as the alternative text. */
  children?: ReactNode;
};

export type PictureFieldProps = PictureText & {
  /** The field `image_url` of the form. */
  field: FieldMetadata<string>;
  lastResult: FormReply["lastResult"] | undefined;
  /** The address as it is stored, in a form that stays when it has been saved. */
  stored?: string;
  /** Said of the stored picture, where nothing is refused. */
  notice?: string | null | undefined;
};

/**
 * A picture in a form: a file to choose, or an address to type, with the present picture and a box that takes it away.
 * Works without JavaScript. To use it:
 * - the column and the field are `image_url`; its schema is `pictureAddressField` (lib/forms/picture-fields);
 * - the form has `encType="multipart/form-data"`, its route `handle.maxBodyBytes: PICTURE_FORM_MAX_BYTES`, and its
 *   `formAction` has `maxFileBytes` and the intent `prepare: preparePicture` (features/media/take-picture.server),
 *   which stores the file or fetches the address;
 * - it gets the form's `lastResult`, so that a file that was accepted is kept while another field is corrected;
 * - pages show the stored address with `<Picture>`.
 */
export function PictureField({ field, lastResult, stored, notice, ...text }: PictureFieldProps) {
  const { id, name, initialValue, errors } = field;
  const value = sentText(lastResult, name, stored ?? initialValue ?? "");
  // What the server has accepted is not sent again: the field starts anew with each stored address.
  return <OnePicture key={value} {...text} id={id} value={value} error={errors ?? (notice ? [notice] : undefined)} />;
}

const INPUT_LABEL = "picture-field-label text-text-2 text-[0.9375rem]";

type OnePictureProps = PictureText & {
  /** Of the control to which an error leads; the address's input has it with `-address` behind. */
  id: string;
  value: string;
  error: string[] | undefined;
};

function OnePicture({ label, id, value, error, addressLabel = "ou adresse", children }: OnePictureProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { errors: sentences, tell } = useFileErrors(error);
  const isInvalid = Boolean(sentences?.length);
  const described = {
    "aria-describedby": isInvalid ? `${id}-hint ${id}-error` : `${id}-hint`,
    "aria-invalid": isInvalid || undefined,
  };
  const shown = chosen ?? ownPicture(value);
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setChosen(null);
    // An error of the former file does not hold for this one.
    tell(refuseTooLarge(target));
    const file = target.files?.[0];
    if (!file) return;
    // As an address by which the page may show it before it is sent.
    const reader = new FileReader();
    reader.onload = () => setChosen(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <fieldset className="picture-field grid gap-y-3 gap-x-(--gap) min-w-0 m-0 p-0 border-0 md:grid-cols-[15rem_minmax(0,1fr)]">
      <legend className="field-label md:col-span-full">
        {label}
        <span className="font-normal text-text-3"> (facultatif)</span>
      </legend>
      <div className="relative grid place-items-center aspect-[8/5] max-w-80 overflow-clip border border-line-strong bg-surface">
        {shown ? (
          <Picture
            className="absolute inset-0 size-full object-contain"
            src={shown}
            alt=""
            sizes="12rem"
            width={480}
            height={300}
          />
        ) : (
          <span className="p-2 text-text-3 text-sm text-center">{value ? NOT_COPIED : "Aucune image"}</span>
        )}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-y-2 gap-x-3 items-center content-start min-w-0">
        <label className={INPUT_LABEL} htmlFor={id}>
          Fichier
        </label>
        <input
          type="file"
          id={id}
          name={PICTURE_FIELDS.file}
          accept={PICTURE_KINDS}
          className="input"
          onChange={onChoose}
          {...described}
        />
        <label className={INPUT_LABEL} htmlFor={`${id}-address`}>
          {addressLabel}
        </label>
        <input
          type="text"
          inputMode="url"
          id={`${id}-address`}
          name={PICTURE_FIELDS.url}
          defaultValue={value}
          className="input"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          {...described}
        />
        <div className="col-span-full grid gap-y-2">
          <div>
            <p className="field-hint mb-0" id={`${id}-hint`}>
              {PICTURE_HINT} {ADDRESS_HINT}
            </p>
            <FieldError id={`${id}-error`} error={sentences} />
          </div>
          {children}
          {value && <CheckboxField label="Retirer l’image" name={PICTURE_FIELDS.remove} />}
        </div>
      </div>
    </fieldset>
  );
}

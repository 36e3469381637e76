import type { ComponentPropsWithoutRef } from "react";
import { useRef } from "react";
import { slugify } from "~/lib/text/slugify";
import { Field } from "~/ui/field";

type InputProps = Omit<ComponentPropsWithoutRef<"input">, "className"> & { error?: string[] | undefined };

interface TitleFieldsProps {
  titleProps: InputProps;
  slugProps: InputProps;
  /** An article that exists keeps its address while its title changes. */
  isNew: boolean;
  isPublished: boolean;
}

/** The title, and the slug that follows it until another one is typed. */
export function TitleFields({ titleProps, slugProps, isNew, isPublished }: TitleFieldsProps) {
  const slug = useRef<HTMLInputElement>(null);
  const derived = useRef(slugify(String(titleProps.defaultValue ?? "")));
  function follow(title: string) {
    const field = slug.current;
    const follows = isNew && field && (field.value === "" || field.value === derived.current);
    derived.current = slugify(title);
    if (follows) field.value = derived.current;
  }
  return (
    <div className="field-pair">
      <Field
        label="Titre"
        {...titleProps}
        hint="60 caractères au plus, et il reste entier dans les résultats de recherche."
        dir="auto"
        onInput={(event) => follow(event.currentTarget.value)}
      />
      <Field
        label="Slug"
        {...slugProps}
        inputRef={slug}
        hint={slugHint({ isNew, isPublished })}
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}

function slugHint({ isNew, isPublished }: { isNew: boolean; isPublished: boolean }): string {
  if (isNew) return "Adresse /blog/…, tirée du titre si vous le laissez vide.";
  return isPublished ? "S’il change, l’ancienne adresse continuera de mener ici." : "Adresse /blog/… de l’article.";
}

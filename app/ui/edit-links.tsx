import { Trash2 } from "lucide-react";
import { IconLink } from "./icon-link";
import { LinkButton } from "./link-button";

export type EditLinksProps = {
  /** Of the thing, for those who hear a link alone. */
  name: string;
  /** Address of the thing; its dialogs stand below it. */
  to: string;
};

/** The foot of a card whose thing is changed and deleted in dialogs. */
export function EditLinks({ name, to }: EditLinksProps) {
  return (
    <div className="card-actions">
      <LinkButton to={`${to}/edit`} hydrated preventScrollReset size="sm">
        Modifier<span className="sr-only"> : {name}</span>
      </LinkButton>
      <IconLink to={`${to}/delete`} verb="Supprimer" name={name} icon={Trash2} hydrated preventScrollReset />
    </div>
  );
}

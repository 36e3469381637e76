import { Pencil, Trash2 } from "lucide-react";
import { IconLink } from "./icon-link";
import { LinkButton } from "./link-button";
import { useSearchHref } from "./use-address";

export type EditLinksProps = {
  /** Of the thing, for screen readers. */
  name: string;
  /** Address of the thing's dialog; that of its deletion stands below it. */
  to: string;
};

/** The foot of a card whose thing is changed and deleted in dialogs, over the page of the list that shows it. */
export function EditLinks({ name, to }: EditLinksProps) {
  const editHref = useSearchHref(to)({});
  const deleteHref = useSearchHref(`${to}/delete`)({});
  return (
    <div className="card-actions flex flex-wrap items-center justify-between gap-1 mt-auto pt-2.5 border-t border-t-line">
      <LinkButton to={editHref} hydrated preventScrollReset size="sm">
        Modifier<span className="sr-only">&#8239;: {name}</span>
      </LinkButton>
      <IconLink to={deleteHref} verb="Supprimer" name={name} icon={Trash2} hydrated preventScrollReset />
    </div>
  );
}

interface RowLinksProps {
  /** Of the row's thing, for screen readers. */
  name: string;
  /** Address of the thing; that of its deletion stands below it. */
  to: string;
  /** Where it is changed, if not there. */
  editTo?: string;
  /** Whether it is changed in a screen of its own, not in a dialog over the list. */
  hasScreen?: boolean;
  className?: string;
}

/** The ways to change and to delete the thing of a row, from which one comes back to the list with its query. */
export function RowLinks({ name, to, editTo = to, hasScreen = false, className }: RowLinksProps) {
  const editHref = useSearchHref(editTo)({});
  const deleteHref = useSearchHref(`${to}/delete`)({});
  return (
    <>
      <IconLink
        className={className}
        to={editHref}
        verb="Modifier"
        name={name}
        icon={Pencil}
        hydrated
        preventScrollReset={!hasScreen}
      />
      <IconLink to={deleteHref} verb="Supprimer" name={name} icon={Trash2} hydrated preventScrollReset />
    </>
  );
}

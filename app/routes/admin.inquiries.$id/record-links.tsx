import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-address";

/** What may be done to the record of an inquiry, apart from answering it. */
export function RecordLinks({ id }: { id: string }) {
  const editTo = useSearchHref(`/admin/inquiries/${id}/edit`)({});
  const eraseTo = useSearchHref(`/admin/inquiries/${id}/erase`)({});
  return (
    <p className="flex flex-wrap gap-2 mt-5">
      <LinkButton to={editTo} hydrated preventScrollReset size="sm" variant="quiet">
        Corriger
      </LinkButton>
      <LinkButton to={eraseTo} hydrated preventScrollReset size="sm" variant="quiet">
        Effacer
      </LinkButton>
    </p>
  );
}

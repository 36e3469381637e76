import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { ScreenLink } from "~/ui/screen-link";
import { useSearchHref } from "~/ui/use-address";

/** The ways to the inquiries before and after this one, in the list from which one came. */
export function BesideLinks({
  beside: { previous, next },
}: {
  beside: { previous: string | null; next: string | null };
}) {
  if (!previous && !next) return null;
  return (
    <nav className="flex gap-1 me-auto" aria-label="Autres demandes">
      {previous && (
        <BesideLink id={previous} label="Demande précédente">
          <ChevronLeft aria-hidden="true" />
        </BesideLink>
      )}
      {next && (
        <BesideLink id={next} label="Demande suivante">
          <ChevronRight aria-hidden="true" />
        </BesideLink>
      )}
    </nav>
  );
}

function BesideLink({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const to = useSearchHref(`/admin/inquiries/${id}`)({});
  return (
    <ScreenLink className="icon-btn" to={to} preventScrollReset aria-label={label} title={label}>
      {children}
    </ScreenLink>
  );
}

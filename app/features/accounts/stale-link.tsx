import { LinkButton } from "~/ui/link-button";
import { AuthFrame } from "./auth-frame";

/** A link from an e-mail that has been used, or is too old, and the way to another. */
export function StaleLink({ to, label }: { to: string; label: string }) {
  return (
    <AuthFrame title="Lien expiré" lead={"Ce lien n’est plus valable\u202f: il a déjà servi, ou il est trop ancien."}>
      <LinkButton to={to} hydrated variant="primary">
        {label}
      </LinkButton>
    </AuthFrame>
  );
}

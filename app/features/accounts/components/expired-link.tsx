import type { ReactNode } from "react";
import { LinkButton } from "~/ui/link-button";
import { AuthFrame } from "./auth-frame";

interface StaleLinkProps {
  to: string;
  label: string;
  /** A nearer way to another link, before the one above. */
  children?: ReactNode;
}

/** A link from an e-mail that has been used, or is too old, and the way to another. */
export function ExpiredLink({ to, label, children }: StaleLinkProps) {
  return (
    <AuthFrame title="Lien expiré" lead={"Ce lien n’est plus valable\u202f: il a déjà servi, ou il est trop ancien."}>
      <div className="flex flex-wrap gap-3 mt-6">
        {children}
        <LinkButton to={to} hydrated variant={children ? "secondary" : "primary"}>
          {label}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

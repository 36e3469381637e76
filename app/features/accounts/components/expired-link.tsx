import type { ReactNode } from "react";
import type { AuthCopy } from "~/content/auth/auth";
import { LinkButton } from "~/ui/link-button";
import { AuthFrame } from "./auth-frame";

interface StaleLinkProps {
  to: string;
  label: string;
  words: Pick<AuthCopy, "home" | "expired">;
  /** A nearer way to another link, before the one above. */
  children?: ReactNode;
}

/** A link from an e-mail that has been used, or is too old, and the way to another. */
export function ExpiredLink({ to, label, words, children }: StaleLinkProps) {
  return (
    <AuthFrame title={words.expired.title} lead={words.expired.lead} back={{ to: "/", label: words.home }}>
      <div className="flex flex-wrap gap-3 mt-6">
        {children}
        <LinkButton to={to} hydrated variant={children ? "secondary" : "primary"}>
          {label}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

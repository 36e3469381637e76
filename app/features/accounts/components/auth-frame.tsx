import type { ReactNode } from "react";
import { Pattern } from "~/brand/pattern";
import { quietTone } from "~/brand/zellige/tone";
import type { AuthCopy } from "~/content/auth";
import type { Language } from "~/site/language";
import { LANGUAGE_PARAM, LANGUAGES, OWN_LANGUAGE_NAMES } from "~/site/language";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";
import { usePathname, useSearchHref } from "~/ui/use-address";

interface AuthFrameProps {
  title: string;
  lead: ReactNode;
  /** Of the link above the title. */
  back: { to: string; label: string; hydrated?: boolean };
  children?: ReactNode;
}

/** A screen about signing in or up: its form beside the wall. */
export function AuthFrame({ title, lead, back, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-144 w-full max-w-(--page) mx-auto px-(--gutter) overflow-clip lg:grid-cols-[5fr_7fr]">
      <div className="max-w-120 pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(3rem,6vw,6rem)]">
        <BackLink to={back.to} hydrated={back.hydrated}>
          {back.label}
        </BackLink>
        <h1 className="text-[length:clamp(2.5rem,1.6rem_+_4vw,4.5rem)] mt-4 mb-3">{title}</h1>
        <p className="lead mb-10">{lead}</p>
        {children}
      </div>
      <div className="hidden print:hidden relative me-[calc(-1_*_var(--gutter))] lg:block lg:[mask-image:linear-gradient(to_right,#0000,#000_30%)]">
        <Pattern
          className="absolute inset-0"
          seed="connexion"
          width={720}
          height={900}
          edge={180}
          isSymmetric
          tone={quietTone(6)}
        />
      </div>
    </div>
  );
}

interface StaleLinkProps {
  to: string;
  label: string;
  words: Pick<AuthCopy, "home" | "expired">;
  /** A nearer way to another link, before the one above. */
  children?: ReactNode;
}

/** Shown for a used or expired link, with the way to another. */
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

/** Links to the same page in the other languages, with the same query. */
export function LanguageLinks({ label, language }: { label: string; language: Language }) {
  const hrefFor = useSearchHref(usePathname());
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap gap-x-6 text-sm">
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <TallLink
          key={other}
          to={hrefFor({ [LANGUAGE_PARAM]: other === "fr" ? null : other })}
          lang={other}
          hrefLang={other}
        >
          {OWN_LANGUAGE_NAMES[other]}
        </TallLink>
      ))}
    </nav>
  );
}

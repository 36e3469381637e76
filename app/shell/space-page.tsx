import type { ReactNode } from "react";
import { BACK_TO_PROJECTS } from "~/content/back-to-projects";
import { directionOf } from "~/site/language";
import { BackLink } from "~/ui/back-link";
import { SiteError } from "./site-error";
import { SitePage } from "./site-page";
import { usePageLanguage } from "./use-shell-copy";

interface SpacePageProps {
  as?: "article" | "div";
  parts?: "*:max-w-200" | "*:max-w-240";
  back: { to: string; label: string };
  children: ReactNode;
}

/** A page of a client's space below its first one. */
export function SpacePage({ as: Element = "div", parts, back, children }: SpacePageProps) {
  return (
    <SitePage>
      <Element
        className={`${parts ?? ""} w-full max-w-(--page) mx-auto [padding:clamp(1.5rem,3vw,3rem)_var(--gutter)_clamp(4rem,8vw,8rem)]`}
      >
        <BackLink to={back.to} hydrated>
          {directionOf(usePageLanguage()) === "rtl" ? "→" : "←"} {back.label}
        </BackLink>
        {children}
      </Element>
    </SitePage>
  );
}

/** Any error of such a page, with the way back to the client's projects. */
export function ProjectsError() {
  return <SiteError homeTo="/dashboard" homeLabel={BACK_TO_PROJECTS[usePageLanguage()]} />;
}

import { BACK_TO_PROJECTS } from "~/content/back-to-projects";
import type { ErrorScreenProps } from "./error-screen";
import { ErrorScreen } from "./error-screen";
import { SitePage } from "./site-page";
import { usePageLanguage } from "./use-shell-copy";

/** Any error of a page that draws its own frame. */
export function SiteError(props: ErrorScreenProps) {
  return (
    <SitePage>
      <ErrorScreen {...props} />
    </SitePage>
  );
}

/** The same in a client's space, with the way back to its projects. */
export function ProjectsError() {
  return <SiteError homeTo="/dashboard" homeLabel={BACK_TO_PROJECTS[usePageLanguage()]} />;
}

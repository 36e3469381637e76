import { BACK_TO_PROJECTS } from "~/content/back-to-projects";
import { ErrorScreen } from "./error-screen";
import { SitePage } from "./site-page";
import { usePageLanguage } from "./use-shell-copy";

/** Any error of a page in a client's space, with the way back to its projects. */
export function ProjectsError() {
  return (
    <SitePage>
      <ErrorScreen homeTo="/dashboard" homeLabel={BACK_TO_PROJECTS[usePageLanguage()]} />
    </SitePage>
  );
}

import type { ErrorScreenProps } from "./error-screen";
import { ErrorScreen } from "./error-screen";
import { SitePage } from "./site-page";

/** Any error of a page that draws its own frame. */
export function SiteError(props: ErrorScreenProps) {
  return (
    <SitePage>
      <ErrorScreen {...props} />
    </SitePage>
  );
}

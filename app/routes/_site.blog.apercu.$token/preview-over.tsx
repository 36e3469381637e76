import { articleCopy } from "~/content/blog";
import { LostScreen } from "~/ui/lost-screen";

/** For a private link whose time is over, or that never was one. */
export function PreviewOver() {
  return <LostScreen {...articleCopy.previewOver} seed="apercu-expire" to="/blog" />;
}

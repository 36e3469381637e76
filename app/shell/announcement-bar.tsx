import type { Appearance } from "~/site/appearance";
import { TallLink } from "~/ui/tall-link";
import { usePageLanguage } from "./use-shell-copy";

/** The owner's announcement in the language of the page; nothing where it was not written in that. */
export function AnnouncementBar({ announcement }: { announcement: Appearance["announcement"] | undefined }) {
  const words = announcement?.words[usePageLanguage()];
  if (!words) return null;
  return (
    <div className="announcement bg-accent text-on-accent print:hidden">
      <p className="wrap flex items-center justify-center min-h-11 py-2 text-center text-[0.9375rem]/[1.35] font-[560] text-balance wrap-anywhere">
        {announcement?.to ? (
          <TallLink
            className="-my-2 [color:inherit] [text-decoration:underline_1px] [text-underline-offset:0.2em] focus-visible:[outline-color:currentColor]"
            to={announcement.to}
          >
            {words}
          </TallLink>
        ) : (
          words
        )}
      </p>
    </div>
  );
}

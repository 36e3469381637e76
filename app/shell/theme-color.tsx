import { PAGE_GROUND } from "~/brand/page-ground";
import type { Theme } from "~/lib/web/theme";

/** The colour in which a telephone draws the bar above the page: that of the page's ground. */
export function ThemeColor({ theme }: { theme: Theme }) {
  if (theme !== "system") return <meta name="theme-color" content={PAGE_GROUND[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAGE_GROUND.dark} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAGE_GROUND.light} />
    </>
  );
}

import type { ComponentPropsWithoutRef } from "react";

export type TableRowProps = Omit<ComponentPropsWithoutRef<"tr">, "className"> & {
  /** The row whose details are open. */
  isCurrent?: boolean;
  /** Whether a link of the row covers all of it (ROW_LINK); what else is in it stands above. */
  hasRowLink?: boolean;
};

/** The look of the link that covers its row. */
export const ROW_LINK = "whole-row after:absolute after:inset-0";

/** What a list puts into its cells stands above the link, which lies over text alone. */
const COVERED =
  "relative [&_:is(a:not(.whole-row),button,input,select)]:relative [&_:is(a:not(.whole-row),button,input,select)]:z-1";

export function TableRow({ isCurrent, hasRowLink, ...rest }: TableRowProps) {
  // biome-ignore lint/a11y/noRedundantRoles: narrow screens draw rows as grids, which takes the native role away
  return <tr {...rest} className={hasRowLink ? COVERED : undefined} role="row" aria-current={isCurrent || undefined} />;
}

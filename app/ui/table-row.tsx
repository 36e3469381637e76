import type { ComponentPropsWithoutRef } from "react";

export type TableRowProps = Omit<ComponentPropsWithoutRef<"tr">, "className"> & {
  /** The row whose details are open. */
  isCurrent?: boolean;
};

export function TableRow({ isCurrent, ...rest }: TableRowProps) {
  // biome-ignore lint/a11y/noRedundantRoles: narrow screens draw rows as grids, which takes the native role away
  return <tr {...rest} role="row" aria-current={isCurrent || undefined} />;
}

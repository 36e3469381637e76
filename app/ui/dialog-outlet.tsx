import { Outlet } from "@remix-run/react";
import { usePathname } from "./use-address";

/** The dialog that is open over the screen, if any; that of another thing begins with its own fields. */
export function DialogOutlet() {
  return <Outlet key={usePathname()} />;
}

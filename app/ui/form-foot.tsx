import type { ReactNode } from "react";

/** The same look, for a form of one line. */
export const FORM_FOOT =
  "form-foot flex flex-wrap -mx-4 py-3 px-4 border-t border-t-line bg-surface md:mx-[calc(-1_*_clamp(1rem,2.4vw,2.25rem))] md:px-[clamp(1rem,2.4vw,2.25rem)] xl:sticky xl:z-5 xl:bottom-0";

/** The buttons of a long form, which stay in sight below a text of any length on a wide screen. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={`${FORM_FOOT} gap-2`}>{children}</div>;
}

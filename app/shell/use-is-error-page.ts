import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router-dom";

/** Whether an error boundary is shown: such a page has no address of its own and nothing to be found for. */
export function useIsErrorPage(): boolean {
  return Boolean(useContext(DataRouterState)?.errors);
}

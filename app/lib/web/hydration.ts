/** The type of a script that waits until a user works with its page; browsers leave what they do not know alone. */
export const WAITING_SCRIPT_TYPE = "text/x-waiting-module";

/** Told to the document once the framework has taken the page over. */
export const HYDRATED_EVENT = "page:hydrated";

/** Told to the document while the framework sends a form or fetches a screen, and once it has been answered. */
export const BUSY_EVENT = "page:busy";
export const IDLE_EVENT = "page:idle";

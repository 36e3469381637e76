import type { ApiKeyTab } from "~/features/api-keys/model";
import { API_KEY_TABS } from "~/features/api-keys/model";

/** The tab that an address asks for; the first when it names none. */
export function tabOf(request: Request): ApiKeyTab {
  const asked = new URL(request.url).searchParams.get("tab");
  return API_KEY_TABS.find(({ id }) => id === asked)?.id ?? "content";
}

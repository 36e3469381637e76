import { useState } from "react";

/**
 * What the server said of a tag, for the field and for the summary above the form: it holds until that tag or the
 * others change.
 */
export function useTagErrors(sent: string[] | undefined) {
  const [mended, setMended] = useState<string[]>();
  return { tagErrors: sent === mended ? undefined : sent, onMend: () => setMended(sent) };
}

/** What is wrong with each field first, by its name, in the order of the issues: one sentence for one fault. */
export function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]): Map<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.map(String).join(".");
    if (!messages.has(field)) messages.set(field, message);
  }
  return messages;
}

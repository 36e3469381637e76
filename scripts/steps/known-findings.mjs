/** What SECURITY.md explains under "What the scanners found", and nothing else: a finding of a tool by its words. */
export const KNOWN_FINDINGS = [
  { tool: "wapiti", pattern: /Strict-Transport-Security is not set/ },
  { tool: "wapiti", pattern: /Secure flag is not set in the cookie : (theme|sidebar_state)/ },
  { tool: "wapiti", pattern: /HttpOnly flag is not set in the cookie : sidebar_state/ },
  { tool: "wapiti", pattern: /X-XSS-Protection is not set/ },
];

/** Ends the scan with an error that names each finding which is not explained yet. */
export function expectExplained(findings) {
  const open = findings.filter(
    ({ tool, what }) => !KNOWN_FINDINGS.some((known) => known.tool === tool && known.pattern.test(what)),
  );
  if (open.length === 0) return;
  const lines = open.map(({ tool, who, what }) => `${tool} as ${who}: ${what}`);
  throw new Error(`${open.length} findings are not explained in SECURITY.md:\n${lines.join("\n")}`);
}

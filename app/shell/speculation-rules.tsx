import { SPECULATION_RULES } from "~/site/speculation-rules";

/** Tells browsers which of the page's links they may prepare. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, and named by its hash in the page's policy
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />
  );
}

/** The service's own section, written in the back office and sanitised by the loader. */
export function LandingSection({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by lib/sanitise-html
    <section className="prose service-landing" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

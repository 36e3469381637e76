import { WAITING_SCRIPT_TYPE } from "~/lib/web/hydration";
import { policyHash } from "./security-headers.server";

const INLINE_SCRIPT = /<script(?![^<>]* src=)([^<>]*)>(.*?)(?:<\/script>|$)/gs;
const PRELOAD = '<link rel="modulepreload"';
const MODULE = 'type="module" async="">';

/**
 * The page with preloads that its policy lets through: Remix gives them no nonce, and 'strict-dynamic' would refuse
 * them; nor a place behind the style sheet and the fonts, although the page can be read before it hydrates.
 */
export function withPreloads(html: string, nonce: string): string {
  return html.replaceAll(PRELOAD, `<link nonce="${nonce}" fetchpriority="low" rel="modulepreload"`);
}

/**
 * The page with a framework that is not fetched yet: `client/hydrate-on-intent` starts it. Each element stays in its
 * place, since the framework has to find the page as it would have written it.
 */
export function withWaitingScripts(html: string): string {
  return html.replaceAll(PRELOAD, `${PRELOAD} media="not all"`).replaceAll(MODULE, `type="${WAITING_SCRIPT_TYPE}">`);
}

/**
 * The page for many visitors: without its nonce, and with the hashes of the inline scripts that bore it, as a policy
 * names them. A script without the nonce, which the page was not rendered with, gets no hash. That of a script that
 * waits is the hash of the text which it has once `client/hydrate-on-intent` starts it.
 * Source: W3C Content Security Policy Level 3, section 2.3.1.
 */
export function withHashes(html: string, nonce: string): { html: string; scripts: { scriptHashes: string[] } } {
  const mark = ` nonce="${nonce}"`;
  const own = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = ""]) => attributes.includes(mark));
  const scriptHashes = own.map(([, attributes = "", text = ""]) =>
    policyHash(attributes.includes(WAITING_SCRIPT_TYPE) ? `${text} ` : text),
  );
  return { html: html.replaceAll(mark, ""), scripts: { scriptHashes } };
}

import { WAITING_SCRIPT_TYPE } from "~/lib/web/hydration";

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

/**
 * Remembers, while the tab is open, by which page, site and campaign it came, and hands that on to ways out of the
 * site and the contact form; nothing names a visitor. A tab opened by a page of ours knows that page and its campaign
 * alone. A page that was fetched ahead is counted when it is opened.
 */
import { campaignOf, cleanCampaign } from "~/lib/web/campaign";
import { FIRST_FIELDS, LAST_FIELDS, ownReferrer, referrerHost } from "~/lib/web/referrer";

interface Touch {
  page: string;
  referrer: string;
  campaign: string;
  /** In milliseconds of the clock. */
  at: number;
}

interface Visit {
  /** Null in a tab that another one of ours has opened. */
  first: Touch | null;
  /** The last time that another site or a campaign led here. */
  last: Touch;
  /** The last page, and the one before it. */
  page: string;
  former: string;
}

const KEY = "visit";
/** Hands a campaign on in the address of a link. */
const CAMPAIGN_PARAM = "campagne";
const FORM_PATH = "/contact";

function remember(): Visit {
  let known: Visit | null = null;
  try {
    known = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    // Storage may be switched off, or hold what no page of ours has written.
  }
  const visit = nextVisit(known);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Storage may be switched off: the visit is then as long as this page.
  }
  return visit;
}

function nextVisit(known: Visit | null): Visit {
  const { pathname: page, search, host } = location;
  const own = ownReferrer(document.referrer, [host]);
  if (!known && own) return visitBeside(own);
  const referrer = referrerHost(document.referrer, [host]);
  const touch = { page, referrer, campaign: campaignOf(search), at: Date.now() };
  const isLed = touch.referrer !== "" || touch.campaign !== "";
  const former = known && known.page !== page ? known.page : (known?.former ?? page);
  return { first: known ? known.first : touch, last: known && !isLed ? known.last : touch, page, former };
}

/** In a new tab: its storage is its own, so only the page that opened it tells anything. */
function visitBeside(opener: { pathname: string; search: string }): Visit {
  const { pathname: page, search } = location;
  const handedOn = cleanCampaign(new URLSearchParams(search).get(CAMPAIGN_PARAM) ?? "");
  const campaign = campaignOf(search) || handedOn || campaignOf(opener.search);
  return {
    first: null,
    last: { page: opener.pathname, referrer: "", campaign, at: Date.now() },
    page,
    former: opener.pathname,
  };
}

/** The campaign goes along to what leaves the site, and to the form where another tab is to open it. */
function addCampaign(event: Event, { last }: Visit): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || last.campaign === "") return;
  const isHandedOn = link.pathname.startsWith("/go/") || (link.pathname === FORM_PATH && opensTab(event, link));
  if (!isHandedOn) return;
  const url = new URL(link.href);
  url.searchParams.set(CAMPAIGN_PARAM, last.campaign);
  link.href = url.href;
}

/** What is no plain click opens another tab or the menu that offers one. */
function opensTab(event: Event, { target }: HTMLAnchorElement): boolean {
  const isPlain = event.type === "click" && target !== "_blank";
  return !isPlain || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey));
}

/** Whatever sends the form, the browser or the framework, its fields are read here last. */
function fillIn({ formData }: FormDataEvent, { first, last, former }: Visit): void {
  if (!formData.has(LAST_FIELDS.page)) return;
  const known = {
    ...(first && {
      [FIRST_FIELDS.page]: first.page,
      [FIRST_FIELDS.referrer]: first.referrer,
      [FIRST_FIELDS.campaign]: first.campaign,
      [FIRST_FIELDS.at]: new Date(first.at).toISOString(),
    }),
    [LAST_FIELDS.page]: former,
    [LAST_FIELDS.referrer]: last.referrer,
    [LAST_FIELDS.campaign]: last.campaign,
  };
  // What the server knew by the address and the page before stays where this tab knows nothing.
  for (const [name, value] of Object.entries(known)) if (value || !formData.get(name)) formData.set(name, value);
}

/** Fetched ahead, a page was sent before it was opened: drawn already, or kept until then. */
function wasFetchedAhead(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number;
    deliveryType?: string;
  })[];
  return (entry?.activationStart ?? 0) > 0 || entry?.deliveryType === "navigational-prefetch";
}

function begin(): void {
  const visit = remember();
  for (const type of ["click", "auxclick", "contextmenu"])
    document.addEventListener(type, (event) => addCampaign(event, visit), true);
  document.addEventListener("formdata", (event) => fillIn(event, visit));
  if (!wasFetchedAhead()) return;
  const { page, last } = visit;
  const isFirst = last.page === page;
  const seen = { de: page, site: isFirst ? last.referrer : "", campagne: campaignOf(location.search) };
  void fetch(`/vue?${new URLSearchParams(seen)}`, { keepalive: true }).catch(() => {});
}

const isAhead = "prerendering" in document && document.prerendering === true;
if (isAhead) document.addEventListener("prerenderingchange", begin, { once: true });
else begin();

/**
 * Remembers, for as long as the tab is open, by which page, site and campaign it came, and hands that on: to the links
 * that leave for the agency's WhatsApp, telephone and e-mail, and to the contact form. Nothing in it names a visitor.
 * What was fetched ahead was not counted when it was sent; now that it is opened, it is.
 */
import { campaignOf } from "~/lib/web/campaign";
import { referrerHost } from "~/lib/web/referrer";
import { FIRST_FIELDS, LAST_FIELDS } from "~/lib/web/visit-fields";

interface Touch {
  page: string;
  referrer: string;
  campaign: string;
  /** In milliseconds of the clock. */
  at: number;
}

interface Visit {
  first: Touch;
  /** The last time that another site or a campaign led here. */
  last: Touch;
  /** The last page, and the one before it. */
  page: string;
  former: string;
}

const KEY = "visit";

function remember(): Visit {
  const { pathname: page, search, host } = location;
  const touch = {
    page,
    referrer: referrerHost(document.referrer, [host]),
    campaign: campaignOf(search),
    at: Date.now(),
  };
  const known = read();
  const isLed = touch.referrer !== "" || touch.campaign !== "";
  const former = known && known.page !== page ? known.page : (known?.former ?? page);
  const visit = { first: known?.first ?? touch, last: known && !isLed ? known.last : touch, page, former };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Storage may be switched off: the visit is then as long as this page.
  }
  return visit;
}

function read(): Visit | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function addCampaign({ target }: Event, { last }: Visit): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || !link.pathname.startsWith("/go/") || last.campaign === "") return;
  const url = new URL(link.href);
  url.searchParams.set("campagne", last.campaign);
  link.href = url.href;
}

/** Whatever sends the form, the browser or the framework, its fields are read here last. */
function fillIn({ formData }: FormDataEvent, { first, last, former }: Visit): void {
  if (!formData.has(LAST_FIELDS.page)) return;
  formData.set(FIRST_FIELDS.page, first.page);
  formData.set(FIRST_FIELDS.referrer, first.referrer);
  formData.set(FIRST_FIELDS.campaign, first.campaign);
  formData.set(FIRST_FIELDS.at, new Date(first.at).toISOString());
  formData.set(LAST_FIELDS.page, former);
  formData.set(LAST_FIELDS.referrer, last.referrer);
  formData.set(LAST_FIELDS.campaign, last.campaign);
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
  for (const type of ["click", "auxclick"]) document.addEventListener(type, (event) => addCampaign(event, visit), true);
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

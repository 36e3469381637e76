import { LONG_RUN } from "./fills.mjs";

/** Of a million rows the one of a person, and a few hundred. */
const RARE = "q=personne-424242%40";
const FEW = "q=partie777";

/** Each address with the queries that are asked of it; "-" stands for none. */
export const LARGE_SCREENS = screensOf(`
  /admin            -
  /admin/inquiries  - vue=en-retard vue=aujourdhui vue=a-venir vue=sans-suite vue=en-retard&q=devis status=contacted
  /admin/inquiries  ${RARE} ${FEW} q=devis q=merci sort=name&q=devis sort=oldest sort=name status=contacted&sort=name
  /admin/inquiries  page=24000 page=99999 sort=name&page=24000 sort=name&page=99999
  /admin/analytics  - period=weeks period=months
  /admin/marketing  - period=months period=months&par=campagne
  /admin/revenue    -
  /admin/email      - page=99999 q=devis ${RARE} status=failed
  /blog             - page=99999 q=devis
  /admin/blog       - sort=views page=99999 q=strategie
  /admin/projects   - sort=budget&page=99999 q=devis
  /admin/clients    - sort=projects q=devis
  /admin/seo        -
  /admin/recherche  q=devis ${FEW} ${RARE} q=zq
`);
export const BILLING_SCREENS = screensOf(`
  /admin                      -
  /admin/factures             - page=1500 page=99999 sort=amount sort=due q=devis q=maison%20424
  /admin/factures             vue=brouillons vue=avoirs vue=a-encaisser vue=en-retard vue=payees
  /admin/devis                - page=1000 page=99999 sort=amount status=sent status=expired status=accepted&sort=amount
  /admin/devis                q=devis q=maison%20424
  /admin/clients-facturation  - sort=newest q=maison
  /admin/revenue              - monnaie=EUR
  /admin/recherche            q=F-2025-4242
`);
/** Each list as it opens, filtered and in every order it offers, with a search for a few rows, a tenth of them, and all. */
export const SMALL_LISTS = screensOf(`
  /admin/inquiries     - sort=oldest sort=name page=200 q=partie77 q=devis q=merci status=contacted
  /admin/testimonials  - sort=oldest sort=rating sort=name page=200 q=partie77 q=devis q=merci state=published
  /admin/projects      - sort=oldest sort=title sort=deadline sort=budget page=200 q=partie77 q=devis q=pages
  /admin/projects      status=in_progress
  /admin/clients       - sort=oldest sort=name sort=projects page=200 q=partie77 q=devis q=maison state=invited
  /admin/services      - sort=newest sort=title sort=price page=200 q=partie77 q=devis q=pistes category=graphics
  /admin/email         - sort=oldest page=200 q=partie77 q=devis q=votre status=failed
  /admin/blog          - sort=oldest sort=title sort=title-desc sort=views sort=views-asc page=200
  /admin/blog          q=partie77 q=devis q=strategie state=published&category=Design
  /admin/seo           - sort=title page=200 q=partie77 q=devis q=strategie state=draft
`);
/** Screens that hold a list beside other things, or count all rows. */
export const SMALL_SCREENS = screensOf(`
  /admin                                  -
  /admin/inquiries                        vue=en-retard vue=aujourdhui vue=a-venir vue=sans-suite
  /admin/analytics                        -
  /admin/revenue                          -
  /admin/blog/auto-generate               - page=500
  /admin/blog/auto-generate/${LONG_RUN}   - page=5
  /admin/blog/quick-generate              -
  /admin/blog/generate                    -
  /admin/projects/new                     -
`);
export const BLOG = screensOf("/blog - q=strategie q=devis q=partie77&category=Design q=rien");

function screensOf(text) {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([path, ...queries]) => queries.map((query) => (query === "-" ? path : `${path}?${query}`)));
}

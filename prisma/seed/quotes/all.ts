import { randomUUID } from "node:crypto";
import type { Currency } from "~/features/billing/model/content";
import type { QuoteContent, QuoteLine, ScheduleStep } from "~/features/billing/schema";
import { EMPTY_CONTENT } from "~/features/billing/schema";
import type { QuoteStatus } from "~/features/quotes/model/quote";
import type { Prisma } from "~/server/db/client/client";
import type { Language } from "~/site/language";

export interface SeedQuote {
  title: string;
  /** Key of a billing client; empty for none yet. */
  client: string;
  status: QuoteStatus;
  revision?: number;
  language?: Language;
  currency?: Currency;
  createdDaysAgo: number;
  /** Name of the lead that asks for it. */
  askedBy?: string;
  /** Title of the project that it is about. */
  project?: string;
  openedTimes?: number;
  acceptedBy?: { name: string; function: string };
  response?: { kind: "change" | "refusal"; text: string };
  content: QuoteContent;
}

type SeedBillingClient = Prisma.BillingClientUncheckedCreateInput & {
  key: string;
  /** Of the demo client that it is, if any. */
  accountEmail?: string;
};

/** To whom the demo bills; none of them exists, and each says so. */
export const billingClients: SeedBillingClient[] = [
  {
    ...{ key: "riad", accountEmail: "khadija@riad-benali.example", legal_name: "Riad Benali SARL (fictive)" },
    ...{ contact_name: "Khadija Benali", email: "khadija@riad-benali.example", ice: "000000000000001" },
    address: "4, derb de l’Exemple, Marrakech",
  },
  {
    ...{ key: "tazi", accountEmail: "omar@tazi-freres.example", legal_name: "Tazi Frères (fictive)" },
    ...{ contact_name: "Omar Tazi", email: "omar@tazi-freres.example", ice: "000000000000002" },
    address: "18, rue de l’Exemple, Fès",
  },
  {
    ...{ key: "commune", legal_name: "Commune de l’Exemple (fictive)", contact_name: "Service des marchés" },
    ...{ email: "marches@commune.example", ice: "000000000000003", is_public_body: true },
    address: "Place de l’Exemple, Casablanca",
  },
  {
    ...{ key: "casa", legal_name: "Casa Ejemplo SL (ficticia)", contact_name: "Lucía Ferrer" },
    ...{ email: "lucia@casa-ejemplo.example", country: "ES", language: "es" as const, currency: "EUR" as const },
    ...{ ice: "B00000000", address: "Calle del Ejemplo 7, Valencia" },
  },
  {
    ...{ key: "nadia", legal_name: "Nadia Berrada (fictive)", contact_name: "Nadia Berrada", is_company: false },
    ...{ email: "nadia.berrada@exemple.example", address: "2, rue de l’Exemple, Rabat" },
  },
  {
    ...{ key: "riyadh", legal_name: "دار المثال للضيافة (شركة وهمية)", contact_name: "سارة القحطاني" },
    ...{ email: "sales@dar-almithal.example", country: "SA", language: "ar" as const, currency: "SAR" as const },
    ...{ ice: "0000000000", address: "7 شارع المثال، الرياض" },
  },
];

const HALVES: ScheduleStep[] = [
  { title: "Acompte à la commande", shareBp: 5000, kind: "deposit", days: 0 },
  { title: "Solde à la livraison", shareBp: 5000, kind: "balance", days: 45 },
];

const STEPS: ScheduleStep[] = [
  { title: "Acompte à la commande", shareBp: 4000, kind: "deposit", days: 0 },
  { title: "Maquettes validées", shareBp: 3000, kind: "progress", days: 20 },
  { title: "Solde à la mise en ligne", shareBp: 3000, kind: "balance", days: 60 },
];

/** A line at 20 %, one package unless told otherwise; the price in whole units. */
function line(designation: string, price: number, changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    ...{ id: randomUUID(), section: null, designation, description: null, quantity: 1000, unit: "forfait" },
    ...{ unitPrice: price * 100, discountBp: 0, vatRateBp: 2000, exemption: null, option: null },
    ...changes,
  };
}

function content(lines: QuoteLine[], schedule = HALVES, changes: Partial<QuoteContent> = {}): QuoteContent {
  const texts = {
    scope: "<p>Ce que les lignes ci-dessus nomment, textes et images fournis par le client.</p>",
    exclusions: "<p>L’hébergement, les photographies et les traductions.</p>",
    delays: "<p>Les délais courent du jour où les textes sont là.</p>",
  };
  return {
    ...EMPTY_CONTENT,
    lines,
    schedule,
    ...texts,
    deliveryDays: 45,
    revisions: 3,
    hourlyPrice: 45_000,
    ...changes,
  };
}

const shop = [
  line("Boutique en ligne", 28_000, { section: "Site" }),
  line("Fiches de produits", 90, { section: "Site", quantity: 60_000, unit: "fiche", discountBp: 1000 }),
  line("Hébergement simple, un an", 1_800, { option: { kind: "one_of", group: "Hébergement" } }),
  line("Hébergement avec sauvegardes, un an", 3_600, { option: { kind: "one_of", group: "Hébergement" } }),
  line("Formation de l’équipe", 2_500, { option: { kind: "any_of", group: "" }, quantity: 1500, unit: "jour" }),
];

/** The quotes of the demo, each state at least once. */
export const quotes: SeedQuote[] = [
  {
    ...{ title: "Carte du petit déjeuner en trois langues", client: "riad", status: "draft", createdDaysAgo: 1 },
    project: "Carte du petit déjeuner en trois langues",
    content: content([
      line("Mise en page de la carte", 2_400),
      line("Traduction", 600, { quantity: 2000, unit: "langue" }),
    ]),
  },
  {
    ...{ title: "Logo de la coopérative", client: "", status: "draft", createdDaysAgo: 2 },
    content: content([line("Logo et sa charte", 6_500)]),
  },
  {
    ...{ title: "Boutique des meubles", client: "tazi", status: "sent", createdDaysAgo: 3 },
    askedBy: "Omar Tazi",
    content: content(shop, STEPS),
  },
  {
    ...{ title: "Portail de la commune", client: "commune", status: "sent", createdDaysAgo: 9, openedTimes: 4 },
    content: content(
      [line("Portail d’information", 84_000), line("Reprise des contenus", 350, { quantity: 40_000, unit: "page" })],
      STEPS,
    ),
  },
  {
    ...{
      title: "Sitio de la casa rural",
      client: "casa",
      status: "sent",
      language: "es" as const,
      currency: "EUR" as const,
    },
    ...{ createdDaysAgo: 6, openedTimes: 2 },
    content: content([line("Sitio de cinco páginas", 2_900, { vatRateBp: 0, exemption: "export", unit: "" })], HALVES, {
      ...{ scope: "<p>Cinco páginas en español y francés.</p>", exclusions: "", delays: "<p>Seis semanas.</p>" },
    }),
    response: { kind: "change", text: "¿Podría incluir también la traducción al inglés?" },
  },
  {
    ...{ title: "موقع الفندق بالعربية", client: "riyadh", status: "sent", createdDaysAgo: 4, openedTimes: 1 },
    ...{ language: "ar" as const, currency: "SAR" as const },
    content: content(
      [
        line("موقع من خمس صفحات", 12_500, { vatRateBp: 0, exemption: "export", unit: "" }),
        line("نسخة إنجليزية", 3_200, {
          ...{ vatRateBp: 0, exemption: "export", unit: "", option: { kind: "any_of", group: "" } },
        }),
      ],
      [
        { title: "دفعة مقدمة عند الطلب", shareBp: 5000, kind: "deposit", days: 0 },
        { title: "الرصيد عند التسليم", shareBp: 5000, kind: "balance", days: 45 },
      ],
      { scope: "<p>خمس صفحات بالعربية، من اليمين إلى اليسار.</p>", exclusions: "", delays: "<p>ستة أسابيع.</p>" },
    ),
  },
  {
    ...{ title: "Identité de l’atelier et enseigne", client: "tazi", status: "accepted", createdDaysAgo: 26 },
    ...{ askedBy: "Omar Tazi", project: "Identité de l’atelier et enseigne" },
    ...{ openedTimes: 3, acceptedBy: { name: "Omar Tazi", function: "Gérant" } },
    content: content([line("Identité visuelle", 30_000), line("Enseigne, dessin et suivi", 5_000)]),
  },
  {
    ...{ title: "Photographies d’hiver", client: "riad", status: "refused", createdDaysAgo: 18, openedTimes: 1 },
    content: content([line("Journée de prises de vue", 4_800)]),
    response: { kind: "refusal", text: "Nous les ferons au printemps." },
  },
  {
    ...{ title: "Vidéo de présentation", client: "commune", status: "withdrawn", createdDaysAgo: 31 },
    content: content([line("Tournage et montage", 14_000)]),
  },
  {
    ...{ title: "Faire-part de mariage", client: "nadia", status: "sent", createdDaysAgo: 52, openedTimes: 2 },
    content: content([line("Faire-part, deux langues", 3_200)]),
  },
  {
    ...{ title: "Référencement du riad", client: "riad", status: "superseded", createdDaysAgo: 14, openedTimes: 5 },
    content: content([line("Référencement, trois mois", 11_500)]),
  },
  {
    ...{ title: "Référencement du riad", client: "riad", status: "sent", revision: 2, createdDaysAgo: 5 },
    content: content([line("Référencement, trois mois", 9_600)]),
  },
];

export const templates = [
  {
    name: "Site vitrine",
    content: content(
      [line("Maquettes", 6_000, { section: "Dessin" }), line("Site de cinq pages", 9_000, { section: "Site" })],
      STEPS,
    ),
  },
  { name: "Identité visuelle", content: content([line("Logo", 6_500), line("Charte graphique", 5_500)]) },
];

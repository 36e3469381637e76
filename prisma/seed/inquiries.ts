import { openingHours } from "~/content/contact";
import type { Prisma } from "~/server/db/client/client";
import { storedPhone } from "~/server/forms/phone.server";
import { replyDue } from "~/site/opening-hours";
import { minutesBefore } from "./dates";
import type { SeedInquiry } from "./seed-types";

const HOUR = 60;
const DAY = 24 * HOUR;

export const inquiries: SeedInquiry[] = [
  {
    name: "Khadija Benali",
    email: "khadija@riad-benali.example",
    phone: "+212 6 00 00 00 11",
    company: "Riad Benali",
    service_interest: "Traduction & localisation",
    budget_range: "medium",
    message:
      "Bonjour, le site du riad marche bien en français et en espagnol. Une clientèle du Golfe commence à nous écrire : combien coûterait une version arabe des huit pages, avec les conditions d’annulation ?",
    language: "fr",
    status: "new",
    is_spam: false,
    createdMinutesAgo: 84,
  },
  {
    name: "Anas Bennis",
    email: "anas@garage-bennis.example",
    phone: "+212 6 00 00 00 12",
    company: "Garage Bennis",
    service_interest: "Développement web",
    message: "Un site d’une page pour mon garage, avec les horaires et le plan. C’est possible avant fin décembre ?",
    language: "fr",
    status: "new",
    is_spam: false,
    createdMinutesAgo: 5 * HOUR,
  },
  {
    name: "Lucía Romero",
    email: "lucia@romero-export.example",
    phone: "+34 600 00 00 00",
    company: "Romero Export",
    service_interest: "E-commerce",
    message:
      "Hola, vendemos aceite de argán en Sevilla y la tienda ya funciona. Queremos añadir un precio para mayoristas y el envío a Portugal. ¿Podéis decirnos un plazo y un presupuesto?",
    language: "es",
    status: "new",
    is_spam: false,
    createdMinutesAgo: 19 * HOUR,
    hasOwner: true,
  },
  {
    name: "Ghita Slaoui",
    email: "ghita.slaoui@example.com",
    phone: null,
    company: null,
    service_interest: null,
    message: "Bonjour, prenez-vous des stagiaires en design graphique au printemps ?",
    language: "fr",
    status: "new",
    is_spam: false,
    createdMinutesAgo: 1 * DAY + 3 * HOUR,
  },
  {
    name: "فهد العتيبي",
    email: "fahad@najd-clinics.example",
    phone: "+966 50 000 0000",
    company: "عيادات نجد",
    service_interest: "Applications mobiles",
    message:
      "السلام عليكم، تطبيق حجز المواعيد يعمل جيدًا في فروعنا الثلاثة. نريد إضافة الدفع عند الحجز وتذكير قبل الموعد بساعتين. متى يمكننا ترتيب مكالمة قصيرة؟",
    language: "ar",
    status: "contacted",
    is_spam: false,
    createdMinutesAgo: 2 * DAY + 5 * HOUR,
    hasOwner: true,
    plan: { action: "Rappeler pour fixer un rendez-vous", inMinutes: -3 * HOUR },
    events: [
      { kind: "whatsapp", text: "Répondu en arabe, il préfère un appel le matin.", afterMinutes: 4 * HOUR },
      { kind: "call", text: "Pas de réponse.", afterMinutes: 1 * DAY },
    ],
  },
  {
    name: "Rachid Amrani",
    email: "contact@atlas-plomberie.example",
    phone: "+212 6 00 00 00 13",
    company: "Atlas Plomberie",
    service_interest: "Référencement naturel",
    message:
      "Le site marche bien à Salé. Je voudrais la même chose pour Témara et Skhirat, sans refaire trois fois la même page.",
    language: "fr",
    status: "contacted",
    is_spam: false,
    createdMinutesAgo: 3 * DAY + 2 * HOUR,
    hasOwner: true,
    plan: { action: "Envoyer le devis", inMinutes: 2 * HOUR },
    events: [{ kind: "call", text: "Deux villes suffisent pour commencer.", afterMinutes: 6 * HOUR }],
  },
  {
    name: "Nadia Chraibi",
    email: null,
    phone: "+212 6 00 00 00 14",
    company: "Maison Chraibi",
    service_interest: "Réseaux sociaux",
    budget_range: "small",
    message:
      "Tenir Instagram et LinkedIn pour une maison de thé, trois fois par semaine. Nous avons les photos, pas le temps.",
    language: "fr",
    status: "contacted",
    is_spam: false,
    createdMinutesAgo: 5 * DAY,
    channel: "phone",
    events: [{ kind: "call", text: "Elle réfléchit au rythme de deux publications par semaine.", afterMinutes: 30 }],
  },
  {
    name: "Salma Berrada",
    email: "s.berrada@banque-regionale.example",
    phone: "+212 5 00 00 00 15",
    company: "Banque régionale",
    service_interest: "Cybersécurité",
    budget_range: "large",
    message: `Bonjour,

Nous souhaitons un audit du portail des agences avant la fin du trimestre, avec un rapport destiné au comité des risques et une contre-visite après correction. Périmètre :

- le portail web, ses douze agences et l’espace des chefs d’agence ;
- l’application de consultation, lecture seule ;
- la procédure de réinitialisation des mots de passe, que nous pensons trop permissive.

L’hébergement est chez nous, un environnement de recette identique sera ouvert. Nous aurons besoin d’une clause de confidentialité signée avant tout échange technique, des noms des intervenants et de leurs attestations. Pouvez-vous nous proposer deux dates de réunion, de préférence un mardi matin ?`,
    language: "fr",
    status: "qualified",
    is_spam: false,
    createdMinutesAgo: 6 * DAY + 4 * HOUR,
    hasOwner: true,
    plan: { action: "Réunion de cadrage", inMinutes: 4 * DAY },
    events: [
      {
        kind: "email",
        text: "Bonjour Salma,\n\nNous pouvons venir mardi à 9 h ou à 10 h 30. La clause est jointe.",
        afterMinutes: 5 * HOUR,
      },
      { kind: "note", text: "La clause de confidentialité est signée.", afterMinutes: 2 * DAY },
    ],
  },
  {
    name: "Adil Mernissi",
    email: "adil@oliveraies-saiss.example",
    phone: "+212 6 00 00 00 16",
    company: "Oliveraies du Saïss",
    service_interest: "Matériel & objets connectés",
    budget_range: "large",
    message:
      "Nous avons déjà la carte des parcelles. On voudrait y voir l’humidité du sol sur vingt points, relevée deux fois par jour. Le réseau mobile passe, l’électricité non.",
    language: "fr",
    status: "qualified",
    is_spam: false,
    createdMinutesAgo: 9 * DAY,
    channel: "event",
    plan: { action: "Relancer", inMinutes: -2 * DAY },
  },
  {
    name: "Mehdi Lahlou",
    email: "mehdi@lahlou-avocats.example",
    phone: null,
    company: "Cabinet Lahlou",
    service_interest: "Développement web",
    message:
      "Refonte du site du cabinet. Quatre avocats, deux langues, pas de photos de marteau. Merci de m’envoyer un devis.",
    language: "fr",
    status: "converted",
    is_spam: false,
    createdMinutesAgo: 17 * DAY,
  },
  {
    name: "Omar Tazi",
    email: "omar@tazi-freres.example",
    phone: "+212 6 00 00 00 17",
    company: "Tazi Frères",
    service_interest: "Identité de marque",
    tier_name: "standard",
    budget_range: "medium",
    message:
      "Nous reprenons l’atelier de notre père et cherchons un logo et une enseigne. Le nom ne change pas. La réouverture est prévue avant le ramadan.",
    language: "fr",
    status: "converted",
    is_spam: false,
    createdMinutesAgo: 26 * DAY,
  },
  {
    name: "Karim",
    email: "karim.projet@example.com",
    // That of the garage, from which another lead writes later.
    phone: "+212 6 00 00 00 12",
    company: null,
    service_interest: "Applications mobiles",
    message:
      "Je cherche une équipe pour faire une application comme les grandes, payée en parts de la société. Budget de départ : 0 MAD.",
    language: "fr",
    status: "rejected",
    is_spam: false,
    createdMinutesAgo: 21 * DAY,
    lost_reason: "price",
  },
  {
    name: "Imprimerie du Port",
    email: "commercial@imprimerie-du-port.example",
    phone: "+212 5 00 00 00 18",
    company: "Imprimerie du Port",
    service_interest: null,
    message: "Bonjour, nous proposons nos tarifs d’impression aux agences. À qui pouvons-nous envoyer notre grille ?",
    language: "fr",
    status: "rejected",
    is_spam: false,
    createdMinutesAgo: 33 * DAY,
    lost_reason: "out_of_scope",
  },
  {
    name: "Web Boost Ltd",
    email: "sales@webboost.example",
    phone: null,
    company: null,
    service_interest: null,
    message:
      "Hello dear, we can bring 10,000 visitors to your website every day for a small fee. Reply YES for our price list. https://example.com/boost https://example.com/boost-plus",
    language: "en",
    status: "new",
    is_spam: true,
    createdMinutesAgo: 4 * DAY + 7 * HOUR,
  },
];

/** Statuses that are set once the sender was answered. */
const ANSWERED = ["contacted", "qualified", "converted"];
const FIRST_REPLY_MINUTES = 3 * HOUR;

interface InsertOptions {
  now: Date;
  /** Who of the team has the leads that somebody has. */
  adminProfileId: string | undefined;
}

export async function insertInquiries(tx: Prisma.TransactionClient, options: InsertOptions): Promise<void> {
  for (const inquiry of inquiries) {
    const { id } = await tx.contactInquiry.create({ data: rowOf(inquiry, options), select: { id: true } });
    await tx.inquiryEvent.createMany({
      data: eventsOf(inquiry, options).map((event) => ({ ...event, inquiry_id: id })),
    });
  }
}

function rowOf(inquiry: SeedInquiry, { now, adminProfileId }: InsertOptions) {
  const { createdMinutesAgo, language: _, phone, plan, hasOwner, events: __, ...stored } = inquiry;
  const created_at = minutesBefore(now, createdMinutesAgo);
  const isAnswered = ANSWERED.includes(inquiry.status);
  return {
    ...stored,
    ...(phone && { phone: storedPhone(phone) }),
    created_at,
    reply_due_at: replyDue(created_at, openingHours),
    first_reply_at: isAnswered ? minutesBefore(created_at, -FIRST_REPLY_MINUTES) : null,
    next_action: plan?.action ?? null,
    next_action_at: plan ? minutesBefore(now, -plan.inMinutes) : null,
    owner_id: (hasOwner && adminProfileId) || null,
  };
}

/** The message, and what was said and decided since. */
function eventsOf({ createdMinutesAgo, status, lost_reason, events = [] }: SeedInquiry, options: InsertOptions) {
  const { now, adminProfileId = null } = options;
  const at = (afterMinutes: number) => minutesBefore(now, createdMinutesAgo - afterMinutes);
  const decided = lost_reason ? `${status}/${lost_reason}` : status;
  return [
    { kind: "message" as const, created_at: at(0) },
    ...(status === "new"
      ? []
      : [{ kind: "status" as const, text: decided, actor_id: adminProfileId, created_at: at(FIRST_REPLY_MINUTES) }]),
    ...events.map(({ kind, text, afterMinutes }) => ({
      ...{ kind, text, actor_id: adminProfileId },
      created_at: at(afterMinutes),
    })),
  ];
}

const WHOLE_DAY = ["9 h – 18 h 30"] as const;

/** Example hours, from Monday on, as they are usual in Casablanca: a long pause on Friday. */
export const openingHours = [
  { day: "Lundi", hours: WHOLE_DAY },
  { day: "Mardi", hours: WHOLE_DAY },
  { day: "Mercredi", hours: WHOLE_DAY },
  { day: "Jeudi", hours: WHOLE_DAY },
  { day: "Vendredi", hours: ["9 h – 12 h 30", "15 h – 18 h 30"] },
  { day: "Samedi", hours: ["9 h 30 – 13 h"] },
  { day: "Dimanche", hours: [] },
] as const;

export const contactPage = {
  title: "Parlons de votre projet",
  lead: "Deux phrases suffisent. Réponse en 24 h, devis gratuit, sans engagement.",
  detailsTitle: "Nos coordonnées",
  inquiry: {
    title: "Nous écrire",
    lead: "Un chef de projet lit chaque message. Pas de robot, pas de liste d’envoi.",
  },
  review: {
    title: "Donner votre avis",
    lead: "Vous avez travaillé avec nous ? Votre avis est publié après modération, tel quel.",
  },
  place: {
    title: "Passer à l’atelier",
    lead: "Un café, un carnet, et on dessine ensemble. Prévenez-nous la veille.",
    hoursTitle: "Horaires",
    addressTitle: "Adresse",
    arrivalTitle: "Pour venir",
    today: "aujourd’hui",
    closed: "Fermé",
    mapLabel:
      "Plan dessiné de Casablanca : au nord l’océan et le port, au centre l’agence, marquée d’une étoile, entre la médina et le Maârif.",
    mapLink: "Ouvrir dans une carte",
    mapNote: "Plan simplifié, le nord en haut.",
  },
} as const;

/** For visitors from a page in another language: how to fill in the French form, and what became of it. */
export const foreignNotes = {
  es: {
    invitation:
      "Esta página está en francés, pero puedes escribirnos en español: te respondemos en español en 24 h. Los campos son, por orden: nombre, empresa (opcional), correo electrónico y teléfono (basta con uno de los dos), servicio, presupuesto (opcional) y mensaje.",
    received:
      "Hemos recibido tu mensaje y te respondemos en español en 24 h. Si prefieres ir más rápido, el primer botón abre WhatsApp con tu mensaje ya escrito.",
  },
  ar: {
    invitation:
      "هذه الصفحة بالفرنسية، لكن اكتب لنا بالعربية ونردّ عليك بالعربية خلال 24 ساعة. الخانات بالترتيب: الاسم، ثم الشركة (اختياري)، ثم البريد الإلكتروني والهاتف (يكفي أحدهما)، ثم الخدمة، ثم الميزانية (اختياري)، ثم الرسالة.",
    received:
      "وصلتنا رسالتك، ونردّ عليك بالعربية خلال 24 ساعة. وإن أردت ردًّا أسرع فالزر الأول يفتح واتساب ورسالتك مكتوبة فيه.",
  },
} as const;

/** The address that stands until the owner types one, in our other languages. */
export const addressTranslations: Readonly<Record<string, { es: string; ar: string }>> = {
  "Casablanca, Maroc": { es: "Casablanca, Marruecos", ar: "الدار البيضاء، المغرب" },
};

/** Whether an address names a street, before its town and country: a place where one can pass by. */
export function hasStreet(address: string): boolean {
  return address.split(",").filter((part) => part.trim() !== "").length > 2;
}

/** Whether the drawn map shows the town of an address. */
export function isOnCityMap(address: string): boolean {
  return /casablanca/i.test(address);
}

import type { Prisma } from "~/server/db/client/client";
import { demoPicture } from "./pictures";

const FOUNDER_QUOTE = `Mon grand-père posait le zellige à Fès, face contre terre, sans voir le dessin. Il fallait que chaque pièce soit juste avant que le mur se relève.

Nous travaillons de la même façon. Un bouton, une phrase, une ligne de code\u202f: personne ne la regarde seule, et c’est elle qui fait tenir l’ensemble.`;

/** The fictitious people of the demo agency, in the order of its page. */
const team = [
  {
    name: "Youssef El Idrissi",
    role: "Fondateur et directeur",
    about: "Relit chaque devis avant qu’il parte, et rappelle quand quelque chose cloche.",
    quote: FOUNDER_QUOTE,
    languages: ["fr", "ar", "zgh"],
    image_url: demoPicture("people/youssef"),
  },
  {
    name: "Sara Alaoui",
    role: "Responsable des projets",
    about: "Tient les calendriers. Sait dire non à une date, jamais après l’avoir promise.",
    languages: ["fr", "ar", "en"],
    image_url: demoPicture("people/sara"),
  },
  {
    name: "Hamza Benjelloun",
    role: "Direction technique",
    about: "Retire plus de code qu’il n’en ajoute. Garde dans son tiroir six téléphones d’entrée de gamme.",
    languages: ["fr", "ar", "en"],
    image_url: demoPicture("people/hamza"),
  },
  {
    name: "Zineb Filali",
    role: "Direction artistique",
    about: "Dessine le latin et l’arabe sur la même feuille, au crayon, avant d’allumer l’écran.",
    languages: ["fr", "ar"],
    image_url: demoPicture("people/zineb"),
  },
  {
    name: "Carmen Vidal",
    role: "Contenus, Espagne",
    about: "Écrit en espagnol et en français, et reconnaît une traduction au troisième mot.",
    languages: ["fr", "es"],
    image_url: demoPicture("people/carmen"),
  },
  {
    name: "Nasser Al Harbi",
    role: "Clients, Arabie saoudite",
    about: "Accompagne les projets du Golfe, de la première visite à la formation des équipes.",
    languages: ["ar", "en"],
    image_url: demoPicture("people/nasser"),
  },
];

/** Who works on the demo's projects, by their titles; the others have nobody yet. */
const STAFF: Record<string, readonly string[]> = {
  "Site du riad et réservation directe": ["Sara Alaoui", "Hamza Benjelloun", "Zineb Filali"],
  "Fiche Google et référencement, trois mois": ["Sara Alaoui", "Carmen Vidal"],
  "Identité de l’atelier et enseigne": ["Youssef El Idrissi", "Zineb Filali"],
  "Catalogue des meubles sur WhatsApp et sur le site": ["Hamza Benjelloun"],
};

/** Says who works on the demo's projects. */
export async function insertStaff(
  tx: Prisma.TransactionClient,
  projects: readonly { id: string; title: string }[],
): Promise<void> {
  const members = new Map((await tx.teamMember.findMany()).map(({ name, id }) => [name, id]));
  const data = projects.flatMap(({ id: project_id, title }) =>
    (STAFF[title] ?? []).map((name) => ({ project_id, member_id: members.get(name)! })),
  );
  await tx.projectMember.createMany({ data });
}

/** Inserts the team; articles are signed by it. */
export async function insertTeam(tx: Prisma.TransactionClient): Promise<void> {
  await tx.teamMember.createMany({ data: team.map((member, position) => ({ ...member, position })) });
}

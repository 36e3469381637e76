import type { Prisma, ProjectStatus } from "~/server/db/client/client";
import { daysAfter, daysBefore } from "./dates";
import { insertHandovers } from "./handovers";
import { insertMilestones } from "./milestones";
import { handOverFiles, insertFiles } from "./project-files";
import { insertMessages } from "./project-messages";
import type { SeedProject } from "./seed-types";
import { insertStaff } from "./team";

const KHADIJA = "khadija@riad-benali.example";
const OMAR = "omar@tazi-freres.example";

export const projects: SeedProject[] = [
  {
    clientEmail: KHADIJA,
    title: "Site du riad et réservation directe",
    description:
      "Huit pages en français et en espagnol, disponibilités des six chambres, réservation sans commission et e-mail de confirmation.",
    service_category: "programming",
    status: "completed",
    budgetMad: 38000,
    deadlineInDays: -50,
    createdDaysAgo: 160,
  },
  {
    clientEmail: KHADIJA,
    title: "Photographies des chambres et de la terrasse",
    description:
      "Une journée de prises de vue, volets ouverts, soixante images retouchées. La terrasse se fait au coucher du soleil.",
    service_category: "content",
    status: "completed",
    budgetMad: 4800,
    deadlineInDays: -95,
    createdDaysAgo: 131,
  },
  {
    clientEmail: KHADIJA,
    title: "Fiche Google et référencement, trois mois",
    description:
      "Fiche reprise, réponses aux avis, six pages autour des questions des voyageurs. Deuxième mois en cours.",
    service_category: "content",
    status: "in_progress",
    budgetMad: 9600,
    deadlineInDays: 38,
    createdDaysAgo: 47,
  },
  {
    clientEmail: KHADIJA,
    title: "Carte du petit déjeuner en trois langues",
    description: null,
    service_category: "graphics",
    status: "pending",
    budgetMad: null,
    deadlineInDays: null,
    createdDaysAgo: 4,
  },
  {
    clientEmail: OMAR,
    title: "Identité de l’atelier et enseigne",
    description: "Le signe du père redessiné, version arabe, enseigne de façade, deux véhicules et les tabliers.",
    service_category: "graphics",
    status: "in_progress",
    budgetMad: 42000,
    deadlineInDays: 52,
    createdDaysAgo: 24,
  },
  {
    clientEmail: OMAR,
    title: "Catalogue des meubles sur WhatsApp et sur le site",
    description:
      "Quarante pièces photographiées, dimensions et essences de bois, prix sur demande. Commence après l’enseigne.",
    service_category: "programming",
    status: "pending",
    budgetMad: 12500,
    deadlineInDays: 88,
    createdDaysAgo: 11,
  },
  {
    clientEmail: OMAR,
    title: "Tableau de bord des commandes",
    description:
      "Annulé d’un commun accord : le carnet papier suffit pour l’instant, nous en reparlerons après la réouverture.",
    service_category: "business",
    status: "cancelled",
    budgetMad: 7500,
    deadlineInDays: -8,
    createdDaysAgo: 66,
  },
];

/** How far a project has come when it reaches a status, as a share of the time since it was created. */
const PATHS: Record<ProjectStatus, [status: ProjectStatus, share: number][]> = {
  pending: [["pending", 0]],
  in_progress: [
    ["pending", 0],
    ["in_progress", 0.2],
  ],
  completed: [
    ["pending", 0],
    ["in_progress", 0.12],
    ["completed", 0.7],
  ],
  cancelled: [
    ["pending", 0],
    ["in_progress", 0.25],
    ["cancelled", 0.6],
  ],
};

export async function insertProjects(
  tx: Prisma.TransactionClient,
  now: Date,
  clientIdByEmail: Map<string, string>,
): Promise<void> {
  const rows = projects.map((project) => ({ ...project, id: crypto.randomUUID() }));
  await tx.project.createMany({
    data: rows.map(({ clientEmail, budgetMad, deadlineInDays, createdDaysAgo, ...project }) => ({
      ...project,
      client_id: clientIdByEmail.get(clientEmail)!,
      budget: budgetMad,
      deadline: deadlineInDays === null ? null : daysAfter(now, deadlineInDays),
      created_at: daysBefore(now, createdDaysAgo),
    })),
  });
  await tx.projectEvent.createMany({
    data: rows.flatMap(({ id, status, createdDaysAgo }) =>
      PATHS[status].map(([reached, share]) => ({
        project_id: id,
        status: reached,
        created_at: daysBefore(now, createdDaysAgo * (1 - share)),
      })),
    ),
  });
  await insertMilestones(tx, now, rows);
  const threads = rows.map(({ id, title, clientEmail }) => ({
    id,
    title,
    clientId: clientIdByEmail.get(clientEmail)!,
  }));
  await insertMessages(tx, now, threads);
  await insertFiles(tx, now, threads);
  await insertStaff(tx, rows);
  await insertHandovers(tx, now, threads);
  await handOverFiles(tx, threads);
}

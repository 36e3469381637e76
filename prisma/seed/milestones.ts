import type { MilestoneState, Prisma } from "~/server/db/client/client";
import { daysAfter } from "./dates";

interface SeedMilestone {
  title: string;
  state: MilestoneState;
  /** From today; below zero is past. */
  dueInDays: number;
  plannedInDays?: number;
  waitsFor?: string;
  /** What happened, how many days ago, with its text. */
  events?: readonly [
    kind: "started" | "submitted" | "approved" | "rework" | "moved" | "waiting",
    daysAgo: number,
    text?: string,
  ][];
}

/** The track of the demo's projects, by their titles: every state, one that has moved, one that waits and one that is late. */
const TRACKS: Record<string, { revisions: number; milestones: readonly SeedMilestone[] }> = {
  "Identité de l’atelier et enseigne": {
    revisions: 3,
    milestones: [
      {
        ...{ title: "Brief et relevé de la façade", state: "approved", dueInDays: -16 },
        events: [
          ["started", 23],
          ["submitted", 18],
          ["approved", 17],
        ],
      },
      {
        ...{ title: "Trois pistes de signe", state: "in_review", dueInDays: 3, plannedInDays: -2 },
        events: [
          ["started", 15],
          ["submitted", 7],
          ["rework", 6, "La deuxième piste nous parle. Plus simple encore, et lisible en arabe à dix mètres."],
          ["moved", 5, "Reprise de la deuxième piste"],
          ["submitted", 1],
        ],
      },
      { title: "Enseigne et véhicules", state: "upcoming", dueInDays: 30 },
      { title: "Fichiers finaux et charte", state: "upcoming", dueInDays: 52 },
    ],
  },
  "Fiche Google et référencement, trois mois": {
    revisions: 2,
    milestones: [
      {
        ...{ title: "Fiche reprise", state: "approved", dueInDays: -30 },
        events: [
          ["started", 46],
          ["submitted", 32],
          ["approved", 31],
        ],
      },
      {
        ...{ title: "Six pages de réponses", state: "in_progress", dueInDays: 12 },
        ...{ waitsFor: "vos photos du petit déjeuner", events: [["waiting", 4, "vos photos du petit déjeuner"]] },
      },
      { title: "Bilan des trois mois", state: "upcoming", dueInDays: 38 },
    ],
  },
  "Catalogue des meubles sur WhatsApp et sur le site": {
    revisions: 1,
    milestones: [
      { title: "Liste des quarante pièces", state: "in_progress", dueInDays: -3, events: [["started", 9]] },
      { title: "Prises de vue à l’atelier", state: "upcoming", dueInDays: 40 },
      { title: "Mise en ligne du catalogue", state: "upcoming", dueInDays: 88 },
    ],
  },
  "Site du riad et réservation directe": {
    revisions: 3,
    milestones: ["Cadrage", "Maquettes", "Développement", "Mise en ligne"].map((title, index) => ({
      ...{ title, state: "approved" as const, dueInDays: -140 + index * 30 },
      events: [["approved", 141 - index * 30]] as const,
    })) as unknown as readonly SeedMilestone[],
  },
};

/** Inserts the milestones of the demo's projects, with what happened to them. */
export async function insertMilestones(
  tx: Prisma.TransactionClient,
  now: Date,
  projects: readonly { id: string; title: string }[],
): Promise<void> {
  for (const { id: projectId, title } of projects) {
    const track = TRACKS[title];
    if (!track) continue;
    const terms = { revisions_included: track.revisions, extra_hour_price: 40_000 };
    await tx.project.update({ where: { id: projectId }, data: terms });
    for (const [position, milestone] of track.milestones.entries()) {
      await insertMilestone(tx, now, { projectId, position, milestone });
    }
  }
}

async function insertMilestone(
  tx: Prisma.TransactionClient,
  now: Date,
  { projectId, position, milestone }: { projectId: string; position: number; milestone: SeedMilestone },
): Promise<void> {
  const { title, state, dueInDays, plannedInDays = dueInDays, waitsFor, events = [] } = milestone;
  const ago = (days: number) => daysAfter(now, -days);
  const [waited] = events.filter(([kind]) => kind === "waiting");
  const [approved] = events.filter(([kind]) => kind === "approved");
  const [from_on, to_on] = [daysAfter(now, plannedInDays), daysAfter(now, dueInDays)];
  await tx.projectMilestone.create({
    data: {
      ...{ project_id: projectId, position, title, state, due_on: to_on, planned_on: from_on },
      done_at: approved ? ago(approved[1]) : null,
      ...(waitsFor && waited && { waits_for: waitsFor, waits_since: ago(waited[1]) }),
      events: {
        create: events.map(([kind, days, text]) => ({
          ...{ kind, text: text ?? null, created_at: ago(days) },
          ...(kind === "moved" && { from_on, to_on }),
        })),
      },
    },
  });
}

import type { Prisma } from "~/server/db/client/client";
import { daysBefore } from "./dates";

interface SeedHandover {
  summary: string;
  accesses: string;
  /** Absent while the client does not see it yet. */
  handedOverDaysAgo?: number;
  /** What became of the question for a review. */
  review?: "waits" | "given";
}

/** The ends of the demo's projects, by their titles: one reviewed, one that is asked for, one being prepared. */
const HANDOVERS: Record<string, SeedHandover> = {
  "Site du riad et réservation directe": {
    summary:
      "Le site en français et en espagnol, les disponibilités des six chambres et la réservation sans commission.\n\nLes textes se changent dans l’administration du site, dont la visite filmée dure douze minutes.",
    accesses: "Domaine et hébergement au nom du riad. Votre compte d’administration est celui de votre adresse e-mail.",
    handedOverDaysAgo: 40,
    review: "given",
  },
  "Photographies des chambres et de la terrasse": {
    summary: "Soixante images retouchées, en haute définition et en taille d’écran.",
    accesses: "",
    handedOverDaysAgo: 5,
    review: "waits",
  },
  "Fiche Google et référencement, trois mois": {
    summary: "La fiche reprise et les deux premiers mois. Le bilan du troisième manque encore.",
    accesses: "La fiche Google est au nom du riad, nous en sommes gestionnaires.",
  },
};

/** Inserts what was handed over of the demo's projects, or is prepared. */
export async function insertHandovers(
  tx: Prisma.TransactionClient,
  now: Date,
  projects: readonly { id: string; title: string; clientId: string }[],
): Promise<void> {
  for (const { id: project_id, title, clientId } of projects) {
    const handover = HANDOVERS[title];
    if (!handover) continue;
    const { summary, accesses, handedOverDaysAgo: days, review } = handover;
    const handed_over_at = days === undefined ? null : daysBefore(now, days);
    await tx.projectHandover.create({ data: { project_id, summary, accesses, handed_over_at } });
    if (days === undefined || !review) continue;
    await tx.reviewRequest.create({
      data: {
        ...{ project_id, profile_id: clientId, due_at: daysBefore(now, days - 2), asked_at: daysBefore(now, days - 2) },
        answered_at: review === "given" ? daysBefore(now, days - 3) : null,
      },
    });
  }
}

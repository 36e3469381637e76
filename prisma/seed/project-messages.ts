import type { Prisma } from "~/server/db/client/client";

interface SeedMessage {
  from: "client" | "agency";
  hoursAgo: number;
  text: string;
}

/** The threads of the demo's projects, by their titles: one read by both sides, one with messages that wait. */
const THREADS: Record<string, { messages: readonly SeedMessage[]; note?: string }> = {
  "Identité de l’atelier et enseigne": {
    messages: [
      {
        from: "agency",
        hoursAgo: 190,
        text: "Bonjour Omar,\n\nles trois pistes sont prêtes\u202f: vous les trouvez à l’étape «\u202fTrois pistes de signe\u202f». Prenez le temps de les regarder imprimées.",
      },
      {
        from: "client",
        hoursAgo: 166,
        text: "Merci. Mon frère préfère la deuxième, moi aussi. Peut-on la voir sur le camion\u202f?",
      },
      { from: "agency", hoursAgo: 143, text: "Oui, nous la posons sur la photo du camion avec la reprise." },
      {
        from: "client",
        hoursAgo: 5,
        text: "Bien reçu.\nL’arabe se lit maintenant de loin. Une question\u202f: l’enseigne lumineuse est-elle dans le prix\u202f?",
      },
      { from: "client", hoursAgo: 4, text: "Et faut-il une autorisation de la commune\u202f?" },
    ],
    note: "Le frère décide autant que lui\u202f: les inviter tous les deux à la présentation.",
  },
  "Fiche Google et référencement, trois mois": {
    messages: [
      {
        from: "agency",
        hoursAgo: 96,
        text: "Bonjour Khadija,\n\nil nous manque les photos du petit déjeuner pour continuer. Celles du téléphone conviennent.",
      },
      { from: "client", hoursAgo: 80, text: "Je les fais ce week-end." },
      { from: "agency", hoursAgo: 20, text: "Parfait. Pensez à la lumière du matin, côté patio." },
    ],
  },
};

const HOUR_MS = 3_600_000;

/** Inserts the threads and notes of the demo's projects. The client's last messages are not read yet. */
export async function insertMessages(
  tx: Prisma.TransactionClient,
  now: Date,
  projects: readonly { id: string; title: string; clientId: string }[],
): Promise<void> {
  for (const { id: project_id, title, clientId } of projects) {
    const thread = THREADS[title];
    if (!thread) continue;
    await tx.projectMessage.createMany({
      data: thread.messages.map(({ from, hoursAgo, text }) => ({
        ...{ project_id, text, created_at: new Date(now.getTime() - hoursAgo * HOUR_MS) },
        ...{ is_from_agency: from === "agency", author_id: from === "client" ? clientId : null },
      })),
    });
    const read_at = new Date(now.getTime() - 48 * HOUR_MS);
    await tx.projectReader.create({ data: { project_id, profile_id: clientId, read_at } });
    if (thread.note) await tx.projectNote.create({ data: { project_id, text: thread.note } });
  }
}

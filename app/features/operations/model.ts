/** In hours: a good archive is made each night, so an older one means that a night failed. */
export const BACKUP_MAX_AGE_H = 26;

/** The share of the disk from which it counts as full. */
export const DISK_FULL = 0.9;

/** The alert that no letter leaves. */
export const MAIL_STUCK = "mail-stuck";

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is on this machine, where nothing can be overheard. */
export function isThisMachine(hostname: string): boolean {
  return LOCAL_HOSTS.has(hostname);
}

/** What each kind of job does, as its queue is called. */
const QUEUE_NAMES: Readonly<Record<string, string>> = {
  "send-mail": "Messages à envoyer",
  "leads-digest": "Résumé du matin",
  "nightly-backup": "Sauvegarde de la nuit",
  "late-invoices": "Factures en retard",
  "thread-letter": "Avis de nouveaux messages",
  "draw-previews": "Aperçus de fichiers à faire",
  "adopt-picture": "Images à reprendre",
  "make-document-file": "Documents à produire",
  "write-article": "Articles à écrire",
  "write-batch-article": "Articles en série",
};

export function queueName(kind: string): string {
  return QUEUE_NAMES[kind] ?? kind;
}

/** What each kind of job does, as its queue is called. */
const QUEUE_NAMES: Readonly<Record<string, string>> = {
  "send-mail": "Messages à envoyer",
  "leads-digest": "Résumé du matin",
  "nightly-backup": "Sauvegarde de la nuit",
  "late-invoices": "Factures en retard",
  "thread-letter": "Avis de nouveaux messages",
  "adopt-picture": "Images à reprendre",
  "make-document-file": "Documents à produire",
  "write-article": "Articles à écrire",
  "write-batch-article": "Articles en série",
};

/** The name of a queue; of one without a name the kind of its jobs. */
export function queueName(kind: string): string {
  return QUEUE_NAMES[kind] ?? kind;
}

import type { QuoteCopy } from "./quote-copy";

export const FRENCH: QuoteCopy = {
  print: "Imprimer",
  pdf: "Télécharger le PDF",
  lines: "Prestations",
  options: {
    title: "Options",
    lead: "Une option ne compte dans le total que si vous la choisissez.",
    none: "Aucune",
    update: "Mettre à jour le total",
  },
  total: "Total",
  versions: {
    title: "Versions",
    current: "Version en vigueur",
    old: "Cette version a été remplacée\u202f: elle reste lisible, et ne s’accepte plus.",
    older: "Version",
  },
  decision: {
    title: "Votre décision",
    lead: "Vous avez lu le devis en entier\u202f? Votre nom et la case suffisent\u202f: nous recevons aussitôt votre acceptation.",
    name: "Nom et prénom",
    role: "Fonction, le cas échéant",
    terms: "J’ai lu ce devis, options et échéancier compris, et je l’accepte",
    evidence:
      "Nous gardons comme preuve de l’acceptation\u202f: le document exact, vos options, le total, votre nom, l’heure, votre adresse IP et votre navigateur.",
    accept: "Accepter ce devis",
    accepting: "Envoi…",
    missingName: "Le nom est requis",
    longName: "Ce nom est trop long\u202f: 100\u00a0caractères au plus",
    unprintable: (signs) =>
      `Le document ne sait pas imprimer ces signes\u202f: ${signs}. Écrivez-le en d’autres lettres.`,
    longRole: "Cette fonction est trop longue\u202f: 100\u00a0caractères au plus",
    unaccepted: "Cochez la case pour accepter",
  },
  change: {
    title: "Demander une modification",
    text: "Dites ce qui doit changer\u202f: nous vous envoyons une nouvelle version, par le même lien.",
    label: "Ce qui doit changer",
    send: "Envoyer la demande",
    sending: "Envoi…",
    missing: "Dites ce qui doit changer",
    tooLong: "Ce texte ne peut pas dépasser 3\u202f000\u00a0caractères",
  },
  refusal: {
    title: "Refuser",
    text: "Ce devis est alors clos. La raison nous aide, et reste facultative.",
    label: "Raison, si vous voulez la donner",
    send: "Refuser ce devis",
    sending: "Envoi…",
    tooLong: "Ce texte ne peut pas dépasser 3\u202f000\u00a0caractères",
  },
  refused: {
    alreadyAccepted: "Ce devis est déjà accepté\u202f: voici son dossier.",
    alreadyRefused: "Ce devis est déjà refusé. Écrivez-nous pour le reprendre.",
    withdrawn: "Ce devis a été retiré. Écrivez-nous, nous vous répondons.",
    expired: "Ce devis n’est plus valable. Écrivez-nous\u202f: nous vous en envoyons un à jour.",
    superseded:
      "Une nouvelle version de ce devis est arrivée entre-temps\u202f: la voici. Relisez-la avant de l’accepter.",
    beingEdited:
      "Nous modifions ce devis en ce moment. La nouvelle version s’ouvrira ici, par le même lien\u202f: votre saisie est gardée.",
    foreignOption: "Une des options n’est pas de ce devis. Choisissez parmi celles qui sont affichées.",
    totalChanged: "Le total a changé avec vos options. Relisez-le, puis acceptez.",
    tooOften: "Ce formulaire a servi trop souvent. Réessayez dans un quart d’heure.",
  },
  states: {
    accepted: {
      title: "Devis accepté",
      text: "Merci. Votre projet est ouvert, et nos messages vous disent la suite.",
    },
    refused: { title: "Devis refusé", text: "Votre refus est enregistré. Écrivez-nous si vous changez d’avis." },
    withdrawn: { title: "Devis retiré", text: "Ce devis ne s’accepte plus. Écrivez-nous, nous vous répondons." },
    expired: {
      title: "Devis expiré",
      text: "Sa date de validité est passée. Écrivez-nous\u202f: nous vous en envoyons un à jour.",
    },
    changeAsked: {
      title: "Modification demandée",
      text: "Nous avons reçu votre demande. La nouvelle version s’ouvrira ici, par le même lien.",
    },
    old: { title: "Version remplacée", text: "Elle reste lisible, et ne s’accepte plus." },
    beingEdited: {
      title: "Une nouvelle version se prépare",
      text: "Ce devis se lit, mais ne s’accepte pas pendant que nous le modifions. La nouvelle version s’ouvrira ici, par le même lien.",
    },
  },
  dossier: {
    title: "Dossier d’acceptation",
    total: "Total accepté",
    options: "Options choisies",
    noOption: "Aucune",
    address: "Adresse IP",
    browser: "Navigateur",
  },
  project: "Voir mon projet",
  gone: {
    title: "Ce devis ne s’ouvre pas",
    text: "Le lien est incomplet, trop ancien, ou un autre l’a remplacé. Reprenez celui de notre dernier message, ou écrivez-nous.",
    action: "Nous écrire",
  },
  summary: "À corriger",
  robot: "Votre message n’a pas pu être envoyé. Rechargez la page, puis réessayez.",
};

import { db } from "~/server/db/db.server";
import { line, makeAcceptedQuote, makeDraftInvoice, makeIssuedInvoice } from "../../support/billing";
import type { FormRow } from "../../support/walk-forms";
import { pageOf } from "./page-of";

const inquiry = (name: string, below = "") =>
  pageOf(`/admin/inquiries/$id${below}`, () => db.contactInquiry.findFirst({ where: { name } }));
const client = (below = "", full_name = "Khadija Benali") =>
  pageOf(`/admin/clients/$id${below}`, () => db.profile.findFirst({ where: { full_name } }));
const project = (title: string, below = "") =>
  pageOf(`/admin/projects/$id${below}`, () => db.project.findFirst({ where: { title: { startsWith: title } } }));
const MENU = "Carte du petit déjeuner";

const INQUIRIES: FormRow[] = [
  {
    form: "admin.inquiries.new lead",
    at: "/admin/inquiries/new",
    button: "Enregistrer",
    wrong: { Nom: "Hicham", "Téléphone ou e-mail": "0661", Demande: "Une enseigne", Service: "Création de logo" },
    says: { "Téléphone ou e-mail": /Un numéro complet ou une adresse e-mail/ },
    right: { "Téléphone ou e-mail": "06 61 23 45 67" },
    shows: "Piste enregistrée",
  },
  {
    form: "admin.inquiries status",
    at: "/admin/inquiries",
    button: "Changer",
    near: "Anas Bennis",
    right: { "Statut de la demande": "Contacté" },
    shows: "Prévoir la suite",
  },
  {
    form: "admin.inquiries bulk",
    at: "/admin/inquiries",
    button: "Appliquer",
    right: { "Ce qui change pour les demandes cochées": "Rejeter : Prix", "Cocher la demande de Lucía Romero": true },
    shows: "1 demande changée",
    next: [{ form: "admin.inquiries undo-bulk", button: "Annuler", shows: "Changement annulé" }],
  },
  {
    form: "admin.inquiries spam",
    at: inquiry("Ghita Slaoui"),
    button: "Indésirable",
    shows: "Demande mise aux indésirables",
  },
  {
    form: "admin.inquiries spam",
    at: "/admin/inquiries?status=spam",
    button: "Pas un indésirable",
    near: "Ghita Slaoui",
    shows: "Demande reprise des indésirables",
  },
  {
    form: "admin.inquiries.$id follow-up",
    at: inquiry("Anas Bennis"),
    button: "Enregistrer le suivi",
    wrong: { Note: "Elle rappelle demain", "Ou date et heure": "2031-05-05T10:00" },
    says: { "Prochaine action": /Dites ce que vous ferez/ },
    right: { "Prochaine action": "Rappeler" },
    shows: "Suivi enregistré",
  },
  {
    form: "admin.inquiries.$id_.edit correction",
    at: inquiry("Anas Bennis", "/edit"),
    button: "Corriger",
    wrong: { Nom: " ", "E-mail": "anas@" },
    says: { Nom: /requis/, "E-mail": /n'est pas complète/ },
    right: { Nom: "Anas Bennis", "E-mail": "anas@garage-bennis.example" },
    shows: "Demande corrigée",
  },
  {
    form: "admin.inquiries.$id_.reply email",
    at: inquiry("Anas Bennis", "/reply?canal=email"),
    button: "Garder la réponse",
    wrong: { Texte: " ", Objet: "Votre demande" },
    says: { Texte: /Le texte est requis/ },
    right: { Texte: "Bonjour Anas, oui." },
    shows: "Réponse gardée, pas encore partie",
  },
  {
    form: "admin.inquiries.$id_.reply appel",
    at: inquiry("Anas Bennis", "/reply?canal=appel"),
    button: "Noter l’appel",
    right: { Note: "Il rappelle lundi" },
    shows: "Appel noté",
  },
  {
    form: "admin.inquiries.$id_.reply whatsapp",
    at: inquiry("Anas Bennis", "/reply?canal=whatsapp"),
    button: "Noter et ouvrir WhatsApp",
    wrong: { Texte: " " },
    says: { Texte: /Le texte est requis/ },
  },
  {
    form: "admin.inquiries.$id_.convert conversion",
    at: inquiry("Anas Bennis", "/convert"),
    button: "Convertir",
    wrong: { "Titre du projet": " ", "Budget (MAD)": "beaucoup" },
    says: { "Titre du projet": /requis/, "Budget (MAD)": /Le budget est un nombre positif/ },
    right: { "Titre du projet": "Site du garage", "Budget (MAD)": "9 600", Catégorie: "Programmation & Technologie" },
    shows: "Demande convertie",
  },
  {
    form: "admin.inquiries.$id_.merge",
    at: async () => {
      const data = { name: "Aya Tazi", email: "aya@tazi.example", message: "Un site" };
      const ids = [await db.contactInquiry.create({ data }), await db.contactInquiry.create({ data })].map(
        ({ id }) => id,
      );
      return `/admin/inquiries/${ids[0]}/merge?avec=${ids[1]}`;
    },
    button: "Fusionner",
    shows: "fusionn",
  },
  {
    form: "admin.inquiries.$id_.erase",
    at: inquiry("Omar Tazi", "/erase"),
    button: "Effacer pour toujours",
    shows: "Demande effacée",
  },
  {
    form: "admin.inquiries_.import read",
    at: "/admin/inquiries/import",
    button: "Contrôler le tableau",
    wrong: { "Ou un tableau collé": "" },
    says: { "Fichier CSV": /Choisissez un fichier CSV, ou collez un tableau/ },
    right: { "Ou un tableau collé": "Nom;E-mail\nNadia;nadia@atelier.example" },
    shows: "nadia@atelier.example",
    next: [
      { form: "admin.inquiries_.import map", button: "Contrôler à nouveau", shows: "nadia@atelier.example" },
      { form: "admin.inquiries_.import store", button: "Importer 1 demande", shows: "1 demande importée." },
    ],
  },
  {
    form: "admin.inquiries_.modeles.new template",
    at: "/admin/inquiries/modeles/new",
    button: "Sauvegarder",
    wrong: { "Nom du modèle": "Demain", Texte: "Bonjour {nom}, à demain." },
    says: { Texte: /Le repère {nom} est inconnu/ },
    right: { Texte: "Bonjour {prénom}, à demain." },
    shows: "Modèle enregistré",
  },
  {
    form: "admin.inquiries_.modeles.$id.edit template",
    at: pageOf("/admin/inquiries/modeles/$id/edit", () => db.replyTemplate.findFirst({ where: { name: "Demain" } })),
    button: "Sauvegarder",
    wrong: { "Nom du modèle": " " },
    says: { "Nom du modèle": /requis/ },
    right: { "Nom du modèle": "Après-demain", "Ordre d’affichage": "2" },
    shows: "Modèle enregistré",
  },
  {
    form: "admin.inquiries_.modeles.$id.delete",
    at: pageOf("/admin/inquiries/modeles/$id/delete", () =>
      db.replyTemplate.findFirst({ where: { name: "Après-demain" } }),
    ),
    button: "Supprimer",
    shows: "Modèle supprimé",
  },
];

const CLIENTS: FormRow[] = [
  {
    form: "admin.clients.new invitation",
    at: "/admin/clients/new",
    button: "Écrire l’invitation",
    wrong: { Nom: " ", "E-mail": "nour@" },
    says: { Nom: /requis/, "E-mail": /n'est pas complète/ },
    right: { Nom: "Nour Alami", "E-mail": "nour@maison.example" },
    shows: "Invitation écrite.",
  },
  {
    form: "admin.clients_.$id change-language",
    at: client(),
    button: "Changer",
    right: { "Langue des e-mails": "Espagnol (español)" },
    shows: "Langue mise à jour",
  },
  {
    form: "admin.clients_.$id resend-invitation",
    at: client("", "Nour Alami"),
    button: "Récrire l’invitation",
    shows: "Invitation écrite.",
  },
  {
    form: "admin.clients_.$id.edit client",
    at: client("/edit"),
    button: "Enregistrer",
    wrong: { Nom: " ", Téléphone: "06" },
    says: { Nom: /requis/, Téléphone: /Le numéro n'est pas complet/ },
    right: { Nom: "Khadija Benali", Téléphone: "06 12 34 56 78" },
    shows: "Client mis à jour",
  },
  {
    form: "admin.clients_.$id_.personnes invite-person",
    at: client("/personnes"),
    button: "Inviter",
    wrong: {
      "Son nom": "  ",
      "Son adresse e-mail": "aya@riad.example",
      "Ce qu’elle peut faire": "Décide : valide, écrit, accepte les devis et invite",
    },
    says: { "Son nom": /Écrivez son nom/ },
    right: { "Son nom": "Aya" },
    shows: "Invitation envoyée",
  },
  ...(
    [
      ["change-permission", "Laisser décider", "Changement enregistré"],
      ["remove-person", "Retirer", "Personne retirée"],
    ] as const
  ).map(([intent, button, shows]) => ({
    form: `admin.clients_.$id_.personnes ${intent}`,
    at: async () => {
      const people = await db.profile.findMany({
        where: { full_name: { in: ["Khadija Benali", "Omar Tazi"] } },
        orderBy: { full_name: "asc" },
      });
      const person = { client_id: people[0]?.id ?? "", profile_id: people[1]?.id ?? "" };
      await db.clientPerson.deleteMany({ where: person });
      await db.clientPerson.create({ data: { ...person, permission: "reads" } });
      return `/admin/clients/${person.client_id}/personnes`;
    },
    button,
    shows,
  })),
  {
    form: "admin.clients_.$id_.personnes resend-invitation",
    at: client("/personnes"),
    button: "Renvoyer",
    near: "aya@riad.example",
    shows: "Invitation envoyée",
  },
  {
    form: "admin.clients_.$id_.personnes withdraw-invitation",
    at: client("/personnes"),
    button: "Annuler",
    near: "aya@riad.example",
    shows: "Invitation annulée",
  },
  {
    form: "admin.clients_.import read",
    at: "/admin/clients/import",
    button: "Contrôler le tableau",
    right: {
      "Fichier CSV": new File(["Nom;E-mail\nNadia;nadia@atelier.example"], "clients.csv", { type: "text/csv" }),
    },
    shows: "nadia@atelier.example",
    next: [
      { form: "admin.clients_.import map", button: "Contrôler à nouveau", shows: "nadia@atelier.example" },
      { form: "admin.clients_.import store", button: "Importer 1 client", shows: "1 client importé." },
    ],
  },
  {
    form: "admin.clients_.$id.erase",
    at: async () => {
      const data = { erasure_requested_at: new Date() };
      await db.profile.updateMany({ where: { full_name: "Nour Alami" }, data });
      return client("/erase", "Nour Alami")();
    },
    button: "Effacer pour toujours",
    shows: "Données effacées",
  },
];

const PROJECTS: FormRow[] = [
  {
    form: "admin.projects status",
    at: "/admin/projects",
    button: "Changer",
    near: MENU,
    right: { "Statut du projet": "En cours" },
    shows: "Statut mis à jour",
    next: [{ form: "admin.projects undo-status", button: "Annuler", shows: "Changement de statut annulé" }],
  },
  {
    form: "admin.projects_.new project",
    at: "/admin/projects/new",
    button: "Créer le projet",
    wrong: { Titre: " ", Description: "Une page", "Budget (MAD)": "beaucoup" },
    says: { Titre: /requis/, "Budget (MAD)": /Le budget est un nombre positif/ },
    right: { Titre: "Une page", "Budget (MAD)": "4 500", Client: "Khadija Benali" },
    shows: "Projet créé",
  },
  {
    form: "admin.projects_.$id.edit project",
    at: project("Une page", "/edit"),
    button: "Enregistrer",
    wrong: { Titre: " ", "Révisions comprises": "deux" },
    says: { Titre: /requis/, "Révisions comprises": /Un nombre de révisions de 0 à 100/ },
    right: { Titre: "Une page", "Révisions comprises": "2" },
    shows: "Projet mis à jour",
  },
  {
    form: "admin.projects_.$id.equipe team",
    at: project("Une page", "/equipe"),
    button: "Enregistrer",
    right: { "Sara Alaoui": true },
    shows: "Équipe du projet enregistrée",
  },
  {
    form: "admin.projects_.modeles create",
    at: "/admin/projects/modeles",
    button: "Ajouter (Programmation & Technologie)",
    wrong: { "Étape : Programmation & Technologie": "Essais", "Jour : Programmation & Technologie": "demain" },
    says: { "Jour : Programmation & Technologie": /Un nombre de jours, compté du début du projet/ },
    right: { "Jour : Programmation & Technologie": "12" },
    shows: "Essais",
  },
  {
    form: "admin.projects_.modeles create",
    at: "/admin/projects/modeles",
    button: "Ajouter (Programmation & Technologie)",
    right: { "Étape : Programmation & Technologie": "Recette", "Jour : Programmation & Technologie": "20" },
    shows: "Recette",
  },
  {
    form: "admin.projects_.modeles update",
    at: "/admin/projects/modeles",
    button: "Enregistrer (Essais)",
    wrong: { "Étape : Essais": " " },
    says: { "Étape : Essais": /Le titre est requis/ },
    right: { "Étape : Essais": "Essais" },
    shows: "Étape du modèle enregistrée",
  },
  {
    form: "admin.projects_.modeles order",
    at: "/admin/projects/modeles",
    button: "Monter : Recette",
    shows: "Ordre du modèle changé",
  },
  {
    form: "admin.projects_.modeles delete",
    at: "/admin/projects/modeles",
    button: "Retirer : Recette",
    shows: "Étape retirée du modèle",
  },
  {
    form: "admin.projects_.$id.etapes template",
    at: project("Une page", "/etapes"),
    button: "Appliquer un modèle",
    shows: "Étapes ajoutées",
  },
  {
    form: "admin.projects_.$id.etapes create",
    at: project("Une page", "/etapes"),
    button: "Ajouter l’étape",
    wrong: { Titre: " " },
    says: { Titre: /Le titre est requis/ },
    right: { Titre: "Mise en ligne" },
    shows: "Mise en ligne",
  },
  {
    form: "admin.projects_.$id.etapes order",
    at: project("Une page", "/etapes"),
    button: "Monter : Mise en ligne",
    shows: "Ordre changé",
  },
  {
    form: "admin.projects_.$id.etapes step",
    at: project("Une page", "/etapes"),
    button: "Commencer : Essais",
    shows: "En cours",
  },
  {
    form: "admin.projects_.$id.etapes move",
    at: project("Une page", "/etapes"),
    button: "Changer la date de Essais",
    wrong: { "Nouvelle date": "" },
    says: {
      "Nouvelle date": /Choisissez un jour/,
      "Raison, lue par le client": /Dites au client pourquoi la date change/,
    },
    right: { "Nouvelle date": "2031-05-05", "Raison, lue par le client": "Les photographies manquent" },
    shows: "5 mai 2031",
  },
  {
    form: "admin.projects_.$id.etapes wait",
    at: project("Une page", "/etapes"),
    button: "Demander au client pour Essais",
    wrong: { "Ce que vous attendez": " " },
    says: { "Ce que vous attendez": /Dites ce que vous attendez/ },
    right: { "Ce que vous attendez": "Les textes" },
    shows: "Les textes",
  },
  {
    form: "admin.projects_.$id.etapes resume",
    at: project("Une page", "/etapes"),
    button: "Reçu, continuer : Essais",
    shows: "Le travail continue, les dates ont suivi",
  },
  {
    form: "admin.projects_.$id.etapes delete",
    at: project("Une page", "/etapes"),
    button: "Supprimer : Mise en ligne",
    shows: "Étape supprimée",
  },
  {
    form: "admin.projects_.$id.messages message",
    at: project("Une page", "/messages"),
    button: "Envoyer",
    wrong: { "Message au client": " " },
    says: { "Message au client": /Écrivez le message, ou joignez un fichier/ },
    right: {
      "Message au client": "Bonjour Khadija",
      "Joindre des fichiers": new File(["un"], "un.txt", { type: "text/plain" }),
    },
    shows: "Bonjour Khadija",
  },
  {
    form: "admin.projects_.$id.messages note",
    at: project("Une page", "/messages"),
    button: "Ajouter la note",
    wrong: { "Nouvelle note": "  " },
    says: { "Nouvelle note": /Écrivez la note/ },
    right: { "Nouvelle note": "Elle préfère le soir" },
    shows: "Elle préfère le soir",
  },
  {
    form: "admin.projects_.$id.messages delete-note",
    at: project("Une page", "/messages"),
    button: "Supprimer la note",
    shows: "Note supprimée",
  },
  {
    form: "admin.projects_.$id.livraison save",
    at: project("Une page", "/livraison"),
    button: "Enregistrer",
    wrong: { "Ce qui est livré": " ", "Ses accès": "Un mot" },
    says: { "Ce qui est livré": /Écrivez ce que vous livrez/ },
    right: { "Ce qui est livré": "La page" },
    shows: "Livraison enregistrée, le client ne la voit pas encore",
  },
  {
    form: "admin.projects_.$id.livraison hand-over",
    at: project("Une page", "/livraison"),
    button: "Livrer au client",
    shows: "Projet livré, le client reçoit une lettre",
  },
  {
    form: "admin.projects.$id_.delete",
    at: project("Une page", "/delete"),
    button: "Supprimer",
    shows: "Projet supprimé",
  },
];

const quote = (title: string, below = "") =>
  pageOf(`/admin/devis/$id${below}`, () => db.quote.findFirst({ where: { title }, orderBy: { created_at: "desc" } }));
const quoteTemplate = (title: string, below = "") =>
  pageOf(`/admin/devis/modeles/$id${below}`, () => db.quoteTemplate.findFirst({ where: { name: title } }));

const QUOTES: FormRow[] = [
  {
    form: "admin.clients-facturation_.new billing-client",
    at: "/admin/clients-facturation/new",
    button: "Enregistrer",
    wrong: {
      Nature: "Organisme public",
      "Raison sociale, ou nom": "Céramique Atlas",
      "ICE, ou numéro d’identification": "00123456700008A",
      Adresse: "1, rue du Four, Fès",
      "E-mail": "leila@",
      "Langue des documents": "Espagnol (español)",
    },
    says: { "ICE, ou numéro d’identification": /L'ICE compte 15 chiffres/, "E-mail": /n'est pas complète/ },
    right: { "ICE, ou numéro d’identification": "001 234 567 000 089", "E-mail": "leila@atlas.example" },
    shows: "Identité de facturation enregistrée",
  },
  {
    form: "admin.clients-facturation_.$id billing-client",
    at: pageOf("/admin/clients-facturation/$id", () =>
      db.billingClient.findFirst({ where: { legal_name: "Céramique Atlas" } }),
    ),
    button: "Enregistrer",
    wrong: { "Raison sociale, ou nom": " " },
    says: { "Raison sociale, ou nom": /requis/ },
    right: { "Raison sociale, ou nom": "Céramique de l’Atlas" },
    shows: "Identité de facturation enregistrée",
  },
  {
    form: "admin.devis_.modeles template",
    at: "/admin/devis/modeles",
    button: "Créer le modèle",
    wrong: { "Nouveau modèle": " " },
    says: { "Nouveau modèle": /requis/ },
    right: { "Nouveau modèle": "Boutique" },
    shows: "Modèle enregistré",
  },
  {
    form: "admin.devis_.modeles_.$id quote",
    at: quoteTemplate("Identité visuelle"),
    button: "Enregistrer",
    wrong: { "1. Désignation": "Logo de nuit", "Quantité #1": "0" },
    says: { Quantité: /plus grand que 0/ },
    right: { "Quantité #1": "1" },
    shows: "Total TTC",
  },
  {
    form: "admin.devis_.modeles_.$id.supprimer",
    at: quoteTemplate("Boutique", "/supprimer"),
    button: "Supprimer",
    shows: "Modèle supprimé",
  },
  {
    form: "admin.devis_.new",
    at: "/admin/devis/new",
    button: "Commencer le devis",
    shows: "Devis commencé",
  },
  {
    form: "admin.devis_.$id quote",
    at: quote(""),
    button: "Enregistrer",
    wrong: { Objet: " " },
    says: { Objet: /L'objet du devis est requis/ },
    right: { Objet: "Site de l’atelier" },
    shows: "Devis enregistré",
  },
  {
    form: "admin.devis_.$id.supprimer",
    at: quote("Site de l’atelier", "/supprimer"),
    button: "Supprimer",
    shows: "Brouillon supprimé",
  },
  ...[
    ["send-link", "Renvoyer le lien", "Lien renvoyé au client"],
    ["renew-link", "Renouveler le lien", "Lien renouvelé"],
    ["revoke-link", "Révoquer le lien", "Lien révoqué"],
    ["duplicate", "Dupliquer", "Devis dupliqué"],
    ["new-version", "Nouvelle version", "Nouvelle version commencée"],
    ["withdraw", "Retirer le devis", "Devis retiré"],
  ].map(([intent, button = "", shows]) => ({
    form: `admin.devis_.$id ${intent}`,
    at: pageOf("/admin/devis/$id", () => db.quote.findFirst({ where: { status: "sent" }, orderBy: { number: "asc" } })),
    button,
    shows,
  })),
  {
    form: "admin.devis_.$id.envoyer send-quote",
    at: pageOf("/admin/devis/$id/envoyer", () =>
      db.quote.findFirst({ where: { title: "Boutique des meubles", status: "draft" } }),
    ),
    button: "Envoyer",
    shows: "Devis envoyé",
  },
];

const invoice = (below = "", status: "draft" | "issued" = "issued") =>
  pageOf(`/admin/factures/$id${below}`, async () =>
    status === "draft" ? makeDraftInvoice(100_000) : makeIssuedInvoice(100_000),
  );

const payment = (reference: string) => db.payment.findFirstOrThrow({ where: { reference } });

const INVOICES: FormRow[] = [
  {
    form: "admin.factures_.nouvelle free",
    at: "/admin/factures/nouvelle",
    button: "Créer le brouillon",
    wrong: { Objet: "Entretien" },
    says: { Client: /Choisissez un client/ },
    right: { Client: "Céramique de l’Atlas" },
    shows: "Brouillon prêt",
  },
  {
    form: "admin.factures_.$id lines",
    at: invoice("", "draft"),
    button: "Enregistrer le brouillon",
    wrong: { "Prix HT": "cher" },
    says: { "Prix HT": /Un prix hors taxes/ },
    right: { "Prix HT": "500" },
    shows: "600,00 MAD",
  },
  {
    form: "admin.factures_.$id.emettre",
    at: invoice("/emettre", "draft"),
    button: "Émettre définitivement",
    shows: "Document émis sous le numéro",
  },
  {
    form: "admin.factures_.$id.supprimer",
    at: invoice("/supprimer", "draft"),
    button: "Supprimer",
    shows: "Brouillon supprimé",
  },
  {
    form: "admin.factures_.$id payment",
    at: invoice(),
    button: "Enregistrer le paiement",
    wrong: { "Montant reçu (MAD)": "beaucoup", Référence: "VIR 12" },
    says: { "Montant reçu (MAD)": /Un montant, par exemple/ },
    right: { "Montant reçu (MAD)": "1 300" },
    shows: "Paiement enregistré, reçu R-",
  },
  {
    form: "admin.factures_.$id payment",
    at: invoice(),
    button: "Enregistrer le paiement",
    right: { "Montant reçu (MAD)": "500", Référence: "VIR 13" },
    shows: "Paiement enregistré, reçu R-",
  },
  { form: "admin.factures_.$id credit", at: invoice(), button: "Préparer un avoir", shows: "Avoir préparé" },
  {
    form: "admin.factures_.nouvelle share",
    at: pageOf("/admin/factures/nouvelle?devis=$id", () => db.quote.findFirst({ where: { status: "accepted" } })),
    button: "Facturer cette part",
    wrong: { "Ce qui est fait": "Les maquettes", "Part (%)": "tout" },
    says: { "Part (%)": /Une part de 0,01 à 100 %/ },
    right: { "Part (%)": "10" },
    shows: "Brouillon prêt",
  },
  {
    form: "admin.factures_.nouvelle step",
    at: async () => {
      const { id } = await makeAcceptedQuote({ lines: [line(100_000)] });
      return `/admin/factures/nouvelle?devis=${id}`;
    },
    button: "Facturer Acompte",
    shows: "Brouillon prêt",
  },
  {
    form: "admin.factures_.nouvelle balance",
    at: pageOf("/admin/factures/nouvelle?devis=$id", () => db.quote.findFirst({ where: { status: "accepted" } })),
    button: "Facturer Solde",
    shows: "Brouillon prêt",
  },
  {
    form: "admin.factures_.$id draft",
    at: pageOf("/admin/factures/$id", () => db.invoice.findFirst({ where: { kind: "balance", number: null } })),
    button: "Enregistrer",
    wrong: { Objet: " " },
    says: { Objet: /L'objet est requis/ },
    right: { Objet: "Entretien" },
    shows: "Brouillon enregistré",
  },
  {
    form: "admin.factures_.$id refund",
    at: pageOf("/admin/factures/$id", async () => ({ id: (await payment("VIR 12")).invoice_id })),
    button: "Enregistrer le remboursement",
    wrong: { "Montant rendu (MAD)": "100,01", "Référence du remboursement": "VIR retour" },
    says: { "Montant rendu (MAD)": /plus que le trop-perçu/ },
    right: { "Montant rendu (MAD)": "100" },
    shows: "Remboursement enregistré, reçu R-",
  },
  {
    form: "admin.factures_.$id.paiements.$paymentId.annuler cancel-payment",
    at: async () => {
      const { id, invoice_id } = await payment("VIR 13");
      return `/admin/factures/${invoice_id}/paiements/${id}/annuler`;
    },
    button: "Annuler ce paiement",
    wrong: { Raison: " " },
    says: { Raison: /Dites pourquoi ce paiement est annulé/ },
    right: { Raison: "Saisi deux fois" },
    shows: "Paiement annulé",
  },
  {
    form: "admin.factures_.$id reject-claim",
    at: pageOf("/admin/factures/$id", async () => {
      const { id } = await makeIssuedInvoice(100_000);
      await db.transferClaim.create({ data: { invoice_id: id, amount: 50_000 } });
      return { id };
    }),
    button: "Écarter",
    shows: "Annonce écartée",
  },
];

/** The forms of the office about those who write, its clients, their projects and what they are billed. */
export const CLIENT_WORK_ROWS: FormRow[] = [...INQUIRIES, ...CLIENTS, ...PROJECTS, ...QUOTES, ...INVOICES];

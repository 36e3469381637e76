import { Card } from "~/ui/card";

export function EmailCards({ isMailSent, sender }: { isMailSent: boolean; sender: string }) {
  return (
    <div className="grid gap-(--gap) mt-(--gap) mb-[clamp(2rem,4vw,3rem)] md:grid-cols-2 xl:grid-cols-4">
      <Card title="Fournisseur" level={2}>
        <p>
          {isMailSent
            ? "Un serveur SMTP envoie les messages du site. Ce qu’il ne prend pas encore est réessayé pendant une semaine."
            : "Aucun serveur SMTP\u202f: les messages sont gardés ici, lisibles, et ne partent pas. Demandez à qui héberge le site de relier un serveur d’envoi\u202f: ceux de la dernière semaine partiront alors d’eux-mêmes."}
        </p>
        <p className="note break-words">
          Expéditeur{"\u202f"}: {sender}
        </p>
      </Card>
      <Card title="Campagnes" level={2}>
        <p>Aucune campagne. Le site n’écrit qu’à qui lui a écrit, ou a un compte.</p>
      </Card>
      <Card title="Modèles" level={2}>
        <p>
          Une lettre par événement, en HTML et en texte, dans la langue de qui la reçoit{"\u202f"}: français, espagnol
          ou arabe.
        </p>
      </Card>
      <Card title="Automatisation" level={2}>
        <p>
          Demande ou avis reçu, inscription, mot de passe, invitation, nouveau projet, changement de statut{"\u202f"}:
          la lettre {isMailSent ? "part d’elle-même" : "s’écrit d’elle-même et attend dans cette page"}.
        </p>
      </Card>
    </div>
  );
}

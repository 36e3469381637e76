import { Form } from "@remix-run/react";
import { INVITATION_KEPT } from "~/features/clients/model";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { ScreenLinkButton } from "~/ui/screen-link";

const NOTE =
  "flex flex-wrap items-center justify-between gap-y-3 gap-x-6 max-w-240 mb-6 py-3.5 px-5 border-s-6 border-s-line-strong bg-surface-2";

const WORDS = {
  invited: {
    note: "Ce client n’a pas encore choisi son mot de passe.",
    button: "Renvoyer l’invitation",
    buttonUnsent: "Récrire l’invitation",
  },
  unconfirmed: {
    note: "Quelqu’un a ouvert ce compte sans confirmer l’adresse : ce peut être un autre que son propriétaire. Une invitation le dit : qui l’ouvre choisit un mot de passe, et lui seul se connecte ensuite.",
    buttonUnsent: "Inviter à cette adresse",
    button: "Inviter à cette adresse",
  },
};

export function InvitationNote({ account, isMailSent }: { account: keyof typeof WORDS; isMailSent: boolean }) {
  const isSending = useIsSubmitting("resend-invitation");
  const { note, button, buttonUnsent } = WORDS[account];
  return (
    <Form method="post" className={NOTE} preventScrollReset>
      <input type="hidden" name="intent" value="resend-invitation" />
      <p>
        {note} {!isMailSent && INVITATION_KEPT}
      </p>
      <Button size="sm" isPending={isSending} pendingText="Envoi...">
        {isMailSent ? button : buttonUnsent}
      </Button>
    </Form>
  );
}

export function ErasureNote({ clientId, askedOn }: { clientId: string; askedOn: string }) {
  return (
    <div className={NOTE}>
      <p>
        Ce client a demandé le {askedOn} que ses données soient effacées. La loi 09-08 lui en donne le droit, comme le
        RGPD en Espagne et la PDPL en Arabie saoudite{"\u202f"}: répondez-lui sous un mois.
      </p>
      <ScreenLinkButton to={`/admin/clients/${clientId}/erase`} preventScrollReset variant="danger">
        Effacer ses données
      </ScreenLinkButton>
    </div>
  );
}

/** The client wants to be forgotten, and the agency has to answer. */
export function ErasureNote({ askedOn }: { askedOn: string }) {
  return (
    <p className="client-notice">
      Ce client a demandé le {askedOn} que ses données soient effacées. Le RGPD vous laisse un mois pour répondre.
    </p>
  );
}

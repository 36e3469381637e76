/** By which way a lead came. */
export type InquiryChannel = "form" | "whatsapp" | "phone" | "email" | "event" | "import" | "other";

export const CHANNEL_LABELS: Record<InquiryChannel, string> = {
  form: "Formulaire",
  whatsapp: "WhatsApp",
  phone: "Téléphone",
  email: "E-mail",
  event: "Salon",
  import: "Import",
  other: "Autre",
};

/** The ways of leads that are written down by hand. */
export const HAND_CHANNELS = ["phone", "whatsapp", "email", "event", "other"] as const;

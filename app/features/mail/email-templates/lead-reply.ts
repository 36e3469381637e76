import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";

export const LEAD_REPLY = "lead-reply";

interface LeadReply {
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  /** The Message-IDs of the letters that the lead has had before, the oldest first. */
  conversation: readonly string[];
}

/** What one of the team writes to a lead, word for word. */
export function leadReply({ recipient, language, subject, text, conversation }: LeadReply): Email {
  return { kind: LEAD_REPLY, recipient, language, subject, blocks: [{ type: "text", text }], conversation };
}

/** A message that a form may leave for any page. */
export type MessageName = "signed-in";

/** What a page in another language than French says instead; messages come in French. */
export const MESSAGES: Record<"fr" | "es" | "ar", Partial<Record<MessageName, string>>> = {
  fr: {},
  es: { "signed-in": "Sesión iniciada" },
  ar: { "signed-in": "تم تسجيل الدخول" },
};

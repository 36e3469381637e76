import { expect, it } from "vitest";
import { isResendable, isShareable, LINK_STALE, shareText, shownStatus } from "~/features/mail/model";
import { emailIdSchema, resendSchema } from "~/features/mail/schema";
import { plainSpaces } from "../../support/schema-issues";

const email = { status: "failed" as const, recipient: "a@b.ma", last_error: null };
const variants = [
  email,
  { ...email, status: "waiting" as const },
  { ...email, status: "sent" as const },
  { ...email, recipient: "" },
  { ...email, last_error: LINK_STALE },
  { ...email, last_error: "timeout" },
];

it("an e-mail goes again unless it was sent, has no recipient or a stale link", () => {
  expect(variants.map(isResendable)).toEqual([true, true, false, false, false, true]);
});

it("the team shares the link of what failed, without a mail server of all that was not sent", () => {
  expect(variants.map((each) => isShareable(each, true))).toEqual([true, false, false, false, false, true]);
  expect(variants.map((each) => isShareable(each, false))).toEqual([true, true, false, false, false, true]);
});

it("waiting means kept while there is no mail server", () => {
  expect([shownStatus("waiting", true), shownStatus("waiting", false)]).toEqual(["waiting", "kept"]);
  expect([shownStatus("sent", false), shownStatus("failed", false)]).toEqual(["sent", "failed"]);
});

it.each([
  [
    "fr",
    "Bonjour, un message de Riad pour vous : « Votre mot de passe ». Ouvrez ce lien :\nhttps://a.ma\nIl est personnel, ne le transmettez à personne.",
  ],
  [
    "es",
    "Hola, tiene un mensaje de Riad: «Votre mot de passe». Abra este enlace:\nhttps://a.ma\nEs personal, no lo comparta con nadie.",
  ],
  [
    "ar",
    "مرحبا، هذه رسالة من Riad إليكم: «Votre mot de passe». افتحوا هذا الرابط:\nhttps://a.ma\nالرابط شخصي، فلا تشاركوه مع أحد.",
  ],
] as const)("a link is shared in %s", (language, text) => {
  const link = { siteName: "Riad", subject: "Votre mot de passe", address: "https://a.ma" };
  expect(plainSpaces(shareText(language, link))).toBe(text);
});

it("an e-mail is named by its id", () => {
  const id = "018f0000-0000-7000-8000-000000000001";
  expect([emailIdSchema.parse({ id }), resendSchema.parse({ intent: "resend", id })]).toEqual([
    { id },
    { intent: "resend", id },
  ]);
  expect([{ id: "1" }, {}].map((sent) => emailIdSchema.safeParse(sent).success)).toEqual([false, false]);
  const refused = [{ intent: "resend", id: "1" }, { intent: "x", id }, { id }];
  expect(refused.map((sent) => resendSchema.safeParse(sent).success)).toEqual([false, false, false]);
});

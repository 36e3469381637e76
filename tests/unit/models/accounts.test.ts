import { describe, expect, it } from "vitest";
import { readerOf } from "~/features/accounts/model/user";
import {
  changeEmailSchema,
  changePasswordSchema,
  choosePasswordSchema,
  confirmAccountSchema,
  createAdminSchema,
  endSessionSchema,
  forgotSchema,
  isCommonPassword,
  linkTokenOf,
  profileSchema,
  signInSchema,
  signUpSchema,
} from "~/features/accounts/schema";
import { issuesAtLimit, issuesOf } from "../../support/schema-issues";

const PASSWORD = "lampe de Fès";
const twice = (password: string) => ({ password, password_confirmation: password });
const person = { full_name: " Amina  Idrissi ", email: " Amina@Zellige.example " };
const joining = { ...person, ...twice(PASSWORD) };

describe("a sign-up", () => {
  it("takes a name, an address and a password repeated", () => {
    expect(signUpSchema.parse(joining)).toEqual({
      ...{ full_name: "Amina  Idrissi", email: "amina@zellige.example" },
      ...twice(PASSWORD),
    });
  });

  // @spec validation-9
  it("says what is missing", () => {
    const missing = {
      full_name: ["Le nom est requis"],
      email: ["L’e-mail est requis"],
      password: ["Le mot de passe est requis"],
      password_confirmation: ["Confirmez le mot de passe"],
    };
    expect(issuesOf(signUpSchema, {})).toEqual(missing);
    expect(issuesOf(signUpSchema, { full_name: " ", email: "", ...twice("") })).toEqual(missing);
  });

  // @spec validation-11, limits-2
  it.each([
    ["12345", "Le mot de passe doit contenir au moins 6 caractères"],
    ["a".repeat(201), "Le mot de passe ne peut pas dépasser 200 caractères"],
    ["Azerty123", "Ce mot de passe est trop courant ; choisissez-en un autre"],
  ])("refuses the password %s", (password, sentence) => {
    expect(issuesOf(signUpSchema, { ...joining, ...twice(password) })).toEqual({ password: [sentence] });
  });

  it.each(["sfxqzt", "f".repeat(200)])("takes the password %s", (password) => {
    expect(issuesOf(signUpSchema, { ...joining, ...twice(password) })).toEqual({});
  });

  // @spec validation-10
  it("compares the two passwords", () => {
    const mismatch = { password_confirmation: ["Les mots de passe ne correspondent pas"] };
    expect(issuesOf(signUpSchema, { ...joining, password_confirmation: "autre" })).toEqual(mismatch);
    expect(issuesOf(choosePasswordSchema, { token: "t", password: PASSWORD, password_confirmation: "x" })).toEqual(
      mismatch,
    );
    const change = { current_password: "ancien", password: PASSWORD, password_confirmation: "x" };
    expect(issuesOf(changePasswordSchema, change)).toEqual(mismatch);
  });

  it("limits the name", () => {
    const { longest, longer } = issuesAtLimit(signUpSchema, joining, ["full_name", 100]);
    expect([longest, longer]).toEqual([{}, { full_name: ["Le nom ne peut pas dépasser 100 caractères"] }]);
  });
});

it.each([" 123456 ", "AZERTYUIOP", "Contraseña", "zellige123", "１２３４５６"])(
  "%s is a common password",
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(["lampe de Fès", "1234567a9z", ""])("%j is no common password", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

describe("the current password", () => {
  const asked = (current_password?: string) => issuesOf(changeEmailSchema, { email: "a@b.ma", current_password });

  it("is asked for, and never longer than one may be", () => {
    const missing = { current_password: ["Le mot de passe actuel est requis"] };
    expect([asked(), asked("")]).toEqual([missing, missing]);
    expect(asked("a".repeat(201))).toEqual({ current_password: ["Le mot de passe actuel est incorrect."] });
    expect([asked("a"), asked("a".repeat(200))]).toEqual([{}, {}]);
  });

  it("is asked for at sign-in and with the link of a sign-up, whatever it is", () => {
    const missing = { password: ["Le mot de passe est requis"] };
    const tooLong = { password: ["Le mot de passe ne peut pas dépasser 200 caractères"] };
    const signIn = (password?: string) => issuesOf(signInSchema, { email: "a@b.ma", password });
    const confirm = (password?: string) => issuesOf(confirmAccountSchema, { token: "t", password });
    for (const issues of [signIn, confirm]) {
      expect([issues(), issues(""), issues("a".repeat(201))]).toEqual([missing, missing, tooLong]);
      expect([issues("123456"), issues("a".repeat(200))]).toEqual([{}, {}]);
    }
  });
});

it("a sign-in keeps where it leads back to", () => {
  const sent = { email: "a@b.ma", password: "x", redirectTo: "/dashboard" };
  expect(signInSchema.parse(sent)).toEqual(sent);
});

it.each(["amina", "amina@", "amina@casa", "a b@c.ma", `${"a".repeat(250)}@b.ma`])("%s is no address", (email) => {
  expect(Object.keys(issuesOf(forgotSchema, { email }))).toEqual(["email"]);
});

describe("the token of a link", () => {
  it("comes from an address or a form, cut where it is longer than any of ours", () => {
    const form = new FormData();
    form.set("token", "abc");
    const file = new FormData();
    file.set("token", new File([], "token"));
    const tokens = [new URLSearchParams("token=xyz"), form, file, new URLSearchParams()].map(linkTokenOf);
    expect(tokens).toEqual(["xyz", "abc", "", ""]);
    expect(linkTokenOf(new URLSearchParams({ token: "a".repeat(300) }))).toHaveLength(200);
  });

  it("is refused where it is missing or too long", () => {
    const incomplete = { token: ["Lien incomplet"] };
    const confirm = (token?: string) => issuesOf(confirmAccountSchema, { token, password: "x" });
    expect([confirm(), confirm("a".repeat(201)), confirm("a".repeat(200))]).toEqual([incomplete, incomplete, {}]);
  });
});

it("a session is named by at most 100 characters, and none by anything else", () => {
  const named = (session: unknown) => endSessionSchema.parse({ session }).session;
  expect(["a".repeat(100), "a".repeat(101), undefined].map(named)).toEqual(["a".repeat(100), "", ""]);
});

describe("an administrator made by command", () => {
  const tooShort = { password: ["Le mot de passe d’un administrateur doit contenir au moins 8 caractères"] };

  it("has a longer password, and a name of the team's without one", () => {
    const admin = { email: "A@b.ma", password: "f".repeat(8) };
    expect(createAdminSchema.parse(admin)).toEqual({ ...admin, email: "a@b.ma", fullName: "L’équipe" });
    expect(issuesOf(createAdminSchema, { ...admin, password: "f".repeat(7) })).toEqual(tooShort);
    expect(issuesOf(createAdminSchema, { ...admin, password: "f".repeat(200) })).toEqual({});
    expect(Object.keys(issuesOf(createAdminSchema, { ...admin, password: "f".repeat(201) }))).toEqual(["password"]);
  });
});

describe("a profile", () => {
  it("has a name, perhaps a company and a language", () => {
    expect(profileSchema.parse({ full_name: "Amina", company: " " })).toEqual({ full_name: "Amina", company: null });
    const all = { full_name: "Amina", company: "Riad", language: "ar" };
    expect(profileSchema.parse(all)).toEqual(all);
  });

  it("says what it does not take", () => {
    const sent = { full_name: "", company: "a".repeat(101), language: "de" };
    expect(issuesOf(profileSchema, sent)).toEqual({
      full_name: ["Le nom est requis"],
      company: ["Le nom de l'entreprise ne peut pas dépasser 100 caractères"],
      language: ["Choisissez une langue de la liste"],
    });
    expect(issuesAtLimit(profileSchema, { full_name: "A" }, ["company", 100]).longest).toEqual({});
  });
});

it("e-mails address the owner of an account by name, else by the address", () => {
  const account = (full_name: string | null) => ({ email: "a@b.ma", profile: { full_name, language: "es" as const } });
  expect(readerOf(account("Amina"))).toEqual({ recipient: "a@b.ma", fullName: "Amina", language: "es" });
  expect(readerOf(account(null))).toEqual({ recipient: "a@b.ma", fullName: "a@b.ma", language: "es" });
});

import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { linkInEmail } from "./emails";
import { makeBy } from "./office";
import { ADMIN } from "./people";
import { enterAs } from "./sign-in";

interface AskedQuote {
  email: string;
  title: string;
  language?: "fr" | "es" | "ar";
  kind?: "company" | "public_body";
  /** Whether a step stands between the deposit and the balance. */
  isStaged?: boolean;
}

const SUBJECTS = { fr: "Votre devis", es: "Su presupuesto", ar: "عرض السعر الخاص بكم" } as const;

/** One line and two options, one of which is one of a group. */
const LINES = [
  { designation: "Site de cinq pages", price: "10 000", option: "", group: "" },
  { designation: "Serveur dédié", price: "2 000", option: "one_of", group: "Hébergement" },
  { designation: "Version arabe", price: "1 250,50", option: "any_of", group: "" },
];

/** Writes and sends a quote as the office does, by its posts, and returns its number and the path of the client's link. */
export async function sendQuote(page: Page, asked: AskedQuote) {
  const { email, title, language = "fr", kind = "company", isStaged = false } = asked;
  await enterAs(page, ADMIN);
  const id = idOf(await makeBy(page, "/admin/devis/new", { base: "" }));
  const client = { legal_name: `Riad de ${email}`, contact_name: "Salma Idrissi", ice: "001234567000089" };
  const rest = { kind, email, phone: "", address: "Imlil", country: "MA", language, currency: "MAD", version: "1" };
  await makeBy(page, `/admin/clients-facturation/new?devis=${id}`, { intent: "billing-client", ...client, ...rest });
  const editor = await (await page.request.get(`/admin/devis/${id}`)).text();
  const head = { title, language, billing_client_id: chosenClient(editor), version: versionIn(editor) };
  const form = quoteForm(head, isStaged ? STAGED : HALVES);
  const answer = await page.request.post(`/admin/devis/${id}`, {
    ...{ data: form.toString(), headers: { "Content-Type": "application/x-www-form-urlencoded" }, maxRedirects: 0 },
  });
  expect(answer.status()).toBe(303);
  await makeBy(page, `/admin/devis/${id}/envoyer`, {});
  const office = await (await page.request.get(`/admin/devis/${id}`)).text();
  const number = /D-\d{4}-\d{4,}/.exec(office)?.[0] ?? "";
  await page.context().clearCookies();
  return { id, number, path: await linkInEmail(email, `${SUBJECTS[language]} ${number}`) };
}

function idOf(address: string): string {
  return /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(address)?.[0] ?? "";
}

function versionIn(html: string): string {
  return /<input[^>]*name="version"[^>]*value="(\d+)"/.exec(html)?.[1] ?? "";
}

function chosenClient(html: string): string {
  const select = /<select[^>]*name="billing_client_id"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
  return idOf(/<option[^>]*selected[^>]*>/.exec(select)?.[0] ?? "");
}

type Step = readonly [title: string, kind: "deposit" | "progress" | "balance", share: string];

const HALVES: Step[] = [
  ["Acompte", "deposit", "50"],
  ["Solde", "balance", "50"],
];
const STAGED: Step[] = [
  ["Acompte", "deposit", "30"],
  ["Maquettes", "progress", "30"],
  ["Solde", "balance", "40"],
];

function quoteForm(head: Record<string, string>, schedule: Step[]): URLSearchParams {
  const form = new URLSearchParams({ intent: "quote", currency: "MAD", valid_until: "", ...head });
  for (const name of ["scope", "exclusions", "delays"]) form.set(name, "Le texte.");
  for (const name of ["delivery_days", "revisions", "hourly_price", "notes"]) form.set(name, "");
  for (const { designation, price, option, group } of LINES) {
    const typed = { designation, price, option, group, quantity: "1", unit: "forfait", vat: "2000" };
    const line = { id: crypto.randomUUID(), section: "", description: "", discount: "", ...typed };
    for (const [name, value] of Object.entries(line)) form.append(`line_${name}`, value);
  }
  for (const [title, kind, share] of schedule) {
    const step = { title, share, kind, days: kind === "balance" ? "30" : "0" };
    for (const [name, value] of Object.entries(step)) form.append(`step_${name}`, value);
  }
  return form;
}

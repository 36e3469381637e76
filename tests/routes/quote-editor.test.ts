import { beforeEach, describe, expect, it } from "vitest";
import type { EditorReply } from "~/features/quotes/model/editor";
import { getQuote } from "~/features/quotes/queries.server";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { db } from "~/server/db/db.server";
import { xssPayloads } from "../fixtures/xss-payloads";
import { HALVES } from "../support/billing";
import { admin as actor, cookie, openBillingOffice, sendForm } from "../support/office";
import { line, makeBuyer, makeDraft, quoteForm } from "../support/office-quotes";
import { plain } from "../support/plain-words";
import { showPage } from "../support/show-page";

beforeEach(openBillingOffice);

interface Shown {
  data: EditorReply;
  init: { status: number };
}

const send = (id: string, form: FormData) =>
  sendForm(`/admin/devis/${id}`, form) as Promise<never> as Promise<Response & Shown>;

/** Sends the form of the stored quote with other texts in it. */
async function sendWith(id: string, fields: Record<string, string | string[]>) {
  const quote = (await getQuote(id))!;
  const form = quoteForm(quote.content, { version: String(quote.version) });
  for (const [name, value] of Object.entries(fields)) {
    form.delete(name);
    for (const each of [value].flat()) form.append(name, each);
  }
  return send(id, form);
}

const sumsOf = async (id: string) => {
  const { net, tax, gross } = await db.quote.findUniqueOrThrow({ where: { id } });
  return { net, tax, gross };
};

describe("the form of a quote", () => {
  it("is stored as it is typed, with amounts as people write them, and its sums without the options", async () => {
    const { id, content } = await makeDraft(actor);
    const form = quoteForm({ ...content, lines: [line(), line(), line({ option: { kind: "any_of", group: "" } })] });
    form.delete("line_price");
    for (const price of ["1\u202f250,5", "1.250,50", "999"]) form.append("line_price", price);
    form.delete("line_discount");
    for (const discount of ["10", "", ""]) form.append("line_discount", discount);
    form.set("scope", "Un site de cinq pages");
    const answer = await send(id, form);
    expect(answer).toRedirect(`/admin/devis/${id}`);
    await expect(answer).toFlash("Succès", "Devis enregistré");
    const stored = (await getQuote(id))!;
    expect(stored.content.lines.map(({ unitPrice }) => unitPrice)).toEqual([125_050, 125_050, 99_900]);
    expect(stored.content.scope).toBe("<p>Un site de cinq pages</p>");
    // 1 250,50 less 10 %, rounded, and 1 250,50; 20 % of both.
    expect(await sumsOf(id)).toEqual({ net: 112_545 + 125_050, tax: 47_519, gross: 285_114 });
  });

  it("shows what is typed again, and its sums, after buttons that save nothing", async () => {
    const { id, content } = await makeDraft(actor, {
      lines: [line({ designation: "Un" }), line({ designation: "Deux" })],
    });
    const [first, second] = content.lines.map((each) => each.id);
    const designations = async (step: string, title = "Titre d’attente") => {
      const { data, init } = await sendWith(id, { step, title });
      expect(init.status).toBe(200);
      expect(data.values.head.title).toBe(title);
      return data.values.lines.map(({ designation }) => designation);
    };
    expect(await designations("add-line")).toEqual(["Un", "Deux", ""]);
    expect(await designations(`remove-line:${first}`)).toEqual(["Deux"]);
    expect(await designations(`line-down:${first}`)).toEqual(["Deux", "Un"]);
    expect(await designations(`line-up:${second}`)).toEqual(["Deux", "Un"]);
    expect(await designations(`line-up:${first}`)).toEqual(["Un", "Deux"]);
    expect(await designations(`copy-line:${second}`)).toEqual(["Un", "Deux", "Deux"]);
    const { data } = await sendWith(id, { step: "total", line_quantity: ["3", "abc"] });
    expect(data.sums).toMatchObject({ isPartial: true, totals: { net: 300_000, gross: 360_000 } });
    expect((await sendWith(id, { step: "add-step" })).data.values.steps).toHaveLength(3);
    expect((await sendWith(id, { step: "remove-step:0" })).data.values.steps).toMatchObject([{ title: "Solde" }]);
    const thirds = (await sendWith(id, { step: "thirds" })).data.values.steps;
    expect(thirds.map(({ share }) => share)).toEqual(["40", "30", "30"]);
    expect((await getQuote(id))!.version).toBe(1);
  });

  it("begins a line without VAT where the chosen client is abroad", async () => {
    const { id } = await makeDraft(actor, { lines: [] });
    const vatFor = async (billing_client_id: string) =>
      (await sendWith(id, { step: "add-line", billing_client_id })).data.values.lines.at(-1)?.vat;
    expect(await vatFor("")).toBe("2000");
    expect(await vatFor((await makeBuyer()).id)).toBe("2000");
    expect(await vatFor((await makeBuyer({ country: "ES" })).id)).toBe("export");
  });

  it.each([
    [{ line_price: "abc" }, "price", "Le prix est un nombre positif"],
    [{ line_price: "-5" }, "price", "Le prix est un nombre positif"],
    [{ line_price: "1000000000" }, "price", "Le prix est un nombre positif"],
    [{ line_price: "20 000 000", line_quantity: "2" }, "price", "Cette ligne dépasse 20 000 000"],
    [{ line_quantity: "0" }, "quantity", "La quantité est un nombre plus grand que 0"],
    [{ line_quantity: "-1" }, "quantity", "La quantité est un nombre plus grand que 0"],
    [{ line_quantity: "1000000000" }, "quantity", "La quantité est un nombre plus grand que 0"],
    [{ line_discount: "101" }, "discount", "La remise est un pourcentage de 0 à 100"],
    [{ line_vat: "tva" }, "vat", "Choisissez un taux de TVA"],
    [{ line_vat: "0" }, "vat", "Choisissez un taux de TVA"],
    [{ line_designation: " " }, "designation", "La désignation est requise"],
    [{ line_designation: "n".repeat(301) }, "designation", "300 caractères au plus"],
    [{ line_option: "one_of" }, "group", "Nommez le groupe"],
    [{ line_option: "some" }, "option", "Choisissez une valeur de la liste"],
  ])("refuses a line with %j by a sentence, and keeps all that was typed", async (fields, name, sentence) => {
    const { id, content } = await makeDraft(actor);
    const { data, init } = await sendWith(id, { title: "Autre objet", ...fields });
    expect(init.status).toBe(400);
    expect(plain(data.errors[`line-${content.lines[0]?.id}-${name}`] ?? "")).toContain(sentence);
    expect(data.values.head.title).toBe("Autre objet");
    expect(data.values.lines[0]).toMatchObject({ unit: "forfait" });
    expect((await getQuote(id))!.version).toBe(1);
  });

  it.each([
    [{ title: " " }, "quote-title", "L’objet du devis est requis"],
    [{ valid_until: "demain" }, "quote-valid_until", "Choisissez un jour"],
    [{ currency: "USD" }, "quote-currency", "Choisissez une monnaie de la liste"],
    [{ billing_client_id: "abc" }, "quote-billing_client_id", "Choisissez un client de la liste"],
    [{ hourly_price: "cher" }, "quote-hourly_price", "Le prix est un nombre positif"],
    [{ delivery_days: "4000" }, "quote-delivery_days", "Un nombre de jours de 0 à 3650"],
    [{ scope: "n".repeat(20_001) }, "quote-scope", "20 000 caractères au plus"],
    [{ step_share: ["50", "49"] }, "quote-steps", "L’échéancier doit faire 100 % : il fait 99 %"],
    [{ step_share: ["50", "0"] }, "step-1-share", "La part est un pourcentage plus grand que 0"],
    [
      { step_kind: ["balance", "deposit"] },
      "quote-steps",
      "La dernière étape de l’échéancier, et elle seule, est le solde",
    ],
    [{ step_kind: ["deposit", "deposit"] }, "quote-steps", "La dernière étape de l’échéancier"],
    [{ step_days: ["731", ""] }, "step-0-days", "Un nombre de jours de 0 à 730"],
    [{ step_title: ["", "Solde"] }, "step-0-title", "Le titre de l’étape est requis"],
  ] as [Record<string, string | string[]>, string, string][])(
    "refuses %j by a sentence",
    async (fields, place, sentence) => {
      const { id } = await makeDraft(actor);
      const { data, init } = await sendWith(id, fields);
      expect(init.status).toBe(400);
      expect(plain(data.errors[place] ?? "")).toContain(plain(sentence));
    },
  );

  it("refuses a client that is not there, and a total that no document may have", async () => {
    const { id } = await makeDraft(actor);
    const gone = await sendWith(id, { billing_client_id: "00000000-0000-4000-8000-000000000000" });
    expect([gone.init.status, gone.data.sentences]).toEqual([400, ["Choisissez un client de la liste"]]);
    const dear = Array.from({ length: 3 }, () => line({ unitPrice: 900_000_000 }));
    const sent = await send(id, quoteForm({ ...(await getQuote(id))!.content, lines: dear }));
    expect(plain(sent.data.errors["quote-lines"] ?? "")).toContain("Le total dépasse 20 000 000");
  });

  it("takes three hundred lines, shows them again, and refuses one more", async () => {
    const { id, content } = await makeDraft(actor);
    const description = "x".repeat(200);
    const many = Array.from({ length: 300 }, (_, at) => line({ designation: `Ligne ${at}`, description }));
    expect(await send(id, quoteForm({ ...content, lines: many }))).toRedirect(`/admin/devis/${id}`);
    expect(await sumsOf(id)).toEqual({ net: 30_000_000, tax: 6_000_000, gross: 36_000_000 });
    const { html } = await showPage(`/admin/devis/${id}`, { cookie });
    expect(html.match(/name="line_designation"/g)).toHaveLength(300);
    const { data } = await send(id, quoteForm({ ...content, lines: [...many, line()] }));
    expect(data.errors["quote-lines"]).toBe("Un devis a 300 lignes au plus");
    expect(data.values.lines).toHaveLength(301);
    const fields = [...quoteForm({ ...content, lines: [...many, line()] })] as [string, string][];
    expect((await showPage(`/admin/devis/${id}`, { cookie, fields })).words).toContain("Un devis a 300 lignes au plus");
  });

  it("is not saved over another's unawares: what was typed stays, and may be saved all the same", async () => {
    const { id, content } = await makeDraft(actor);
    const typed = (title: string, fields: Record<string, string> = {}) =>
      send(id, quoteForm({ ...content, schedule: HALVES }, { version: "1", title, ...fields }));
    await typed("Le premier");
    const late = await typed("Le second");
    expect(late.init.status).toBe(409);
    expect(late.data).toMatchObject({ newerVersion: 2, values: { head: { title: "Le second" } } });
    expect(late.data.sentences[0]).toBe("Ce devis a changé entre-temps");
    expect((await getQuote(id))!.title).toBe("Le premier");
    await typed("Le second", { overwrite: "2" });
    expect((await getQuote(id))!.title).toBe("Le second");
  });

  it("does nothing with markup in any of its fields", async () => {
    const buyer = await makeBuyer();
    const { id } = await makeDraft(actor, {}, buyer.id);
    for (const payload of xssPayloads) {
      const clean = payload.replaceAll("\u0000", "").replaceAll("\u0001", "");
      const texts = { title: clean, scope: clean, exclusions: clean, delays: clean, notes: clean };
      const line = { line_designation: clean, line_description: clean, line_section: clean.slice(0, 120) };
      await sendWith(id, { ...texts, ...line, line_unit: "u", step_title: [clean, clean] });
      const { scope, exclusions, delays } = (await getQuote(id))!.content;
      for (const html of [scope, exclusions, delays]) expect(sanitizeHtml(html)).toBe(html);
    }
    const { html } = await showPage(`/admin/devis/${id}`, { cookie });
    expect(html).not.toMatch(/<script>alert|<img[^>]+onerror/i);
  });
});

import { describe, expect, it } from "vitest";
import { mapHeadings, wholeName } from "~/features/inquiries/import/model";
import { tablePhoneField } from "~/features/inquiries/import/schema.server";

const fieldsOf = (headings: string, kind: "inquiries" | "clients" = "inquiries") => {
  const names = headings.split(",");
  return Object.fromEntries(Object.entries(mapHeadings(names, kind)).map(([field, place]) => [field, names[place]]));
};

describe("the headings of a table", () => {
  it.each([
    [
      "HubSpot",
      "First Name,Last Name,Email,Phone Number,Company Name",
      ["First Name", "Last Name", "Email", "Phone Number", "Company Name"],
    ],
    [
      "Mailchimp",
      "Email Address,First Name,Last Name,Phone Number,Company",
      ["First Name", "Last Name", "Email Address", "Phone Number", "Company"],
    ],
    [
      "Outlook",
      "Prénom,Nom de famille,Société,Adresse de messagerie,Tél. mobile",
      ["Prénom", "Nom de famille", "Adresse de messagerie", "Tél. mobile", "Société"],
    ],
    [
      "Google",
      "Given Name,Family Name,E-mail 1 - Value,Phone 1 - Value,Organization 1 - Name",
      ["Given Name", "Family Name", "E-mail 1 - Value", "Phone 1 - Value", "Organization 1 - Name"],
    ],
    [
      "Spain",
      "Nombre,Apellidos,Correo electrónico,Teléfono móvil,Empresa",
      ["Nombre", "Apellidos", "Correo electrónico", "Teléfono móvil", "Empresa"],
    ],
    [
      "Morocco",
      "الاسم الشخصي,الاسم العائلي,البريد الإلكتروني,رقم الهاتف,المؤسسة",
      ["الاسم الشخصي", "الاسم العائلي", "البريد الإلكتروني", "رقم الهاتف", "المؤسسة"],
    ],
    [
      "HubSpot in French",
      "Prénom,Nom de famille,Adresse e-mail,Numéro de téléphone,Entreprise associée principale",
      ["Prénom", "Nom de famille", "Adresse e-mail", "Numéro de téléphone", "Entreprise associée principale"],
    ],
    [
      "Outlook in Spanish",
      "Nombre,Apellidos,Organización,Teléfono del trabajo,Dirección del correo electrónico",
      ["Nombre", "Apellidos", "Dirección del correo electrónico", "Teléfono del trabajo", "Organización"],
    ],
    ["Brevo", "EMAIL,LASTNAME,FIRSTNAME,SMS,COMPANY", ["FIRSTNAME", "LASTNAME", "EMAIL", "SMS", "COMPANY"]],
  ])("of %s", (_, headings, [first_name, last_name, email, phone, company]) => {
    expect(fieldsOf(headings)).toEqual({ first_name, last_name, email, phone, company });
    expect(fieldsOf(headings, "clients")).toEqual({ first_name, last_name, email, phone, company });
  });

  it.each([
    ["Meta", "id,created_time,platform,full_name,email,phone_number", ["full_name", "email", "phone_number"]],
    [
      "Meta in Arabic",
      "id,الاسم_بالكامل,البريد_الإلكتروني,رقم_الهاتف",
      ["الاسم_بالكامل", "البريد_الإلكتروني", "رقم_الهاتف"],
    ],
    ["a spreadsheet", "Nom & Prénom,Mail,N° Tél.", ["Nom & Prénom", "Mail", "N° Tél."]],
    ["Odoo", "Nom d’affichage,E-mail,Téléphone,Pays", ["Nom d’affichage", "E-mail", "Téléphone"]],
  ])("of %s", (_, headings, [name, email, phone]) => expect(fieldsOf(headings)).toEqual({ name, email, phone }));

  it("that mean the same lead to the column with the most in it", () => {
    expect(mapHeadings(["Nom", "Business Phone", "Mobile Phone"], "inquiries", (place) => place)).toMatchObject({
      phone: 2,
    });
  });
});

it.each([
  ["Ouazzani", "Amélie", "", "Amélie Ouazzani"],
  ["Amélie Ouazzani", "Amélie", "", "Amélie Ouazzani"],
  ["Amélie Ouazzani", "Amélie", "Ouazzani", "Amélie Ouazzani"],
  ["", "Amélie", "Ouazzani", "Amélie Ouazzani"],
  ["Amélie", "", "Ouazzani", "Amélie Ouazzani"],
])("a name %j with %j and %j is %j", (name, first, last, whole) =>
  expect(wholeName({ name, first, last })).toBe(whole),
);

describe("a telephone of a table", () => {
  const read = (typed: string, country = "MA") => {
    const { data, error } = tablePhoneField(country).safeParse(typed);
    return data ?? error?.issues[0]?.message.slice(0, 12) ?? null;
  };

  it.each([
    ["661234592.0", "+212661234592"],
    ["661234592,00", "+212661234592"],
    ["2,12661234567E+11", "+212661234567"],
    ['="0661234567"', "+212661234567"],
    ["\u202a+212661234599\u202c", "+212661234599"],
    ["\u200e06\u200b 61\ufe0f 23 45 67", "+212661234567"],
    ["(0)661234596", "+212661234596"],
    ["+212 (0)6 61 23 45 67", "+212661234567"],
    ["212 661-234595", "+212661234595"],
    ["\t0661234594", "+212661234594"],
    ["p:+212661234593", "+212661234593"],
    ["tel: 06 61 23 45 93", "+212661234593"],
    ["٠٦٦١٢٣٤٥٩٠", "+212661234590"],
    ["۰۶۶۱۲۳۴۵۹۰", "+212661234590"],
    ["966501234567", "+966501234567"],
    ["34612345678", "+34612345678"],
    ["00212661234589", "+212661234589"],
    ["522123456", "+212522123456"],
    ["0661234567 / 0661234567", "+212661234567"],
    ["", null],
  ])("%j is %j", (typed, phone) => expect(read(typed)).toBe(phone));

  it.each([
    ["2,12661E+11", "Le tableur a"],
    ["2.12E11", "Le tableur a"],
    ["0661234567 / 0522123456", "Il y a plusi"],
    ["0661234567 ou 0522123456", "Il y a plusi"],
    ["0661234567 / 12", "Il y a plusi"],
    ["6612345920", "Le numéro n’"],
    ["66812345678", "Le numéro n’"],
    ["12", "Le numéro n’"],
  ])("%j is asked about", (typed, problem) => expect(read(typed)).toBe(problem));

  it("without a code is one of the table's country", () => {
    expect(read("612 345 678", "ES")).toBe("+34612345678");
    expect(read("06 12 34 56 78", "FR")).toBe("+33612345678");
    expect(read("0501234567", "SA")).toBe("+966501234567");
    expect(read("212661234567", "ES")).toBe("+212661234567");
  });
});

import type { Block, Email } from "~/features/mail/model";
import { addressIn } from "~/features/settings/model";
import { escapeXml } from "~/lib/html/xml";
import { oneLine } from "~/lib/text/clean-text";
import type { Language } from "~/site/language";
import { directionOf, pathIn } from "~/site/language";
import type { SiteInfo } from "~/site/site-settings";

/** What an e-mail says about its sender. */
export type Sender = Pick<SiteInfo, "siteUrl" | "siteName" | "address" | "email" | "phone" | "appearance">;

const INK = "#12161f";
const SOFT = "#454a55";
const LINE = "#d8cfbf";
const PAPER = "#f5f1e9";
const BLUE = "#2340d9";
const FONT = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";

const ADDRESS_WORDS: Record<Language, string> = {
  fr: "Le bouton ne répond pas\u202f? Ouvrez cette adresse\u202f:",
  es: "¿El botón no funciona? Abra esta dirección:",
  ar: "الزر لا يعمل؟ افتحوا هذا العنوان:",
};

/** An e-mail as HTML and as plain text. Typed text is escaped; no picture but the owner's logo, nothing from other sites. */
export function renderEmail(email: Email, sender: Sender): { html: string; text: string } {
  const sound = {
    ...email,
    subject: oneLine(email.subject),
    blocks: email.blocks.map((block) => soundBlock(block, email.language)),
  };
  return { html: renderHtml(sound, sender), text: renderText(sound, sender) };
}

/** A page behind a session, or one that leads there, is asked for in the language of the letter. */
const INSIDE = /^\/(auth|dashboard)\b/;

/** A fact is a line: typed text must not write another one below it. A button inside leads to the letter's language. */
function soundBlock(block: Block, language: Language): Block {
  switch (block.type) {
    case "links":
      return { ...block, rows: block.rows.map(([label, path]) => [oneLine(label), path] as const) };
    case "facts":
      return { ...block, rows: block.rows.map(([term, value]) => [term, oneLine(value)] as const) };
    case "action":
      return INSIDE.test(block.path) ? { ...block, path: pathIn(block.path, language) } : block;
    default:
      return block;
  }
}

function renderText({ subject, blocks, language, conversation }: Email, sender: Sender): string {
  const parts = blocks.map((block) => textOf(block, sender, language));
  const signature = `-- \n${sender.siteName}\n${addressIn(language, sender.address).text}\n${sender.phone}\n${sender.siteUrl}`;
  // A letter written by hand does not begin with its subject.
  return `${[...(conversation ? [] : [subject]), ...parts, signature].join("\n\n")}\n`;
}

function textOf(block: Block, { siteUrl }: Sender, language: Language): string {
  const colon = language === "fr" ? "\u202f:" : ":";
  if (block.type === "action") return `${block.label}${colon}\n${siteUrl}${block.path}`;
  if (block.type === "facts") return block.rows.map(([term, value]) => `${term}${colon} ${value}`).join("\n");
  if (block.type === "links")
    return block.rows.map(([label, path]) => `${label}${colon}\n${siteUrl}${path}`).join("\n");
  if (block.type === "quote") return block.text.replace(/^/gm, "> ");
  return block.text;
}

function renderHtml({ subject, blocks, language, conversation }: Email, sender: Sender): string {
  // Letters of Arabic join: space between them would tear words apart.
  const spacing = language === "ar" ? "0" : "-.02em";
  const [siteUrl, title] = [sender.siteUrl, subject].map(escapeXml);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:16px/1.6 ${FONT}">
<main style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;font-size:20px;letter-spacing:${spacing}"><a href="${siteUrl}" style="color:${INK};text-decoration:none">${masthead(sender)}</a></p>
<div style="background:#ffffff;border:1px solid ${LINE};border-top:4px solid ${BLUE};padding:32px 28px">
${conversation ? "" : `<h1 style="margin:0 0 20px;font-size:26px;line-height:1.2;letter-spacing:${spacing}">${title}</h1>`}
${blocks.map((block) => htmlOf(block, sender, language)).join("\n")}
</div>
${footer(sender, language)}
</main>
</body>
</html>
`;
}

/** The owner's logo with the name as its text; without one the star and the name. */
function masthead({ siteUrl, siteName, appearance }: Sender): string {
  const name = escapeXml(siteName);
  if (!appearance?.logo) return `<span style="color:${BLUE}" aria-hidden="true">✦</span> ${name}`;
  const src = escapeXml(siteUrl + appearance.logo.letter);
  return `<img src="${src}" alt="${name}" height="40" style="height:40px;width:auto;max-width:240px;border:0;vertical-align:middle">`;
}

function htmlOf(block: Block, { siteUrl }: Sender, language: Language): string {
  switch (block.type) {
    case "text":
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`;
    case "note":
      return `<p style="margin:16px 0 0;font-size:14px;color:${SOFT}">${lines(block.text)}</p>`;
    case "quote":
      return `<blockquote dir="auto" style="margin:0 0 16px;padding:4px 16px;border-inline-start:3px solid ${BLUE};color:${SOFT}">${lines(block.text)}</blockquote>`;
    case "facts":
      return `<dl style="margin:0 0 16px">${block.rows.map(fact).join("")}</dl>`;
    case "links":
      return `<ul style="margin:0 0 16px;padding:0 0 0 18px">${block.rows.map((row) => link(row, siteUrl)).join("")}</ul>`;
    case "action":
      return action(block.label, siteUrl + block.path, language);
  }
}

function fact([term, value]: readonly [string, string]): string {
  return `<dt style="font-size:14px;color:${SOFT}">${escapeXml(term)}</dt><dd style="margin:0 0 12px"><bdi>${lines(value)}</bdi></dd>`;
}

function link([label, path]: readonly [string, string], siteUrl: string): string {
  return `<li style="margin:0 0 8px"><a href="${escapeXml(siteUrl + path)}" style="color:${BLUE}"><bdi>${escapeXml(label)}</bdi></a></li>`;
}

function action(label: string, href: string, language: Language): string {
  const address = escapeXml(href);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 24px;background:${BLUE};color:#ffffff;font-weight:600;text-decoration:none">${escapeXml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${SOFT}">${ADDRESS_WORDS[language]}<br><a dir="ltr" href="${address}" style="color:${BLUE};overflow-wrap:anywhere">${address}</a></p>`;
}

function footer({ siteName, address, phone, email }: Sender, language: Language): string {
  const contact = [siteName, addressIn(language, address).text].map(escapeXml).join(" · ");
  return `<p style="margin:20px 0 0;font-size:13px;color:${SOFT}">${contact}<br><bdi dir="ltr">${escapeXml(phone)}</bdi> · <a href="mailto:${escapeXml(email)}" style="color:${SOFT}">${escapeXml(email)}</a></p>`;
}

function lines(text: string): string {
  return escapeXml(text).replace(/\r\n|\r|\n/g, "<br>");
}

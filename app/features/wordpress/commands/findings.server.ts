import type { ExportItem } from "~/features/wordpress/model/export";
import type { ItemKind } from "~/features/wordpress/model/export-item";
import { isPublished, plainLine, plannedFor } from "~/features/wordpress/model/export-item";
import type { ArticleText } from "~/features/wordpress/queries/article-text.server";
import type { ExportIndex } from "~/features/wordpress/queries/export-index.server";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { formatNumericDate } from "~/site/format";

const IMPORTED = ["post", "page", "attachment"];
const NAMED_MAX = 20;

/** What whoever imports an export should know beside the count of its articles. */
export class Findings {
  readonly #shortcodes = new Map<string, number>();
  readonly #unsigned = new Map<string, number>();
  readonly #planned: string[] = [];
  #pages = 0;
  #pictures = 0;
  #protected = 0;

  note({
    item,
    kind,
    text,
    isSigned,
  }: {
    item: ExportItem;
    kind: ItemKind;
    text: ArticleText;
    isSigned: boolean;
  }): void {
    for (const name of text.shortcodes) count(this.#shortcodes, name);
    if (!isSigned) count(this.#unsigned, item.fields["dc:creator"] ?? "");
    const planned = kind === "post" ? plannedFor(item) : null;
    if (planned)
      this.#planned.push(`«\u202f${plainLine(item.fields.title ?? "")}\u202f» (${formatNumericDate(planned)})`);
    if (kind === "page") this.#pages += 1;
    if (item.fields["wp:status"] === "publish" && !isPublished(item)) this.#protected += 1;
    this.#pictures += text.pictures.length;
  }

  /** Each in a sentence. */
  sentences({ authors, typeCounts, commentCount }: ExportIndex): string[] {
    const others = [...typeCounts].filter(([type]) => !IMPORTED.includes(type));
    const names = (login: string) => authors.get(login)?.name || login;
    return [
      ...(this.#pages > 0
        ? [
            `${formatCount(this.#pages, "page")} en brouillon, catégorie «\u202fPages\u202f»\u202f: choisissez où mènent leurs adresses dans /admin/blog/redirections.`,
          ]
        : []),
      ...(this.#protected > 0 ? [`${formatCount(this.#protected, "article")} sous mot de passe en brouillon.`] : []),
      ...listed(
        this.#planned,
        (list) => `Prévus pour plus tard, en brouillon à leur date\u202f: publiez-les le jour venu\u202f: ${list}.`,
      ),
      ...(this.#pictures > 0
        ? [`${formatCount(this.#pictures, "image")} dans les textes, à copier une fois le site lancé.`]
        : []),
      ...listed(
        [...this.#unsigned].map(([login, n]) => `${names(login)} (${n})`),
        (list) =>
          `Sans signature, faute d’une personne de ce nom dans l’équipe (/admin/settings/equipe)\u202f: ${list}.`,
      ),
      ...listed(
        [...this.#shortcodes].map(([name, n]) => `[${name}] (${n})`),
        (list) => `Extensions laissées de côté\u202f: ${list}.`,
      ),
      ...listed(
        others.map(([type, n]) => `${plainLine(type) || "sans type"} (${n})`),
        (list) => `Non importés\u202f: ${list}.`,
      ),
      ...(commentCount > 0 ? [`Commentaires non importés\u202f: ${formatNumber(commentCount)}.`] : []),
    ];
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function listed(names: string[], sentence: (list: string) => string): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED_MAX ? [`et ${names.length - NAMED_MAX} autres`] : [];
  return [sentence([...names.slice(0, NAMED_MAX), ...more].join(", "))];
}

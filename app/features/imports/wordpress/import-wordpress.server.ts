import path from "node:path";
import type { ImportOptions } from "~/features/imports/import-rows.server";
import { importRows, SeenRows } from "~/features/imports/import-rows.server";
import type { TableReport } from "~/features/imports/model";
import { emptyReport } from "~/features/imports/model";
import type { ReadRow } from "~/features/imports/read-table.server";
import { findAuthors, toArticleRow } from "~/features/imports/wordpress/article-row.server";
import type { ArticleText } from "~/features/imports/wordpress/article-text.server";
import { readArticleText } from "~/features/imports/wordpress/article-text.server";
import type { ExportIndex } from "~/features/imports/wordpress/export-index.server";
import { indexExport } from "~/features/imports/wordpress/export-index.server";
import type { ExportItem, ItemKind } from "~/features/imports/wordpress/model/export";
import {
  isPublished,
  kindOf,
  plainLine,
  plannedFor,
  UnreadableExportError,
} from "~/features/imports/wordpress/model/export";
import { readExport } from "~/features/imports/wordpress/read-export.server";
import { EXPORTED_ARTICLES } from "~/features/imports/wordpress/table.server";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { oldPath } from "~/lib/web/old-path";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { formatNumericDate } from "~/site/format";

/** Longer than any article: what is larger is not even converted. */
const HTML_MAX = 1024 * 1024;

/**
 * Imports articles, pages, categories, authors and pictures, with redirects from the old addresses.
 * What is there already stays as it is, so that a broken import can be run again.
 */
export async function importWordPress(file: string, options: ImportOptions): Promise<TableReport> {
  const report = emptyReport(EXPORTED_ARTICLES.name, path.basename(file));
  const found = new Findings();
  try {
    const index = await indexExport(file);
    await importRows(EXPORTED_ARTICLES, articlesOf(file, { index, found }), { report, seen: new SeenRows(), options });
    if (options.isApplied) await leadCategories(index);
    report.notes = found.sentences(index);
  } catch (error) {
    if (!(error instanceof UnreadableExportError)) throw error;
    report.refused += 1;
    report.refusals.push({ line: error.line, reason: error.message });
  }
  return report;
}

async function* articlesOf(
  file: string,
  { index, found }: { index: ExportIndex; found: Findings },
): AsyncGenerator<ReadRow> {
  const authors = await findAuthors(index);
  for await (const item of readExport(file)) {
    const kind = item.kind === "item" ? kindOf(item) : null;
    if (item.kind !== "item" || !kind) continue;
    const { line, fields } = item;
    const html = fields["content:encoded"] ?? "";
    if (html.length > HTML_MAX) {
      yield { line, problem: `«\u202f${plainLine(fields.title ?? "")}\u202f» dépasse un million de caractères` };
      continue;
    }
    const text = readArticleText(html, index);
    const author = authors.get(fields["dc:creator"] ?? "");
    found.note({ item, kind, text, isSigned: author?.signed_by_id != null });
    yield { line, cells: toArticleRow(item, { kind, text, index, author }) };
  }
}

/** The list of a category stood under an address of its own, and under one with its number. */
async function leadCategories({ categories, categoryNumbers }: ExportIndex): Promise<void> {
  const data = [...categories].flatMap(([slug, name]) => {
    const to_path = `/blog?category=${encodeURIComponent(plainLine(name))}`;
    const paths = [oldPath(`/category/${slug}`), oldPath(`/?cat=${categoryNumbers.get(slug)}`)];
    return paths.flatMap((from_path) => (from_path ? [{ from_path, to_path }] : []));
  });
  const feed = { from_path: "/feed", to_path: "/rss.xml" };
  await runCommand({ actor: null, action: "imported", target: "redirect" }, async (tx) => {
    const [first] = await tx.redirect.createManyAndReturn({ data: [...data, feed], skipDuplicates: true });
    return first ? changed({ result: undefined, targetId: first.id, cacheTags: [] }) : unchanged(undefined);
  });
}

const IMPORTED = ["post", "page", "attachment"];
const NAMED_MAX = 20;

/** Notes for the user about what the import left out or changed. */
class Findings {
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

import type { Extensions } from "@tiptap/core";
import { mergeAttributes, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { linkAddress, webAddress } from "~/lib/web/web-address";

/** Paragraphs set apart in a box; `lib/html/sanitize-html` lets its class through. */
const Callout = Node.create({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "div.callout" }],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes(HTMLAttributes, { class: "callout" }), 0],
});

/** The default Tab adds a row after the last cell, which would trap keyboard users. */
const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** What rich text may hold: nothing that `lib/html/sanitize-html` would take away again. */
export const RICH_TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) =>
        /^(mailto|tel):/i.test(address) ||
        webAddress(linkAddress(address)) !== null ||
        /^(mailto|tel):/.test(linkAddress(address)),
    },
  }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: false }),
  LeavableTable.configure({ resizable: false }),
  Callout,
];

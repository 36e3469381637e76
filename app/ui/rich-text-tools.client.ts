import type { ChainedCommands, Editor } from "@tiptap/core";
import type { LucideIcon } from "lucide-react";
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  MessageSquareText,
  Minus,
  Quote,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Underline,
  Undo2,
} from "lucide-react";

export type Tool = {
  label: string;
  icon: LucideIcon;
  /** The key that goes with Ctrl or Meta. */
  shortcut?: string;
  /** Whether it is on where the cursor stands; absent for what is done once. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  run?: (editor: Editor) => void;
  /** What it opens instead of acting at once. */
  panel?: "link" | "image";
};

const on = (name: string) => (editor: Editor) => editor.isActive(name);

/** Acts where the cursor stands, and brings it back. */
const run = (act: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) => act(editor.chain().focus()).run();

const heading = (level: 2 | 3, label: string, icon: LucideIcon): Tool => ({
  label,
  icon,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: run((chain) => chain.toggleHeading({ level })),
});

/** In the order of the toolbar. */
export const TOOLS: Tool[] = [
  heading(2, "Titre", Heading2),
  heading(3, "Sous-titre", Heading3),
  { label: "Gras", icon: Bold, shortcut: "B", isOn: on("bold"), run: run((chain) => chain.toggleBold()) },
  { label: "Italique", icon: Italic, shortcut: "I", isOn: on("italic"), run: run((chain) => chain.toggleItalic()) },
  {
    label: "Souligné",
    icon: Underline,
    shortcut: "U",
    isOn: on("underline"),
    run: run((chain) => chain.toggleUnderline()),
  },
  { label: "Lien", icon: Link, panel: "link", isOn: on("link") },
  { label: "Liste à puces", icon: List, isOn: on("bulletList"), run: run((chain) => chain.toggleBulletList()) },
  {
    label: "Liste numérotée",
    icon: ListOrdered,
    isOn: on("orderedList"),
    run: run((chain) => chain.toggleOrderedList()),
  },
  { label: "Citation", icon: Quote, isOn: on("blockquote"), run: run((chain) => chain.toggleBlockquote()) },
  { label: "Encadré", icon: MessageSquareText, isOn: on("callout"), run: run((chain) => chain.toggleWrap("callout")) },
  { label: "Image", icon: Image, panel: "image" },
  {
    label: "Tableau",
    icon: Table,
    isOff: on("table"),
    run: run((chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })),
  },
  { label: "Filet", icon: Minus, run: run((chain) => chain.setHorizontalRule()) },
  {
    label: "Annuler la frappe",
    icon: Undo2,
    shortcut: "Z",
    isOff: (editor) => !editor.can().undo(),
    run: run((chain) => chain.undo()),
  },
  { label: "Rétablir", icon: Redo2, isOff: (editor) => !editor.can().redo(), run: run((chain) => chain.redo()) },
];

/** Only where the cursor stands in a table. */
export const TABLE_TOOLS: Tool[] = [
  { label: "Ajouter une ligne", icon: BetweenHorizontalEnd, run: run((chain) => chain.addRowAfter()) },
  { label: "Ajouter une colonne", icon: BetweenVerticalEnd, run: run((chain) => chain.addColumnAfter()) },
  { label: "Supprimer la ligne", icon: TableRowsSplit, run: run((chain) => chain.deleteRow()) },
  { label: "Supprimer la colonne", icon: TableColumnsSplit, run: run((chain) => chain.deleteColumn()) },
  { label: "Supprimer le tableau", icon: Trash2, run: run((chain) => chain.deleteTable()) },
];

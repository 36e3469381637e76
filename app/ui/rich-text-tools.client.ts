import type { Editor } from "@tiptap/core";
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
  /** Whether it has nothing to do now. */
  isOff?: (editor: Editor) => boolean;
  run?: (editor: Editor) => void;
  /** What it opens instead of acting at once. */
  panel?: "link" | "image";
};

const heading = (level: 2 | 3, label: string, icon: LucideIcon): Tool => ({
  label,
  icon,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** In the order of the toolbar. */
export const TOOL_GROUPS: Tool[][] = [
  [
    heading(2, "Titre", Heading2),
    heading(3, "Sous-titre", Heading3),
    {
      label: "Gras",
      icon: Bold,
      shortcut: "B",
      isOn: (editor) => editor.isActive("bold"),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: "Italique",
      icon: Italic,
      shortcut: "I",
      isOn: (editor) => editor.isActive("italic"),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: "Souligné",
      icon: Underline,
      shortcut: "U",
      isOn: (editor) => editor.isActive("underline"),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
    { label: "Lien", icon: Link, panel: "link", isOn: (editor) => editor.isActive("link") },
  ],
  [
    {
      label: "Liste à puces",
      icon: List,
      isOn: (editor) => editor.isActive("bulletList"),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: "Liste numérotée",
      icon: ListOrdered,
      isOn: (editor) => editor.isActive("orderedList"),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: "Citation",
      icon: Quote,
      isOn: (editor) => editor.isActive("blockquote"),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: "Encadré",
      icon: MessageSquareText,
      isOn: (editor) => editor.isActive("callout"),
      run: (editor) => editor.chain().focus().toggleWrap("callout").run(),
    },
    { label: "Image", icon: Image, panel: "image" },
    {
      label: "Tableau",
      icon: Table,
      isOff: (editor) => editor.isActive("table"),
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    {
      label: "Filet",
      icon: Minus,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    {
      label: "Annuler la frappe",
      icon: Undo2,
      shortcut: "Z",
      isOff: (editor) => !editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: "Rétablir",
      icon: Redo2,
      isOff: (editor) => !editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

/** Only where the cursor stands in a table. */
export const TABLE_TOOLS: Tool[] = [
  {
    label: "Ajouter une ligne",
    icon: BetweenHorizontalEnd,
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: "Ajouter une colonne",
    icon: BetweenVerticalEnd,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    label: "Supprimer la ligne",
    icon: TableRowsSplit,
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    label: "Supprimer la colonne",
    icon: TableColumnsSplit,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: "Supprimer le tableau",
    icon: Trash2,
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];

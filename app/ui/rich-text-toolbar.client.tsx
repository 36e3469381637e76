import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useState } from "react";
import { EditorTool, EditorTools } from "./editor-tools";
import { AddressPanel } from "./rich-text-address.client";
import type { Tool } from "./rich-text-tools.client";
import { TABLE_TOOLS, TOOL_GROUPS } from "./rich-text-tools.client";

/** Buttons that shape the text, each with its name and whether it is on where the cursor stands. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [panel, setPanel] = useState<"link" | "image" | null>(null);
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("table") });
  return (
    <div className="rich-text-tools">
      <EditorTools label="Mise en forme" frame="min-w-0">
        {TOOL_GROUPS.flat().map((tool) => (
          <ToolButton key={tool.label} tool={tool} editor={editor} panel={panel} setPanel={setPanel} />
        ))}
      </EditorTools>
      {isInTable && (
        <EditorTools label="Tableau" frame="min-w-0 border-t border-t-line">
          {TABLE_TOOLS.map((tool) => (
            <ToolButton key={tool.label} tool={tool} editor={editor} panel={panel} setPanel={setPanel} />
          ))}
        </EditorTools>
      )}
      {panel && <AddressPanel key={panel} editor={editor} kind={panel} close={() => setPanel(null)} />}
    </div>
  );
}

type ToolButtonProps = {
  tool: Tool;
  editor: Editor;
  panel: Tool["panel"] | null;
  setPanel: (panel: "link" | "image" | null) => void;
};

function ToolButton({ tool, editor, panel, setPanel }: ToolButtonProps) {
  const { label, icon, shortcut, isOn, isOff, run, panel: own } = tool;
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isOn: isOn?.(now), isOff: isOff?.(now) ?? false }),
  });
  return (
    <EditorTool
      label={label}
      icon={icon}
      shortcut={shortcut}
      aria-pressed={isOn ? state.isOn : undefined}
      aria-expanded={own ? panel === own : undefined}
      aria-disabled={state.isOff || undefined}
      onClick={() => {
        if (own) setPanel(panel === own ? null : own);
        else if (!state.isOff) run?.(editor);
      }}
    />
  );
}

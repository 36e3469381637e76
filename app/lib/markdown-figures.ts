import type MarkdownIt from "markdown-it";
import type StateCore from "markdown-it/lib/rules_core/state_core.mjs";
import type Token from "markdown-it/lib/token.mjs";

/** A picture that stands alone in its paragraph becomes a figure; its title, if it has one, the caption. */
export function captionPictures(markdown: MarkdownIt): void {
  markdown.core.ruler.after("inline", "figures", (state) => {
    const { tokens } = state;
    for (const [index, token] of tokens.entries()) {
      const picture = token.children?.length === 1 ? token.children[0] : undefined;
      const [start, end] = [tokens[index - 1], tokens[index + 1]];
      if (picture?.type !== "image" || start?.type !== "paragraph_open" || start.hidden || !end) continue;
      start.tag = "figure";
      end.tag = "figure";
      token.children?.push(...captionOf(picture, state));
    }
  });
}

/** The words of a picture keep what is escaped in them: markdown-it 14 drops it, since it joins no text inside them. */
export function keepEscapedWords(markdown: MarkdownIt): void {
  markdown.core.ruler.after("inline", "escaped-words", ({ tokens }) => {
    const pictures = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === "image");
    for (const token of pictures.flatMap(({ children }) => children ?? [])) {
      if (token.type === "text_special") token.type = "text";
    }
  });
}

function captionOf(picture: Token, state: StateCore): Token[] {
  const title = picture.attrGet("title");
  if (!title) return [];
  const text = new state.Token("text", "", 0);
  text.content = title;
  return [new state.Token("caption_open", "figcaption", 1), text, new state.Token("caption_close", "figcaption", -1)];
}

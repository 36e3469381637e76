import type { MarkdownIt, StateCore, Token } from "markdown-it";

/** Turns a paragraph that holds a picture alone into a figure, with the picture's title as its caption. */
export function figureCaptions(markdown: MarkdownIt): void {
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

function captionOf(picture: Token, state: StateCore): Token[] {
  const title = picture.attrGet("title");
  if (!title) return [];
  const text = new state.Token("text", "", 0);
  text.content = String(title);
  return [new state.Token("caption_open", "figcaption", 1), text, new state.Token("caption_close", "figcaption", -1)];
}

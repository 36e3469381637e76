// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { scoreArticle } from "~/features/blog/score/score-article";
import { renderMarkdown } from "~/lib/html/markdown";
import { SeoForm } from "~/routes/admin.seo.$id/seo-form";
import { brassLamps } from "../../fixtures/brass-lamps";
import { renderScreen } from "../../support/render-screen";

const { title, excerpt, content, tags } = brassLamps;
const score = scoreArticle({
  ...brassLamps,
  language: "fr",
  html: renderMarkdown(content).html,
  siteHost: "zellige.example",
});

it("shows the score with the tags of the form, not with those that are stored", () => {
  const post = { id: "1", title, excerpt, tags: tags.slice(0, 3), path: "/blog/lampes", version: 1 };
  const { container, getByLabelText, getByText } = renderScreen(
    <SeoForm post={post} score={score} cancelTo="/admin/seo" />,
  );
  const total = () => container.querySelector(".score-total")?.textContent;
  expect(total()).toBe("100/100");
  fireEvent.click(getByLabelText(`Retirer le tag ${tags[0]}`));
  expect(total()).toBe("98/100");
  fireEvent.input(getByLabelText("Nouveau tag"), { target: { value: "atelier" } });
  fireEvent.click(getByText("Ajouter"));
  expect(total()).toBe("100/100");
});

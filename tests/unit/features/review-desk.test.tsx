// @vitest-environment jsdom
import { expect, test } from "vitest";
import { scoreArticle } from "~/features/blog/score/score-article";
import { ReviewDesk } from "~/routes/admin.blog_.generate_.$itemId/review-desk";
import { renderScreen } from "../../support/render-screen";

const html = "<p>Un texte.</p>";
const review = {
  ...{
    title: "Un titre",
    language: "fr",
    metaDescription: "",
    tags: [],
    seoKeywords: [],
    similar: [],
    descriptionLength: 0,
  },
  ...{ html, words: 2, minutes: 1, sections: [{ name: "Introduction", level: 1 }] },
  score: scoreArticle({ title: "Un titre", excerpt: "", html, tags: [], language: "fr", siteHost: "zellige.example" }),
};

function openDesk(postId: string | null) {
  const screen = { review, postId, categories: ["Business"], versions: [] };
  return renderScreen(<ReviewDesk screen={screen as unknown as Parameters<typeof ReviewDesk>[0]["screen"]} />);
}

test("a part can be written anew while the article is not kept", () => {
  expect(openDesk(null).getByText("Régénérer cette section")).toBeTruthy();
});

test("once it is kept, its parts are changed in the editor, to which the desk leads", () => {
  const { getByText, queryByText } = openDesk("7");
  expect(queryByText("Régénérer cette section")).toBeNull();
  expect(getByText(/ses parties se changent dans l’éditeur/)).toBeTruthy();
  expect(getByText("Ouvrir l’éditeur").getAttribute("href")).toBe("/admin/blog/7");
});

// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TagEditor, useTagErrors } from "~/features/blog/components/tag-editor";
import { DUPLICATE_TAG } from "~/features/blog/model/tags";
import { scoreArticle } from "~/features/blog/score/score-article";
import { SeoForm } from "~/routes/admin.seo.$id/seo-form";
import { ErrorSummary } from "~/ui/error-summary";
import { fieldErrors } from "~/ui/form-state";
import { renderScreen } from "../../support/render-screen";

const REFUSED = [DUPLICATE_TAG];

function Editor({ error }: { error: string[] | undefined }) {
  const { tagErrors, onMend } = useTagErrors(error);
  return (
    <>
      <ErrorSummary errors={fieldErrors([{ id: "tag", errors: tagErrors }])} />
      <TagEditor
        name="tags"
        tags={["seo", "devis"]}
        tagProps={{ id: "tag", name: "tag" }}
        error={tagErrors}
        onMend={onMend}
        removeButton={() => ({ type: "button" })}
        onAdd={() => undefined}
      />
    </>
  );
}

function renderEditor(error?: string[]) {
  renderScreen(<Editor error={error} />);
  return screen.getByRole("textbox", { name: "Nouveau tag" });
}

it("forgets why it refused a tag as soon as that tag is changed", () => {
  const field = renderEditor();
  fireEvent.input(field, { target: { value: "SEO" } });
  fireEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  expect(screen.getByText(DUPLICATE_TAG)).toBeTruthy();
  fireEvent.input(field, { target: { value: "" } });
  expect(screen.queryByText(DUPLICATE_TAG)).toBeNull();
});

it("forgets why the server refused one as soon as another is removed", () => {
  renderEditor(REFUSED);
  expect(screen.getAllByText(DUPLICATE_TAG)).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Retirer le tag seo" }));
  expect(screen.queryByText(DUPLICATE_TAG)).toBeNull();
});

it("takes the sentence out of the summary of the SEO desk as soon as the tag is changed", () => {
  const post = { id: "1", title: "Un devis", path: "/blog/devis", excerpt: "", tags: ["devis"], version: 1 };
  const score = scoreArticle({ ...post, language: "fr", html: "", siteHost: "zellige.example" });
  const initialValue = { tags: ["devis"], tag: "Devis", version: "1" };
  const answer = { intent: "seo", lastResult: { status: "error", initialValue, error: { tag: REFUSED } } };
  renderScreen(<SeoForm post={post} score={score} cancelTo="/" />, { answer });
  expect(screen.getByRole("alert").textContent).toContain(DUPLICATE_TAG);
  fireEvent.input(screen.getByRole("textbox", { name: "Nouveau tag" }), { target: { value: "prix" } });
  expect(screen.queryByText(DUPLICATE_TAG)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

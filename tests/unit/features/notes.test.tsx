// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Notes } from "~/routes/admin.projects_.$id.messages/notes";
import { renderScreen } from "../../support/render-screen";

const note = (id: string) => ({ id, author: "Sara", text: `Note ${id}`, at: "2026-01-01T10:00:00Z", on: "1 janvier" });
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Nouvelle note");

it("a note that is being typed stays when a colleague adds one, and goes once it is taken", async () => {
  let show = (_ids: string[]) => {};
  function Screen() {
    const [ids, setIds] = useState(["1"]);
    show = setIds;
    return <Notes notes={ids.map(note)} />;
  }
  let answer = () => {};
  const action = () =>
    new Promise((resolve) => {
      answer = () => resolve(null);
    });
  const { router } = renderScreen(<Screen />, { action });
  fireEvent.input(field(), { target: { value: "Rappeler lundi" } });
  act(() => show(["2", "1"]));
  expect(field().value).toBe("Rappeler lundi");
  const formData = new FormData();
  formData.set("intent", "note");
  const sent = router.navigate("/", { formMethod: "post", formData });
  await act(async () => {});
  act(() => show(["3", "2", "1"]));
  answer();
  await act(() => sent);
  expect(field().value).toBe("");
});

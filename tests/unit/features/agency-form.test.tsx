// @vitest-environment jsdom

import { data } from "@remix-run/node";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { redirect } from "react-router-dom";
import { expect, it } from "vitest";
import { settingsOf } from "~/features/settings/model";
import { DEFAULT_SITE } from "~/features/settings/queries.server";
import { settingsSchema } from "~/features/settings/schema";
import { AgencyForm } from "~/routes/admin.settings/agency-form";
import { parseForm } from "~/server/forms/parse-form.server";
import { renderScreen } from "../../support/render-screen";

/** Judges the form as its screen does; nothing is ever set. */
async function action({ request }: { request: Request }) {
  const submission = parseForm(await request.formData(), settingsSchema);
  return submission.status === "success"
    ? redirect("/")
    : data({ intent: "agency", lastResult: submission.reply() }, { status: 400 });
}

const phone = () => screen.getByLabelText<HTMLInputElement>("Téléphone");
const type = (typed: string) => fireEvent.input(phone(), { target: { value: typed } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));

it("keeps what was typed when it is refused, and begins anew once it is taken without a change", async () => {
  const element = (
    <AgencyForm
      values={{}}
      defaults={settingsOf(DEFAULT_SITE)}
      counts={{ projects: 3, clients: 2, experts: 4, companies: 1 }}
    />
  );
  renderScreen(element, { action });
  type("0522");
  save();
  const summary = await screen.findByRole("alert");
  expect(summary.textContent).toContain("Le numéro n’est pas complet");
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(phone().value).toBe("0522");
  type("");
  save();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(phone().getAttribute("aria-invalid")).not.toBe("true");
});

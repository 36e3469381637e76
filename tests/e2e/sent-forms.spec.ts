import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { addressesOf, readRouteTable } from "../support/route-table";
import { SENT_FORMS, test } from "./support/test";

/** Screens whose forms the browser sends itself, and why. */
const WITHOUT_SCRIPTS = {
  "devis.$token": "a document for whoever has its link",
};

test("each form of the product is sent by scripts in some test", () => {
  const linesOf = (file: string) => readFileSync(file, "utf8").trim().split("\n");
  const sent = linesOf(SENT_FORMS).map((line) => line.split(" "));
  const routes = new Map(readRouteTable().map(({ id, path }) => [id.replace("routes/", ""), path]));
  const unsent = linesOf("tests/routes/forms/forms.txt").filter((form) => {
    const [route = "", intent = ""] = form.split(" ");
    const addresses = addressesOf(routes.get(route) ?? "");
    const named = new RegExp(`^${intent.replace("KEY", "[A-Z_]+")}$`);
    return !(
      route in WITHOUT_SCRIPTS || sent.some(([path = "", said = ""]) => addresses.test(path) && named.test(said))
    );
  });
  expect(unsent).toEqual([]);
});

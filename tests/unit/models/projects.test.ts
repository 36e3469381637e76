import { describe, expect, it } from "vitest";
import {
  ACTIVE_STATUSES,
  PROJECT_STATUSES,
  projectFacts,
  projectHistory,
  withMad,
} from "~/features/projects/model/project";
import {
  newProjectValues,
  projectIdSchema,
  projectSchema,
  projectStatusSchema,
  undoStatusSchema,
  valuesOfProject,
} from "~/features/projects/schema";
import { issuesAtLimit, issuesOf } from "../../support/schema-issues";

const ID = "018f0000-0000-7000-8000-000000000001";

const typed = {
  title: " Site  du riad ",
  service_category: "programming",
  budget: "12 500,50",
  description: "Deux langues.\r\nUn calendrier.",
  status: "in_progress",
  deadline: " 2027-03-31 ",
  client_id: ID,
  revisions_included: " 3 ",
  extra_hour_price: "400,50",
  version: "3",
};

describe("the form of a project", () => {
  it("is taken as the database holds it", () => {
    expect(projectSchema.parse(typed)).toEqual({
      ...{ title: "Site  du riad", service_category: "programming", budget: "12500.50" },
      ...{ description: "Deux langues.\nUn calendrier.", status: "in_progress" },
      ...{ deadline: new Date("2027-03-31T00:00:00Z"), client_id: ID, version: 3 },
      ...{ revisions_included: 3, extra_hour_price: 40_050 },
    });
  });

  it("may leave all but the title and the status empty", () => {
    const empty = {
      ...{ service_category: "", budget: "", description: "", deadline: "", client_id: "", version: "" },
      ...{ revisions_included: "", extra_hour_price: "" },
    };
    const nothing = {
      ...{ service_category: null, budget: null, description: null, deadline: null, client_id: null },
      ...{ revisions_included: null, extra_hour_price: null },
    };
    const sent = { title: "Logo", status: "pending" };
    expect(projectSchema.parse({ ...sent, ...empty })).toEqual({ ...sent, ...nothing });
    expect(projectSchema.parse(sent)).toEqual({ ...sent, ...nothing });
  });

  it.each([
    ["title", undefined, "Le titre est requis"],
    ["status", "done", "Choisissez un statut de la liste"],
    ["service_category", "garden", "Choisissez une catégorie de la liste"],
    ["budget", "cher", "Le budget est un nombre positif, par exemple 12500 ou 12500,50"],
    ["budget", ["1"], "Le budget est un nombre positif, par exemple 12500 ou 12500,50"],
    ["deadline", "demain", "L’échéance est une date, par exemple 2027-03-31"],
    ["deadline", "2027-02-30", "L’échéance est une date, par exemple 2027-03-31"],
    ["deadline", "1827-03-31", "L’échéance est une date, par exemple 2027-03-31"],
    ["deadline", ["2027-03-31"], "L’échéance est une date, par exemple 2027-03-31"],
    ["client_id", "7", "Choisissez un client de la liste"],
    ["revisions_included", "101", "Un nombre de révisions de 0 à 100"],
    ["revisions_included", "-1", "Un nombre de révisions de 0 à 100"],
    ["extra_hour_price", "cher", "Le prix d’une heure est un nombre positif, par exemple 400 ou 400,50"],
    ["extra_hour_price", "9999999999", "Le prix d’une heure est un nombre positif, par exemple 400 ou 400,50"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(issuesOf(projectSchema, { ...typed, [field]: value })).toEqual({ [field]: [sentence] });
  });

  it.each(["1999-12-31", "2199-01-01"])("takes the deadline %s", (deadline) => {
    expect(issuesOf(projectSchema, { ...typed, deadline })).toEqual({});
  });

  it.each([
    ["title", 200, "Le titre ne peut pas dépasser 200 caractères"],
    ["description", 5000, "La description ne peut pas dépasser 5 000 caractères"],
  ])("limits its %s", (field, max, sentence) => {
    expect(issuesAtLimit(projectSchema, typed, [field, max])).toEqual({ longest: {}, longer: { [field]: [sentence] } });
  });
});

it("says which project or status is unknown", () => {
  expect(issuesOf(projectIdSchema, { id: "1" })).toEqual({ id: ["Projet inconnu"] });
  expect(issuesOf(projectStatusSchema, { id: "1", status: "x" })).toEqual({
    id: ["Projet inconnu"],
    status: ["Statut inconnu"],
  });
  expect(issuesOf(undoStatusSchema, { intent: "undo-status", id: "1", letter: "2" })).toEqual({
    id: ["Projet inconnu"],
    letter: ["Lettre inconnue"],
  });
  expect(PROJECT_STATUSES.map((status) => projectStatusSchema.parse({ id: ID, status }))).toHaveLength(4);
});

describe("a stored project", () => {
  const stored = {
    ...{ title: "Site", description: null, service_category: null, status: "pending" as const, client_id: null },
    ...{ budgetMad: null, deadline: null, version: 4, revisions_included: null, extra_hour_price: null },
  };

  it("fills its form", () => {
    const empty = {
      ...{ title: "Site", description: "", service_category: "", budget: "", deadline: "", client_id: "" },
      ...{ revisions_included: "", extra_hour_price: "" },
    };
    expect(valuesOfProject(stored)).toEqual({ ...empty, status: "pending", version: "4" });
    const full = {
      ...{ description: "Texte", service_category: "content", budgetMad: 1250.5, client_id: ID },
      ...{ revisions_included: 0, extra_hour_price: 40_050 },
    };
    expect(valuesOfProject({ ...stored, ...full, deadline: new Date("2027-03-31") })).toEqual({
      ...{ title: "Site", description: "Texte", service_category: "content", status: "pending", budget: "1250,5" },
      ...{ deadline: "2027-03-31", client_id: ID, version: "4" },
      ...{ revisions_included: "0", extra_hour_price: "400,5" },
    });
  });

  it("begins pending, for the client from whose page its form was opened", () => {
    expect(newProjectValues(ID)).toEqual({
      ...{ title: "", description: "", service_category: "", status: "pending", budget: "", deadline: "" },
      ...{ client_id: ID, version: "", revisions_included: "", extra_hour_price: "" },
    });
  });

  it("is told in words", () => {
    const created_at = new Date("2026-11-01T12:00:00Z");
    const undecided = projectFacts({ budgetMad: null, deadline: null, created_at });
    expect(undecided).toEqual({ budget: "À définir", deadline: null, createdOn: "1er novembre 2026" });
    const decided = projectFacts({ budgetMad: 0, deadline: new Date("2027-03-31"), created_at });
    expect(decided).toMatchObject({ budget: "0\u00a0MAD", deadline: "31 mars 2027" });
    expect(projectHistory([{ id: "1", status: "completed", created_at }])).toEqual([
      { id: "1", status: "completed", at: "2026-11-01T12:00:00.000Z", on: "1er novembre 2026" },
    ]);
  });

  it("has its budget as a number", () => {
    expect(withMad({ id: 1, budget: { toNumber: () => 0 } })).toEqual({ id: 1, budgetMad: 0 });
    expect(withMad({ id: 1, budget: null })).toEqual({ id: 1, budgetMad: null });
  });
});

it("pending and in progress count as active", () => expect(ACTIVE_STATUSES).toEqual(["pending", "in_progress"]));

import { expect, it } from "vitest";
import { plainName } from "~/features/mail/letter";

it.each(["Sara Alami", "Dr. Omar El-Fassi", "سارة العلمي", "L’Hôtel d’Anfa"])("repeats '%s'", (name) => {
  expect(plainName(name)).toBe(name);
});

it.each([
  "Gagnez sur https://gain.example",
  "gain.example",
  "www gain",
  "écrivez à moi@gain.example",
  "Appelez le 06 12 34 56 78",
  "Vous avez gagné un voyage pour deux personnes à Marrakech, répondez vite",
  " ",
])("does not repeat '%s'", (name) => {
  expect(plainName(name)).toBeNull();
});

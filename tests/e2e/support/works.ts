import type { Page } from "@playwright/test";
import { plainPicture } from "../../support/pictures";
import { makeBy } from "./office";

/** What stands in a work of a client who does not exist, for which nobody is asked. */
const WORK = {
  ...{ intent: "case", client_name: "Riad", sector: "hotellerie", country: "MA", year: "2026", language: "fr" },
  ...{ is_fictitious: "on", summary: "Un site.", image_alt: "La cour" },
};

/** A picture as a field of a file takes it. */
export const chosenPicture = async () => ({
  ...{ name: "image.png", mimeType: "image/png" },
  buffer: await plainPicture("png", 30, 20),
});

/** Makes a work that can be shown, and tells where its form is. */
export async function makeWork(page: Page, title: string, changes: Partial<typeof WORK> = {}): Promise<string> {
  return makeBy(page, "/admin/realisations/new", { ...WORK, ...changes, title, image_file: await chosenPicture() });
}

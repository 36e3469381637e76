import { CASE_COUNTRIES, countryName } from "~/features/case-studies/model/case-study";
import { CASE_SECTORS, sectorLabel } from "~/features/case-studies/model/sectors";
import { listCaseChoices } from "./admin-cases.server";

/** What the form of a case offers to choose from. */
export async function getCaseFormChoices() {
  const { services, reviews } = await listCaseChoices();
  return {
    services,
    reviews,
    sectors: CASE_SECTORS.map((value) => ({ value, label: sectorLabel(value) })),
    countries: CASE_COUNTRIES.map((value) => ({ value, label: countryName(value) })),
  };
}

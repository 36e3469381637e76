import type { SeedCase } from "../seed-types";
import { arabicCases } from "./arabic";
import { cabinetLahlou } from "./cabinet-lahlou";
import { cliniquesNajd } from "./cliniques-najd";
import { cooperativeTifaouine } from "./cooperative-tifaouine";
import { coursierCasa } from "./coursier-casa";
import { libreriaAlmadraba } from "./libreria-almadraba";
import { naciriOuali } from "./naciri-ouali";
import { quincaillerieSouss } from "./quincaillerie-souss";
import { ressacDakar } from "./ressac-dakar";
import { riadBenali } from "./riad-benali";
import { spanishCases } from "./spanish";
import { tchopAbidjan } from "./tchop-abidjan";

/** The works of the demo in the order of their list, and those that tell one of them in another language. */
export const cases: SeedCase[] = [
  quincaillerieSouss,
  riadBenali,
  coursierCasa,
  cliniquesNajd,
  cooperativeTifaouine,
  libreriaAlmadraba,
  tchopAbidjan,
  ressacDakar,
  cabinetLahlou,
  naciriOuali,
  ...spanishCases,
  ...arabicCases,
];

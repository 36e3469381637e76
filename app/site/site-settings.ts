import type { AgencyFigures } from "./agency-figures";
import type { Appearance } from "./appearance";

/** One day of the week; no hours means closed. */
export interface OpeningDay {
  day: string;
  /** From and until, in words. */
  hours: readonly string[];
}

/** Everything that the owner may change about what the site says of the agency. */
export type Site = SiteInfo & {
  /** From Monday on. */
  openingHours: readonly OpeningDay[];
  figures: AgencyFigures;
  /** How to come there, in words; empty where it is not said. */
  arrival: string;
  /** Number of the receipt of the declaration to the CNDP; empty while there is none. */
  cndpReceipt: string;
  /** Where the data are kept, in words; empty where it is not said. */
  dataLocation: string;
  /** Who answers for what is published, and who hosts it, with address and telephone; empty where it is not said. */
  publisher: string;
  host: string;
  /** What the owner has made of the look. */
  appearance: Appearance;
};

/** What every page may say about the agency. */
export type SiteInfo = {
  /** Base address without a final slash. */
  siteUrl: string;
  siteName: string;
  /** As it is read; see `phoneHref` for dialling. */
  phone: string;
  email: string;
  address: string;
  /** With the country code; see `whatsappUrl` for its link. */
  whatsappNumber: string;
  instagramUrl: string;
  linkedinUrl: string;
  redditUrl: string;
  /** What the owner has made of the look; that of the design when absent. */
  appearance?: Appearance;
};

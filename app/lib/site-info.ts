/** The agency's public details, as every page shows them. */
export interface SiteInfo {
  /** Base address without a final slash. */
  siteUrl: string;
  siteName: string;
  phone: string;
  email: string;
  address: string;
  /** Digits only, with the country code. */
  whatsappNumber: string;
  instagramUrl: string;
  linkedinUrl: string;
  redditUrl: string;
}

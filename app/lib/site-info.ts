/** What every page may say about whoever runs the site. */
export type SiteInfo = {
  /** Base address without a final slash. */
  siteUrl: string;
  siteName: string;
  /** As it is read; see `phoneHref` for dialling. */
  phone: string;
  email: string;
  address: string;
  /** Digits only, with the country code. */
  whatsappNumber: string;
  instagramUrl: string;
  linkedinUrl: string;
  redditUrl: string;
};

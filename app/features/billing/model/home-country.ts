/** Where the agency is established, whose VAT and numbers its documents follow; ISO 3166-1. */
export const HOME_COUNTRY = "MA";

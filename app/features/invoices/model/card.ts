/** Where the pages are on which a card is charged: the answer to a form may lead there. */
export const CARD_PAGE_ORIGINS = ["https://checkout.stripe.com"];

/** The parameter of an invoice's page that says that no card can be taken now. */
export const CARD_PARAM = "carte";

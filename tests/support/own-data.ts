import { getOwnData } from "~/features/personal-data/own-data.server";
import { ownDataParts } from "~/personal-data-registrations.server";
import { mailedToken } from "./mail";
import { postForm, showPage } from "./show-page";

const pageOf = (token: string) => `/mes-donnees/acces?token=${token}`;

/** Asks for the link to what is held of an address, in a language or in French. */
export const askForData = (email: string, lang?: string) =>
  postForm(`/mes-donnees${lang ? `?lang=${lang}` : ""}`, { intent: "data-link", email });

/** What opens the page behind the newest of these links. */
export const dataToken = () => mailedToken("data-link");

/** The page that such a link opens, and its forms. */
export const openData = (token: string) => showPage(pageOf(token));
export const sendToData = (token: string, fields: Record<string, string>) => postForm(pageOf(token), fields);

/** What a user's export holds. */
export const exportOf = (id: string) => getOwnData(ownDataParts, id);

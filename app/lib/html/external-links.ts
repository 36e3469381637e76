const WEB_LINK = /<a (?![^>]*href="(?:mailto|tel):)/g;

/** Sanitised HTML whose links open beside the page; those that lead to a mail or a telephone leave no empty page. */
export function withExternalLinks(html: string): string {
  return html.replace(WEB_LINK, '<a target="_blank" ');
}

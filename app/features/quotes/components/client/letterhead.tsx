import type { QuoteCopy } from "~/content/quote-page";
import { logoPath } from "~/features/billing/identity/model";
import type { Logo } from "~/features/billing/schema";
import { phoneHref } from "~/lib/web/phone";
import { AppLink } from "~/ui/app-link";
import { TallLink } from "~/ui/tall-link";

export interface Agency {
  siteName: string;
  phone: string;
  email: string;
}

/** The agency's name and addresses, small: the page is about the document. @param logo frozen with the document */
export function Letterhead({
  agency: { siteName, phone, email },
  logo,
  words,
  pdfPath,
}: {
  agency: Agency;
  logo: Logo | null;
  words: QuoteCopy;
  pdfPath: string;
}) {
  return (
    <header className="border-b border-b-line print:border-0">
      <div className="mx-auto flex w-full max-w-240 flex-wrap items-center gap-x-6 gap-y-1 px-(--gutter) py-3 text-sm print:px-0">
        <AppLink
          to="/"
          className="me-auto inline-flex items-center min-h-11 font-display text-lg font-[680] tracking-[-0.02em] arabic:tracking-[0] no-underline"
        >
          {logo ? (
            <img
              className="block h-11 w-auto max-w-50 object-contain bg-white p-1 print:p-0"
              src={logoPath(logo.sha256)}
              width={logo.width}
              height={logo.height}
              alt={siteName}
            />
          ) : (
            <bdi>{siteName}</bdi>
          )}
        </AppLink>
        <TallLink to={phoneHref(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </TallLink>
        <TallLink to={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </TallLink>
        <TallLink className="print:hidden" to={pdfPath}>
          {words.pdf}
        </TallLink>
        <button
          type="button"
          className="inline-flex items-center min-h-11 underline underline-offset-4 decoration-1 print:hidden"
          data-print
          hidden
        >
          {words.print}
        </button>
      </div>
    </header>
  );
}

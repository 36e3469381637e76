import type { CategorySlug } from "~/content/categories";
import type { Reason } from "~/content/reasons";

type Four<T> = readonly [T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
type Twelve<T> = readonly [...Six<T>, ...Six<T>];

/** Something that people of this country ask us for, and the trade whose page tells more. */
export interface CountryService extends Reason {
  category: CategorySlug;
}

/** A page for the customers of one country, written in their language. */
export interface CountryCopy {
  metaTitle: string;
  metaDescription: string;
  badge: string;
  /** One line each; read together they are the headline. */
  headline: readonly string[];
  lead: string;
  chatButton: string;
  servicesButton: string;
  /** What the conversation begins with. */
  message: string;
  /** What the agency's figures count; they are shown in the country's own digits, as 'more than'. */
  statistics: Record<"projects" | "clients" | "experts", string>;
  services: { title: string; remark: string; items: Six<CountryService> };
  cities: { title: string; remark: string; items: Twelve<{ name: string; text: string }> };
  reasons: { title: string; items: Four<Reason> };
  contact: {
    title: string;
    text: string;
    button: string;
    phoneLabel: string;
    /** Under the number: what a call costs, or what else it is good for. */
    phoneNote: string;
    emailLabel: string;
    addressLabel: string;
    /** What else is worth knowing before one writes: hours, invoices, who answers. */
    facts: readonly { label: string; text: string }[];
  };
  callToAction: { title: string; text: string };
}

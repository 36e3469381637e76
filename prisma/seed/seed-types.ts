import type { CaseSector } from "~/features/case-studies/model/case-study";
import type {
  BudgetRange,
  CasePictureKind,
  InquiryChannel,
  InquiryStatus,
  LostReason,
  ProjectStatus,
  ServiceCategory,
  TierName,
} from "~/server/db/client/client";

interface SeedTier {
  tier_name: TierName;
  description: string;
  priceMad: number;
  delivery_time: string;
  revisions_count: number;
  details: string[];
}

interface SeedExample {
  title: string;
  description: string;
  image_url: string;
  image_alt: string;
  /** The case that tells of it, where there is one. */
  project_url: string | null;
}

export interface SeedService {
  category: ServiceCategory;
  title: string;
  description: string;
  features: string[];
  startingPriceMad: number | null;
  icon: string;
  is_active: boolean;
  createdDaysAgo: number;
  tiers?: SeedTier[];
  examples?: SeedExample[];
  landingHtml?: string;
}

export interface SeedArticle {
  title: string;
  slug: string;
  excerpt: string;
  /** French when absent. */
  language?: "es" | "ar";
  category: "Design" | "Marketing" | "Branding" | "Business" | "Tech";
  tags: string[];
  content: string;
  image_url: string;
  image_alt: string;
  /** Who of the team signs it, by name. */
  signedBy?: string;
  /** ISO 8601; null for a draft. */
  publishedAt: string | null;
  createdAt: string;
  views_count: number;
}

export interface SeedTestimonial {
  name: string;
  company: string | null;
  position: string | null;
  content: string;
  rating: number;
  is_published: boolean;
  is_featured: boolean;
  is_spam: boolean;
  createdDaysAgo: number;
  /** Title of the seeded service it is about. */
  serviceTitle?: string;
  /** Title of the seeded project that stands behind it: the review is then verified. */
  projectTitle?: string;
  /** What the agency answers. */
  reply?: string;
}

export interface SeedInquiry {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  service_interest: string | null;
  tier_name?: TierName;
  budget_range?: BudgetRange;
  message: string;
  /** What the message is written in: the typographic rules of French hold for French alone. */
  language: "fr" | "es" | "ar" | "en";
  status: InquiryStatus;
  is_spam: boolean;
  createdMinutesAgo: number;
  /** The form when absent. */
  channel?: InquiryChannel;
  /** What is done next, and in how many minutes; a negative number is overdue. */
  plan?: { action: string; inMinutes: number };
  lost_reason?: LostReason;
  /** Whether an admin has it. */
  hasOwner?: boolean;
  /** What was noted since, and how many minutes after the message. */
  events?: { kind: "note" | "call" | "whatsapp" | "email"; text: string; afterMinutes: number }[];
}

export interface SeedClient {
  email: string;
  full_name: string;
  company: string;
  createdDaysAgo: number;
}

export interface SeedProject {
  clientEmail: string;
  title: string;
  description: string | null;
  service_category: ServiceCategory;
  status: ProjectStatus;
  budgetMad: number | null;
  deadlineInDays: number | null;
  createdDaysAgo: number;
}

export interface SeedCasePicture {
  kind: CasePictureKind;
  /** A built-in picture: `/demo/cases/{slug}/{name}-{width}x{height}/{width}.webp` below `public`. */
  image_url: string;
  image_alt: string;
  caption?: string;
}

export interface SeedCase {
  slug: string;
  title: string;
  client_name: string;
  sector: CaseSector;
  /** ISO 3166-1, such as 'MA'. */
  country: string;
  year: number;
  /** French when absent. */
  language?: "es" | "ar";
  /** Slug of the case that this one translates, which stands before it. */
  translationOf?: string;
  /** Published when absent. */
  status?: "draft";
  /** One or two sentences, 158 letters at most. */
  summary: string;
  /** Plain text; a blank line begins a paragraph. */
  problem: string;
  /** HTML as the rich text editor makes it: p, h3, ul, li, strong, em, blockquote. */
  work_done: string;
  public_url: string | null;
  /** The cover: wide, 1600x1000. */
  image_url: string;
  image_alt: string;
  /** Titles of seeded services. */
  services: string[];
  figures: {
    label: string;
    before_text: string | null;
    after_text: string;
    /** By whom or what it was measured. */
    source: string;
    /** Such as '2026-03-31'. */
    measuredOn: string;
  }[];
  people: { name: string; role: string }[];
  pictures: SeedCasePicture[];
  /** The client's leave; asked for alone where nobody has given it. */
  consent?: { email: string; language?: "es" | "ar"; askedDaysAgo: number; given?: { by: string; daysAgo: number } };
  /** Who signed the seeded review that the case quotes. */
  reviewBy?: string;
  /** Title of the seeded project from which the case was made. */
  projectTitle?: string;
}

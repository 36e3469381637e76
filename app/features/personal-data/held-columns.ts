/** The fate of columns when the person of a row asks for erasure. */
export interface Fate {
  kind: "erased" | "kept" | "none";
  /** The feature that erases, the law that keeps, or what the columns hold instead of persons. */
  by: string;
  columns: readonly string[];
}

const erased = (by: string, ...columns: string[]): Fate => ({ kind: "erased", by, columns });
const kept = (by: string, ...columns: string[]): Fate => ({ kind: "kept", by, columns });
const none = (by: string, ...columns: string[]): Fate => ({ kind: "none", by, columns });

const CGI_211 = "Documents that were sent or issued are kept for ten years (CGI art. 211).";
const LAW_43_20 = "The dossier of an acceptance is evidence (law 43-20).";
const AGENCY = "The agency's own words and pictures.";
const CODE = "Codes, digests and names that the product makes.";
const COUNT = "Counted or noted without the visitor: pages, hosts, campaigns.";

/**
 * The fate of every column that holds text, JSON or bytes, by table: what an erasure takes with the feature that does so,
 * what the law keeps, and what tells of no client and no visitor. A text of the agency in a row about a person is erased
 * where it names that person. The key of a stored file shares the fate of its bytes.
 */
export const HELD_COLUMNS: Record<string, readonly Fate[]> = {
  profiles: [erased("personal-data", "full_name", "company", "phone", "search_text")],
  profile_traces: [erased("personal-data", "value")],
  client_invitations: [erased("clients", "email", "full_name")],
  credentials: [erased("accounts", "email", "search_text"), none(CODE, "password_hash")],
  sessions: [none(CODE, "token_hash"), erased("accounts", "user_agent", "address")],
  links: [none(CODE, "token_hash", "sealed_token"), erased("accounts", "email")],
  sign_ups: [none(CODE, "password_hash"), erased("accounts", "full_name")],
  projects: [erased("projects", "title", "description", "search_text")],
  project_handovers: [erased("projects", "summary", "accesses")],
  trash_items: [none(CODE, "kind", "links", "file_keys", "cache_tags", "deleted_by"), erased("trash", "title", "rows")],
  project_messages: [erased("projects", "text")],
  project_notes: [erased("projects", "text")],
  project_files: [erased("projects", "name", "storage_key", "preview_key"), none(CODE, "kind", "sha256")],
  pending_files: [none(CODE, "key")],
  services: [none(AGENCY, "title", "slug", "description", "features", "icon", "search_text")],
  service_examples: [none(AGENCY, "title", "description", "image_url", "image_alt", "project_url")],
  service_landing_content: [none(AGENCY, "content")],
  service_pricing_tiers: [none(AGENCY, "description", "delivery_time", "details")],
  testimonials: [erased("testimonials", "name", "company", "position", "content", "reply", "search_text")],
  testimonial_reports: [erased("testimonials", "reason", "email")],
  case_studies: [
    erased(
      "case-studies",
      "slug",
      "title",
      "client_name",
      "summary",
      "problem",
      "work_done",
      "public_url",
      "image_alt",
    ),
    none(AGENCY, "sector", "country", "image_url"),
  ],
  case_study_figures: [erased("case-studies", "label", "before_text", "after_text", "source")],
  case_study_pictures: [none(AGENCY, "image_url"), erased("case-studies", "image_alt", "caption")],
  case_study_people: [none(AGENCY, "name", "role")],
  case_study_consents: [erased("case-studies", "email", "name")],
  contact_inquiries: [
    erased("inquiries", "name", "email", "phone", "company", "message", "next_action", "search_text"),
    none(CODE, "service_interest", "reference_code"),
    erased("case-studies", "first_page", "last_page"),
    none(COUNT, "first_referrer", "first_campaign", "last_referrer", "last_campaign"),
  ],
  inquiry_events: [erased("inquiries", "text")],
  inquiry_merges: [erased("inquiries", "sender_email")],
  reply_templates: [none(AGENCY, "name", "subject", "body")],
  blog_posts: [
    none(AGENCY, "title", "slug", "excerpt", "content", "category", "image_url", "tags", "image_alt", "tsv"),
  ],
  team_members: [none(AGENCY, "name", "role", "about", "quote", "languages", "image_url")],
  visitor_day_marks: [none(CODE, "digest")],
  page_views: [erased("case-studies", "page"), none(COUNT, "referrer", "campaign")],
  contact_clicks: [erased("case-studies", "page"), none(COUNT, "campaign")],
  source_values: [none(COUNT, "kind"), erased("case-studies", "value")],
  reference_codes: [erased("case-studies", "page"), none(COUNT, "code", "campaign")],
  form_drafts: [none(CODE, "token_hash", "path"), erased("personal-data", "fields")],
  mail_messages: [
    none(CODE, "kind", "language", "message_id", "topic", "former", "thread_ids"),
    erased("mail", "recipient", "reply_to", "subject", "html", "text", "attachments", "last_error", "search_text"),
  ],
  jobs: [none(CODE, "kind", "unique_key"), erased("personal-data", "payload", "last_error")],
  generations: [none(AGENCY, "pause_reason", "source")],
  generation_items: [none(AGENCY, "brief", "partial_text", "result", "error", "provider", "model", "prompt")],
  media: [none(CODE, "sha256")],
  api_keys: [none(AGENCY, "name", "sealed", "last_four")],
  legal_identity: [
    none(
      AGENCY,
      "legal_name",
      "head_office",
      "ice",
      "if_number",
      "rc",
      "rc_town",
      "tp",
      "cnss",
      "rib",
      "bic",
      "bank_name",
      "logo_sha256",
    ),
  ],
  document_logos: [none(AGENCY, "sha256", "png")],
  site_settings: [none(AGENCY, "name", "value")],
  audit_entries: [none(CODE, "action", "target_kind", "target_id"), erased("personal-data", "details")],
  idempotency_keys: [none(CODE, "digest")],
  row_counts: [none(CODE, "name", "key")],
  row_count_changes: [none(CODE, "name", "key")],
  error_groups: [none(CODE, "fingerprint", "event", "message", "place", "path", "references")],
  system_alerts: [none(CODE, "kind", "detail")],
  redirects: [erased("case-studies", "from_path", "to_path")],
  backup_runs: [none(CODE, "reason", "file", "error")],
  rate_limits: [none(CODE, "key")],
  dated_rules: [none(AGENCY, "source", "text_fr", "text_es", "text_ar")],
  billing_clients: [
    kept(CGI_211, "legal_name", "ice", "address", "search_text"),
    erased("billing", "contact_name", "email", "phone"),
    none(CODE, "country"),
  ],
  number_series: [none(CODE, "series")],
  quotes: [none(CODE, "number", "document_sha256"), kept(CGI_211, "title", "content", "document", "search_text")],
  quote_acceptances: [
    kept(LAW_43_20, "name", "function", "ip", "user_agent", "document"),
    none(CODE, "document_sha256"),
  ],
  quote_responses: [erased("quotes", "name", "text")],
  quote_templates: [none(AGENCY, "name", "content")],
  invoices: [none(CODE, "number", "document_sha256"), kept(CGI_211, "title", "content", "document", "search_text")],
  invoice_taxes: [none(AGENCY, "exemption")],
  payments: [
    kept(CGI_211, "reference", "document", "cancel_reason", "provider_reference"),
    none(CODE, "receipt_number", "document_sha256"),
  ],
  payment_taxes: [none(AGENCY, "exemption")],
  transfer_claims: [erased("invoices", "note", "proof_key", "proof_name"), none(CODE, "proof_type", "proof_sha256")],
  document_files: [kept(CGI_211, "storage_key"), none(CODE, "sha256")],
  project_milestones: [erased("projects", "title", "waits_for")],
  milestone_events: [erased("projects", "text")],
  milestone_templates: [none(AGENCY, "title")],
};

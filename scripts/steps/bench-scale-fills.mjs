/** How many rows of each kind a large agency has. */
const COUNTS = { inquiries: 1_000_000, articles: 100_000, projects: 50_000, emails: 1_000_000 };

const WORDS = "'logo', 'devis', 'vitesse', 'police', 'photo', 'vente', 'presse', 'carte', 'charte', 'mesure'";
const WORD = `(ARRAY[${WORDS}])[1 + n % 10]`;
/** Spreads numbers over a range as if by chance, the same in each run. */
const spread = (salt, range) => `(abs(hashint4(n + ${salt})) % ${range})`;
/** Over three years, more of them lately. */
const AT = `now() - ${spread(1, 1_000_000)} / 1e6 * (0.4 + 0.6 * ${spread(2, 1000)} / 1000.0) * interval '1095 days'`;
const rows = (count) => `generate_series(1, ${count}) AS n`;

/** A word of every message, one of a tenth, and one of a few hundred; for a third of them something is planned. */
const INQUIRIES = `
  INSERT INTO contact_inquiries (name, email, phone, company, service_interest, message, status, is_spam, channel, last_page,
    last_campaign, created_at, reply_due_at, next_action, next_action_at)
  SELECT 'Prénom ' || md5(n::text), 'personne-' || n || '@riad.example', '+212 6 00 ' || n, 'Maison ' || n % 3000,
    CASE WHEN n % 3 > 0 THEN 'Service ' || n % 12 END,
    'Bonjour, je voudrais un ' || ${WORD} || ' pour la partie' || n % 3000 || ' de ma maison. '
      || repeat('Merci à vous. ', 5 + n % 20),
    (enum_range(NULL::"InquiryStatus"))[1 + ${spread(3, 100)} * ${spread(3, 100)} / 2000 % 5]::"InquiryStatus",
    n % 25 = 0, CASE WHEN n % 4 = 0 THEN 'whatsapp' ELSE 'form' END::"InquiryChannel",
    CASE WHEN n % 7 > 0 THEN '/page-' || ${spread(5, 60)} END,
    CASE WHEN n % 5 > 0 THEN 'campagne ' || ${spread(6, 40)} END,
    at, at + interval '1 day', CASE WHEN n % 3 = 0 THEN 'Rappeler' END,
    CASE WHEN n % 3 = 0 THEN at + ${spread(7, 400)} * interval '1 day' END
  FROM ${rows(COUNTS.inquiries)}, LATERAL (SELECT ${AT} AS at) AS received`;

/** Sixty pages, each of them seen from a few sites and by a few campaigns on every day of three years. */
const PAGE_VIEWS = `
  INSERT INTO page_views (day, page, referrer, campaign, views)
  SELECT current_date - d, '/page-' || p, 'site-' || (p + n) % 9 || '.example', 'campagne ' || (p * n) % 40, 1 + p
  FROM generate_series(0, 1094) AS d, generate_series(0, 59) AS p, generate_series(1, 5) AS n`;

const CLICKS = `
  INSERT INTO contact_clicks (day, page, campaign, way, clicks)
  SELECT current_date - d, '/page-' || p, 'campagne ' || (p * n) % 40, (enum_range(NULL::"ContactWay"))[n]::"ContactWay", 1 + n
  FROM generate_series(0, 1094) AS d, generate_series(0, 59) AS p, generate_series(1, 3) AS n`;

const ARTICLES = `
  INSERT INTO blog_posts (title, slug, excerpt, content, category, tags, is_published, was_published, published_at, views_count,
    created_at, updated_at)
  SELECT 'Stratégie ' || ${WORD} || ' numéro ' || n, 'mesure-' || n, 'Un résumé sur le thème ' || ${WORD} || '.',
    (SELECT string_agg('Le client parle de ' || ${WORD} || ' et de la partie' || (n * 7 + i) % 900 || ' du métier.', E'\\n\\n')
     FROM generate_series(1, 30) AS i),
    (ARRAY['Design', 'Marketing', 'Programmation', 'Business', 'Branding'])[1 + n % 5],
    ARRAY['Étiquette ' || n % 200, ${WORD}], n % 20 > 0, n % 20 > 0, at, ${spread(4, 977)}, at, at
  FROM ${rows(COUNTS.articles)}, LATERAL (SELECT ${AT} AS at) AS written`;

/** Articles were read on each day of the last year. */
const VIEWS = `
  INSERT INTO row_counts (name, key, at, count)
  SELECT 'views_by_day', '', (current_date - n)::timestamp AT TIME ZONE 'UTC', 1 + n FROM generate_series(0, 359) AS n
  ON CONFLICT (name, at, key) DO UPDATE SET count = row_counts.count + excluded.count`;

const CLIENTS = `
  INSERT INTO profiles (full_name, company, created_at)
  SELECT 'Prénom ' || md5(n::text), 'Maison de ' || ${WORD} || ' ' || n, ${AT} FROM ${rows(COUNTS.projects)}`;

const CREDENTIALS = `
  INSERT INTO credentials (profile_id, email)
  SELECT id, 'mesure-' || row_number() OVER () || '@riad.example' FROM profiles WHERE company LIKE 'Maison de %'`;

const PROJECTS = `
  INSERT INTO projects (client_id, title, description, service_category, status, budget, deadline, created_at)
  SELECT id, 'Projet de ' || ${WORD} || ' ' || n, 'La partie' || n % 900 || '. ' || repeat('Huit pages. ', 10),
    (enum_range(NULL::"ServiceCategory"))[1 + n % 4], (enum_range(NULL::"ProjectStatus"))[1 + n % 4], n * 10.5,
    created_at + interval '60 days', created_at
  FROM (SELECT id, created_at, row_number() OVER ()::int AS n FROM profiles WHERE company LIKE 'Maison de %') AS clients`;

const EVENTS = `
  INSERT INTO project_events (project_id, status, created_at)
  SELECT id, CASE n WHEN 1 THEN 'pending' ELSE status END, created_at + (n - 1) * interval '20 days'
  FROM projects, generate_series(1, 2) AS n WHERE title LIKE 'Projet de %'`;

const EMAILS = `
  INSERT INTO mail_messages (kind, recipient, subject, html, text, message_id, status, sent_at, created_at)
  SELECT 'mesure', 'personne-' || n || '@riad.example', 'Votre ' || ${WORD} || ' de la partie' || n % 3000,
    repeat('<p>Merci à vous.</p>', 20), repeat('Merci à vous. ', 20), 'mesure-' || n,
    CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'sent' END::"MailStatus", now(), ${AT}
  FROM ${rows(COUNTS.emails)}`;

/** Each table with what fills it, in the order in which they refer to each other. */
export const SCALE_FILLS = [
  ["contact_inquiries", INQUIRIES],
  ["page_views", PAGE_VIEWS],
  ["contact_clicks", CLICKS],
  ["blog_posts", ARTICLES],
  ["row_counts", VIEWS],
  ["profiles", CLIENTS],
  ["credentials", CREDENTIALS],
  ["projects", PROJECTS],
  ["project_events", EVENTS],
  ["mail_messages", EMAILS],
];

// What fills a database with the rows of a large agency, and with its documents: each table with its statement, in the
// order in which they refer to each other.

const WORDS = "'logo', 'devis', 'vitesse', 'police', 'photo', 'vente', 'presse', 'carte', 'charte', 'mesure'";
/** A word that a tenth of the rows hold. */
const WORD = `(ARRAY[${WORDS}])[1 + n % 10]`;
/** Spreads numbers over a range as if by chance, the same in each run. */
const spread = (salt, range) => `(abs(hashint4(n + ${salt})) % ${range})`;
/** Over three years, more of them lately. */
const LATELY = `now() - ${spread(1, 1_000_000)} / 1e6 * (0.4 + 0.6 * ${spread(2, 1000)} / 1000.0) * interval '1095 days'`;
const rows = (count) => `generate_series(1, ${count}) AS n`;
const dated = (count) => `${rows(count)}, LATERAL (SELECT ${LATELY} AS at) AS dated`;

/**
 * What both agencies have, the large one and the small one.
 * @param parts how many different rare words there are
 * @param lines of an article
 */
function agency({ inquiries, articles, projects, emails, parts, lines }) {
  return [
    // A word of every message, one of a tenth, and a rare one; for a third of them something is planned.
    `INSERT INTO contact_inquiries (name, email, phone, company, service_interest, message, status, is_spam, channel, last_page,
      last_campaign, created_at, reply_due_at, next_action, next_action_at)
    SELECT 'Prénom ' || md5(n::text), 'personne-' || n || '@riad.example', '+212 6 00 ' || n, 'Maison ' || n % 3000,
      CASE WHEN n % 3 > 0 THEN 'Service ' || n % 12 END,
      'Bonjour, je voudrais un ' || ${WORD} || ' pour la partie' || n % ${parts} || ' de ma maison. '
        || repeat('Merci à vous. ', 5 + n % 20),
      (enum_range(NULL::"InquiryStatus"))[1 + ${spread(3, 100)} * ${spread(3, 100)} / 2000 % 5]::"InquiryStatus",
      n % 25 = 0, CASE WHEN n % 4 = 0 THEN 'whatsapp' ELSE 'form' END::"InquiryChannel",
      CASE WHEN n % 7 > 0 THEN '/page-' || ${spread(5, 60)} END,
      CASE WHEN n % 5 > 0 THEN 'campagne ' || ${spread(6, 40)} END,
      at, at + interval '1 day', CASE WHEN n % 3 = 0 THEN 'Rappeler' END,
      CASE WHEN n % 3 = 0 THEN at + ${spread(7, 400)} * interval '1 day' END
    FROM ${dated(inquiries)}`,
    `INSERT INTO blog_posts (title, slug, excerpt, content, category, tags, is_published, was_published, published_at, views_count,
      created_at, updated_at)
    SELECT 'Stratégie ' || ${WORD} || ' numéro ' || n, 'mesure-' || n, 'Un résumé sur le thème ' || ${WORD} || '.',
      (SELECT string_agg('Le client parle de ' || ${WORD} || ' et de la partie' || (n * 7 + i) % 900 || ' du métier.', E'\\n\\n')
       FROM generate_series(1, ${lines}) AS i),
      (ARRAY['Design', 'Marketing', 'Programmation', 'Business', 'Branding'])[1 + n % 5],
      ARRAY['Étiquette ' || n % 200, ${WORD}], n % 20 > 0, n % 20 > 0, at, ${spread(4, 977)}, at, at
    FROM ${dated(articles)}`,
    `INSERT INTO profiles (full_name, company, created_at)
    SELECT 'Prénom ' || md5(n::text), 'Maison de ' || ${WORD} || ' ' || n, ${LATELY} FROM ${rows(projects)}`,
    `INSERT INTO credentials (profile_id, email)
    SELECT id, 'mesure-' || row_number() OVER () || '@riad.example' FROM profiles WHERE company LIKE 'Maison de %'`,
    `INSERT INTO projects (client_id, title, description, service_category, status, budget, deadline, created_at)
    SELECT id, 'Projet de ' || ${WORD} || ' ' || n, 'La partie' || n % 900 || '. ' || repeat('Huit pages. ', 10),
      (enum_range(NULL::"ServiceCategory"))[1 + n % 4], (enum_range(NULL::"ProjectStatus"))[1 + n % 4], n * 10.5,
      created_at + interval '60 days', created_at
    FROM (SELECT id, created_at, row_number() OVER ()::int AS n FROM profiles WHERE company LIKE 'Maison de %') AS clients`,
    `INSERT INTO mail_messages (kind, recipient, subject, html, text, message_id, status, sent_at, created_at)
    SELECT 'mesure', 'personne-' || n || '@riad.example', 'Votre ' || ${WORD} || ' de la partie' || n % ${parts},
      repeat('<p>Merci à vous.</p>', 20), repeat('Merci à vous. ', 20), 'mesure-' || n,
      CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'sent' END::"MailStatus", now(), ${LATELY}
    FROM ${rows(emails)}`,
  ];
}

export const LARGE_AGENCY = [
  ...agency({
    ...{ inquiries: 1_000_000, articles: 100_000, projects: 50_000, emails: 1_000_000 },
    ...{ parts: 3000, lines: 30 },
  }),
  // Sixty pages, each of them seen from a few sites and by a few campaigns on every day of three years.
  `INSERT INTO page_views (day, page, referrer, campaign, views)
  SELECT current_date - d, '/page-' || p, 'site-' || (p + n) % 9 || '.example', 'campagne ' || (p * n) % 40, 1 + p
  FROM generate_series(0, 1094) AS d, generate_series(0, 59) AS p, generate_series(1, 5) AS n`,
  `INSERT INTO contact_clicks (day, page, campaign, way, clicks)
  SELECT current_date - d, '/page-' || p, 'campagne ' || (p * n) % 40, (enum_range(NULL::"ContactWay"))[n]::"ContactWay", 1 + n
  FROM generate_series(0, 1094) AS d, generate_series(0, 59) AS p, generate_series(1, 3) AS n`,
  // Articles were read on each day of the last year.
  `INSERT INTO row_counts (name, key, at, count)
  SELECT 'views_by_day', '', (current_date - n)::timestamp AT TIME ZONE 'UTC', 1 + n FROM generate_series(0, 359) AS n
  ON CONFLICT (name, at, key) DO UPDATE SET count = row_counts.count + excluded.count`,
  `INSERT INTO project_events (project_id, status, created_at)
  SELECT id, CASE n WHEN 1 THEN 'pending' ELSE status END, created_at + (n - 1) * interval '20 days'
  FROM projects, generate_series(1, 2) AS n WHERE title LIKE 'Projet de %'`,
];

const TEN_THOUSAND = 10_000;

/** A run with as many articles as a file may have, and many small ones. */
export const LONG_RUN = "00000000-0000-4000-8000-000000000500";
/** Ten thousand rows of each kind, and much of one client. */
export const smallAgency = (email) => [
  ...agency({
    ...{ inquiries: TEN_THOUSAND, articles: TEN_THOUSAND, projects: TEN_THOUSAND, emails: TEN_THOUSAND },
    ...{ parts: 900, lines: 60 },
  }),
  `INSERT INTO testimonials (name, company, content, rating, is_published, created_at)
  SELECT 'Prénom Été ' || n, 'Maison ' || n % 300,
    'Très bon ' || ${WORD} || ', surtout la partie' || n % 900 || '. ' || repeat('Merci à vous. ', 20), 1 + n % 5, n % 3 > 0,
    now() - n * interval '1 hour'
  FROM ${rows(TEN_THOUSAND)}`,
  `INSERT INTO services (category, title, description, price_starting, is_active, created_at)
  SELECT (enum_range(NULL::"ServiceCategory"))[1 + n % 4], 'Service de ' || ${WORD} || ' ' || n,
    'La partie' || n % 900 || '. ' || repeat('Trois pistes. ', 10), n * 10.5, false, now() - n * interval '1 hour'
  FROM ${rows(TEN_THOUSAND)}`,
  `INSERT INTO generations (id, kind, status, source, created_at, finished_at)
  SELECT CASE n WHEN 1 THEN '${LONG_RUN}'::uuid ELSE gen_random_uuid() END,
    CASE n WHEN 1 THEN 'bulk' ELSE (enum_range(NULL::"GenerationKind"))[1 + n % 3] END, 'finished', 'sujets.csv',
    now() - n * interval '1 hour', now() - n * interval '1 hour'
  FROM ${rows(TEN_THOUSAND)}`,
  `INSERT INTO generation_items (generation_id, position, brief, status, error)
  SELECT id, n, json_build_object('kind', 'row', 'title', 'Sujet numéro ' || n, 'service', 'Sites vitrines',
      'location', 'Rabat'), CASE WHEN n % 5 > 0 THEN 'done' ELSE 'failed' END::"GenerationItemStatus",
    CASE WHEN n % 5 = 0 THEN 'Le fournisseur ne répond pas' END
  FROM (SELECT id FROM generations ORDER BY created_at DESC LIMIT ${TEN_THOUSAND}) AS newest,
    generate_series(0, CASE id WHEN '${LONG_RUN}' THEN 499 ELSE 4 END) AS n`,
  // One client has more of everything than any has.
  `WITH busy AS (SELECT profile_id AS id FROM credentials WHERE email = '${email}'),
  asked AS (
    INSERT INTO contact_inquiries (client_id, name, email, message, created_at)
    SELECT id, 'Khadija', '${email}', 'Bonjour, je voudrais autre chose. ' || n, now() - n * interval '1 day'
    FROM busy, ${rows(200)}
  ), made AS (
    INSERT INTO projects (client_id, title, description, service_category, status, budget, deadline, created_at)
    SELECT id, 'Suite numéro ' || n, repeat('Huit pages. ', 10), (enum_range(NULL::"ServiceCategory"))[1 + n % 4],
      (enum_range(NULL::"ProjectStatus"))[1 + n % 4], n * 10.5, now(), now() - n * interval '1 day'
    FROM busy, ${rows(200)}
    RETURNING id, created_at
  )
  INSERT INTO project_events (project_id, status, created_at)
  SELECT id, (enum_range(NULL::"ProjectStatus"))[n], created_at + n * interval '1 hour'
  FROM made, generate_series(1, 3) AS n`,
];

/** 100,000 documents of 2,000 clients: six of ten are invoices and credit notes, the others quotes. */
const DOCUMENTS = { clients: 2_000, quotes: 40_000, invoices: 60_000 };
/** Over three years. */
const EVENLY = `now() - ${spread(1, 1_000_000)} / 1e6 * interval '1095 days'`;
const CLIENT = `(SELECT id, currency, row_number() OVER (ORDER BY legal_name) - 1 AS place FROM billing_clients
  WHERE legal_name LIKE 'Maison %') AS c`;

export const BILLING = [
  `INSERT INTO billing_clients (legal_name, contact_name, email, ice, address, currency, created_at)
  SELECT 'Maison ' || n || ' ' || md5(n::text), 'Prénom ' || n, 'maison-' || n || '@riad.example', lpad(n::text, 15, '0'),
    n || ', rue de la Mesure, Rabat', CASE n % 10 WHEN 0 THEN 'EUR' WHEN 1 THEN 'SAR' ELSE 'MAD' END::"Currency", ${EVENLY}
  FROM ${rows(DOCUMENTS.clients)}`,
  // A sixth each is written, sent, accepted, refused, replaced and withdrawn; most of those sent are over.
  `INSERT INTO quotes (id, root_id, number, status, billing_client_id, title, currency, content, net, gross, valid_until, sent_at,
    document, document_sha256, created_at)
  SELECT id, id, CASE WHEN state <> 'draft' THEN 'D-2025-' || n END, state, client, 'Site de ' || ${WORD} || ' ' || n, currency,
    '{}', sum, sum, at::date + 30, at, '{}', '', at
  FROM (
    SELECT n, gen_random_uuid() AS id, c.id AS client, c.currency, (enum_range(NULL::"QuoteStatus"))[1 + n % 6] AS state,
      ${EVENLY} AS at, 100000 + ${spread(3, 9_000_000)} AS sum
    FROM ${rows(DOCUMENTS.quotes)} JOIN ${CLIENT} ON c.place = ${spread(2, DOCUMENTS.clients)}
  ) AS written`,
  `INSERT INTO quote_acceptances (quote_id, name, function, accepted_at, net, tax, gross, document, document_sha256)
  SELECT id, 'Prénom', 'Gérant', created_at, net, tax, gross, '{}', '' FROM quotes WHERE status = 'accepted' AND document = '{}'`,
  // Of twenty, one is a draft and the others are issued.
  `INSERT INTO invoices (kind, number, billing_client_id, title, language, currency, operation_on, issued_on, issued_at, due_on,
    net, tax, gross, payable, content, document, document_sha256, created_at)
  SELECT (ARRAY['deposit', 'progress', 'balance', 'free'])[1 + n % 4]::"InvoiceKind", CASE WHEN is_issued THEN 'F-2025-' || n END,
    c.id, 'Facture de ' || ${WORD} || ' ' || n, 'fr', currency, at::date, CASE WHEN is_issued THEN at::date END,
    CASE WHEN is_issued THEN at END, at::date + 60, sum * 5, sum, sum * 6, sum * 6, '{}', '{}', '', at
  FROM (SELECT n, n % 20 > 0 AS is_issued, ${EVENLY} AS at, 10000 + ${spread(3, 900_000)} AS sum
    FROM ${rows(DOCUMENTS.invoices * 0.95)}) AS written JOIN ${CLIENT} ON c.place = ${spread(2, DOCUMENTS.clients)}`,
  // One of twenty invoices is taken back whole.
  `INSERT INTO invoices (kind, number, corrects_id, billing_client_id, title, language, currency, operation_on, issued_on, issued_at,
    net, tax, gross, payable, content, document, document_sha256, created_at)
  SELECT 'credit', 'A' || number, id, billing_client_id, 'Avoir', 'fr', currency, issued_on, issued_on, issued_at, net, tax, gross,
    payable, '{}', '{}', '', created_at
  FROM invoices WHERE content = '{}' AND number LIKE 'F-2025-%' AND right(number, 2)::int % 20 = 1`,
  // One of ten is owed still: half of those are late, and half of those are paid in part.
  `INSERT INTO invoice_balances (invoice_id, due_on, payable, received, credited, remaining, settled_at)
  SELECT id, CASE WHEN n % 20 = 3 THEN current_date + n % 50 ELSE due_on END, payable,
    CASE WHEN n % 20 = 1 THEN 0 WHEN n % 20 = 13 THEN payable / 2 WHEN n % 20 = 3 THEN 0 ELSE payable END,
    CASE WHEN n % 20 = 1 THEN payable ELSE 0 END,
    CASE WHEN n % 20 = 13 THEN payable - payable / 2 WHEN n % 20 = 3 THEN payable ELSE 0 END,
    CASE WHEN n % 10 <> 3 THEN issued_at + interval '20 days' END
  FROM (SELECT *, split_part(number, '-', 3)::int AS n FROM invoices
    WHERE content = '{}' AND kind <> 'credit' AND number LIKE 'F-2025-%') AS i`,
  `INSERT INTO payments (invoice_id, paid_on, mode, reference, received, receipt_number, document, document_sha256, created_at)
  SELECT b.invoice_id, least(i.issued_on + 20, current_date), (enum_range(NULL::"PaymentMode"))[1 + b.payable % 5], 'VIR', b.received,
    'R' || i.number, '{}', '', i.issued_at
  FROM invoice_balances b JOIN invoices i ON i.id = b.invoice_id WHERE i.content = '{}' AND b.received > 0`,
  `INSERT INTO payment_taxes (payment_id, rate_bp, base, tax)
  SELECT id, CASE WHEN received % 4 = 0 THEN 1000 ELSE 2000 END, received - received / 6, received / 6 FROM payments WHERE document = '{}'`,
];

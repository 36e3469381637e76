/** A word that a tenth of the rows hold. */
const WORDS = "'logo', 'devis', 'vitesse', 'police', 'photo', 'vente', 'presse', 'carte', 'charte', 'mesure'";
const WORD = `LATERAL (SELECT (ARRAY[${WORDS}])[1 + n % 10] AS word)`;
const ROWS = "generate_series(1, $1::int) AS n";

/** Each article's words: some in every one, some in a tenth, some in a few. */
const ARTICLES = `
  INSERT INTO blog_posts (title, slug, excerpt, content, category, tags, is_published, published_at, views_count)
  SELECT 'Stratégie ' || word || ' numéro ' || n, 'mesure-' || n, 'Un résumé sur le thème ' || word || '.',
    (SELECT string_agg('Le client parle de ' || word || ' et de la partie' || (n * 7 + i) % 900 || ' du métier.', E'\\n\\n')
     FROM generate_series(1, 60) AS i),
    (ARRAY['Design', 'Marketing', 'Programmation', 'Business', 'Branding'])[1 + n % 5],
    ARRAY['Étiquette ' || n % 200, word], n % 20 > 0, now() - n * interval '1 hour', n % 977
  FROM ${ROWS}, ${WORD}`;

const INQUIRIES = `
  INSERT INTO contact_inquiries (name, email, phone, company, message, status, created_at)
  SELECT 'Prénom Été ' || n, 'personne-' || n || '@riad.example', '+212 6 00 ' || n, 'Maison ' || n % 300,
    'Bonjour, je voudrais un ' || word || ' pour la partie' || n % 900 || ' de ma maison. ' || repeat('Merci à vous. ', 20),
    (enum_range(NULL::"InquiryStatus"))[1 + n % 5], now() - n * interval '1 hour'
  FROM ${ROWS}, ${WORD}`;

const TESTIMONIALS = `
  INSERT INTO testimonials (name, company, content, rating, is_published, created_at)
  SELECT 'Prénom Été ' || n, 'Maison ' || n % 300,
    'Très bon ' || word || ', surtout la partie' || n % 900 || '. ' || repeat('Merci à vous. ', 20), 1 + n % 5, n % 3 > 0,
    now() - n * interval '1 hour'
  FROM ${ROWS}, ${WORD}`;

const CLIENTS = `
  INSERT INTO profiles (full_name, company, created_at)
  SELECT 'Prénom Été ' || n, 'Maison de ' || word || ' ' || n, now() - n * interval '1 hour' FROM ${ROWS}, ${WORD}`;

const CREDENTIALS = `
  INSERT INTO credentials (profile_id, email)
  SELECT id, 'mesure-' || row_number() OVER () || '@riad.example' FROM profiles
  WHERE role = 'client' AND id NOT IN (SELECT profile_id FROM credentials) LIMIT $1`;

const PROJECTS = `
  INSERT INTO projects (client_id, title, description, service_category, status, budget, deadline, created_at)
  SELECT id, 'Projet de ' || word || ' ' || n, 'La partie' || n % 900 || '. ' || repeat('Huit pages. ', 10),
    (enum_range(NULL::"ServiceCategory"))[1 + n % 4], (enum_range(NULL::"ProjectStatus"))[1 + n % 4], n * 10.5,
    now() + n * interval '1 day', now() - n * interval '1 hour'
  FROM (SELECT id, row_number() OVER ()::int AS n FROM profiles WHERE company LIKE 'Maison de %' LIMIT $1) AS p, ${WORD}`;

const SERVICES = `
  INSERT INTO services (category, title, description, price_starting, is_active, created_at)
  SELECT (enum_range(NULL::"ServiceCategory"))[1 + n % 4], 'Service de ' || word || ' ' || n,
    'La partie' || n % 900 || '. ' || repeat('Trois pistes. ', 10), n * 10.5, false, now() - n * interval '1 hour'
  FROM ${ROWS}, ${WORD}`;

const MESSAGES = `
  INSERT INTO mail_messages (kind, recipient, subject, html, text, message_id, created_at)
  SELECT 'mesure', 'personne-' || n || '@riad.example', 'Votre ' || word || ' de la partie' || n % 900,
    repeat('<p>Merci à vous.</p>', 50), repeat('Merci à vous. ', 50), 'mesure-' || n, now() - n * interval '1 hour'
  FROM ${ROWS}, ${WORD}`;

/** A run with as many articles as a file may have, and many small ones. */
export const LONG_RUN = "00000000-0000-4000-8000-000000000500";
const RUNS = `
  INSERT INTO generations (id, kind, status, source, created_at, finished_at)
  SELECT CASE n WHEN 1 THEN '${LONG_RUN}'::uuid ELSE gen_random_uuid() END,
    CASE n WHEN 1 THEN 'bulk' ELSE (enum_range(NULL::"GenerationKind"))[1 + n % 3] END, 'finished', 'sujets.csv',
    now() - n * interval '1 hour', now() - n * interval '1 hour'
  FROM ${ROWS}`;

const ITEMS = `
  INSERT INTO generation_items (generation_id, position, brief, status, error)
  SELECT id, n, json_build_object('kind', 'row', 'title', 'Sujet numéro ' || n, 'service', 'Sites vitrines',
      'location', 'Rabat'), CASE WHEN n % 5 > 0 THEN 'done' ELSE 'failed' END::"GenerationItemStatus",
    CASE WHEN n % 5 = 0 THEN 'Le fournisseur ne répond pas' END
  FROM (SELECT id FROM generations ORDER BY created_at DESC LIMIT $1) AS g,
    generate_series(0, CASE id WHEN '${LONG_RUN}' THEN 499 ELSE 4 END) AS n`;

/** A client with more of everything than any has: one of the demo's, who can sign in. */
export const BUSY_CLIENT = "khadija@riad-benali.example";
const BUSY = `
  WITH busy AS (SELECT profile_id AS id FROM credentials WHERE email = '${BUSY_CLIENT}'),
  asked AS (
    INSERT INTO contact_inquiries (client_id, name, email, message, created_at)
    SELECT id, 'Khadija', '${BUSY_CLIENT}', 'Bonjour, je voudrais autre chose. ' || n, now() - n * interval '1 day'
    FROM busy, generate_series(1, LEAST($1, 200)) AS n
  ), made AS (
    INSERT INTO projects (client_id, title, description, service_category, status, budget, deadline, created_at)
    SELECT id, 'Suite numéro ' || n, repeat('Huit pages. ', 10), (enum_range(NULL::"ServiceCategory"))[1 + n % 4],
      (enum_range(NULL::"ProjectStatus"))[1 + n % 4], n * 10.5, now(), now() - n * interval '1 day'
    FROM busy, generate_series(1, LEAST($1, 200)) AS n
    RETURNING id, created_at
  )
  INSERT INTO project_events (project_id, status, created_at)
  SELECT id, (enum_range(NULL::"ProjectStatus"))[n], created_at + n * interval '1 hour'
  FROM made, generate_series(1, 3) AS n`;

/** Statements that each make so many rows, each on those before it. */
export const FILLS = [
  ARTICLES,
  INQUIRIES,
  TESTIMONIALS,
  CLIENTS,
  CREDENTIALS,
  PROJECTS,
  SERVICES,
  MESSAGES,
  RUNS,
  ITEMS,
  BUSY,
];

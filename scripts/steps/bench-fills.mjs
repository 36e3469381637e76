/** A word that a tenth of the rows hold. */
const WORDS = "'logo', 'devis', 'vitesse', 'police', 'photo', 'vente', 'presse', 'carte', 'charte', 'mesure'";
const WORD = `LATERAL (SELECT (ARRAY[${WORDS}])[1 + n % 10] AS word)`;
const ROWS = "generate_series(1, $1::int) AS n";

/** Each article's words: some in every one, some in a tenth, some in a few. */
const ARTICLES = `
  INSERT INTO blog_posts (title, slug, excerpt, content, category, tags, is_published, published_at)
  SELECT 'Stratégie ' || word || ' numéro ' || n, 'mesure-' || n, 'Un résumé sur le thème ' || word || '.',
    (SELECT string_agg('Le client parle de ' || word || ' et de la partie' || (n * 7 + i) % 900 || ' du métier.', E'\\n\\n')
     FROM generate_series(1, 60) AS i),
    (ARRAY['Design', 'Marketing', 'Programmation', 'Business', 'Branding'])[1 + n % 5],
    ARRAY['Étiquette ' || n % 200, word], n % 20 > 0, now() - n * interval '1 hour'
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

/** Statements that each make so many rows; those of projects stand on those of clients. */
export const FILLS = [ARTICLES, INQUIRIES, TESTIMONIALS, CLIENTS, CREDENTIALS, PROJECTS, SERVICES, MESSAGES];

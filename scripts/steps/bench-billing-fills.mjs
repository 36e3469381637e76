/** 100,000 documents of 2,000 clients: six of ten are invoices and credit notes, the others quotes. */
const COUNTS = { clients: 2_000, quotes: 40_000, invoices: 60_000 };

const WORDS = "'logo', 'devis', 'vitesse', 'police', 'photo', 'vente', 'presse', 'carte', 'charte', 'mesure'";
const WORD = `(ARRAY[${WORDS}])[1 + n % 10]`;
/** Spreads numbers over a range as if by chance, the same in each run. */
const spread = (salt, range) => `(abs(hashint4(n + ${salt})) % ${range})`;
/** Over three years. */
const AT = `now() - ${spread(1, 1_000_000)} / 1e6 * interval '1095 days'`;
const rows = (count) => `generate_series(1, ${count}) AS n`;
const CLIENT = `(SELECT id, currency, row_number() OVER (ORDER BY legal_name) - 1 AS place FROM billing_clients
  WHERE legal_name LIKE 'Maison %') AS c`;

const CLIENTS = `
  INSERT INTO billing_clients (legal_name, contact_name, email, ice, address, currency, created_at)
  SELECT 'Maison ' || n || ' ' || md5(n::text), 'Prénom ' || n, 'maison-' || n || '@riad.example', lpad(n::text, 15, '0'),
    n || ', rue de la Mesure, Rabat', CASE n % 10 WHEN 0 THEN 'EUR' WHEN 1 THEN 'SAR' ELSE 'MAD' END::"Currency", ${AT}
  FROM ${rows(COUNTS.clients)}`;

/** A sixth each is written, sent, accepted, refused, replaced and withdrawn; most of those sent are over. */
const QUOTES = `
  INSERT INTO quotes (id, root_id, number, status, billing_client_id, title, currency, content, net, gross, valid_until, sent_at,
    document, document_sha256, created_at)
  SELECT id, id, CASE WHEN state <> 'draft' THEN 'D-2025-' || n END, state, client, 'Site de ' || ${WORD} || ' ' || n, currency,
    '{}', sum, sum, at::date + 30, at, '{}', '', at
  FROM (
    SELECT n, gen_random_uuid() AS id, c.id AS client, c.currency, (enum_range(NULL::"QuoteStatus"))[1 + n % 6] AS state,
      ${AT} AS at, 100000 + ${spread(3, 9_000_000)} AS sum
    FROM ${rows(COUNTS.quotes)} JOIN ${CLIENT} ON c.place = ${spread(2, COUNTS.clients)}
  ) AS written`;

const ACCEPTANCES = `
  INSERT INTO quote_acceptances (quote_id, name, function, accepted_at, net, tax, gross, document, document_sha256)
  SELECT id, 'Prénom', 'Gérant', created_at, net, tax, gross, '{}', '' FROM quotes WHERE status = 'accepted' AND document = '{}'`;

/** Of twenty, one is a draft and the others are issued. */
const INVOICES = `
  INSERT INTO invoices (kind, number, billing_client_id, title, language, currency, operation_on, issued_on, issued_at, due_on,
    net, tax, gross, payable, content, document, document_sha256, created_at)
  SELECT (ARRAY['deposit', 'progress', 'balance', 'free'])[1 + n % 4]::"InvoiceKind", CASE WHEN is_issued THEN 'F-2025-' || n END,
    c.id, 'Facture de ' || ${WORD} || ' ' || n, 'fr', currency, at::date, CASE WHEN is_issued THEN at::date END,
    CASE WHEN is_issued THEN at END, at::date + 60, sum * 5, sum, sum * 6, sum * 6, '{}', '{}', '', at
  FROM (SELECT n, n % 20 > 0 AS is_issued, ${AT} AS at, 10000 + ${spread(3, 900_000)} AS sum
    FROM ${rows(COUNTS.invoices * 0.95)}) AS written JOIN ${CLIENT} ON c.place = ${spread(2, COUNTS.clients)}`;

/** One of twenty invoices is taken back whole. */
const CREDITS = `
  INSERT INTO invoices (kind, number, corrects_id, billing_client_id, title, language, currency, operation_on, issued_on, issued_at,
    net, tax, gross, payable, content, document, document_sha256, created_at)
  SELECT 'credit', 'A' || number, id, billing_client_id, 'Avoir', 'fr', currency, issued_on, issued_on, issued_at, net, tax, gross,
    payable, '{}', '{}', '', created_at
  FROM invoices WHERE content = '{}' AND number LIKE 'F-2025-%' AND right(number, 2)::int % 20 = 1`;

/** One of ten is owed still: half of those are late, and half of those are paid in part. */
const BALANCES = `
  INSERT INTO invoice_balances (invoice_id, due_on, payable, received, credited, remaining, settled_at)
  SELECT id, CASE WHEN n % 20 = 3 THEN current_date + n % 50 ELSE due_on END, payable,
    CASE WHEN n % 20 = 1 THEN 0 WHEN n % 20 = 13 THEN payable / 2 WHEN n % 20 = 3 THEN 0 ELSE payable END,
    CASE WHEN n % 20 = 1 THEN payable ELSE 0 END,
    CASE WHEN n % 20 = 13 THEN payable - payable / 2 WHEN n % 20 = 3 THEN payable ELSE 0 END,
    CASE WHEN n % 10 <> 3 THEN issued_at + interval '20 days' END
  FROM (SELECT *, split_part(number, '-', 3)::int AS n FROM invoices
    WHERE content = '{}' AND kind <> 'credit' AND number LIKE 'F-2025-%') AS i`;

const PAYMENTS = `
  INSERT INTO payments (invoice_id, paid_on, mode, reference, received, receipt_number, document, document_sha256, created_at)
  SELECT b.invoice_id, least(i.issued_on + 20, current_date), (enum_range(NULL::"PaymentMode"))[1 + b.payable % 5], 'VIR', b.received,
    'R' || i.number, '{}', '', i.issued_at
  FROM invoice_balances b JOIN invoices i ON i.id = b.invoice_id WHERE i.content = '{}' AND b.received > 0`;

const PAYMENT_TAXES = `
  INSERT INTO payment_taxes (payment_id, rate_bp, base, tax)
  SELECT id, CASE WHEN received % 4 = 0 THEN 1000 ELSE 2000 END, received - received / 6, received / 6 FROM payments WHERE document = '{}'`;

/** Each table with what fills it, in the order in which they refer to each other. */
export const BILLING_FILLS = [
  ["billing_clients", CLIENTS],
  ["quotes", QUOTES],
  ["quote_acceptances", ACCEPTANCES],
  ["invoices", INVOICES],
  ["invoices", CREDITS],
  ["invoice_balances", BALANCES],
  ["payments", PAYMENTS],
  ["payment_taxes", PAYMENT_TAXES],
];

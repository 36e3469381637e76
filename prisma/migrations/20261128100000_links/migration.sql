-- One table of secret links: of accounts, calendars, held data, reviews, consents and quotes.
CREATE TYPE "LinkKind" AS ENUM ('verify_email', 'change_email', 'reset_password', 'invitation', 'calendar', 'data',
    'review', 'consent', 'quote');

CREATE TABLE links (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind "LinkKind" NOT NULL,
    token_hash TEXT NOT NULL,
    sealed_token TEXT,
    email TEXT,
    language "Language",
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3),
    revoked_at TIMESTAMPTZ(3),
    profile_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    review_project_id UUID REFERENCES review_requests ON UPDATE CASCADE ON DELETE CASCADE,
    consent_id UUID REFERENCES case_study_consents ON UPDATE CASCADE ON DELETE CASCADE,
    quote_id UUID REFERENCES quotes ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT links_one_thing CHECK (num_nonnulls(profile_id, review_project_id, consent_id, quote_id) <= 1
        AND CASE kind
            WHEN 'data' THEN email IS NOT NULL AND language IS NOT NULL AND expires_at IS NOT NULL
                AND num_nonnulls(profile_id, review_project_id, consent_id, quote_id) = 0
            WHEN 'calendar' THEN profile_id IS NOT NULL
            WHEN 'review' THEN review_project_id IS NOT NULL
            WHEN 'consent' THEN consent_id IS NOT NULL
            WHEN 'quote' THEN quote_id IS NOT NULL AND expires_at IS NOT NULL
            ELSE profile_id IS NOT NULL AND email IS NOT NULL AND expires_at IS NOT NULL
        END)
);
CREATE UNIQUE INDEX links_token_hash_key ON links (token_hash);
CREATE INDEX links_profile_id_kind_idx ON links (profile_id, kind);
CREATE INDEX links_review_project_id_idx ON links (review_project_id);
CREATE INDEX links_consent_id_idx ON links (consent_id);
CREATE INDEX links_quote_id_idx ON links (quote_id);
CREATE INDEX links_email_idx ON links (email);
CREATE INDEX links_expires_at_idx ON links (expires_at);

CREATE TABLE sign_ups (
    link_id UUID PRIMARY KEY REFERENCES links ON UPDATE CASCADE ON DELETE CASCADE,
    password_hash TEXT NOT NULL,
    full_name TEXT NOT NULL
);

CREATE TABLE quote_openings (
    quote_id UUID PRIMARY KEY REFERENCES quotes ON UPDATE CASCADE ON DELETE CASCADE,
    first_opened_at TIMESTAMPTZ(3) NOT NULL,
    last_opened_at TIMESTAMPTZ(3) NOT NULL,
    opened_count INTEGER NOT NULL
);

INSERT INTO links (kind, token_hash, email, created_at, expires_at, profile_id)
    SELECT kind::text::"LinkKind", token_hash, email, created_at, expires_at, profile_id FROM account_tokens;
INSERT INTO sign_ups (link_id, password_hash, full_name)
    SELECT id, password_hash, coalesce(full_name, account_tokens.email)
    FROM account_tokens JOIN links USING (token_hash) WHERE password_hash IS NOT NULL;
INSERT INTO links (kind, token_hash, created_at, profile_id)
    SELECT 'calendar', token_hash, created_at, profile_id FROM calendar_links;
INSERT INTO links (kind, token_hash, email, language, created_at, expires_at)
    SELECT 'data', token_hash, email, language, created_at, expires_at FROM data_links;
INSERT INTO links (kind, token_hash, review_project_id)
    SELECT 'review', token_hash, project_id FROM review_links;
INSERT INTO links (kind, token_hash, created_at, consent_id)
    SELECT 'consent', token_hash, asked_at, id FROM case_study_consents;
INSERT INTO links (id, kind, token_hash, sealed_token, created_at, expires_at, revoked_at, quote_id)
    SELECT id, 'quote', token_hash, sealed_token, created_at, expires_at, revoked_at, root_id FROM quote_links;
INSERT INTO quote_openings (quote_id, first_opened_at, last_opened_at, opened_count)
    SELECT root_id, min(first_opened_at), max(last_opened_at), sum(opened_count)
    FROM quote_links WHERE opened_count > 0 GROUP BY root_id;

-- What waits in the trash names its tables: the links of what was deleted go to the end, behind what they open.
WITH parts AS (
    SELECT item.id, place, part ->> 'table' AS name, part
    FROM trash_items item, jsonb_array_elements(rows) WITH ORDINALITY AS listed (part, place)
), kept AS (
    SELECT parts.id, name, row FROM parts, jsonb_array_elements(part -> 'rows') AS row
    WHERE name IN ('review_links', 'case_study_consents', 'quote_links')
), links_of AS (
    SELECT id, jsonb_agg(CASE name
        WHEN 'quote_links' THEN jsonb_build_object('id', row -> 'id', 'kind', 'quote', 'quote_id', row -> 'root_id',
            'sealed_token', row -> 'sealed_token', 'expires_at', row -> 'expires_at', 'revoked_at', row -> 'revoked_at')
        WHEN 'review_links' THEN jsonb_build_object('id', gen_random_uuid(), 'kind', 'review',
            'review_project_id', row -> 'project_id')
        ELSE jsonb_build_object('id', gen_random_uuid(), 'kind', 'consent', 'consent_id', row -> 'id')
        END || jsonb_build_object('token_hash', row -> 'token_hash',
            'created_at', coalesce(row -> 'created_at', row -> 'asked_at', to_jsonb(now())))) AS rows
    FROM kept GROUP BY id, name
), openings_of AS (
    SELECT id, jsonb_build_object('quote_id', row -> 'root_id', 'first_opened_at', min(row ->> 'first_opened_at'),
        'last_opened_at', max(row ->> 'last_opened_at'), 'opened_count', sum((row ->> 'opened_count')::int)) AS row
    FROM kept WHERE name = 'quote_links' AND (row ->> 'opened_count')::int > 0 GROUP BY id, row -> 'root_id'
), rewritten AS (
    SELECT id, place, part FROM parts WHERE name NOT IN ('review_links', 'quote_links', 'case_study_consents')
    UNION ALL
    SELECT id, place, jsonb_set(part, '{rows}',
        (SELECT jsonb_agg(row - 'token_hash') FROM jsonb_array_elements(part -> 'rows') AS row))
        FROM parts WHERE name = 'case_study_consents'
    UNION ALL
    SELECT id, 1000000, jsonb_build_object('table', 'links', 'rows', rows) FROM links_of
    UNION ALL
    SELECT id, 1000001, jsonb_build_object('table', 'quote_openings', 'rows', jsonb_agg(row)) FROM openings_of GROUP BY id
)
UPDATE trash_items SET rows = (
    SELECT jsonb_agg(part ORDER BY place) FROM rewritten WHERE rewritten.id = trash_items.id)
WHERE id IN (SELECT id FROM kept);

ALTER TABLE case_study_consents DROP COLUMN token_hash;
DROP TABLE account_tokens, calendar_links, data_links, review_links, quote_links;
DROP TYPE "AccountTokenKind";
DROP FUNCTION trace_account_token();

CREATE FUNCTION trace_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_trace(NEW.profile_id, 'email', lower(NEW.email), NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER links_trace AFTER INSERT ON links FOR EACH ROW
    WHEN (NEW.profile_id IS NOT NULL AND NEW.email IS NOT NULL) EXECUTE FUNCTION trace_link();

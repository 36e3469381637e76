-- The whole database: first what the tables share, then a noun after the other, each with its types, tables, indexes,
-- foreign keys, triggers and the rows that it begins with.

-- ==== Search

-- Without accents, in the words of each language, and in parts of words.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TEXT SEARCH CONFIGURATION french_unaccent (COPY = french);
ALTER TEXT SEARCH CONFIGURATION french_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
CREATE TEXT SEARCH CONFIGURATION spanish_unaccent (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION spanish_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
CREATE TEXT SEARCH CONFIGURATION arabic_unaccent (COPY = arabic);
ALTER TEXT SEARCH CONFIGURATION arabic_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, arabic_stem;

CREATE TYPE "Language" AS ENUM ('fr', 'es', 'ar');

-- Declared immutable, as an index demands: the dictionary and the separator are fixed here.
CREATE FUNCTION plain_text(text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    AS $$ SELECT public.unaccent('public.unaccent', lower($1)) $$;

CREATE FUNCTION joined_words(text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    AS $$ SELECT array_to_string($1, ' ') $$;

-- A word that no text has tells the language of an article, so that a search for words of one language asks the index alone.
CREATE FUNCTION language_mark("Language") RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT CASE $1
        WHEN 'es' THEN '''language:es'''::tsvector
        WHEN 'ar' THEN '''language:ar'''::tsvector
        ELSE '''language:fr'''::tsvector
    END $$;

-- Declared immutable, as a stored column demands: the configurations are fixed here.
CREATE FUNCTION words_of("Language", text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT CASE $1
        WHEN 'es' THEN to_tsvector('public.spanish_unaccent'::regconfig, $2)
        WHEN 'ar' THEN to_tsvector('public.arabic_unaccent'::regconfig, $2)
        ELSE to_tsvector('public.french_unaccent'::regconfig, $2)
    END $$;

-- What is sought, in articles of one language; nothing where all of it is grammatical words.
CREATE FUNCTION words_query(config regconfig, language text, parts text, typed text) RETURNS tsquery
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT CASE WHEN numnode(words) = 0 THEN words ELSE words && ('''language:' || language || '''')::tsquery END
        FROM (SELECT to_tsquery(config, parts) || plainto_tsquery(config, typed) AS words) AS sought $$;

-- ==== Senders, and the days of the agency

-- A sender who writes again is known by the address or the number, however these were typed.
CREATE FUNCTION email_key(email TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
    SELECT nullif(lower(btrim(email)), '')
$$;

-- Digits with the country's code: those of Morocco where a number is written as at home.
CREATE FUNCTION phone_key(phone TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN length(digits) < 8 THEN NULL
        WHEN digits LIKE '00%' THEN substr(digits, 3)
        WHEN digits LIKE '0%' AND length(digits) = 10 THEN '212' || substr(digits, 2)
        ELSE digits
    END
    FROM (SELECT regexp_replace(phone, '[^0-9]', '', 'g') AS digits) AS typed
$$;

-- A text as addresses and numbers are looked for in it: in lower case and without what may stand between digits. Null where
-- it holds neither, so that an index of it stays small.
CREATE FUNCTION contact_text(said TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT CASE WHEN closed ~ '@|[0-9]{9}' THEN closed END
    FROM (SELECT translate(lower(said), ' .()/-' || chr(160) || chr(8239), '') AS closed) AS written
$$;

-- What a letter tells in lines of its own, outside what it quotes: addresses, and every page of the office or of a
-- client's space that it links to. An erasure finds by them each letter about what goes.
CREATE FUNCTION told_in(letter TEXT) RETURNS TEXT[] LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT array_agg(DISTINCT told) FROM string_to_table(letter, chr(10)) AS line, LATERAL (VALUES
        (CASE WHEN split_part(line, ': ', 2) LIKE '%@%' THEN lower(split_part(line, ': ', 2)) END),
        (substring(line FROM '^https?://[^ ]*(/(?:admin|dashboard)/[a-z]+/[0-9a-f-]{36})(?![0-9a-f-])'))
    ) AS found (told) WHERE line NOT LIKE '>%' AND told IS NOT NULL
$$;

-- The day in Casablanca, whatever data of time zones the database was built with: the first of these instants put the clock
-- an hour forward, the next back, and so on. The same as app/lib/dates/casablanca.ts, which a test compares.
CREATE FUNCTION day_in_casablanca(moment TIMESTAMPTZ) RETURNS DATE LANGUAGE SQL IMMUTABLE AS $$
    SELECT (moment AT TIME ZONE 'UTC' + (
        SELECT count(*) % 2 FROM unnest(ARRAY[
            '2008-06-01 00:00Z', '2008-08-31 23:00Z', '2009-06-01 00:00Z', '2009-08-20 23:00Z',
            '2010-05-02 00:00Z', '2010-08-07 23:00Z', '2011-04-03 00:00Z', '2011-07-30 23:00Z',
            '2012-04-29 02:00Z', '2012-07-20 02:00Z', '2012-08-20 02:00Z', '2012-09-30 02:00Z',
            '2013-04-28 02:00Z', '2013-07-07 02:00Z', '2013-08-10 02:00Z', '2013-10-27 02:00Z',
            '2014-03-30 02:00Z', '2014-06-28 02:00Z', '2014-08-02 02:00Z', '2014-10-26 02:00Z',
            '2015-03-29 02:00Z', '2015-06-14 02:00Z', '2015-07-19 02:00Z', '2015-10-25 02:00Z',
            '2016-03-27 02:00Z', '2016-06-05 02:00Z', '2016-07-10 02:00Z', '2016-10-30 02:00Z',
            '2017-03-26 02:00Z', '2017-05-21 02:00Z', '2017-07-02 02:00Z', '2017-10-29 02:00Z',
            '2018-03-25 02:00Z', '2018-05-13 02:00Z', '2018-06-17 02:00Z', '2019-05-05 02:00Z',
            '2019-06-09 02:00Z', '2020-04-19 02:00Z', '2020-05-31 02:00Z', '2021-04-11 02:00Z',
            '2021-05-16 02:00Z', '2022-03-27 02:00Z', '2022-05-08 02:00Z', '2023-03-19 02:00Z',
            '2023-04-23 02:00Z', '2024-03-10 02:00Z', '2024-04-14 02:00Z', '2025-02-23 02:00Z',
            '2025-04-06 02:00Z', '2026-02-15 02:00Z', '2026-03-22 02:00Z', '2026-09-20 01:00Z'
        ]::timestamptz[]) AS changed WHERE changed <= moment
    ) * interval '1 hour')::date
$$;

-- The first day of a day's month, as the counts name it.
CREATE FUNCTION month_of(day DATE) RETURNS TIMESTAMPTZ LANGUAGE SQL IMMUTABLE AS $$
    SELECT date_trunc('month', day::timestamp) AT TIME ZONE 'UTC'
$$;

-- ==== Counts that lists and figures read instead of rows

-- How many rows of a kind there are, so that no screen counts a million of them. A count of no time is of the year 1970;
-- hours and days are those of UTC.
CREATE TABLE row_counts (
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    at TIMESTAMPTZ(3) NOT NULL,
    count BIGINT NOT NULL,
    CONSTRAINT row_counts_pkey PRIMARY KEY (name, at, key)
);

-- Each statement that changes counted rows adds a row here, so that no two writers wait for each other; housekeeping
-- adds these to row_counts now and then.
CREATE TABLE row_count_changes (
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    at TIMESTAMPTZ(3) NOT NULL,
    count BIGINT NOT NULL
);

-- Counts a table anew, with all who would write to it waiting.
CREATE FUNCTION recount_rows(counted_table REGCLASS, counted TEXT, names TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', counted_table);
    DELETE FROM row_counts WHERE name = ANY (names);
    DELETE FROM row_count_changes WHERE name = ANY (names);
    EXECUTE format(
        'INSERT INTO row_counts (name, key, at, count)
         SELECT c.name, c.key, c.at, sum(c.count) FROM %s r, LATERAL %s c GROUP BY 1, 2, 3', counted_table, counted);
END
$$;

-- Has triggers count a table, and counts what it holds. Each table has a function of its own, written out so that its
-- plans are kept: with the rows as they were and as they are, it adds what they count as.
CREATE FUNCTION count_rows_by_trigger(counted_table TEXT, counted TEXT, names TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format($format$
        CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
        BEGIN
            IF TG_OP = 'INSERT' THEN
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT c.name, c.key, c.at, sum(c.count) FROM new_rows r, LATERAL %3$s c GROUP BY 1, 2, 3;
            ELSIF TG_OP = 'DELETE' THEN
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT c.name, c.key, c.at, -sum(c.count) FROM old_rows r, LATERAL %3$s c GROUP BY 1, 2, 3;
            ELSE
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT changes.name, changes.key, changes.at, sum(changes.count) FROM (
                    SELECT c.name, c.key, c.at, c.count FROM new_rows r, LATERAL %3$s c
                    UNION ALL
                    SELECT c.name, c.key, c.at, -c.count FROM old_rows r, LATERAL %3$s c
                ) AS changes GROUP BY 1, 2, 3 HAVING sum(changes.count) <> 0;
            END IF;
            RETURN NULL;
        END
        $body$;
        CREATE TRIGGER count_inserted AFTER INSERT ON %2$I REFERENCING NEW TABLE AS new_rows
            FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
        CREATE TRIGGER count_updated AFTER UPDATE ON %2$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
            FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
        CREATE TRIGGER count_deleted AFTER DELETE ON %2$I REFERENCING OLD TABLE AS old_rows
            FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
        $format$, 'count_' || counted_table, counted_table, counted);
    PERFORM recount_rows(counted_table::regclass, counted, names);
END
$$;

-- ==== Media and files

CREATE TABLE media (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    sha256 TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    actor_id UUID,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX media_created_at_idx ON media (created_at DESC);
CREATE UNIQUE INDEX media_sha256_key ON media (sha256);

-- Files that are being stored, by their keys: one whose process ended before a row named it is deleted a day later.
CREATE TABLE pending_files (
    key TEXT PRIMARY KEY,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX pending_files_created_at_idx ON pending_files (created_at);

-- ==== Services

CREATE TYPE "ServiceCategory" AS ENUM ('programming', 'graphics', 'content', 'business');

CREATE TABLE services (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    category "ServiceCategory" NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    features TEXT[] DEFAULT ARRAY[]::text[],
    price_starting DECIMAL(12,2),
    icon TEXT,
    is_active BOOLEAN NOT NULL DEFAULT true,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    search_text TEXT GENERATED ALWAYS AS (
        plain_text(title || E'\n' || description)
    ) STORED,
    -- When a service's page last changed: its own fields, or what stands on it.
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    version INTEGER NOT NULL DEFAULT 1,
    price_from DECIMAL(12,2),
    -- A trigger makes one of the title where a row brings none, as a dump of the earlier hosted database does.
    slug TEXT NOT NULL
);
CREATE INDEX services_category_created_at_idx ON services (category, created_at DESC);
CREATE INDEX services_created_at_idx ON services (created_at DESC);
CREATE INDEX services_is_active_category_idx ON services (is_active, category);
CREATE INDEX services_plain_title_idx ON services (plain_text(title), id);
CREATE INDEX services_price_from_created_at_idx ON services (price_from, created_at DESC);
CREATE INDEX services_search_text_idx ON services USING GIN (search_text gin_trgm_ops);
CREATE UNIQUE INDEX services_slug_key ON services (slug);

-- Former addresses, which lead to the present one.
CREATE TABLE service_slugs (
    slug TEXT PRIMARY KEY,
    service_id UUID NOT NULL REFERENCES services ON UPDATE CASCADE ON DELETE CASCADE,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX service_slugs_service_id_idx ON service_slugs (service_id);

CREATE TABLE service_examples (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    service_id UUID NOT NULL REFERENCES services ON UPDATE CASCADE ON DELETE CASCADE,
    title TEXT NOT NULL DEFAULT '',
    description TEXT,
    image_url TEXT,
    project_url TEXT,
    display_order INTEGER NOT NULL DEFAULT 0,
    -- What the picture of an example shows, for those who do not see it.
    image_alt TEXT
);
CREATE INDEX service_examples_service_id_display_order_idx ON service_examples (service_id, display_order);

CREATE TABLE service_landing_content (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    service_id UUID NOT NULL REFERENCES services ON UPDATE CASCADE ON DELETE CASCADE,
    content TEXT NOT NULL DEFAULT '',
    version INTEGER NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX service_landing_content_service_id_key ON service_landing_content (service_id);

CREATE TYPE "TierName" AS ENUM ('basic', 'standard', 'advanced');

CREATE TABLE service_pricing_tiers (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    service_id UUID NOT NULL REFERENCES services ON UPDATE CASCADE ON DELETE CASCADE,
    tier_name "TierName" NOT NULL DEFAULT 'basic',
    description TEXT,
    price DECIMAL(12,2),
    delivery_time TEXT,
    revisions_count INTEGER NOT NULL DEFAULT 0,
    details TEXT[] DEFAULT ARRAY[]::text[],
    CONSTRAINT service_pricing_tiers_revisions_count_check CHECK (revisions_count >= 0)
);
CREATE UNIQUE INDEX service_pricing_tiers_service_id_tier_name_key ON service_pricing_tiers (service_id, tier_name);

-- What a service costs at least, as its lists show and sort it.
CREATE FUNCTION set_service_price_from() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_from := coalesce(
    (SELECT min(price) FROM service_pricing_tiers WHERE service_id = NEW.id), NEW.price_starting);
  RETURN NEW;
END $$;
CREATE TRIGGER services_price_from BEFORE INSERT OR UPDATE ON services
    FOR EACH ROW EXECUTE FUNCTION set_service_price_from();

-- Two services of one title that are added at once take their slugs one after the other.
CREATE FUNCTION set_service_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  base text;
  number int := 1;
BEGIN
  IF NEW.slug IS NOT NULL THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(7261002);
  base := left(trim(BOTH '-' FROM regexp_replace(plain_text(NEW.title), '[^a-z0-9]+', '-', 'g')), 100);
  base := coalesce(nullif(trim(BOTH '-' FROM base), ''), 'service');
  NEW.slug := base;
  WHILE EXISTS (SELECT FROM services WHERE slug = NEW.slug) OR EXISTS (SELECT FROM service_slugs WHERE slug = NEW.slug)
  LOOP
    number := number + 1;
    -- However many have the same title, each is named in a few steps.
    NEW.slug := base || '-' || CASE WHEN number < 20 THEN number::text ELSE left(NEW.id::text, number - 12) END;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER services_slug BEFORE INSERT OR UPDATE ON services FOR EACH ROW EXECUTE FUNCTION set_service_slug();

-- A change of what stands on a service's page is a change of the service.
CREATE FUNCTION note_service_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE services SET updated_at = now()
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.service_id ELSE NEW.service_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER service_examples_change AFTER INSERT OR UPDATE OR DELETE ON service_examples
    FOR EACH ROW EXECUTE FUNCTION note_service_change();
CREATE TRIGGER service_landing_content_change AFTER INSERT OR UPDATE OR DELETE ON service_landing_content
    FOR EACH ROW EXECUTE FUNCTION note_service_change();
CREATE TRIGGER service_pricing_tiers_change AFTER INSERT OR UPDATE OR DELETE ON service_pricing_tiers
    FOR EACH ROW EXECUTE FUNCTION note_service_change();

-- A tier without a price has none, never zero: also in rows that come from the trash or from a file.
CREATE FUNCTION drop_zero_tier_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price := nullif(NEW.price, 0);
  RETURN NEW;
END $$;
CREATE TRIGGER service_pricing_tiers_price BEFORE INSERT OR UPDATE ON service_pricing_tiers
    FOR EACH ROW EXECUTE FUNCTION drop_zero_tier_price();

-- ==== Accounts

CREATE TYPE "Role" AS ENUM ('admin', 'client');

CREATE TABLE profiles (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    full_name TEXT,
    role "Role" NOT NULL DEFAULT 'client',
    company TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    erasure_requested_at TIMESTAMPTZ(3),
    search_text TEXT GENERATED ALWAYS AS (
        plain_text(coalesce(full_name, '') || E'\n' || coalesce(company, ''))
    ) STORED,
    language "Language" NOT NULL DEFAULT 'fr',
    erased_at TIMESTAMPTZ(3),
    -- The telephone by which the office reaches a client.
    phone TEXT,
    -- Counts the saved states: saving over a state that was not seen is refused.
    version INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX profiles_plain_name_idx ON profiles (plain_text(full_name), id);
CREATE INDEX profiles_role_created_at_idx ON profiles (role, created_at DESC);
CREATE INDEX profiles_role_erased_at_erasure_requested_at_idx ON profiles (role, erased_at, erasure_requested_at);
CREATE INDEX profiles_search_text_idx ON profiles USING GIN (search_text gin_trgm_ops);

CREATE TYPE "TraceKind" AS ENUM ('email', 'name');

-- Every address and name that an account has had, so that an erasure finds what is left of its person.
CREATE TABLE profile_traces (
    profile_id UUID NOT NULL REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    kind "TraceKind" NOT NULL,
    value TEXT NOT NULL,
    proven_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT profile_traces_pkey PRIMARY KEY (profile_id, kind, value)
);
CREATE INDEX profile_traces_kind_value_idx ON profile_traces (kind, value);

CREATE TABLE credentials (
    profile_id UUID PRIMARY KEY REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    email TEXT NOT NULL,
    password_hash TEXT,
    email_verified_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    search_text TEXT GENERATED ALWAYS AS (plain_text(email)) STORED,
    CONSTRAINT credentials_email_check CHECK (email = lower(email))
);
CREATE UNIQUE INDEX credentials_email_key ON credentials (email);
CREATE INDEX credentials_email_verified_at_idx ON credentials (email_verified_at);
CREATE INDEX credentials_search_text_idx ON credentials USING GIN (search_text gin_trgm_ops);

-- Of a token only the hash is kept, here and in every table of links.
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    profile_id UUID NOT NULL REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    user_agent TEXT,
    address TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    last_seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_profile_id_last_seen_at_idx ON sessions (profile_id, last_seen_at DESC);

CREATE TYPE "AccountTokenKind" AS ENUM ('reset_password', 'verify_email', 'change_email', 'invitation');

CREATE TABLE account_tokens (
    token_hash TEXT PRIMARY KEY,
    profile_id UUID NOT NULL REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    kind "AccountTokenKind" NOT NULL,
    email TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    full_name TEXT,
    password_hash TEXT
);
CREATE INDEX account_tokens_expires_at_idx ON account_tokens (expires_at);
CREATE INDEX account_tokens_profile_id_kind_idx ON account_tokens (profile_id, kind);

-- The people of the agency, as /about shows them, and who signs an article.
CREATE TABLE team_members (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    position INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    about TEXT NOT NULL DEFAULT '',
    quote TEXT NOT NULL DEFAULT '',
    languages TEXT[] DEFAULT ARRAY[]::text[],
    image_url TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX team_members_position_id_idx ON team_members (position, id);

-- The private address of what is due, for the calendars of the team.
CREATE TABLE calendar_links (
    profile_id UUID PRIMARY KEY REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    token_hash TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX calendar_links_token_hash_key ON calendar_links (token_hash);

-- Triggers keep the traces, so that no command can forget to.
CREATE FUNCTION keep_trace(of_profile uuid, of_kind "TraceKind", said text, proven timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO profile_traces (profile_id, kind, value, proven_at)
  SELECT of_profile, of_kind, said, proven WHERE said <> ''
  ON CONFLICT (profile_id, kind, value) DO UPDATE
    SET proven_at = coalesce(profile_traces.proven_at, EXCLUDED.proven_at)
    WHERE profile_traces.proven_at IS NULL AND EXCLUDED.proven_at IS NOT NULL;
$$;

CREATE FUNCTION trace_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_trace(NEW.id, 'name', NEW.full_name, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER profiles_trace AFTER INSERT OR UPDATE OF full_name ON profiles
    FOR EACH ROW EXECUTE FUNCTION trace_profile();

CREATE FUNCTION trace_credential() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_trace(NEW.profile_id, 'email', lower(NEW.email), NEW.email_verified_at);
  RETURN NULL;
END $$;
CREATE TRIGGER credentials_trace AFTER INSERT OR UPDATE OF email, email_verified_at ON credentials
    FOR EACH ROW EXECUTE FUNCTION trace_credential();

CREATE FUNCTION trace_account_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_trace(NEW.profile_id, 'email', lower(NEW.email), NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER account_tokens_trace AFTER INSERT ON account_tokens FOR EACH ROW EXECUTE FUNCTION trace_account_token();

-- ==== Clients and their people

CREATE TYPE "ClientPermission" AS ENUM ('decides', 'reads');

-- Accounts other than its own that decide for a client, or read.
CREATE TABLE client_people (
    client_id UUID NOT NULL REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    profile_id UUID NOT NULL REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    permission "ClientPermission" NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT client_people_pkey PRIMARY KEY (client_id, profile_id),
    CONSTRAINT client_people_others CHECK (client_id <> profile_id)
);
CREATE INDEX client_people_profile_id_idx ON client_people (profile_id);

-- Who is invited to a client's space and has not agreed yet: known by the address that was typed alone, whether or not it
-- has an account.
CREATE TABLE client_invitations (
    client_id UUID NOT NULL REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    email TEXT NOT NULL,
    full_name TEXT NOT NULL,
    permission "ClientPermission" NOT NULL,
    sent_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT client_invitations_pkey PRIMARY KEY (client_id, email)
);
CREATE INDEX client_invitations_email_idx ON client_invitations (email);
CREATE INDEX client_invitations_sent_at_idx ON client_invitations (sent_at);

-- ==== Running the site

CREATE TABLE site_settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE api_keys (
    name TEXT PRIMARY KEY,
    sealed TEXT NOT NULL,
    last_four TEXT NOT NULL,
    actor_id UUID,
    saved_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- Addresses of an earlier site, and where their visitors are led.
CREATE TABLE redirects (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    from_path TEXT NOT NULL,
    to_path TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX redirects_created_at_id_idx ON redirects (created_at DESC, id DESC);
CREATE UNIQUE INDEX redirects_from_path_key ON redirects (from_path);

-- Work that a process does later, one at a time for a unique_key; a lease that has run out is taken by another process.
CREATE TABLE jobs (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind TEXT NOT NULL,
    payload JSONB NOT NULL DEFAULT '{}',
    unique_key TEXT,
    run_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    attempts INTEGER NOT NULL DEFAULT 0,
    lease_until TIMESTAMPTZ(3),
    last_error TEXT,
    failed_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX jobs_last_error_contacts_idx ON jobs USING GIN (contact_text(last_error) gin_trgm_ops);
CREATE INDEX jobs_payload_contacts_idx ON jobs USING GIN (contact_text(payload::text) gin_trgm_ops);
CREATE INDEX jobs_run_at_idx ON jobs (run_at);
CREATE UNIQUE INDEX jobs_unique_key_key ON jobs (unique_key);

-- Each backup that was begun: with a file, or with why there is none.
CREATE TABLE backup_runs (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    reason TEXT NOT NULL,
    file TEXT,
    bytes BIGINT,
    error TEXT,
    started_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    finished_at TIMESTAMPTZ(3)
);
CREATE INDEX backup_runs_started_at_idx ON backup_runs (started_at DESC);

-- What is wrong with the site, and since when the admins have been told.
CREATE TABLE system_alerts (
    kind TEXT PRIMARY KEY,
    detail TEXT NOT NULL,
    since TIMESTAMPTZ(3) NOT NULL,
    told_at TIMESTAMPTZ(3)
);

-- Unexpected errors, those alike counted together: the hundred that came last.
CREATE TABLE error_groups (
    fingerprint TEXT PRIMARY KEY,
    event TEXT NOT NULL,
    -- Without anything that a visitor may have typed.
    message TEXT NOT NULL,
    place TEXT NOT NULL,
    path TEXT,
    count INTEGER NOT NULL,
    -- Of the newest, the newest first.
    "references" TEXT[] NOT NULL DEFAULT ARRAY[]::text[],
    first_at TIMESTAMPTZ(3) NOT NULL,
    last_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX error_groups_last_at_idx ON error_groups (last_at DESC);

CREATE TABLE rate_limits (
    key TEXT PRIMARY KEY,
    points INTEGER NOT NULL,
    expire TIMESTAMP(3)
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);

-- A form that is sent twice answers the second time with what the first has made.
CREATE TABLE submission_digests (
    digest TEXT PRIMARY KEY,
    target_id UUID NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX submission_digests_expires_at_idx ON submission_digests (expires_at);

-- What was typed into a form whose session had ended, until its owner signs in again.
CREATE TABLE kept_inputs (
    token_hash TEXT NOT NULL,
    path TEXT NOT NULL,
    fields JSONB NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT kept_inputs_pkey PRIMARY KEY (token_hash, path)
);
CREATE INDEX kept_inputs_expires_at_idx ON kept_inputs (expires_at);
CREATE INDEX kept_inputs_fields_contacts_idx ON kept_inputs USING GIN (contact_text(fields::text) gin_trgm_ops);

-- Who did what in the office. Nothing refers to it, so that an entry outlives what it is about.
CREATE TABLE audit_entries (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    actor_id UUID,
    action TEXT NOT NULL,
    target_kind TEXT NOT NULL,
    target_id TEXT,
    details JSONB NOT NULL DEFAULT '{}',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX audit_entries_client_idx ON audit_entries ((details ->> 'client_id'))
    WHERE details ->> 'client_id' IS NOT NULL;
CREATE INDEX audit_entries_created_at_idx ON audit_entries (created_at DESC);
CREATE INDEX audit_entries_details_contacts_idx ON audit_entries USING GIN (contact_text(details::text) gin_trgm_ops);
-- Entries about a person, by anything that they are about.
CREATE INDEX audit_entries_target_id_idx ON audit_entries (target_id);
CREATE INDEX audit_entries_target_kind_target_id_created_at_idx
    ON audit_entries (target_kind, target_id, created_at DESC);

-- What the office has deleted, for thirty days.
CREATE TABLE trash_items (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind TEXT NOT NULL,
    target_id UUID NOT NULL,
    title TEXT NOT NULL,
    person_id UUID,
    rows JSONB NOT NULL,
    links JSONB NOT NULL DEFAULT '[]',
    file_keys TEXT[] DEFAULT ARRAY[]::text[],
    cache_tags TEXT[] DEFAULT ARRAY[]::text[],
    deleted_by TEXT,
    deleted_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX trash_items_deleted_at_idx ON trash_items (deleted_at DESC);

-- Links by which a person sees, corrects and erases what is held of an address.
CREATE TABLE data_links (
    token_hash TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    language "Language" NOT NULL DEFAULT 'fr',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX data_links_email_idx ON data_links (email);
CREATE INDEX data_links_expires_at_idx ON data_links (expires_at);

-- ==== Mail

CREATE TYPE "MailStatus" AS ENUM ('waiting', 'sent', 'failed');

CREATE TABLE mail_messages (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind TEXT NOT NULL,
    recipient TEXT NOT NULL,
    language TEXT NOT NULL DEFAULT 'fr',
    subject TEXT NOT NULL,
    html TEXT NOT NULL,
    text TEXT NOT NULL,
    status "MailStatus" NOT NULL DEFAULT 'waiting',
    message_id TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    sent_at TIMESTAMPTZ(3),
    search_text TEXT GENERATED ALWAYS AS (
        plain_text(recipient || E'\n' || subject)
    ) STORED,
    former TEXT,
    topic TEXT,
    -- Letters that the team writes follow one another in the reader's mailbox.
    reply_to TEXT,
    thread_ids TEXT[] DEFAULT ARRAY[]::text[],
    -- The inquiry that a letter tells of, so that it goes with that without a look at every text.
    inquiry_id UUID,
    -- The files that go with a letter: each with its name and type, and where it is read when the letter leaves.
    attachments JSONB NOT NULL DEFAULT '[]',
    -- Of which invoice a letter tells.
    invoice_id UUID
);
CREATE INDEX mail_messages_created_at_id_idx ON mail_messages (created_at DESC, id DESC);
CREATE INDEX mail_messages_erasures_idx ON mail_messages (created_at) WHERE kind = 'data-erased';
CREATE INDEX mail_messages_inquiry_id_idx ON mail_messages (inquiry_id) WHERE inquiry_id IS NOT NULL;
CREATE INDEX mail_messages_invoice_id_idx ON mail_messages (invoice_id, created_at DESC) WHERE invoice_id IS NOT NULL;
CREATE INDEX mail_messages_last_error_contacts_idx ON mail_messages USING GIN (contact_text(last_error) gin_trgm_ops);
CREATE UNIQUE INDEX mail_messages_message_id_key ON mail_messages (message_id);
CREATE INDEX mail_messages_recipient_idx ON mail_messages (lower(recipient));
CREATE INDEX mail_messages_reviews_idx ON mail_messages (created_at) WHERE kind = 'new-review';
CREATE INDEX mail_messages_search_text_idx ON mail_messages USING GIN (search_text gin_trgm_ops);
CREATE INDEX mail_messages_status_created_at_id_idx ON mail_messages (status, created_at DESC, id DESC);
CREATE INDEX mail_messages_told_idx ON mail_messages USING GIN (told_in(text));
CREATE INDEX mail_messages_topic_idx ON mail_messages (topic);

CREATE FUNCTION counts_of_mail(status "MailStatus")
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'mail_messages', status::text, TIMESTAMPTZ 'epoch', 1::bigint
$$;
SELECT count_rows_by_trigger('mail_messages', 'counts_of_mail(r.status)', ARRAY['mail_messages']);

-- ==== Projects

CREATE TYPE "Currency" AS ENUM ('MAD', 'EUR', 'SAR');
CREATE TYPE "ProjectStatus" AS ENUM ('pending', 'in_progress', 'completed', 'cancelled');

CREATE TABLE projects (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    client_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    title TEXT NOT NULL,
    description TEXT,
    service_category "ServiceCategory",
    status "ProjectStatus" NOT NULL DEFAULT 'pending',
    budget DECIMAL(12,2),
    deadline DATE,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Counts the saved states: saving over a state that was not seen is refused.
    version INTEGER NOT NULL DEFAULT 1,
    search_text TEXT GENERATED ALWAYS AS (
        plain_text(title || E'\n' || coalesce(description, ''))
    ) STORED,
    -- How many revisions the price includes, and what an hour costs beyond them, in hundredths before tax.
    revisions_included SMALLINT,
    extra_hour_price INTEGER,
    currency "Currency" NOT NULL DEFAULT 'MAD'
);
CREATE INDEX projects_budget_created_at_idx ON projects (budget DESC NULLS LAST, created_at DESC);
CREATE INDEX projects_client_id_created_at_idx ON projects (client_id, created_at DESC);
CREATE INDEX projects_created_at_idx ON projects (created_at DESC);
CREATE INDEX projects_deadline_created_at_idx ON projects (deadline, created_at DESC);
CREATE INDEX projects_description_contacts_idx ON projects USING GIN (contact_text(description) gin_trgm_ops);
CREATE INDEX projects_earned_idx ON projects (id) INCLUDE (budget, client_id, created_at)
    WHERE status = 'completed' AND budget > 0;
CREATE INDEX projects_pending_idx ON projects (status) INCLUDE (budget) WHERE status IN ('pending', 'in_progress');
CREATE INDEX projects_plain_title_idx ON projects (plain_text(title), id);
CREATE INDEX projects_search_text_idx ON projects USING GIN (search_text gin_trgm_ops);
CREATE INDEX projects_status_idx ON projects (status);
-- Where another person's account, once it is erased, may still be named.
CREATE INDEX projects_title_contacts_idx ON projects USING GIN (contact_text(title) gin_trgm_ops);

CREATE TABLE project_events (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id UUID NOT NULL REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    status "ProjectStatus" NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
-- When projects were completed.
CREATE INDEX project_events_completed_idx ON project_events (project_id, created_at) WHERE status = 'completed';
CREATE INDEX project_events_project_id_created_at_idx ON project_events (project_id, created_at DESC);

-- Who of the team works on a project.
CREATE TABLE project_members (
    project_id UUID NOT NULL REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    member_id UUID NOT NULL REFERENCES team_members ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT project_members_pkey PRIMARY KEY (project_id, member_id)
);
CREATE INDEX project_members_member_id_idx ON project_members (member_id);

-- Up to where a user has read a thread, and was last written to about it.
CREATE TABLE project_readers (
    project_id UUID NOT NULL REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    profile_id UUID NOT NULL REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    read_at TIMESTAMPTZ(3),
    letter_at TIMESTAMPTZ(3),
    CONSTRAINT project_readers_pkey PRIMARY KEY (project_id, profile_id)
);
CREATE INDEX project_readers_profile_id_idx ON project_readers (profile_id);

-- What the team notes for itself. No query of the client's space reads this table.
CREATE TABLE project_notes (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id UUID NOT NULL REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    author_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX project_notes_author_id_idx ON project_notes (author_id);
CREATE INDEX project_notes_project_id_created_at_idx ON project_notes (project_id, created_at DESC);

-- What a project of a category begins with; `days` from its first day.
CREATE TABLE milestone_templates (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    category "ServiceCategory" NOT NULL,
    position SMALLINT NOT NULL,
    title TEXT NOT NULL,
    days SMALLINT NOT NULL,
    CONSTRAINT milestone_templates_days CHECK (days BETWEEN 0 AND 730)
);
CREATE UNIQUE INDEX milestone_templates_category_position_key ON milestone_templates (category, position);

CREATE TYPE "MilestoneState" AS ENUM ('upcoming', 'in_progress', 'in_review', 'approved', 'rework');
CREATE TYPE "ScheduleKind" AS ENUM ('deposit', 'progress', 'balance');

-- What is to be done of a project, and what it lets the agency invoice.
CREATE TABLE project_milestones (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id UUID NOT NULL REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    position SMALLINT NOT NULL,
    title TEXT NOT NULL,
    due_on DATE,
    quote_id UUID,
    schedule_step SMALLINT,
    share_bp INTEGER NOT NULL DEFAULT 0,
    kind "ScheduleKind",
    done_at TIMESTAMPTZ(3),
    state "MilestoneState" NOT NULL DEFAULT 'upcoming',
    -- The day that was promised first; what was promised last is due_on.
    planned_on DATE,
    -- What the client has to give before the work can go on, and since when.
    waits_for TEXT,
    waits_since TIMESTAMPTZ(3),
    version INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT project_milestones_waits CHECK ((waits_for IS NULL) = (waits_since IS NULL))
);
CREATE INDEX project_milestones_open_due_idx ON project_milestones (due_on) WHERE state <> 'approved';
CREATE UNIQUE INDEX project_milestones_project_id_position_key ON project_milestones (project_id, position);
CREATE INDEX project_milestones_quote_id_idx ON project_milestones (quote_id);
-- What waits for the client, the longest first.
CREATE INDEX project_milestones_waits_since_idx ON project_milestones (waits_since) WHERE waits_since IS NOT NULL;

CREATE TYPE "MilestoneEventKind" AS ENUM ('started', 'submitted', 'withdrawn', 'approved', 'rework', 'undone', 'moved',
    'waiting', 'resumed');

-- What happened to a milestone: who moved, submitted or approved it, and with which words.
CREATE TABLE milestone_events (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    milestone_id UUID NOT NULL REFERENCES project_milestones ON UPDATE CASCADE ON DELETE CASCADE,
    kind "MilestoneEventKind" NOT NULL,
    text TEXT,
    from_on DATE,
    to_on DATE,
    actor_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX milestone_events_actor_id_idx ON milestone_events (actor_id);
CREATE INDEX milestone_events_milestone_id_created_at_idx ON milestone_events (milestone_id, created_at DESC);

-- The thread of a project: what its client and the agency write to each other.
CREATE TABLE project_messages (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id UUID NOT NULL REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    -- Null once the account is erased.
    author_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    is_from_agency BOOLEAN NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX project_messages_author_id_idx ON project_messages (author_id);
-- What clients wrote last, in all projects.
CREATE INDEX project_messages_of_clients_idx ON project_messages (created_at) WHERE NOT is_from_agency;
CREATE INDEX project_messages_project_id_created_at_id_idx ON project_messages (project_id, created_at DESC, id DESC);

-- What client and agency give each other for a project. A file of a name that exists is a further version of it.
CREATE TABLE project_files (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id UUID NOT NULL REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    -- The message it came with.
    message_id UUID REFERENCES project_messages ON UPDATE CASCADE ON DELETE SET NULL,
    uploader_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    is_from_agency BOOLEAN NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    storage_key TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    handover_id UUID,
    -- A small picture of a picture or of the first page of a PDF, stored beside the file that it shows.
    preview_key TEXT,
    preview_width INTEGER,
    preview_height INTEGER,
    CONSTRAINT project_files_bytes CHECK (bytes > 0),
    CONSTRAINT project_files_preview CHECK (num_nulls(preview_key, preview_width, preview_height) IN (0, 3))
);
CREATE INDEX project_files_handover_id_idx ON project_files (handover_id);
CREATE INDEX project_files_message_id_idx ON project_files (message_id);
CREATE UNIQUE INDEX project_files_preview_key_key ON project_files (preview_key);
CREATE UNIQUE INDEX project_files_project_id_name_version_key ON project_files (project_id, name, version);
CREATE UNIQUE INDEX project_files_storage_key_key ON project_files (storage_key);
CREATE INDEX project_files_uploader_id_idx ON project_files (uploader_id);

-- Which versions of which files were seen when a milestone was approved or sent back.
CREATE TABLE milestone_event_files (
    event_id UUID NOT NULL REFERENCES milestone_events ON UPDATE CASCADE ON DELETE CASCADE,
    file_id UUID NOT NULL REFERENCES project_files ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT milestone_event_files_pkey PRIMARY KEY (event_id, file_id)
);
CREATE INDEX milestone_event_files_file_id_idx ON milestone_event_files (file_id);

-- What is handed over at the end of a project.
CREATE TABLE project_handovers (
    project_id UUID PRIMARY KEY REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    summary TEXT NOT NULL,
    accesses TEXT NOT NULL DEFAULT '',
    handed_over_at TIMESTAMPTZ(3),
    version INTEGER NOT NULL DEFAULT 1
);
ALTER TABLE project_files ADD CONSTRAINT project_files_handover_id_fkey FOREIGN KEY (handover_id) REFERENCES
    project_handovers(project_id) ON UPDATE CASCADE ON DELETE SET NULL;

-- -- The days count from the beginning of the project.
INSERT INTO milestone_templates (category, "position", title, days) VALUES
    ('programming', 1, 'Cadrage', 5),
    ('programming', 2, 'Maquettes', 15),
    ('programming', 3, 'Développement', 40),
    ('programming', 4, 'Recette', 50),
    ('programming', 5, 'Mise en ligne', 55),
    ('graphics', 1, 'Brief', 3),
    ('graphics', 2, 'Pistes', 10),
    ('graphics', 3, 'Piste retenue', 17),
    ('graphics', 4, 'Fichiers finaux', 24),
    ('content', 1, 'Ligne éditoriale', 5),
    ('content', 2, 'Premiers textes', 12),
    ('content', 3, 'Relecture', 19),
    ('content', 4, 'Publication', 26),
    ('business', 1, 'Diagnostic', 7),
    ('business', 2, 'Recommandations', 20),
    ('business', 3, 'Mise en œuvre', 45),
    ('business', 4, 'Bilan', 60);

-- A deleted file takes its bytes and those of its preview with it: both are pending, and housekeeping deletes them.
CREATE FUNCTION "release_project_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "pending_files" ("key", "created_at")
        SELECT "key", now() - interval '2 days' FROM unnest(ARRAY[OLD."storage_key", OLD."preview_key"]) AS "key"
        WHERE "key" IS NOT NULL
        ON CONFLICT ("key") DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER project_files_release AFTER DELETE ON project_files FOR EACH ROW EXECUTE FUNCTION release_project_file();

-- ==== Testimonials

CREATE TABLE testimonials (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    name TEXT NOT NULL,
    company TEXT,
    position TEXT,
    content TEXT NOT NULL,
    rating SMALLINT NOT NULL,
    is_published BOOLEAN NOT NULL DEFAULT false,
    is_featured BOOLEAN NOT NULL DEFAULT false,
    is_spam BOOLEAN NOT NULL DEFAULT false,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    search_text TEXT GENERATED ALWAYS AS (
        plain_text(name || E'\n' || coalesce(company, '') || E'\n' || coalesce(position, '') || E'\n' || content)
    ) STORED,
    -- When an admin decided whether the review is published.
    decided_at TIMESTAMPTZ(3),
    -- What stands behind a review, what it is about, and the agency's answer.
    project_id UUID REFERENCES projects ON UPDATE CASCADE ON DELETE SET NULL,
    replied_at TIMESTAMPTZ(3),
    reply TEXT,
    service_id UUID REFERENCES services ON UPDATE CASCADE ON DELETE SET NULL,
    CONSTRAINT testimonials_rating_check CHECK (rating BETWEEN 0 AND 5)
);
CREATE INDEX testimonials_created_at_idx ON testimonials (created_at DESC);
CREATE INDEX testimonials_is_published_is_featured_created_at_idx
    ON testimonials (is_published, is_featured DESC, created_at DESC);
CREATE INDEX testimonials_is_spam_is_published_is_featured_decided_at_idx
    ON testimonials (is_spam, is_published, is_featured, decided_at);
CREATE INDEX testimonials_plain_name_idx ON testimonials (plain_text(name), created_at DESC);
CREATE INDEX testimonials_project_id_idx ON testimonials (project_id);
CREATE INDEX testimonials_rating_created_at_idx ON testimonials (rating DESC, created_at DESC);
CREATE INDEX testimonials_search_text_idx ON testimonials USING GIN (search_text gin_trgm_ops);
CREATE INDEX testimonials_service_id_idx ON testimonials (service_id);

CREATE TABLE testimonial_reports (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    testimonial_id UUID NOT NULL REFERENCES testimonials ON UPDATE CASCADE ON DELETE CASCADE,
    reason TEXT NOT NULL,
    email TEXT,
    settled_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX testimonial_reports_settled_at_created_at_idx ON testimonial_reports (settled_at, created_at DESC);
CREATE INDEX testimonial_reports_testimonial_id_idx ON testimonial_reports (testimonial_id);

-- The review that the client of a finished project is asked for.
CREATE TABLE review_requests (
    project_id UUID PRIMARY KEY REFERENCES projects ON UPDATE CASCADE ON DELETE CASCADE,
    profile_id UUID NOT NULL REFERENCES profiles ON UPDATE CASCADE ON DELETE CASCADE,
    due_at TIMESTAMPTZ(3) NOT NULL,
    asked_at TIMESTAMPTZ(3),
    reminded_at TIMESTAMPTZ(3),
    answered_at TIMESTAMPTZ(3),
    refused_at TIMESTAMPTZ(3)
);
CREATE INDEX review_requests_due_at_idx ON review_requests (due_at);
CREATE INDEX review_requests_profile_id_idx ON review_requests (profile_id);

CREATE TABLE review_links (
    token_hash TEXT PRIMARY KEY,
    project_id UUID NOT NULL REFERENCES review_requests ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX review_links_project_id_idx ON review_links (project_id);

-- ==== Case studies

CREATE TYPE "CaseStatus" AS ENUM ('draft', 'published');

CREATE TABLE case_studies (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    slug TEXT NOT NULL,
    title TEXT NOT NULL,
    client_name TEXT NOT NULL,
    sector TEXT NOT NULL,
    country CHARACTER(2) NOT NULL,
    year SMALLINT NOT NULL,
    language "Language" NOT NULL DEFAULT 'fr',
    status "CaseStatus" NOT NULL DEFAULT 'draft',
    position INTEGER NOT NULL DEFAULT 0,
    summary TEXT NOT NULL DEFAULT '',
    problem TEXT NOT NULL DEFAULT '',
    work_done TEXT NOT NULL DEFAULT '',
    public_url TEXT,
    image_url TEXT,
    image_alt TEXT,
    testimonial_id UUID REFERENCES testimonials ON UPDATE CASCADE ON DELETE SET NULL,
    project_id UUID REFERENCES projects ON UPDATE CASCADE ON DELETE SET NULL,
    is_fictitious BOOLEAN NOT NULL DEFAULT false,
    version INTEGER NOT NULL DEFAULT 1,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    published_at TIMESTAMPTZ(3),
    -- A work in another language is a case of its own, which names the one it translates.
    original_id UUID REFERENCES case_studies ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT case_studies_year CHECK (year BETWEEN 1990 AND 2200)
);
CREATE UNIQUE INDEX case_studies_original_id_language_key ON case_studies (original_id, language);
CREATE INDEX case_studies_project_id_idx ON case_studies (project_id);
CREATE UNIQUE INDEX case_studies_slug_key ON case_studies (slug);
CREATE INDEX case_studies_status_position_id_idx ON case_studies (status, position, id);
CREATE INDEX case_studies_status_sector_position_idx ON case_studies (status, sector, position);
CREATE INDEX case_studies_testimonial_id_idx ON case_studies (testimonial_id);

CREATE TABLE case_study_slugs (
    slug TEXT PRIMARY KEY,
    case_id UUID NOT NULL REFERENCES case_studies ON UPDATE CASCADE ON DELETE CASCADE,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX case_study_slugs_case_id_idx ON case_study_slugs (case_id);

CREATE TABLE case_study_services (
    case_id UUID NOT NULL REFERENCES case_studies ON UPDATE CASCADE ON DELETE CASCADE,
    service_id UUID NOT NULL REFERENCES services ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT case_study_services_pkey PRIMARY KEY (case_id, service_id)
);
CREATE INDEX case_study_services_service_id_idx ON case_study_services (service_id);

CREATE TABLE case_study_figures (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    case_id UUID NOT NULL REFERENCES case_studies ON UPDATE CASCADE ON DELETE CASCADE,
    position SMALLINT NOT NULL,
    label TEXT NOT NULL,
    before_text TEXT,
    after_text TEXT NOT NULL,
    source TEXT NOT NULL,
    measured_on DATE NOT NULL
);
CREATE UNIQUE INDEX case_study_figures_case_id_position_key ON case_study_figures (case_id, position);

CREATE TABLE case_study_people (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    case_id UUID NOT NULL REFERENCES case_studies ON UPDATE CASCADE ON DELETE CASCADE,
    position SMALLINT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL
);
CREATE UNIQUE INDEX case_study_people_case_id_position_key ON case_study_people (case_id, position);

CREATE TYPE "CasePictureKind" AS ENUM ('desktop', 'phone', 'detail', 'before', 'after');

CREATE TABLE case_study_pictures (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    case_id UUID NOT NULL REFERENCES case_studies ON UPDATE CASCADE ON DELETE CASCADE,
    position SMALLINT NOT NULL,
    kind "CasePictureKind" NOT NULL,
    image_url TEXT NOT NULL,
    image_alt TEXT NOT NULL,
    caption TEXT
);
CREATE UNIQUE INDEX case_study_pictures_case_id_position_key ON case_study_pictures (case_id, position);

CREATE TABLE case_study_consents (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    case_id UUID NOT NULL REFERENCES case_studies ON UPDATE CASCADE ON DELETE CASCADE,
    project_id UUID REFERENCES projects ON UPDATE CASCADE ON DELETE SET NULL,
    email TEXT NOT NULL,
    language "Language" NOT NULL DEFAULT 'fr',
    token_hash TEXT NOT NULL,
    asked_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    name TEXT,
    given_at TIMESTAMPTZ(3),
    withdrawn_at TIMESTAMPTZ(3),
    CONSTRAINT case_study_consents_order CHECK (withdrawn_at IS NULL OR given_at IS NOT NULL)
);
CREATE INDEX case_study_consents_case_id_asked_at_idx ON case_study_consents (case_id, asked_at DESC);
CREATE INDEX case_study_consents_email_idx ON case_study_consents (email);
CREATE INDEX case_study_consents_project_id_idx ON case_study_consents (project_id);
CREATE UNIQUE INDEX case_study_consents_token_hash_key ON case_study_consents (token_hash);

-- ==== Blog

-- A counted view writes the row again: the room that a page leaves keeps it there, without a change of any index.
CREATE TABLE blog_posts (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    title TEXT NOT NULL,
    slug TEXT NOT NULL,
    excerpt TEXT NOT NULL DEFAULT '',
    content TEXT NOT NULL DEFAULT '',
    category TEXT NOT NULL,
    is_published BOOLEAN NOT NULL DEFAULT false,
    published_at TIMESTAMPTZ(3),
    author_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    views_count INTEGER NOT NULL DEFAULT 0,
    image_url TEXT,
    tags TEXT[] DEFAULT ARRAY[]::text[],
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    image_alt TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    -- An address that was ever public is kept when it changes, also while its article is a draft again.
    was_published BOOLEAN NOT NULL DEFAULT false,
    ai_reviewed_at TIMESTAMPTZ(3),
    ai_reviewer_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    is_ai_generated BOOLEAN NOT NULL DEFAULT false,
    language "Language" NOT NULL DEFAULT 'fr',
    tsv TSVECTOR GENERATED ALWAYS AS (
        setweight(words_of(language, title), 'A') ||
        setweight(words_of(language, category || ' ' || joined_words(tags)), 'B') ||
        setweight(words_of(language, excerpt), 'C') ||
        setweight(words_of(language, content), 'D') ||
        language_mark(language)
    ) STORED,
    word_count INTEGER,
    words_wanted INTEGER,
    signed_by_id UUID REFERENCES team_members ON UPDATE CASCADE ON DELETE SET NULL,
    character_count INTEGER,
    characters_wanted INTEGER,
    CONSTRAINT blog_posts_views_count_check CHECK (views_count >= 0)
) WITH (fillfactor = 85);
CREATE INDEX blog_posts_created_at_id_idx ON blog_posts (created_at DESC, id DESC);
CREATE INDEX blog_posts_is_published_category_published_at_id_idx
    ON blog_posts (is_published, category, published_at DESC, id DESC);
CREATE INDEX blog_posts_is_published_published_at_id_idx ON blog_posts (is_published, published_at DESC, id DESC);
-- The order by title in the back office's list, without accents.
CREATE INDEX blog_posts_plain_title_id_idx ON blog_posts (plain_text(title), id);
-- New entries go to their place at once: the embedded database has no process that would do it later.
CREATE INDEX blog_posts_plain_title_idx ON blog_posts USING GIN (plain_text(title) gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX blog_posts_signed_by_id_idx ON blog_posts (signed_by_id);
CREATE UNIQUE INDEX blog_posts_slug_key ON blog_posts (slug);
CREATE INDEX blog_posts_tags_idx ON blog_posts USING GIN (tags) WITH (fastupdate = off);
CREATE INDEX blog_posts_tsv_idx ON blog_posts USING GIN (tsv);
-- When one of the published articles changed last.
CREATE INDEX blog_posts_updated_at_idx ON blog_posts (updated_at) WHERE is_published;

CREATE TABLE blog_post_slugs (
    slug TEXT PRIMARY KEY,
    post_id UUID NOT NULL REFERENCES blog_posts ON UPDATE CASCADE ON DELETE CASCADE,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX blog_post_slugs_post_id_idx ON blog_post_slugs (post_id);

CREATE TABLE blog_post_views (
    post_id UUID NOT NULL REFERENCES blog_posts ON UPDATE CASCADE ON DELETE CASCADE,
    day DATE NOT NULL,
    views INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT blog_post_views_pkey PRIMARY KEY (post_id, day)
);
CREATE INDEX blog_post_views_day_idx ON blog_post_views (day);

-- The order of articles by their views, in a narrow table of its own: an index of views_count would have each counted
-- view write every word of its article into the search again.
CREATE TABLE blog_post_view_totals (
    post_id UUID PRIMARY KEY REFERENCES blog_posts ON UPDATE CASCADE ON DELETE CASCADE,
    views INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX blog_post_view_totals_views_created_at_post_id_idx
    ON blog_post_view_totals (views DESC, created_at DESC, post_id DESC);

-- Follows the article's own counter.
CREATE FUNCTION keep_view_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO blog_post_view_totals (post_id, views, created_at) VALUES (NEW.id, NEW.views_count, NEW.created_at)
    ON CONFLICT (post_id) DO UPDATE SET views = excluded.views, created_at = excluded.created_at;
    RETURN NULL;
END
$$;
CREATE TRIGGER keep_first_view_total AFTER INSERT ON blog_posts FOR EACH ROW EXECUTE FUNCTION keep_view_total();
CREATE TRIGGER keep_view_total AFTER UPDATE ON blog_posts
    FOR EACH ROW WHEN (OLD.views_count <> NEW.views_count OR OLD.created_at <> NEW.created_at) EXECUTE FUNCTION
        keep_view_total();

CREATE FUNCTION counts_of_post(is_published BOOLEAN, category TEXT, views_count INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT CASE WHEN is_published THEN 'published_posts' ELSE 'draft_posts' END, left(category, 200),
        TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'post_views', '', TIMESTAMPTZ 'epoch', views_count
$$;
SELECT count_rows_by_trigger('blog_posts', 'counts_of_post(r.is_published, r.category, r.views_count)',
    ARRAY['published_posts', 'draft_posts', 'post_views']);

CREATE FUNCTION counts_of_views(day DATE, views INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'views_by_day', '', day::timestamp AT TIME ZONE 'UTC', views::bigint
$$;
SELECT count_rows_by_trigger('blog_post_views', 'counts_of_views(r.day, r.views)', ARRAY['views_by_day']);

-- ==== Generation of articles

CREATE TYPE "GenerationKind" AS ENUM ('single', 'five', 'bulk');
CREATE TYPE "GenerationStatus" AS ENUM ('running', 'paused', 'cancelled', 'finished');

CREATE TABLE generations (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind "GenerationKind" NOT NULL,
    status "GenerationStatus" NOT NULL DEFAULT 'running',
    source TEXT,
    actor_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    finished_at TIMESTAMPTZ(3),
    -- Why a run waits although its owner has not paused it.
    pause_reason TEXT
);
CREATE INDEX generations_kind_created_at_idx ON generations (kind, created_at DESC);

CREATE TYPE "GenerationItemStatus" AS ENUM ('waiting', 'running', 'done', 'failed', 'cancelled');

CREATE TABLE generation_items (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    generation_id UUID NOT NULL REFERENCES generations ON UPDATE CASCADE ON DELETE CASCADE,
    position INTEGER NOT NULL,
    brief JSONB NOT NULL,
    status "GenerationItemStatus" NOT NULL DEFAULT 'waiting',
    attempts INTEGER NOT NULL DEFAULT 0,
    partial_text TEXT NOT NULL DEFAULT '',
    result JSONB,
    error TEXT,
    post_id UUID REFERENCES blog_posts ON UPDATE CASCADE ON DELETE SET NULL,
    provider TEXT,
    model TEXT,
    prompt TEXT,
    input_tokens INTEGER,
    output_tokens INTEGER,
    cost_micro_usd INTEGER,
    started_at TIMESTAMPTZ(3),
    finished_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX generation_items_generation_id_position_key ON generation_items (generation_id, position);
CREATE INDEX generation_items_generation_id_status_idx ON generation_items (generation_id, status);
CREATE UNIQUE INDEX generation_items_post_id_key ON generation_items (post_id);

-- ==== Inquiries

CREATE TYPE "BudgetRange" AS ENUM ('small', 'medium', 'large');
CREATE TYPE "InquiryChannel" AS ENUM ('form', 'whatsapp', 'phone', 'email', 'event', 'import', 'other');
CREATE TYPE "InquiryStatus" AS ENUM ('new', 'contacted', 'qualified', 'converted', 'rejected');
CREATE TYPE "LostReason" AS ENUM ('price', 'delay', 'competitor', 'unreachable', 'out_of_scope', 'duplicate', 'other');

CREATE TABLE contact_inquiries (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    name TEXT NOT NULL,
    email TEXT,
    phone TEXT,
    company TEXT,
    service_interest TEXT,
    message TEXT NOT NULL,
    status "InquiryStatus" NOT NULL DEFAULT 'new',
    is_spam BOOLEAN NOT NULL DEFAULT false,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    client_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    project_id UUID REFERENCES projects ON UPDATE CASCADE ON DELETE SET NULL,
    language "Language" NOT NULL DEFAULT 'fr',
    tier_name "TierName",
    budget_range "BudgetRange",
    -- What the lists of the back office search, written by the database: to plain_text() each row while searching takes a
    -- second among 10,000.
    search_text TEXT GENERATED ALWAYS AS (
        plain_text(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(company, '') || E'\n'
        || coalesce(phone, '') || E'\n' || replace(coalesce(phone, ''), '+212', '0') || E'\n' || message)
    ) STORED,
    owner_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    next_action TEXT,
    next_action_at TIMESTAMPTZ(3),
    lost_reason "LostReason",
    first_reply_at TIMESTAMPTZ(3),
    channel "InquiryChannel" NOT NULL DEFAULT 'form',
    version INTEGER NOT NULL DEFAULT 1,
    -- By when the answer is due that every page promises.
    reply_due_at TIMESTAMPTZ(3),
    -- By which page, site and campaign it came first and last. Null where that is not known; empty where there was none.
    first_page TEXT,
    first_referrer TEXT,
    first_campaign TEXT,
    first_at TIMESTAMPTZ(3),
    last_page TEXT,
    last_referrer TEXT,
    last_campaign TEXT,
    last_at TIMESTAMPTZ(3),
    reference_code TEXT,
    -- Whether the address of an inquiry came with a merged message: who reads it is not known to have sent the inquiry.
    email_from_merge BOOLEAN NOT NULL DEFAULT false,
    -- When something has to be done: the earlier of what is planned and of the answer that is due. Null where the
    -- inquiry is converted, rejected or set aside.
    due_at TIMESTAMPTZ(3) GENERATED ALWAYS AS (
        CASE WHEN NOT is_spam AND status IN ('new', 'contacted', 'qualified') THEN
            least(next_action_at, CASE WHEN first_reply_at IS NULL THEN reply_due_at END)
        END
    ) STORED,
    CONSTRAINT contact_inquiries_reachable_check CHECK (email IS NOT NULL OR phone IS NOT NULL)
);
CREATE INDEX contact_inquiries_client_id_idx ON contact_inquiries (client_id);
CREATE INDEX contact_inquiries_created_at_id_idx ON contact_inquiries (created_at DESC, id DESC) WHERE NOT is_spam;
-- What has to be done, the most urgent first.
CREATE INDEX contact_inquiries_due_at_id_idx ON contact_inquiries (due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX contact_inquiries_email_idx ON contact_inquiries (email);
CREATE INDEX contact_inquiries_email_key_idx ON contact_inquiries (email_key(email), created_at DESC, id DESC)
    WHERE NOT is_spam;
CREATE INDEX contact_inquiries_lower_email_idx ON contact_inquiries (lower(email) text_pattern_ops);
CREATE INDEX contact_inquiries_next_action_contacts_idx ON contact_inquiries
    USING GIN (contact_text(next_action) gin_trgm_ops);
-- The list shows those of one of the team, or of none, in its order: however few or old they are.
CREATE INDEX contact_inquiries_owner_created_at_idx ON contact_inquiries (owner_id, created_at DESC, id DESC)
    WHERE owner_id IS NOT NULL AND NOT is_spam;
CREATE INDEX contact_inquiries_owner_id_idx ON contact_inquiries (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX contact_inquiries_phone_alone_idx ON contact_inquiries (phone) WHERE email IS NULL;
CREATE INDEX contact_inquiries_phone_key_idx ON contact_inquiries (phone_key(phone), created_at DESC, id DESC)
    WHERE NOT is_spam;
CREATE INDEX contact_inquiries_plain_name_idx ON contact_inquiries (plain_text(name), created_at DESC, id DESC)
    INCLUDE (name, status)
    WHERE NOT is_spam;
CREATE INDEX contact_inquiries_project_id_idx ON contact_inquiries (project_id);
-- An inquiry is found by the reference with which its chat began.
CREATE INDEX contact_inquiries_reference_code_idx ON contact_inquiries (reference_code) WHERE reference_code IS NOT NULL;
CREATE INDEX contact_inquiries_search_text_idx ON contact_inquiries USING GIN (search_text gin_trgm_ops);
CREATE INDEX contact_inquiries_spam_idx ON contact_inquiries (created_at DESC, id DESC) WHERE is_spam;
CREATE INDEX contact_inquiries_status_created_at_id_idx ON contact_inquiries (status, created_at DESC, id DESC)
    WHERE NOT is_spam;
CREATE INDEX contact_inquiries_unowned_idx ON contact_inquiries (created_at DESC, id DESC)
    WHERE owner_id IS NULL AND NOT is_spam;
CREATE INDEX contact_inquiries_unplanned_idx ON contact_inquiries (created_at, id)
    WHERE due_at IS NULL AND NOT is_spam AND status IN ('new', 'contacted', 'qualified');

CREATE TYPE "InquiryEventKind" AS ENUM ('message', 'note', 'call', 'email', 'whatsapp', 'status', 'owner', 'next_action',
    'conversion', 'quarantine', 'correction', 'merge');

CREATE TABLE inquiry_events (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    inquiry_id UUID NOT NULL REFERENCES contact_inquiries ON UPDATE CASCADE ON DELETE CASCADE,
    kind "InquiryEventKind" NOT NULL,
    text TEXT,
    actor_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    mail_id UUID REFERENCES mail_messages ON UPDATE CASCADE ON DELETE SET NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Of which merged inquiry a line of the history is.
    merged_id UUID
);
CREATE INDEX inquiry_events_actor_id_idx ON inquiry_events (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX inquiry_events_inquiry_id_created_at_idx ON inquiry_events (inquiry_id, created_at DESC);
-- Of rows that name one, for when a letter or an account is deleted.
CREATE INDEX inquiry_events_mail_id_idx ON inquiry_events (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX inquiry_events_merged_id_idx ON inquiry_events (merged_id) WHERE merged_id IS NOT NULL;
CREATE INDEX inquiry_events_text_contacts_idx ON inquiry_events USING GIN (contact_text(text) gin_trgm_ops);

-- Where an inquiry went that was merged with another: its address leads there, and letters name it.
CREATE TABLE inquiry_merges (
    merged_id UUID PRIMARY KEY,
    inquiry_id UUID NOT NULL REFERENCES contact_inquiries ON UPDATE CASCADE ON DELETE CASCADE,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Who sent a message that was merged, so that its sender may ask for it and for nothing else.
    sender_email TEXT
);
CREATE INDEX inquiry_merges_inquiry_id_idx ON inquiry_merges (inquiry_id);
CREATE INDEX inquiry_merges_sender_email_idx ON inquiry_merges (sender_email) WHERE sender_email IS NOT NULL;

CREATE TYPE "ReplyChannel" AS ENUM ('whatsapp', 'email');

CREATE TABLE reply_templates (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    name TEXT NOT NULL,
    language "Language" NOT NULL DEFAULT 'fr',
    channel "ReplyChannel",
    subject TEXT,
    body TEXT NOT NULL,
    display_order INTEGER NOT NULL DEFAULT 0,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX reply_templates_language_display_order_idx ON reply_templates (language, display_order);

-- -- What the office may begin with.
INSERT INTO reply_templates (name, language, channel, subject, body, display_order) VALUES
    ('Premier contact', 'fr', NULL, 'Votre demande : {service}',
        'Bonjour {prénom},

Merci pour votre message au sujet de : {service}. Quand pouvons-nous vous appeler dix minutes, aujourd’hui ou demain ?

En attendant, voici ce que nous faisons : {lien}',
        10),
    ('Demander des précisions', 'fr', NULL, 'Quelques questions sur votre demande',
        'Bonjour {prénom},

Pour vous faire un devis juste ({service}), il nous manque trois choses :

1. pour quand vous en avez besoin ;
2. ce qui existe déjà (textes, logo, site) ;
3. un ordre de grandeur de votre budget.

Merci, et à très vite.',
        20),
    ('Relance', 'fr', NULL, 'Où en est votre projet ?',
        'Bonjour {prénom},

Nous n’avons pas eu de vos nouvelles depuis notre réponse ({service}). Le sujet est-il toujours d’actualité ?

Un mot suffit, même pour dire non.',
        30),
    ('Après un appel manqué', 'fr', 'whatsapp', NULL,
        'Bonjour {prénom}, nous venons d’essayer de vous joindre au sujet de votre demande ({service}). À quelle heure pouvons-nous vous rappeler ?',
        40),
    ('Primer contacto', 'es', NULL, 'Su consulta: {service}',
        'Hola, {prénom}:

Gracias por su mensaje sobre {service}. ¿Cuándo podemos llamarle diez minutos, hoy o mañana?

Mientras tanto, aquí puede ver lo que hacemos: {lien}',
        10),
    ('Pedir detalles', 'es', NULL, 'Algunas preguntas sobre su consulta',
        'Hola, {prénom}:

Para hacerle un presupuesto ajustado ({service}) nos faltan tres datos:

1. para cuándo lo necesita;
2. qué tiene ya (textos, logotipo, sitio);
3. un presupuesto aproximado.

Gracias y hasta pronto.',
        20),
    ('Recordatorio', 'es', NULL, '¿Cómo va su proyecto?',
        'Hola, {prénom}:

No hemos tenido noticias suyas desde nuestra respuesta ({service}). ¿Sigue interesado?

Basta una palabra, también para decir que no.',
        30),
    ('التواصل الأول', 'ar', NULL, 'طلبكم: {service}',
        'مرحباً {prénom}،

شكراً على رسالتكم بخصوص {service}. متى يمكننا الاتصال بكم لعشر دقائق، اليوم أو غداً؟

في انتظار ذلك، هذا ما نقدمه: {lien}',
        10),
    ('طلب توضيحات', 'ar', NULL, 'بعض الأسئلة حول طلبكم',
        'مرحباً {prénom}،

لنعدّ لكم عرض سعر دقيقاً ({service}) نحتاج إلى ثلاثة أمور:

1. الموعد الذي تحتاجونه فيه؛
2. ما هو جاهز لديكم (نصوص، شعار، موقع)؛
3. ميزانية تقريبية.

شكراً لكم.',
        20),
    ('تذكير', 'ar', NULL, 'إلى أين وصل مشروعكم؟',
        'مرحباً {prénom}،

لم تصلنا أخباركم منذ ردّنا ({service}). هل ما زلتم مهتمين بالموضوع؟

تكفي كلمة واحدة، ولو كانت لا.',
        30);

-- By day, and by month for whole years.
CREATE FUNCTION counts_of_source(
    status "InquiryStatus", is_spam BOOLEAN, created_at TIMESTAMPTZ, channel "InquiryChannel", page TEXT, campaign TEXT,
    site TEXT
)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT of.name, concat_ws(' ', CASE WHEN channel = 'form' THEN 'form' ELSE 'other' END, status::text,
            left(coalesce(of.value, '?'), 300)),
        date_trunc(of.step, created_at + interval '1 hour', 'UTC'), 1::bigint
    FROM (VALUES
        ('leads_by_page', page, 'day'), ('leads_by_campaign', campaign, 'day'), ('leads_by_site', site, 'day'),
        ('leads_by_page_and_month', page, 'month'), ('leads_by_campaign_and_month', campaign, 'month'),
        ('leads_by_site_and_month', site, 'month')
    ) AS of (name, value, step) WHERE NOT is_spam
$$;

-- Where a transaction sets zellige.keep_counts, what it takes from inquiries or deletes stays counted by page, site and
-- campaign: an erasure or a purge leaves the figures of the past as they were.
CREATE FUNCTION count_lead_sources() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
    IF TG_OP <> 'INSERT' AND current_setting('zellige.keep_counts', true) = 'on' THEN
        RETURN NULL;
    END IF;
    IF TG_OP = 'INSERT' THEN
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT c.name, c.key, c.at, sum(c.count) FROM new_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer) c GROUP BY 1, 2, 3;
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT c.name, c.key, c.at, -sum(c.count) FROM old_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer) c GROUP BY 1, 2, 3;
    ELSE
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT changes.name, changes.key, changes.at, sum(changes.count) FROM (
            SELECT c.name, c.key, c.at, c.count FROM new_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer) c
            UNION ALL
            SELECT c.name, c.key, c.at, -c.count FROM old_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer) c
        ) AS changes GROUP BY 1, 2, 3 HAVING sum(changes.count) <> 0;
    END IF;
    RETURN NULL;
END
$body$;
CREATE TRIGGER count_sources_deleted AFTER DELETE ON contact_inquiries REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lead_sources();
CREATE TRIGGER count_sources_inserted AFTER INSERT ON contact_inquiries REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lead_sources();
CREATE TRIGGER count_sources_updated AFTER UPDATE ON contact_inquiries REFERENCING OLD TABLE AS old_rows NEW TABLE AS
    new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lead_sources();

-- What each row counts as.
CREATE FUNCTION counts_of_inquiry(status "InquiryStatus", is_spam BOOLEAN, created_at TIMESTAMPTZ, service TEXT)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'inquiries', CASE WHEN is_spam THEN 'spam' ELSE status::text END, TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'inquiries_by_hour', '', date_trunc('hour', created_at, 'UTC'), 1 WHERE NOT is_spam
    UNION ALL
    SELECT 'inquiry_statuses_by_day', status::text, date_trunc('day', created_at, 'UTC'), 1 WHERE NOT is_spam
    UNION ALL
    SELECT 'inquiry_services_by_day', left(coalesce(service, ''), 200), date_trunc('day', created_at, 'UTC'), 1
    WHERE NOT is_spam
$$;
SELECT count_rows_by_trigger('contact_inquiries',
    'counts_of_inquiry(r.status, r.is_spam, r.created_at, r.service_interest)', ARRAY['inquiries', 'inquiries_by_hour',
    'inquiry_statuses_by_day', 'inquiry_services_by_day']);

-- ==== Visitors and where they come from

-- What is seen and followed on the public site, counted by day: no row tells of a person.
CREATE TABLE page_views (
    day DATE NOT NULL,
    page TEXT NOT NULL,
    referrer TEXT NOT NULL,
    campaign TEXT NOT NULL,
    views INTEGER NOT NULL,
    CONSTRAINT page_views_pkey PRIMARY KEY (day, page, referrer, campaign)
);

-- Batches that are counted: one that arrives twice is counted once.
CREATE TABLE page_view_batches (
    id UUID PRIMARY KEY,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TYPE "ContactWay" AS ENUM ('whatsapp', 'phone', 'email');

-- Ways out that visitors take to write or to call.
CREATE TABLE contact_clicks (
    day DATE NOT NULL,
    page TEXT NOT NULL,
    campaign TEXT NOT NULL,
    way "ContactWay" NOT NULL,
    clicks INTEGER NOT NULL,
    CONSTRAINT contact_clicks_pkey PRIMARY KEY (day, page, campaign, way)
);

-- The values that a day has counted: past a number of them, further ones count as other.
CREATE TABLE source_values (
    day DATE NOT NULL,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT source_values_pkey PRIMARY KEY (day, kind, value)
);

-- The reference that a chat begins with, and the page and campaign it stands for.
CREATE TABLE reference_codes (
    code TEXT PRIMARY KEY,
    page TEXT NOT NULL,
    campaign TEXT NOT NULL,
    day DATE NOT NULL
);
CREATE UNIQUE INDEX reference_codes_page_campaign_day_key ON reference_codes (page, campaign, day);

-- Who was counted today, by an article or by a link: a digest that ends with the day.
CREATE TABLE visitor_day_marks (
    digest TEXT PRIMARY KEY,
    expires_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX visitor_day_marks_expires_at_idx ON visitor_day_marks (expires_at);

-- Whole years are read by month: a year of days is a hundred thousand rows.
CREATE FUNCTION counts_of_page_views(day DATE, page TEXT, campaign TEXT, site TEXT, views INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT of.name, left(of.value, 300), month_of(day), views::bigint
    FROM (VALUES
        ('views_by_page_and_month', page), ('views_by_campaign_and_month', campaign), ('views_by_site_and_month', site)
    ) AS of (name, value)
$$;
SELECT count_rows_by_trigger('page_views', 'counts_of_page_views(r.day, r.page, r.campaign, r.referrer, r.views)',
    ARRAY['views_by_page_and_month', 'views_by_campaign_and_month', 'views_by_site_and_month']);

CREATE FUNCTION counts_of_clicks(day DATE, page TEXT, campaign TEXT, clicks INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT of.name, left(of.value, 300), month_of(day), clicks::bigint
    FROM (VALUES ('clicks_by_page_and_month', page), ('clicks_by_campaign_and_month', campaign)) AS of (name, value)
$$;
SELECT count_rows_by_trigger('contact_clicks', 'counts_of_clicks(r.day, r.page, r.campaign, r.clicks)',
    ARRAY['clicks_by_page_and_month', 'clicks_by_campaign_and_month']);

-- ==== Billing: the issuer, its rules and its documents

CREATE TYPE "LegalForm" AS ENUM ('sarl', 'sarl_au', 'sa', 'sas', 'snc', 'cooperative', 'sole_trader',
    'auto_entrepreneur');
CREATE TYPE "VatRegime" AS ENUM ('standard', 'auto_entrepreneur');

-- One row at most.
CREATE TABLE legal_identity (
    id SMALLINT PRIMARY KEY DEFAULT 1,
    legal_name TEXT,
    legal_form "LegalForm",
    share_capital_mad INTEGER,
    head_office TEXT,
    ice TEXT,
    if_number TEXT,
    rc TEXT,
    rc_town TEXT,
    tp TEXT,
    cnss TEXT,
    rib TEXT,
    bank_name TEXT,
    vat_regime "VatRegime" NOT NULL DEFAULT 'standard',
    deposit_percent SMALLINT NOT NULL DEFAULT 50,
    quote_validity_days SMALLINT NOT NULL DEFAULT 30,
    payment_days SMALLINT NOT NULL DEFAULT 60,
    version INTEGER NOT NULL DEFAULT 1,
    logo_sha256 TEXT,
    bic TEXT,
    CONSTRAINT legal_identity_single CHECK (id = 1),
    CONSTRAINT legal_identity_terms CHECK (deposit_percent BETWEEN 0 AND 100 AND quote_validity_days BETWEEN 1 AND 365 AND
        payment_days BETWEEN 0 AND 365)
);
CREATE INDEX legal_identity_logo_sha256_idx ON legal_identity (logo_sha256);

-- A rate of VAT in basis points, and from which day until which day it may be invoiced.
CREATE TABLE vat_rates (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    rate_bp INTEGER NOT NULL,
    valid_from DATE NOT NULL,
    valid_until DATE,
    used_at TIMESTAMPTZ(3),
    CONSTRAINT vat_rates_rate CHECK (rate_bp BETWEEN 1 AND 10000),
    CONSTRAINT vat_rates_span CHECK (valid_until IS NULL OR valid_until >= valid_from)
);
CREATE UNIQUE INDEX vat_rates_rate_bp_valid_from_key ON vat_rates (rate_bp, valid_from);

CREATE TYPE "FiscalRuleKind" AS ENUM ('vat_withheld_public_body', 'stamp_duty_cash', 'cash_warning_amount', 'cash_fine',
    'payment_days_max', 'vat_withheld_sole_trader', 'late_letter_first', 'late_letter_second', 'quote_reminder',
    'mention_export', 'mention_auto_entrepreneur', 'mention_article_91', 'mention_article_92', 'mention_article_94',
    'vat_withheld_company');

-- A rule of the law or of the agency, and from which day until which day it holds. A mention is a text in three
-- languages.
CREATE TABLE dated_rules (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind "FiscalRuleKind" NOT NULL,
    value INTEGER NOT NULL,
    source TEXT NOT NULL,
    valid_from DATE NOT NULL,
    valid_until DATE,
    text_fr TEXT,
    text_es TEXT,
    text_ar TEXT,
    used_at TIMESTAMPTZ(3),
    CONSTRAINT dated_rules_span CHECK (valid_until IS NULL OR valid_until >= valid_from),
    CONSTRAINT dated_rules_texts CHECK ((kind::text LIKE 'mention\_%') = (text_fr IS NOT NULL AND text_es IS NOT NULL AND
        text_ar IS NOT NULL)),
    CONSTRAINT dated_rules_value CHECK (value >= 0)
);
CREATE UNIQUE INDEX dated_rules_kind_valid_from_key ON dated_rules (kind, valid_from);

-- The number of a series that was given last in a year. Its row is locked by the transaction that gives the next one.
CREATE TABLE number_series (
    series TEXT NOT NULL,
    year SMALLINT NOT NULL,
    last INTEGER NOT NULL,
    CONSTRAINT number_series_pkey PRIMARY KEY (series, year)
);

CREATE TYPE "DocumentFileKind" AS ENUM ('quote', 'acceptance', 'invoice', 'receipt');
CREATE TYPE "DocumentFormat" AS ENUM ('pdf', 'ubl');

-- Files made of documents, with the digest of their bytes.
CREATE TABLE document_files (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind "DocumentFileKind" NOT NULL,
    subject_id UUID NOT NULL,
    format "DocumentFormat" NOT NULL,
    storage_key TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX document_files_kind_subject_id_format_key ON document_files (kind, subject_id, format);

-- The agency's logo as documents print it. Each is kept under its digest: an issued document names the one that it bears.
CREATE TABLE document_logos (
    sha256 TEXT PRIMARY KEY,
    png BYTEA NOT NULL,
    width SMALLINT NOT NULL,
    height SMALLINT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
ALTER TABLE legal_identity ADD CONSTRAINT legal_identity_logo_sha256_fkey FOREIGN KEY (logo_sha256) REFERENCES
    document_logos(sha256) ON UPDATE CASCADE ON DELETE RESTRICT;

-- To whom documents are made out.
CREATE TABLE billing_clients (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    profile_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    legal_name TEXT NOT NULL,
    contact_name TEXT,
    email TEXT,
    phone TEXT,
    ice TEXT,
    address TEXT,
    country CHARACTER(2) NOT NULL DEFAULT 'MA',
    is_company BOOLEAN NOT NULL DEFAULT true,
    is_public_body BOOLEAN NOT NULL DEFAULT false,
    language "Language" NOT NULL DEFAULT 'fr',
    currency "Currency" NOT NULL DEFAULT 'MAD',
    has_reminders BOOLEAN NOT NULL DEFAULT true,
    version INTEGER NOT NULL DEFAULT 1,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- What the lists of billing clients and of quotes search, written by the database.
    search_text TEXT GENERATED ALWAYS AS (
        plain_text(legal_name || E'\n' || coalesce(contact_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(ice, ''))
    ) STORED,
    CONSTRAINT billing_clients_public_body CHECK (NOT is_public_body OR is_company)
);
-- The list and the search of the back office read the newest first.
CREATE INDEX billing_clients_created_at_id_idx ON billing_clients (created_at DESC, id DESC);
CREATE INDEX billing_clients_email_idx ON billing_clients (email);
CREATE INDEX billing_clients_legal_name_idx ON billing_clients (legal_name);
-- The orders of those lists.
CREATE INDEX billing_clients_plain_name_idx ON billing_clients (plain_text(legal_name), id);
CREATE UNIQUE INDEX billing_clients_profile_id_key ON billing_clients (profile_id);
CREATE INDEX billing_clients_search_text_idx ON billing_clients USING GIN (search_text gin_trgm_ops);

-- The five oldest kinds, under the former name of the table. Nothing of this release reads it.
CREATE VIEW fiscal_rules AS
    SELECT id, kind, value, source, valid_from, valid_until FROM dated_rules
    WHERE kind IN ('vat_withheld_public_body', 'stamp_duty_cash', 'cash_warning_amount', 'cash_fine', 'payment_days_max');

-- -- Those of the tax code once the reform of 2024 to 2026 has ended: 20 % and 10 %.
INSERT INTO vat_rates (rate_bp, valid_from) VALUES
    (2000, '2026-01-01'),
    (1000, '2026-01-01');

-- -- In hundredths of a percent, centimes, or days, by kind.
INSERT INTO dated_rules (kind, value, source, valid_from) VALUES
    ('vat_withheld_public_body', 7500, 'CGI, art. 117-IV', '2024-07-01'),
    ('stamp_duty_cash', 25, 'CGI, art. 252-I-B', '2020-01-01'),
    ('cash_warning_amount', 2000000, 'CGI, art. 193', '2020-01-01'),
    ('cash_fine', 600, 'CGI, art. 193', '2020-01-01'),
    ('payment_days_max', 120, 'loi 69-21', '2023-07-01'),
    ('vat_withheld_sole_trader', 10000, 'CGI, art. 117-V', '2024-07-01'),
    ('late_letter_first', 3, 'usage de l’agence', '2020-01-01'),
    ('late_letter_second', 15, 'usage de l’agence', '2020-01-01'),
    ('quote_reminder', 3, 'usage de l’agence', '2020-01-01'),
    ('vat_withheld_company', 0, 'CGI, art. 117', '2024-07-01');

-- -- What a document says where it bears no VAT.
INSERT INTO dated_rules (kind, value, source, valid_from, text_fr, text_es, text_ar) VALUES
    ('mention_export', 0, 'CGI, art. 92-I-1° et 145-III', '2020-01-01',
        'Exonération de TVA : exportation de services, art. 92-I-1° du CGI',
        'Exento de IVA: exportación de servicios, art. 92-I-1° del CGI marroquí',
        'معفى من الضريبة على القيمة المضافة: تصدير الخدمات، المادة ‎92-I-1°‎ من المدونة العامة للضرائب'),
    ('mention_auto_entrepreneur', 0, 'loi 114-13', '2020-01-01',
        'TVA non applicable : auto-entrepreneur, loi 114-13', 'IVA no aplicable: autoempresario, ley 114-13',
        'الضريبة على القيمة المضافة غير مطبقة: مقاول ذاتي، القانون ‎114-13‎'),
    ('mention_article_91', 0, 'CGI, art. 91 et 145-III', '2020-01-01',
        'Exonération de TVA sans droit à déduction, art. 91 du CGI',
        'Exento de IVA sin derecho a deducción, art. 91 del CGI marroquí',
        'معفى من الضريبة على القيمة المضافة دون الحق في الخصم، المادة 91 من المدونة العامة للضرائب'),
    ('mention_article_92', 0, 'CGI, art. 92 et 145-III', '2020-01-01',
        'Exonération de TVA avec droit à déduction, art. 92 du CGI',
        'Exento de IVA con derecho a deducción, art. 92 del CGI marroquí',
        'معفى من الضريبة على القيمة المضافة مع الحق في الخصم، المادة 92 من المدونة العامة للضرائب'),
    ('mention_article_94', 0, 'CGI, art. 94 et 145-III', '2020-01-01', 'Suspension de TVA, art. 94 du CGI',
        'Suspensión del IVA, art. 94 del CGI marroquí',
        'وقف استيفاء الضريبة على القيمة المضافة، المادة 94 من المدونة العامة للضرائب');

-- ==== Quotes

CREATE TYPE "QuoteStatus" AS ENUM ('draft', 'sent', 'accepted', 'refused', 'superseded', 'withdrawn');

-- A quote has one row a version: they share the root's id, and their number.
CREATE TABLE quotes (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    root_id UUID NOT NULL,
    revision SMALLINT NOT NULL DEFAULT 1,
    number TEXT,
    status "QuoteStatus" NOT NULL DEFAULT 'draft',
    billing_client_id UUID REFERENCES billing_clients ON UPDATE CASCADE ON DELETE RESTRICT,
    inquiry_id UUID REFERENCES contact_inquiries ON UPDATE CASCADE ON DELETE SET NULL,
    project_id UUID REFERENCES projects ON UPDATE CASCADE ON DELETE SET NULL,
    owner_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    title TEXT NOT NULL,
    language "Language" NOT NULL DEFAULT 'fr',
    currency "Currency" NOT NULL DEFAULT 'MAD',
    content JSONB NOT NULL,
    net INTEGER NOT NULL DEFAULT 0,
    tax INTEGER NOT NULL DEFAULT 0,
    gross INTEGER NOT NULL DEFAULT 0,
    valid_until DATE,
    sent_at TIMESTAMPTZ(3),
    reminded_at TIMESTAMPTZ(3),
    expiry_said_at TIMESTAMPTZ(3),
    decided_at TIMESTAMPTZ(3),
    document TEXT,
    document_sha256 TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    search_text TEXT GENERATED ALWAYS AS (
        plain_text(title || E'\n' || coalesce(number, ''))
    ) STORED,
    CONSTRAINT quotes_numbered CHECK (status = 'draft' OR (number IS NOT NULL AND sent_at IS NOT NULL AND valid_until IS
        NOT NULL AND document IS NOT NULL AND document_sha256 IS NOT NULL AND billing_client_id IS NOT NULL))
);
CREATE INDEX quotes_billing_client_id_idx ON quotes (billing_client_id);
CREATE INDEX quotes_created_at_id_idx ON quotes (created_at DESC, id DESC);
CREATE INDEX quotes_gross_idx ON quotes (gross DESC, id DESC);
CREATE INDEX quotes_inquiry_id_idx ON quotes (inquiry_id);
CREATE UNIQUE INDEX quotes_number_revision_key ON quotes (number, revision);
-- What was offered to inquiries is read by when it was sent; most quotes are of none.
CREATE INDEX quotes_of_leads_idx ON quotes (sent_at) WHERE inquiry_id IS NOT NULL;
CREATE INDEX quotes_owner_id_idx ON quotes (owner_id);
CREATE INDEX quotes_project_id_idx ON quotes (project_id);
CREATE UNIQUE INDEX quotes_root_id_revision_key ON quotes (root_id, revision);
CREATE INDEX quotes_search_text_idx ON quotes USING GIN (search_text gin_trgm_ops);
CREATE INDEX quotes_status_created_at_id_idx ON quotes (status, created_at DESC, id DESC);
CREATE INDEX quotes_status_gross_idx ON quotes (status, gross DESC, id DESC);
CREATE INDEX quotes_status_valid_until_idx ON quotes (status, valid_until);
ALTER TABLE project_milestones ADD CONSTRAINT project_milestones_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES
    quotes(id) ON UPDATE CASCADE ON DELETE SET NULL;

-- By which address a quote is read without an account, whatever its version; of the token only the hash is kept.
CREATE TABLE quote_links (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    root_id UUID NOT NULL REFERENCES quotes ON UPDATE CASCADE ON DELETE CASCADE,
    token_hash TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    revoked_at TIMESTAMPTZ(3),
    first_opened_at TIMESTAMPTZ(3),
    last_opened_at TIMESTAMPTZ(3),
    opened_count INTEGER NOT NULL DEFAULT 0,
    -- The token of a link, encrypted under a key outside the database: the office copies it again, a dump opens nothing.
    sealed_token TEXT
);
CREATE INDEX quote_links_root_id_idx ON quote_links (root_id);
CREATE UNIQUE INDEX quote_links_token_hash_key ON quote_links (token_hash);

-- The evidence of an acceptance (law 43-20): what exactly was accepted, by whom, when and from where.
CREATE TABLE quote_acceptances (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    quote_id UUID NOT NULL REFERENCES quotes ON UPDATE CASCADE ON DELETE RESTRICT,
    name TEXT NOT NULL,
    function TEXT NOT NULL,
    accepted_at TIMESTAMPTZ(3) NOT NULL,
    ip TEXT,
    user_agent TEXT,
    chosen UUID[] NOT NULL DEFAULT '{}'::uuid[],
    net INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    gross INTEGER NOT NULL,
    document TEXT NOT NULL,
    document_sha256 TEXT NOT NULL,
    -- An acceptance is never changed: the account stays named in it.
    signer_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX quote_acceptances_accepted_at_idx ON quote_acceptances (accepted_at);
CREATE UNIQUE INDEX quote_acceptances_quote_id_key ON quote_acceptances (quote_id);
CREATE INDEX quote_acceptances_signer_id_idx ON quote_acceptances (signer_id);

CREATE TYPE "QuoteResponseKind" AS ENUM ('change', 'refusal');

CREATE TABLE quote_responses (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    quote_id UUID NOT NULL REFERENCES quotes ON UPDATE CASCADE ON DELETE CASCADE,
    kind "QuoteResponseKind" NOT NULL,
    name TEXT,
    text TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- The account that answered, where one was signed in: one of the client's people is another person than the client,
    -- and is erased apart.
    author_id UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL
);
CREATE INDEX quote_responses_author_id_idx ON quote_responses (author_id);
CREATE INDEX quote_responses_quote_id_created_at_idx ON quote_responses (quote_id, created_at DESC);

CREATE TABLE quote_templates (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    name TEXT NOT NULL,
    content JSONB NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX quote_templates_name_key ON quote_templates (name);

-- What was issued is cancelled or corrected by another document, and never written over or deleted.
CREATE FUNCTION refuse_change_of_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'An issued document cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER quote_acceptances_issued BEFORE UPDATE OR DELETE ON quote_acceptances
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_issued();
CREATE TRIGGER quote_acceptances_truncated BEFORE TRUNCATE ON quote_acceptances
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_issued();

-- ==== Invoices

CREATE TYPE "InvoiceKind" AS ENUM ('deposit', 'progress', 'balance', 'credit', 'free');

CREATE TABLE invoices (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind "InvoiceKind" NOT NULL,
    number TEXT,
    billing_client_id UUID NOT NULL REFERENCES billing_clients ON UPDATE CASCADE ON DELETE RESTRICT,
    quote_id UUID REFERENCES quotes ON UPDATE CASCADE ON DELETE RESTRICT,
    -- The step of the quote's schedule, the first is 0.
    schedule_step SMALLINT,
    corrects_id UUID REFERENCES invoices ON UPDATE CASCADE ON DELETE RESTRICT,
    -- No foreign key: an issued invoice keeps it when the project is gone.
    project_id UUID,
    language "Language" NOT NULL,
    currency "Currency" NOT NULL,
    operation_on DATE,
    issued_on DATE,
    issued_at TIMESTAMPTZ(3),
    due_on DATE,
    net INTEGER NOT NULL DEFAULT 0,
    tax INTEGER NOT NULL DEFAULT 0,
    gross INTEGER NOT NULL DEFAULT 0,
    -- What deposits have asked for already, VAT included.
    deducted INTEGER NOT NULL DEFAULT 0,
    payable INTEGER NOT NULL DEFAULT 0,
    content JSONB NOT NULL,
    document TEXT,
    document_sha256 TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- A title, and a text to search.
    title TEXT NOT NULL DEFAULT '',
    search_text TEXT NOT NULL DEFAULT '',
    CONSTRAINT invoices_credit CHECK ((kind = 'credit') = (corrects_id IS NOT NULL)),
    CONSTRAINT invoices_numbered CHECK ((issued_at IS NULL) = (number IS NULL) AND (issued_at IS NULL OR (issued_on IS NOT
        NULL AND operation_on IS NOT NULL AND document IS NOT NULL AND document_sha256 IS NOT NULL))),
    CONSTRAINT invoices_sums CHECK (gross = net + tax AND payable = gross - deducted AND payable >= 0)
);
CREATE INDEX invoices_billing_client_id_issued_at_idx ON invoices (billing_client_id, issued_at DESC);
CREATE INDEX invoices_corrects_id_idx ON invoices (corrects_id);
CREATE INDEX invoices_created_at_id_idx ON invoices (created_at DESC, id DESC);
CREATE INDEX invoices_credits_idx ON invoices (issued_at DESC, id DESC) WHERE kind = 'credit' AND issued_at IS NOT NULL;
CREATE INDEX invoices_drafts_idx ON invoices (created_at DESC, id DESC) WHERE issued_at IS NULL;
CREATE INDEX invoices_due_on_id_idx ON invoices (due_on, id DESC);
CREATE INDEX invoices_issued_at_id_idx ON invoices (issued_at DESC, id DESC);
CREATE UNIQUE INDEX invoices_number_key ON invoices (number);
CREATE INDEX invoices_payable_id_idx ON invoices (payable DESC, id DESC);
CREATE INDEX invoices_project_id_idx ON invoices (project_id);
CREATE INDEX invoices_quote_id_idx ON invoices (quote_id);
CREATE INDEX invoices_search_text_idx ON invoices USING GIN (search_text gin_trgm_ops);

CREATE TABLE invoice_taxes (
    invoice_id UUID NOT NULL REFERENCES invoices ON UPDATE CASCADE ON DELETE CASCADE,
    rate_bp INTEGER NOT NULL,
    -- Empty where the rate is invoiced.
    exemption TEXT NOT NULL DEFAULT '',
    base INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    CONSTRAINT invoice_taxes_pkey PRIMARY KEY (invoice_id, rate_bp, exemption)
);

-- What is still to be paid of an issued invoice; every command that changes it locks its row.
CREATE TABLE invoice_balances (
    invoice_id UUID PRIMARY KEY REFERENCES invoices ON UPDATE CASCADE ON DELETE RESTRICT,
    billing_client_id UUID NOT NULL REFERENCES billing_clients ON UPDATE CASCADE ON DELETE RESTRICT,
    currency "Currency" NOT NULL,
    due_on DATE NOT NULL,
    payable INTEGER NOT NULL,
    received INTEGER NOT NULL DEFAULT 0,
    withheld INTEGER NOT NULL DEFAULT 0,
    credited INTEGER NOT NULL DEFAULT 0,
    -- Below zero where the client has paid too much.
    remaining INTEGER NOT NULL,
    settled_at TIMESTAMPTZ(3),
    late_letters SMALLINT NOT NULL DEFAULT 0,
    CONSTRAINT invoice_balances_settled CHECK ((settled_at IS NOT NULL) = (remaining <= 0)),
    CONSTRAINT invoice_balances_sum CHECK (remaining = payable - received - withheld - credited)
);
CREATE INDEX invoice_balances_billing_client_id_idx ON invoice_balances (billing_client_id);
CREATE INDEX invoice_balances_open_idx ON invoice_balances (due_on, invoice_id) WHERE settled_at IS NULL;
-- Sums of what is open or late are read from the index alone.
CREATE INDEX invoice_balances_owed_idx ON invoice_balances (currency, due_on) INCLUDE (remaining, billing_client_id)
    WHERE settled_at IS NULL;
CREATE INDEX invoice_balances_settled_idx ON invoice_balances (settled_at DESC, invoice_id DESC)
    WHERE settled_at IS NOT NULL;

CREATE TYPE "PaymentMode" AS ENUM ('transfer', 'cheque', 'cash', 'card', 'other');

CREATE TABLE payments (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    invoice_id UUID NOT NULL REFERENCES invoices ON UPDATE CASCADE ON DELETE RESTRICT,
    paid_on DATE NOT NULL,
    mode "PaymentMode" NOT NULL,
    reference TEXT,
    -- What came in, what the client keeps of the VAT for the State, and of the fees; the duty comes on top.
    received INTEGER NOT NULL,
    vat_withheld INTEGER NOT NULL DEFAULT 0,
    fee_withheld INTEGER NOT NULL DEFAULT 0,
    stamp_duty INTEGER NOT NULL DEFAULT 0,
    receipt_number TEXT NOT NULL,
    document TEXT NOT NULL,
    document_sha256 TEXT NOT NULL,
    recorded_by UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    cancelled_at TIMESTAMPTZ(3),
    cancel_reason TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- The name that a provider of a hosted page gives a payment: announced twice, it is one payment.
    provider_reference TEXT,
    CONSTRAINT payments_parts CHECK (stamp_duty >= 0 AND ((received >= 0 AND vat_withheld >= 0 AND fee_withheld >= 0 AND
        received + vat_withheld + fee_withheld > 0) OR (received < 0 AND vat_withheld <= 0 AND fee_withheld <= 0 AND
        stamp_duty = 0)))
);
CREATE INDEX payments_invoice_id_idx ON payments (invoice_id);
CREATE INDEX payments_paid_on_idx ON payments (paid_on);
CREATE UNIQUE INDEX payments_provider_reference_key ON payments (provider_reference);
CREATE UNIQUE INDEX payments_receipt_number_key ON payments (receipt_number);
CREATE INDEX payments_recorded_by_idx ON payments (recorded_by);

-- The part of each rate in a payment: VAT is due on receipts (CGI art. 95).
CREATE TABLE payment_taxes (
    payment_id UUID NOT NULL REFERENCES payments ON UPDATE CASCADE ON DELETE CASCADE,
    rate_bp INTEGER NOT NULL,
    exemption TEXT NOT NULL DEFAULT '',
    base INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    CONSTRAINT payment_taxes_pkey PRIMARY KEY (payment_id, rate_bp, exemption)
);

CREATE TYPE "ClaimState" AS ENUM ('pending', 'confirmed', 'rejected');

-- 'J’ai viré': what a client says that he has paid, until the agency confirms it.
CREATE TABLE transfer_claims (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    invoice_id UUID NOT NULL REFERENCES invoices ON UPDATE CASCADE ON DELETE RESTRICT,
    amount INTEGER NOT NULL,
    note TEXT,
    proof_key TEXT,
    proof_name TEXT,
    proof_type TEXT,
    proof_bytes INTEGER,
    proof_sha256 TEXT,
    state "ClaimState" NOT NULL DEFAULT 'pending',
    payment_id UUID REFERENCES payments ON UPDATE CASCADE ON DELETE SET NULL,
    created_by UUID REFERENCES profiles ON UPDATE CASCADE ON DELETE SET NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX transfer_claims_created_by_idx ON transfer_claims (created_by);
CREATE INDEX transfer_claims_invoice_id_idx ON transfer_claims (invoice_id);
CREATE INDEX transfer_claims_payment_id_idx ON transfer_claims (payment_id);
CREATE INDEX transfer_claims_pending_idx ON transfer_claims (created_at) WHERE state = 'pending';
CREATE TRIGGER invoices_issued BEFORE UPDATE OR DELETE ON invoices
    FOR EACH ROW WHEN (OLD.issued_at IS NOT NULL) EXECUTE FUNCTION refuse_change_of_issued();

-- The name is the client's when the row was written last: once issued, it is as frozen as the document.
CREATE FUNCTION set_invoice_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.search_text := plain_text(coalesce(NEW.number, '') || E'\n' || NEW.title || E'\n' || coalesce(
        (SELECT legal_name FROM billing_clients WHERE id = NEW.billing_client_id), ''));
    RETURN NEW;
END $$;
CREATE TRIGGER invoices_search_text BEFORE INSERT OR UPDATE ON invoices
    FOR EACH ROW EXECUTE FUNCTION set_invoice_search_text();
CREATE TRIGGER invoices_truncated BEFORE TRUNCATE ON invoices
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_issued();

CREATE FUNCTION refuse_change_of_issued_tax() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM invoices WHERE id = coalesce(OLD.invoice_id, NEW.invoice_id) AND issued_at IS NOT NULL) THEN
        RAISE EXCEPTION 'An issued document cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER invoice_taxes_issued BEFORE INSERT OR UPDATE OR DELETE ON invoice_taxes
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_issued_tax();
-- A receipt was sent with these figures: a payment is cancelled with a reason, and never written over or deleted.
CREATE TRIGGER payments_recorded BEFORE DELETE OR UPDATE OF invoice_id, paid_on, mode, reference, received, vat_withheld,
    fee_withheld, stamp_duty, receipt_number, document, document_sha256 ON payments
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_issued();

-- The bytes of a proof that no claim names are deleted by housekeeping.
CREATE FUNCTION "release_transfer_proof"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "pending_files" ("key", "created_at") VALUES (OLD."proof_key", now() - interval '2 days')
        ON CONFLICT ("key") DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER transfer_claims_release AFTER UPDATE OF proof_key ON transfer_claims
    FOR EACH ROW WHEN (OLD.proof_key IS NOT NULL AND NEW.proof_key IS DISTINCT FROM OLD.proof_key) EXECUTE FUNCTION
        release_transfer_proof();
CREATE TRIGGER transfer_claims_removed AFTER DELETE ON transfer_claims
    FOR EACH ROW WHEN (OLD.proof_key IS NOT NULL) EXECUTE FUNCTION release_transfer_proof();

-- How many quotes there are of each status.
CREATE FUNCTION counts_of_quote(status "QuoteStatus")
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'quotes', status::text, TIMESTAMPTZ 'epoch', 1::bigint
$$;
SELECT count_rows_by_trigger('quotes', 'counts_of_quote(r.status)', ARRAY['quotes']);

-- $1 to $3 are the parameters where a column has the same name: the sum of the acceptance.
CREATE FUNCTION counts_of_acceptance(quote_id UUID, accepted_at TIMESTAMPTZ, gross INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT c.name, c.key, month_of(day_in_casablanca($2)), $3::bigint
    FROM quotes q, LATERAL (VALUES
        ('accepted_by_month', q.currency::text),
        ('accepted_by_client', q.currency::text || ' ' || q.billing_client_id)
    ) AS c (name, key) WHERE q.id = $1 AND c.key IS NOT NULL
$$;
SELECT count_rows_by_trigger('quote_acceptances', 'counts_of_acceptance(r.quote_id, r.accepted_at, r.gross)',
    ARRAY['accepted_by_month', 'accepted_by_client']);

CREATE FUNCTION counts_of_invoice(
    kind "InvoiceKind", issued_on DATE, currency "Currency", gross INTEGER, payable INTEGER, billing_client_id UUID
)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'invoices', CASE WHEN issued_on IS NULL THEN 'draft' WHEN kind = 'credit' THEN 'credit' ELSE 'issued' END,
        TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'invoiced_by_month', currency::text, month_of(issued_on), CASE WHEN kind = 'credit' THEN -gross ELSE payable END
    WHERE issued_on IS NOT NULL
    UNION ALL
    SELECT 'invoiced_by_client', currency::text || ' ' || billing_client_id, month_of(issued_on),
        CASE WHEN kind = 'credit' THEN -gross ELSE payable END
    WHERE issued_on IS NOT NULL
$$;
SELECT count_rows_by_trigger('invoices',
    'counts_of_invoice(r.kind, r.issued_on, r.currency, r.gross, r.payable, r.billing_client_id)', ARRAY['invoices',
    'invoiced_by_month', 'invoiced_by_client']);

CREATE FUNCTION counts_of_balance(settled_at TIMESTAMPTZ)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'invoice_balances', CASE WHEN settled_at IS NULL THEN 'open' ELSE 'settled' END, TIMESTAMPTZ 'epoch', 1::bigint
$$;
SELECT count_rows_by_trigger('invoice_balances', 'counts_of_balance(r.settled_at)', ARRAY['invoice_balances']);

-- Cancelled payments count for nothing; their parts by rate are deleted when they are cancelled.
CREATE FUNCTION counts_of_payment(
    paid_on DATE, received INTEGER, vat_withheld INTEGER, fee_withheld INTEGER, cancelled_at TIMESTAMPTZ, invoice_id UUID
)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT c.name, c.key, month_of(paid_on), c.count FROM invoices i, LATERAL (
        SELECT 'received_by_month', i.currency::text, received::bigint
        UNION ALL
        SELECT 'received_by_client', i.currency::text || ' ' || i.billing_client_id, received
        UNION ALL
        SELECT 'vat_withheld_by_month', i.currency::text, vat_withheld
        UNION ALL
        SELECT 'fee_withheld_by_month', i.currency::text, fee_withheld
    ) AS c (name, key, count) WHERE i.id = invoice_id AND cancelled_at IS NULL AND c.count <> 0
$$;
SELECT count_rows_by_trigger('payments',
    'counts_of_payment(r.paid_on, r.received, r.vat_withheld, r.fee_withheld, r.cancelled_at, r.invoice_id)',
    ARRAY['received_by_month', 'received_by_client', 'vat_withheld_by_month', 'fee_withheld_by_month']);

-- $1 to $4 are the parameters where a column has the same name: a payment's own part of the tax.
CREATE FUNCTION counts_of_payment_tax(payment_id UUID, rate_bp INTEGER, base INTEGER, tax INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT c.name, i.currency::text || ' ' || $2, month_of(p.paid_on), c.count
    FROM payments p JOIN invoices i ON i.id = p.invoice_id,
        LATERAL (VALUES ('vat_by_month', $4::bigint), ('vat_base_by_month', $3::bigint)) AS c (name, count)
    WHERE p.id = $1
$$;
SELECT count_rows_by_trigger('payment_taxes', 'counts_of_payment_tax(r.payment_id, r.rate_bp, r.base, r.tax)',
    ARRAY['vat_by_month', 'vat_base_by_month']);

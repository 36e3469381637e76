-- One table of redirects: the former addresses of services, works and articles stand beside those of an earlier site.
ALTER TABLE redirects
    ADD COLUMN service_id UUID REFERENCES services ON UPDATE CASCADE ON DELETE CASCADE,
    ADD COLUMN case_id UUID REFERENCES case_studies ON UPDATE CASCADE ON DELETE CASCADE,
    ADD COLUMN post_id UUID REFERENCES blog_posts ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT redirects_one_thing CHECK (num_nonnulls(service_id, case_id, post_id) <= 1);
CREATE INDEX redirects_service_id_idx ON redirects (service_id);
CREATE INDEX redirects_case_id_idx ON redirects (case_id);
CREATE INDEX redirects_post_id_idx ON redirects (post_id);

-- Without the slash with which every address of an earlier site begins, so that the two never meet.
INSERT INTO redirects (from_path, service_id, created_at)
    SELECT 'services/' || slug, service_id, created_at FROM service_slugs;
INSERT INTO redirects (from_path, case_id, created_at)
    SELECT 'realisations/' || slug, case_id, created_at FROM case_study_slugs;
INSERT INTO redirects (from_path, post_id, created_at)
    SELECT 'blog/' || slug, post_id, created_at FROM blog_post_slugs;

-- What waits in the trash names its tables.
UPDATE trash_items SET rows = (
    SELECT jsonb_agg(coalesce((
        SELECT jsonb_build_object('table', 'redirects', 'rows', jsonb_agg(former - 'slug' || jsonb_build_object(
            'id', gen_random_uuid(), 'from_path', prefix || (former ->> 'slug'))))
        FROM (VALUES ('service_slugs', 'services/'), ('case_study_slugs', 'realisations/'), ('blog_post_slugs', 'blog/'))
            AS tables (name, prefix), jsonb_array_elements(part -> 'rows') AS former
        WHERE name = part ->> 'table' GROUP BY name), part) ORDER BY place)
    FROM jsonb_array_elements(rows) WITH ORDINALITY AS parts (part, place))
WHERE jsonb_path_exists(rows, '$[*].table ? (@ like_regex "_slugs$")');

-- Two services of one title that are added at once take their slugs one after the other.
CREATE OR REPLACE FUNCTION set_service_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  base text;
  number int := 1;
BEGIN
  IF NEW.slug IS NOT NULL THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(7261002);
  base := left(trim(BOTH '-' FROM regexp_replace(plain_text(NEW.title), '[^a-z0-9]+', '-', 'g')), 100);
  base := coalesce(nullif(trim(BOTH '-' FROM base), ''), 'service');
  NEW.slug := base;
  WHILE EXISTS (SELECT FROM services WHERE slug = NEW.slug)
     OR EXISTS (SELECT FROM redirects WHERE from_path = 'services/' || NEW.slug AND service_id IS NOT NULL)
  LOOP
    number := number + 1;
    -- However many have the same title, each is named in a few steps.
    NEW.slug := base || '-' || CASE WHEN number < 20 THEN number::text ELSE left(NEW.id::text, number - 12) END;
  END LOOP;
  RETURN NEW;
END $$;

DROP TABLE service_slugs, case_study_slugs, blog_post_slugs;

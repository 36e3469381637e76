-- A service has an address of words. Whoever adds one without a slug, as a dump of the earlier hosted database does,
-- gets one made of its title.
-- AlterTable
ALTER TABLE "services" ADD COLUMN     "slug" TEXT;

-- CreateTable
CREATE TABLE "service_slugs" (
    "slug" TEXT NOT NULL,
    "service_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "service_slugs_service_id_idx" ON "service_slugs"("service_id");

-- CreateIndex
CREATE UNIQUE INDEX "services_slug_key" ON "services"("slug");

-- AddForeignKey
ALTER TABLE "service_slugs" ADD CONSTRAINT "service_slugs_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Two of one title that are added at once come one after the other.
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

CREATE TRIGGER services_slug BEFORE INSERT OR UPDATE ON "services"
  FOR EACH ROW EXECUTE FUNCTION set_service_slug();

-- One after the other, so that each sees the slugs of those before it.
DO $$
DECLARE
  service record;
BEGIN
  FOR service IN SELECT id FROM services ORDER BY created_at, id LOOP
    UPDATE services SET slug = NULL WHERE id = service.id;
  END LOOP;
END $$;

ALTER TABLE "services" ALTER COLUMN "slug" SET NOT NULL;

-- Where the price of a service starts: that of its lowest tier, else the one that is typed. Written by the database, so
-- that every page, list and export says the same. A change of a tier touches its service already (note_service_change).
-- DropIndex
DROP INDEX "services_price_starting_created_at_idx";

-- AlterTable
ALTER TABLE "services" ADD COLUMN     "price_from" DECIMAL(12,2);

-- CreateIndex
CREATE INDEX "services_price_from_created_at_idx" ON "services"("price_from", "created_at" DESC);

CREATE FUNCTION set_service_price_from() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_from := coalesce(
    (SELECT min(price) FROM service_pricing_tiers WHERE service_id = NEW.id), NEW.price_starting);
  RETURN NEW;
END $$;

CREATE TRIGGER services_price_from BEFORE INSERT OR UPDATE ON "services"
  FOR EACH ROW EXECUTE FUNCTION set_service_price_from();

UPDATE "services" SET "price_from" = NULL;

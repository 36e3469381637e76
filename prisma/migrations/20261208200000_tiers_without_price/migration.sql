-- A tier that was saved without a price was kept as one of 0 dirhams. It has none: its price is given in a quote.
-- AlterTable
ALTER TABLE "service_pricing_tiers" ALTER COLUMN "price" DROP NOT NULL,
ALTER COLUMN "price" DROP DEFAULT;

-- Also of rows that come from the trash, from a file, or from a process of the release before this one.
CREATE FUNCTION drop_zero_tier_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price := nullif(NEW.price, 0);
  RETURN NEW;
END $$;

CREATE TRIGGER service_pricing_tiers_price BEFORE INSERT OR UPDATE ON "service_pricing_tiers"
  FOR EACH ROW EXECUTE FUNCTION drop_zero_tier_price();

-- A change of a tier touches its service, whose price_from is then written again.
UPDATE "service_pricing_tiers" SET "price" = NULL WHERE "price" = 0;

-- When a service's page last changed: its own fields, or what stands on it.
-- AlterTable
ALTER TABLE "services" ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "services" SET "updated_at" = "created_at";

CREATE FUNCTION note_service_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE services SET updated_at = now()
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.service_id ELSE NEW.service_id END;
  RETURN NULL;
END $$;

CREATE TRIGGER service_examples_change AFTER INSERT OR UPDATE OR DELETE ON "service_examples"
  FOR EACH ROW EXECUTE FUNCTION note_service_change();
CREATE TRIGGER service_landing_content_change AFTER INSERT OR UPDATE OR DELETE ON "service_landing_content"
  FOR EACH ROW EXECUTE FUNCTION note_service_change();
CREATE TRIGGER service_pricing_tiers_change AFTER INSERT OR UPDATE OR DELETE ON "service_pricing_tiers"
  FOR EACH ROW EXECUTE FUNCTION note_service_change();

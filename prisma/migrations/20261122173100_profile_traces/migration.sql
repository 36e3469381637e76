-- CreateEnum
CREATE TYPE "TraceKind" AS ENUM ('email', 'name');

-- CreateTable
CREATE TABLE "profile_traces" (
    "profile_id" UUID NOT NULL,
    "kind" "TraceKind" NOT NULL,
    "value" TEXT NOT NULL,
    "proven_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profile_traces_pkey" PRIMARY KEY ("profile_id","kind","value")
);

-- CreateIndex
CREATE INDEX "profile_traces_kind_value_idx" ON "profile_traces"("kind", "value");

-- AddForeignKey
ALTER TABLE "profile_traces" ADD CONSTRAINT "profile_traces_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever gives somebody an address or a name leaves it here, so that no command can forget to.
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
CREATE FUNCTION trace_credential() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_trace(NEW.profile_id, 'email', lower(NEW.email), NEW.email_verified_at);
  RETURN NULL;
END $$;
CREATE FUNCTION trace_account_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_trace(NEW.profile_id, 'email', lower(NEW.email), NULL);
  RETURN NULL;
END $$;

CREATE TRIGGER profiles_trace AFTER INSERT OR UPDATE OF full_name ON "profiles"
  FOR EACH ROW EXECUTE FUNCTION trace_profile();
CREATE TRIGGER credentials_trace AFTER INSERT OR UPDATE OF email, email_verified_at ON "credentials"
  FOR EACH ROW EXECUTE FUNCTION trace_credential();
CREATE TRIGGER account_tokens_trace AFTER INSERT ON "account_tokens"
  FOR EACH ROW EXECUTE FUNCTION trace_account_token();

-- Who is there already.
INSERT INTO profile_traces (profile_id, kind, value, created_at)
SELECT id, 'name', full_name, created_at FROM profiles WHERE full_name <> '' AND erased_at IS NULL;
INSERT INTO profile_traces (profile_id, kind, value, proven_at, created_at)
SELECT profile_id, 'email', lower(email), email_verified_at, created_at FROM credentials;
INSERT INTO profile_traces (profile_id, kind, value, created_at)
SELECT profile_id, 'email', lower(email), min(created_at) FROM account_tokens GROUP BY profile_id, lower(email)
ON CONFLICT DO NOTHING;

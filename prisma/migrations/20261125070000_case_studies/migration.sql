-- Works that were done, as /realisations shows them, with their clients' leave; what visitors report of reviews.
CREATE TYPE "CaseStatus" AS ENUM ('draft', 'published');
CREATE TYPE "CasePictureKind" AS ENUM ('desktop', 'phone', 'detail', 'before', 'after');

-- What stands behind a review, what it is about, and the agency's answer.
ALTER TABLE "testimonials" ADD COLUMN     "project_id" UUID,
ADD COLUMN     "replied_at" TIMESTAMPTZ(3),
ADD COLUMN     "reply" TEXT,
ADD COLUMN     "service_id" UUID;

CREATE TABLE "testimonial_reports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "testimonial_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "email" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "testimonial_reports_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "case_studies" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "client_name" TEXT NOT NULL,
    "sector" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL,
    "year" SMALLINT NOT NULL,
    "language" "Language" NOT NULL DEFAULT 'fr',
    "status" "CaseStatus" NOT NULL DEFAULT 'draft',
    "position" INTEGER NOT NULL DEFAULT 0,
    "summary" TEXT NOT NULL DEFAULT '',
    "problem" TEXT NOT NULL DEFAULT '',
    "work_done" TEXT NOT NULL DEFAULT '',
    "public_url" TEXT,
    "image_url" TEXT,
    "image_alt" TEXT,
    "testimonial_id" UUID,
    "project_id" UUID,
    "is_fictitious" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "case_studies_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "case_study_services" (
    "case_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,

    CONSTRAINT "case_study_services_pkey" PRIMARY KEY ("case_id","service_id")
);

CREATE TABLE "case_study_figures" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "label" TEXT NOT NULL,
    "before_text" TEXT,
    "after_text" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "measured_on" DATE NOT NULL,

    CONSTRAINT "case_study_figures_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "case_study_pictures" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" "CasePictureKind" NOT NULL,
    "image_url" TEXT NOT NULL,
    "image_alt" TEXT NOT NULL,
    "caption" TEXT,

    CONSTRAINT "case_study_pictures_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "case_study_people" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,

    CONSTRAINT "case_study_people_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "case_study_slugs" (
    "slug" TEXT NOT NULL,
    "case_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_study_slugs_pkey" PRIMARY KEY ("slug")
);

CREATE TABLE "case_study_consents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "project_id" UUID,
    "email" TEXT NOT NULL,
    "language" "Language" NOT NULL DEFAULT 'fr',
    "token_hash" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT,
    "given_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "case_study_consents_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "testimonial_reports_testimonial_id_idx" ON "testimonial_reports"("testimonial_id");
CREATE INDEX "testimonial_reports_settled_at_created_at_idx" ON "testimonial_reports"("settled_at", "created_at" DESC);
CREATE UNIQUE INDEX "case_studies_slug_key" ON "case_studies"("slug");
CREATE INDEX "case_studies_status_position_id_idx" ON "case_studies"("status", "position", "id");
CREATE INDEX "case_studies_status_sector_position_idx" ON "case_studies"("status", "sector", "position");
CREATE INDEX "case_studies_testimonial_id_idx" ON "case_studies"("testimonial_id");
CREATE INDEX "case_studies_project_id_idx" ON "case_studies"("project_id");
CREATE INDEX "case_study_services_service_id_idx" ON "case_study_services"("service_id");
CREATE UNIQUE INDEX "case_study_figures_case_id_position_key" ON "case_study_figures"("case_id", "position");
CREATE UNIQUE INDEX "case_study_pictures_case_id_position_key" ON "case_study_pictures"("case_id", "position");
CREATE UNIQUE INDEX "case_study_people_case_id_position_key" ON "case_study_people"("case_id", "position");
CREATE INDEX "case_study_slugs_case_id_idx" ON "case_study_slugs"("case_id");
CREATE UNIQUE INDEX "case_study_consents_token_hash_key" ON "case_study_consents"("token_hash");
CREATE INDEX "case_study_consents_case_id_asked_at_idx" ON "case_study_consents"("case_id", "asked_at" DESC);
CREATE INDEX "case_study_consents_project_id_idx" ON "case_study_consents"("project_id");
CREATE INDEX "case_study_consents_email_idx" ON "case_study_consents"("email");
CREATE INDEX "testimonials_project_id_idx" ON "testimonials"("project_id");
CREATE INDEX "testimonials_service_id_idx" ON "testimonials"("service_id");

ALTER TABLE "testimonials"
    ADD CONSTRAINT "testimonials_project_id_fkey"
    FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "testimonials"
    ADD CONSTRAINT "testimonials_service_id_fkey"
    FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "testimonial_reports"
    ADD CONSTRAINT "testimonial_reports_testimonial_id_fkey"
    FOREIGN KEY ("testimonial_id") REFERENCES "testimonials"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_studies"
    ADD CONSTRAINT "case_studies_testimonial_id_fkey"
    FOREIGN KEY ("testimonial_id") REFERENCES "testimonials"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "case_studies"
    ADD CONSTRAINT "case_studies_project_id_fkey"
    FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "case_study_services"
    ADD CONSTRAINT "case_study_services_case_id_fkey"
    FOREIGN KEY ("case_id") REFERENCES "case_studies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_study_services"
    ADD CONSTRAINT "case_study_services_service_id_fkey"
    FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_study_figures"
    ADD CONSTRAINT "case_study_figures_case_id_fkey"
    FOREIGN KEY ("case_id") REFERENCES "case_studies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_study_pictures"
    ADD CONSTRAINT "case_study_pictures_case_id_fkey"
    FOREIGN KEY ("case_id") REFERENCES "case_studies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_study_people"
    ADD CONSTRAINT "case_study_people_case_id_fkey"
    FOREIGN KEY ("case_id") REFERENCES "case_studies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_study_slugs"
    ADD CONSTRAINT "case_study_slugs_case_id_fkey"
    FOREIGN KEY ("case_id") REFERENCES "case_studies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_study_consents"
    ADD CONSTRAINT "case_study_consents_case_id_fkey"
    FOREIGN KEY ("case_id") REFERENCES "case_studies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_study_consents"
    ADD CONSTRAINT "case_study_consents_project_id_fkey"
    FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_year" CHECK ("year" BETWEEN 1990 AND 2200);
-- Nothing is withdrawn that was not given.
ALTER TABLE "case_study_consents"
    ADD CONSTRAINT "case_study_consents_order" CHECK ("withdrawn_at" IS NULL OR "given_at" IS NOT NULL);

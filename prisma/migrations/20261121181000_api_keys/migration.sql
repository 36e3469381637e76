-- CreateTable
CREATE TABLE "api_keys" (
    "name" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "actor_id" UUID,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("name")
);

import { defineConfig } from "prisma/config";

// Only for Prisma's own CLI (`prisma generate`, `prisma migrate deploy` on a PostgreSQL server).
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});

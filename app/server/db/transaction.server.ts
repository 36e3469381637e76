import type { Prisma } from "./client/client";

/** A transaction of the database, as commands pass it on. */
export type Transaction = Prisma.TransactionClient;

/** What a JSON column takes. */
export type JsonObject = Prisma.InputJsonObject;

/** Columns of jobs that change together. */
export type JobChanges = Prisma.JobUpdateManyMutationInput;

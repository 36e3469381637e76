import { Prisma } from "./client/client";

/** A piece of SQL whose values are parameters, to be put into others; the database never reads a value as SQL. */
export const sql = Prisma.sql;

/** Pieces of SQL with the same words between them. */
export const joinSql = Prisma.join;

export type Sql = Prisma.Sql;

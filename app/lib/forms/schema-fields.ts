import { z } from "zod";

/** What a schema expects under the name of a field: one value, or a list, perhaps of objects with fields of their own. */
export interface SchemaField {
  isList: boolean;
  /** Names of the fields of each object of the list; empty for a list of texts. */
  parts: ReadonlySet<string>;
}

/** The fields of a form by their names, as its schema takes them in. */
export function schemaFieldsOf(schema: z.core.$ZodType): ReadonlyMap<string, SchemaField> {
  return new Map(Object.entries(shapeOf(schema)).map(([name, field]) => [name, describe(field)]));
}

function describe(field: z.core.$ZodType): SchemaField {
  const core = coreOf(field);
  if (!(core instanceof z.ZodArray)) return { isList: false, parts: new Set() };
  return { isList: true, parts: new Set(Object.keys(shapeOf(core.element))) };
}

function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  const core = coreOf(schema);
  return core instanceof z.ZodObject ? core.shape : {};
}

/** A schema without its wrappers; of a pipe, the side that describes the form. */
function coreOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return coreOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return isWrapper(schema) ? coreOf(schema.def.innerType) : schema;
}

function isWrapper(schema: z.core.$ZodType): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodCatch {
  return [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodCatch].some((each) => schema instanceof each);
}

import { readdirSync, readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";

/** The folder `xsd` of the standard as OASIS publishes it, where there is one; else ours, of the elements that we write. */
const STANDARD = process.env.UBL_SCHEMA_FOLDER;
const OWN = "tests/fixtures/ubl";
/** The standard's schemas take some 40 MB as they are read. */
const MEMORY = { initialMemoryPages: 1024, maxMemoryPages: 4096 };

interface SchemaFile {
  fileName: string;
  contents: string;
}

function ownSchema(name: string): SchemaFile {
  return { fileName: `${name}.xsd`, contents: readFileSync(`${OWN}/${name}.xsd`, "utf8") };
}

/** A file of the standard, which finds the others beside it. */
function standardSchema(path: string): SchemaFile {
  const contents = readFileSync(`${STANDARD}/${path}`, "utf8").replaceAll(
    /schemaLocation="[^"]*\//g,
    'schemaLocation="',
  );
  return { fileName: path.replace(/^.*\//, ""), contents };
}

function schemasFor(kind: "CreditNote" | "Invoice") {
  if (STANDARD) {
    const common = readdirSync(`${STANDARD}/common`).filter((name) => name.endsWith(".xsd"));
    const schema = [standardSchema(`maindoc/UBL-${kind}-2.1.xsd`)];
    return { schema, preload: common.map((name) => standardSchema(`common/${name}`)), ...MEMORY };
  }
  return { schema: [ownSchema(kind)], preload: ["CommonBasicComponents", "CommonAggregateComponents"].map(ownSchema) };
}

/** What the schema of UBL 2.1 finds wrong with a document. */
export async function ublErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "document.xml", contents: xml }],
    ...schemasFor(xml.includes("<CreditNote ") ? "CreditNote" : "Invoice"),
  });
  return errors.map(({ message }) => message);
}

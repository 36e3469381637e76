import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";

const FOLDER = "tests/fixtures/ubl";
const schema = (name: string) => ({
  fileName: `${name}.xsd`,
  contents: readFileSync(`${FOLDER}/${name}.xsd`, "utf8"),
});

/** What the schema of UBL 2.1 finds wrong with a document. */
export async function ublErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "document.xml", contents: xml }],
    schema: [schema(xml.includes("<CreditNote ") ? "CreditNote" : "Invoice")],
    preload: [schema("CommonBasicComponents"), schema("CommonAggregateComponents")],
  });
  return errors.map(({ message }) => message);
}

import { requestScope } from "./request-scope.server";

/** The text of a built file, by its address. @throws where there is none */
export async function readBuiltFile(address: string): Promise<string> {
  const response = await requestScope().assets.fetch(new Request(`http://assets${address}`));
  if (!response.ok) throw new Error(`There is no built file ${address} (${response.status})`);
  return response.text();
}

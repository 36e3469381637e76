import { expect, it } from "vitest";
import { seal, unseal } from "~/server/backup/passphrase.server";

const secrets = Buffer.from('{"sessionSecret":"…"}');

it("seals what the same passphrase alone opens", () => {
  const sealed = seal(secrets, "mot de passe de Casablanca");
  expect(sealed.includes(secrets)).toBe(false);
  expect(unseal(sealed, "mot de passe de Casablanca")).toEqual(secrets);
  expect(() => unseal(sealed, "mot de passe de Rabat")).toThrow("BACKUP_PASSPHRASE does not open");
  expect(seal(secrets, "mot de passe de Casablanca")).not.toEqual(sealed);
});

it("notices each changed byte", () => {
  const sealed = seal(secrets, "mot de passe de Casablanca");
  sealed[sealed.length - 1]! ^= 1;
  expect(() => unseal(sealed, "mot de passe de Casablanca")).toThrow();
  expect(() => unseal(Buffer.from("{}"), "mot de passe de Casablanca")).toThrow("not known here");
});

import { z } from "zod";
import { idOrNew } from "~/lib/forms/id-or-new";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { boundedTextField } from "~/lib/forms/text-fields";
import { OLD_PATH_MAX_LENGTH, oldPath } from "~/lib/web/old-path";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { linkAddress } from "~/lib/web/web-address";

const TARGET_MAX_LENGTH = 500;

export const redirectSchema = z
  .object({
    from_path: boundedTextField({
      isCode: true,
      missing: "L’ancienne adresse est requise",
      max: OLD_PATH_MAX_LENGTH,
      tooLong: `L’ancienne adresse ne peut pas dépasser ${OLD_PATH_MAX_LENGTH} caractères`,
    }).transform((typed, context) => {
      const address = linkAddress(typed);
      const path = /^(\/|https?:\/\/)/i.test(address) ? oldPath(address) : null;
      if (path !== null) return path;
      const message = "Collez l’ancienne adresse, par exemple /2021/03/mon-article/\u202f; la page d’accueil reste ici";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
    to_path: boundedTextField({
      isCode: true,
      missing: "La destination est requise",
      max: TARGET_MAX_LENGTH,
      tooLong: `La destination ne peut pas dépasser ${TARGET_MAX_LENGTH} caractères`,
    }).refine(
      (path) => path === "/" || safeRedirect(path) !== "/",
      "La destination est une page de ce site, par exemple /blog/mon-article",
    ),
  })
  .refine(({ from_path, to_path }) => oldPath(to_path) !== from_path, {
    path: ["to_path"],
    message: "La destination est la même que l’ancienne adresse",
  });

export type RedirectInput = z.output<typeof redirectSchema>;

export const redirectIdSchema = z.object({ id: z.uuid("Redirection inconnue") });

export const redirectDialogSchema = z.object({ id: idOrNew(redirectIdSchema.shape.id) });

/** The address of the list: a wrong part is ignored. */
export const redirectListSchema = z.object({
  q: searchField,
  state: z.enum(["open", "set"]).optional().catch(undefined),
  page: pageField,
});

export type RedirectList = z.output<typeof redirectListSchema>;

import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { serializeTheme, themeSchema } from "~/server/http/theme-cookie.server";

export function loader() {
  return redirect("/");
}

/** Keeps the chosen theme and goes back to the page where it was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const theme = themeSchema.parse(form.get("theme"));
  return redirect(safeRedirect(form.get("redirectTo")), {
    status: 303,
    headers: { "Set-Cookie": await serializeTheme(theme) },
  });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/server/sessions/guards.server";
import { EmptyState } from "~/ui/empty-state";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export default function NothingSelected() {
  return (
    <EmptyState title="Sélectionnez un article pour gérer son SEO">
      Ses tags se changent ici, et son allure en ligne s’y voit.
    </EmptyState>
  );
}

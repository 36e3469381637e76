import type { LoaderFunctionArgs } from "@remix-run/node";
import { NOTHING_SELECTED } from "~/features/seo/model/seo-list";
import { requireAdmin } from "~/server/sessions/guards.server";
import { EmptyState } from "~/ui/empty-state";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export default function NothingSelected() {
  return <EmptyState title={NOTHING_SELECTED}>Ses tags se changent ici, et son allure en ligne s’y voit.</EmptyState>;
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { declineTestimonial, moderateTestimonial } from "~/features/testimonials/commands.server";
import { DECLINE_MESSAGES, MODERATION_MESSAGES, moderationFailure } from "~/features/testimonials/model";
import { countTestimonials, listTestimonials, TESTIMONIALS_PER_PAGE } from "~/features/testimonials/queries.server";
import { declineSchema, moderationSchema, testimonialListSchema } from "~/features/testimonials/schema";
import { formAction } from "~/server/forms/form-action.server";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { defineList } from "~/ui/define-list";
import { EmptyState } from "~/ui/empty-state";
import { ListFilters } from "~/ui/list-filters";
import { PageHeader } from "~/ui/page-header";
import { TestimonialItems } from "./testimonial-items";
import { toItem } from "./view.server";

async function moderate({ id, intent, value }: z.output<typeof moderationSchema>, { actor }: { actor: User }) {
  await moderateTestimonial(actor, id, intent, value);
  return MODERATION_MESSAGES[intent][value ? "on" : "off"];
}

/** Turns one switch of a review, or leaves it unpublished. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    published: { schema: moderationSchema, run: moderate },
    featured: { schema: moderationSchema, run: moderate },
    spam: { schema: moderationSchema, run: moderate },
    declined: {
      schema: declineSchema,
      run: async ({ id }, { actor }) => {
        await declineTestimonial(actor, id);
        return DECLINE_MESSAGES.done;
      },
    },
  },
});

export const handle: RouteHandle = {
  loadFailure: "Impossible de charger les avis",
  storeFailure: moderationFailure,
};

export const meta: MetaFunction = () => seo({ title: "Avis Clients" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ testimonials, ...found }, counts] = await Promise.all([
    loadList(request, { schema: testimonialListSchema, perPage: TESTIMONIALS_PER_PAGE, find: listTestimonials }),
    countTestimonials(),
  ]);
  return { ...found, counts, rows: testimonials.map(toItem) };
}

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "rating", label: "Par note" },
  { value: "name", label: "Par nom" },
];

const TestimonialList = defineList<typeof loader>({
  path: "/admin/testimonials",
  filters: ({ list, counts }) => (
    <ListFilters
      action="/admin/testimonials"
      strip={{
        label: "Filtrer les avis",
        name: "state",
        current: list.state,
        items: [
          { label: "Tous", count: counts.total, tone: "neutral" },
          { value: "new", label: "Nouveaux", count: counts.new, tone: "blue" },
          { value: "unpublished", label: "Non publiés", count: counts.unpublished, tone: "yellow" },
          { value: "published", label: "Publiés", count: counts.published, tone: "green" },
          { value: "featured", label: "En vedette", count: counts.featured, tone: "purple" },
          { value: "reported", label: "Signalés", count: counts.reported, tone: "red" },
          { value: "spam", label: "Indésirables", count: counts.spam, tone: "neutral" },
        ],
      }}
      search={{
        label: "Rechercher un avis",
        placeholder: "Nom, entreprise, texte",
        q: list.q,
        selects: [{ name: "sort", label: "Trier", value: list.sort, options: SORTS }],
      }}
    />
  ),
  rows: (testimonials) => <TestimonialItems testimonials={testimonials} />,
  empty: <EmptyState title="Aucun avis pour le moment">Les avis laissés sur le site arrivent ici.</EmptyState>,
  unmatched: { title: "Aucun avis ne correspond", all: "Voir tous les avis" },
});

export default function Testimonials() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Avis Clients" description="Chaque avis attend ici votre accord avant d’être publié." />
      <TestimonialList data={data} />
      <Outlet />
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { DECLINE_MESSAGES, MODERATION_MESSAGES, moderationFailure, reviewerRole } from "~/features/testimonials/model";
import { countTestimonials, listTestimonials, TESTIMONIALS_PER_PAGE } from "~/features/testimonials/queries.server";
import { declineSchema, moderationSchema, testimonialListSchema } from "~/features/testimonials/schema";
import { declineTestimonial, moderateTestimonial } from "~/features/testimonials/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { Rating } from "~/ui/rating";
import { RowButton } from "~/ui/row-forms";
import { ScreenLinkButton } from "~/ui/screen-link";
import { useSearchHref } from "~/ui/use-address";

async function moderate({ id, intent, value }: z.output<typeof moderationSchema>, { actor }: { actor: User }) {
  await moderateTestimonial(actor, id, intent, value);
  return MODERATION_MESSAGES[intent][value ? "on" : "off"];
}

export const handle: RouteHandle = {
  loadFailure: "Impossible de charger les avis",
  storeFailure: moderationFailure,
};

export const meta = () => seo({ title: "Avis Clients" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ testimonials, ...found }, counts] = await Promise.all([
    loadList(request, { schema: testimonialListSchema, perPage: TESTIMONIALS_PER_PAGE, find: listTestimonials }),
    countTestimonials(),
  ]);
  return { ...found, counts, rows: testimonials.map(toItem) };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    published: { schema: moderationSchema, run: moderate },
    featured: { schema: moderationSchema, run: moderate },
    spam: { schema: moderationSchema, run: moderate },
    declined: {
      schema: declineSchema,
      run: ({ id }, { actor }) => declineTestimonial(actor, id),
      done: DECLINE_MESSAGES.done,
    },
  },
});

const TestimonialList = defineList<typeof loader>({
  path: "/admin/testimonials",
  strip: {
    label: "Filtrer les avis",
    name: "state",
    items: ({ counts }) => [
      { label: "Tous", count: counts.total, tone: "neutral" },
      { value: "new", label: "Nouveaux", count: counts.new, tone: "blue" },
      { value: "unpublished", label: "Non publiés", count: counts.unpublished, tone: "yellow" },
      { value: "published", label: "Publiés", count: counts.published, tone: "green" },
      { value: "featured", label: "En vedette", count: counts.featured, tone: "purple" },
      { value: "reported", label: "Signalés", count: counts.reported, tone: "red" },
      { value: "spam", label: "Indésirables", count: counts.spam, tone: "neutral" },
    ],
  },
  search: { label: "Rechercher un avis", placeholder: "Nom, entreprise, texte" },
  orders: [
    { value: "newest", label: "Les plus récents" },
    { value: "oldest", label: "Les plus anciens" },
    { value: "rating", label: "Par note" },
    { value: "name", label: "Par nom" },
  ],
  rows: (testimonials) => (
    <ul className="testimonial-list border-b border-b-line">
      {testimonials.map((testimonial) => (
        <TestimonialItem key={testimonial.id} testimonial={testimonial} />
      ))}
    </ul>
  ),
  empty: { title: "Aucun avis pour le moment", text: "Les avis laissés sur le site arrivent ici." },
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

/** On a phone its words begin where the others do. */
const QUIET = "max-md:-ms-4.5";

function TestimonialItem({ testimonial }: { testimonial: ReturnType<typeof toItem> }) {
  const { id, name, content, rating, is_published, is_featured, is_spam, isNew, role, submittedOn } = testimonial;
  const deleteHref = useSearchHref(`/admin/testimonials/${id}/delete`)({});
  const replyHref = useSearchHref(`/admin/testimonials/${id}`)({});
  return (
    <li className="grid gap-2 py-5 border-t border-t-line min-[75rem]:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline gap-y-1 gap-x-5">
          <h2 className="text-[1.25rem] wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <Badge tone={is_published ? "green" : "yellow"}>{is_published ? "Publié" : "Non publié"}</Badge>
          {isNew && <Badge tone="blue">Nouveau</Badge>}
          {is_featured && <Badge tone="purple">Vedette</Badge>}
        </div>
        {role && <p className="note">{role}</p>}
        <Rating value={rating} />
        <p className="kept-lines max-w-[72ch] text-text-2 whitespace-pre-line wrap-anywhere" dir="auto">
          {content}
        </p>
        <p className="note">Soumis le {submittedOn}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 mt-2 min-[75rem]:self-start">
        {is_spam ? (
          <ModerationButton id={id} intent="spam" value={false} label="Pas un indésirable" name={name} />
        ) : (
          <>
            <ModerationButton
              id={id}
              intent="published"
              value={!is_published}
              label={is_published ? "Dépublier" : "Publier"}
              name={name}
              isMain={!is_published}
            />
            {isNew && <ModerationButton id={id} intent="declined" label="Ne pas publier" name={name} />}
            <ModerationButton
              id={id}
              intent="featured"
              value={!is_featured}
              label={is_featured ? "Retirer vedette" : "Mettre en vedette"}
              name={name}
            />
          </>
        )}
        {is_published && !is_spam && (
          <LinkButton className={QUIET} to={`/avis?avis=${id}`} variant="quiet" size="sm">
            Voir sur le site<span className="sr-only"> l’avis de {name}</span>
          </LinkButton>
        )}
        <ScreenLinkButton className={QUIET} to={replyHref} preventScrollReset variant="quiet">
          Répondre<span className="sr-only"> à l’avis de {name}</span>
        </ScreenLinkButton>
        <ScreenLinkButton className={QUIET} to={deleteHref} variant="quiet">
          Supprimer<span className="sr-only"> l’avis de {name}</span>
        </ScreenLinkButton>
      </div>
    </li>
  );
}

interface ModerationButtonProps {
  id: string;
  intent: "published" | "featured" | "spam" | "declined";
  /** Which way a switch is turned; a decision has none. */
  value?: boolean;
  label: string;
  /** Whose review, for those who hear the button alone. */
  name: string;
  isMain?: boolean;
}

function ModerationButton({ id, intent, value, label, name, isMain = false }: ModerationButtonProps) {
  return (
    <RowButton
      list="/admin/testimonials"
      intent={intent}
      values={{ id, ...(value !== undefined && { value: String(value) }) }}
      variant={isMain ? "primary" : "secondary"}
      name={`avis de ${name}`}
    >
      {label}
    </RowButton>
  );
}

type Testimonial = Awaited<ReturnType<typeof listTestimonials>>["testimonials"][number];

/** Formatted on the server: a browser's tables of dates and names may be older or newer than ours. */
function toItem({ created_at, decided_at, company, position, ...testimonial }: Testimonial) {
  const { is_spam, is_published } = testimonial;
  return {
    ...testimonial,
    isNew: !is_spam && !is_published && decided_at === null,
    role: reviewerRole({ company, position }),
    submittedOn: formatDate(created_at),
  };
}

import { Form } from "@remix-run/react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { Rating } from "~/ui/rating";
import { ScreenLinkButton } from "~/ui/screen-link";
import { useSearchHref } from "~/ui/use-address";
import type { TestimonialItemData } from "./view.server";

/** The reviews of one page, each with its switches. */
export function TestimonialItems({ testimonials }: { testimonials: readonly TestimonialItemData[] }) {
  return (
    <ul className="testimonial-list border-b border-b-line">
      {testimonials.map((testimonial) => (
        <TestimonialItem key={testimonial.id} testimonial={testimonial} />
      ))}
    </ul>
  );
}

/** On a phone its words begin where the others do. */
const QUIET = "max-md:-ms-4.5";

function TestimonialItem({ testimonial }: { testimonial: TestimonialItemData }) {
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

/** One switch of a review as a form of its own. */
function ModerationButton({ id, intent, value, label, name, isMain = false }: ModerationButtonProps) {
  const action = useSearchHref("/admin/testimonials")({});
  const isPending = useIsSubmitting(intent, id);
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {value !== undefined && <input type="hidden" name="value" value={String(value)} />}
      <Button variant={isMain ? "primary" : "secondary"} size="sm" isPending={isPending}>
        {label}
        <span className="sr-only">&#8239;: avis de {name}</span>
      </Button>
    </Form>
  );
}

import { Form } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import { ExternalLink, Eye, Pencil, Trash2 } from "lucide-react";
import type { AppLinkProps } from "~/ui/app-link";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { useSearchHref } from "~/ui/use-search-href";
import type { PostRowData } from "./to-row.server";

/** What one does with an article from the list; each control says of which article to those who hear it alone. */
export function PostActions({ post, editHref }: { post: PostRowData; editHref: string }) {
  const here = useSearchHref("/admin/blog")({});
  const deleteHref = useSearchHref(`/admin/blog/${post.id}/delete`)({});
  const { title } = post;
  return (
    <div className="row-actions">
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="intent" value="publish" />
        <input type="hidden" name="id" value={post.id} />
        <input type="hidden" name="is_published" value={String(!post.is_published)} />
        <Button type="submit" variant="secondary" size="sm">
          {post.is_published ? "Dépublier" : "Publier"}
          <span className="sr-only"> : {title}</span>
        </Button>
      </Form>
      <IconLink
        to={post.shownAt}
        verb={post.is_published ? "Voir sur le site" : "Aperçu privé"}
        title={title}
        icon={post.is_published ? ExternalLink : Eye}
      />
      <IconLink to={editHref} verb="Modifier" title={title} icon={Pencil} hydrated />
      <IconLink to={deleteHref} verb="Supprimer" title={title} icon={Trash2} hydrated preventScrollReset />
    </div>
  );
}

type IconLinkProps = AppLinkProps & { verb: string; title: string; icon: LucideIcon };

function IconLink({ verb, title, icon: Icon, ...link }: IconLinkProps) {
  return (
    <AppLink {...link} className="icon-btn" title={verb} aria-label={`${verb} : ${title}`}>
      <Icon aria-hidden="true" />
    </AppLink>
  );
}

import { Form } from "@remix-run/react";
import { ExternalLink } from "lucide-react";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-search-href";
import type { PostRowData } from "./to-row";

/** What one does with an article from the list; each control says of which article to those who hear it alone. */
export function PostActions({ post, editHref }: { post: PostRowData; editHref: string }) {
  const here = useSearchHref("/admin/blog")({});
  const deleteHref = useSearchHref(`/admin/blog/${post.id}/delete`)({});
  const whose = <span className="sr-only"> : {post.title}</span>;
  return (
    <div className="row-actions">
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="intent" value="publish" />
        <input type="hidden" name="id" value={post.id} />
        <input type="hidden" name="is_published" value={String(!post.is_published)} />
        <Button type="submit" variant="secondary" size="sm">
          {post.is_published ? "Dépublier" : "Publier"}
          {whose}
        </Button>
      </Form>
      <LinkButton to={editHref} hydrated size="sm">
        Modifier{whose}
      </LinkButton>
      {post.is_published && (
        <AppLink to={post.path} className="icon-btn" aria-label={`Voir sur le site : ${post.title}`}>
          <ExternalLink aria-hidden="true" />
        </AppLink>
      )}
      <LinkButton to={deleteHref} hydrated preventScrollReset variant="quiet" size="sm">
        Supprimer{whose}
      </LinkButton>
    </div>
  );
}

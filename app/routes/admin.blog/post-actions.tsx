import { Form } from "@remix-run/react";
import { ExternalLink, Eye, Pencil, Trash2 } from "lucide-react";
import { Button } from "~/ui/button";
import { IconLink } from "~/ui/icon-link";
import { useSearchHref } from "~/ui/use-address";
import type { PostRowData } from "./view.server";

/** What one does with an article from the list; each control says of which article to those who hear it alone. */
export function PostActions({ post }: { post: PostRowData }) {
  const editHref = useSearchHref(`/admin/blog/${post.id}`)({});
  const here = useSearchHref("/admin/blog")({});
  const deleteHref = useSearchHref(`/admin/blog/${post.id}/delete`)({});
  const { title } = post;
  return (
    <div className="flex flex-wrap items-center gap-1 mt-1.5 xl:flex-nowrap xl:justify-end xl:-my-1 xl:mx-0">
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="intent" value="publish" />
        <input type="hidden" name="id" value={post.id} />
        <input type="hidden" name="is_published" value={String(!post.is_published)} />
        <Button size="sm">
          {post.is_published ? "Dépublier" : "Publier"}
          <span className="sr-only">&#8239;: {title}</span>
        </Button>
      </Form>
      <IconLink
        to={post.shownAt}
        verb={post.is_published ? "Voir sur le site" : "Aperçu privé"}
        name={title}
        icon={post.is_published ? ExternalLink : Eye}
      />
      <IconLink to={editHref} verb="Modifier" name={title} icon={Pencil} hydrated />
      <IconLink to={deleteHref} verb="Supprimer" name={title} icon={Trash2} hydrated preventScrollReset />
    </div>
  );
}

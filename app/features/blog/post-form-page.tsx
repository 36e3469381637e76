import type { OpenPostForm } from "~/features/blog/open-post-form.server";
import { PostForm } from "~/features/blog/post-form";
import { DISCARD_KEPT, KEPT } from "~/lib/kept-text";
import { KeptOffer } from "~/ui/kept-offer";
import { useSearchHref } from "~/ui/use-search-href";

interface PostFormPageProps {
  opened: OpenPostForm;
  /** Address of the page. */
  path: string;
  id: string | null;
  isFormer?: boolean;
  isPublished: boolean;
  isGenerated?: boolean;
}

/** The article's form, under what was kept of an earlier attempt. */
export function PostFormPage({ opened, path, ...post }: PostFormPageProps) {
  const href = useSearchHref(path);
  const { resumed, offers } = opened;
  return (
    <>
      <KeptOffer resumed={resumed} offers={offers} resumeTo={(key) => href({ [KEPT]: key })} intent={DISCARD_KEPT} />
      <PostForm key={`${path} ${resumed}`} opened={opened} {...post} />
    </>
  );
}

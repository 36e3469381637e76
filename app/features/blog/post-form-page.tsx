import type { OpenPostForm } from "~/features/blog/open-post-form.server";
import { PostForm } from "~/features/blog/post-form";
import { DISCARD_KEPT } from "~/features/blog/post-values";
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
  const resumeTo = useSearchHref(path)({ kept: 1 });
  const isResumed = opened.kept === "resumed";
  return (
    <>
      {opened.kept !== "none" && <KeptOffer isResumed={isResumed} resumeTo={resumeTo} discardIntent={DISCARD_KEPT} />}
      <PostForm key={`${path} ${isResumed}`} opened={opened} {...post} />
    </>
  );
}

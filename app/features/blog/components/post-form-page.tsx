import type { OpenPostForm } from "~/features/blog/commands/open-post-form.server";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import { DraftOffers } from "~/ui/draft-offers";
import { useSearchHref } from "~/ui/use-address";
import { PostForm } from "./post-form";

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
      <DraftOffers
        resumed={resumed}
        offers={offers}
        resumeTo={(key) => href({ [DRAFT_FIELD]: key })}
        intent={DISCARD_DRAFT}
      />
      <PostForm key={`${path} ${resumed}`} opened={opened} {...post} />
    </>
  );
}

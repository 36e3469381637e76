import { tagsOf, withTags } from "~/features/blog/model/post-values";
import { addTag } from "~/features/blog/model/tags";

/** A form with its typed tag among its tags; with a sentence where that cannot be, and then the tag stays typed. */
export function takeTypedTag(form: FormData): { form: FormData; error?: string | undefined } {
  const typed = form.get("tag");
  const { tags, error } = addTag(tagsOf(form), typeof typed === "string" ? typed : "");
  const taken = withTags(form, tags);
  if (!error) taken.delete("tag");
  return { form: taken, error };
}

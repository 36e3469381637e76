const NAME_MAX_LENGTH = 60;

/**
 * A name as a letter may repeat it, or null: somebody who types a stranger's address must not
 * have us send him a link, a number to call or a text of his.
 */
export function plainName(name: string): string | null {
  const trimmed = name.trim();
  return trimmed.length > NAME_MAX_LENGTH || /[:/@<>\d\n]|\.\S|www/iu.test(trimmed) ? null : trimmed || null;
}

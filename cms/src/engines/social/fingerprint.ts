import { createHash } from 'node:crypto';
import type { SocialDraft, SocialStaged } from './port';

/** What a draft is now. What was left at a network for another version of it must not be published. */
export const fingerprintOf = async ({ text, title, link, image }: SocialDraft): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([text, title, link, image?.alt ?? null]));
  if (image) hash.update(await image.bytes());
  return hash.digest('base64url');
};

/** What an earlier attempt left, when it is of this very draft and not older than it may be. */
export const reusable = (
  staged: SocialStaged | null,
  { of, now, maxAgeMs }: { of: string; now: Date; maxAgeMs: number },
): SocialStaged | null => {
  if (staged?.of !== of) return null;
  const age = now.getTime() - Date.parse(staged.at ?? '');
  return age < maxAgeMs ? staged : null;
};

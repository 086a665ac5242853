import { createHash } from 'node:crypto';
import { picturesOf } from './pictures-of';
import type { SocialDraft, SocialStaged } from './port';

/** What a draft is now. What was left at a network for another version of it must not be published. */
export const fingerprintOf = async (draft: SocialDraft): Promise<string> => {
  const { text, title, link, topic, image, replyTo } = draft;
  const pictures = picturesOf(draft);
  const more = pictures.slice(1).map(({ alt }) => alt);
  const hash = createHash('sha256').update(
    JSON.stringify([
      text,
      title,
      link,
      image?.alt ?? null,
      ...more,
      ...(replyTo ? [replyTo.parent] : []),
      ...(topic ? [{ topic }] : []),
    ]),
  );
  for (const picture of pictures) hash.update(await picture.bytes());
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

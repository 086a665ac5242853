import type { SocialCall } from '../port';
import { jsonOf, numberOf } from '../http/answer';
import type { Client } from '../http/client';
import { POST_RULES } from '../../../contract/social-post-rules';
import { timings } from '../../../settings/timings';

/** What one server takes. */
export interface InstanceLimits {
  characters: number;
  pictures: number;
  imageBytes: number;
  alt: number;
}

const ALT_LENGTH = 1500;

/** Reads what a server says that it takes; asked once an hour, and the usual limits where it says nothing. */
export const createInstanceReader = (client: Client, now: () => Date) => {
  const read = new Map<string, { at: number; limits: InstanceLimits }>();
  return async (server: string, call: SocialCall): Promise<InstanceLimits> => {
    const stored = read.get(server);
    if (stored && now().getTime() - stored.at < timings().social.instanceStoredMs) return stored.limits;
    const url = `${server}/api/v2/instance`;
    const { body } = await client({ step: 'read', method: 'GET', url, accept: [404] }, call);
    const { statuses, media_attachments: media } = jsonOf(body.configuration);
    const limits: InstanceLimits = {
      characters: numberOf(jsonOf(statuses).max_characters) ?? POST_RULES.mastodon.limit,
      pictures: numberOf(jsonOf(statuses).max_media_attachments) ?? POST_RULES.mastodon.image.max,
      imageBytes: numberOf(jsonOf(media).image_size_limit) ?? POST_RULES.mastodon.image.maxBytes,
      alt: numberOf(jsonOf(media).description_limit) ?? ALT_LENGTH,
    };
    read.set(server, { at: now().getTime(), limits });
    return limits;
  };
};

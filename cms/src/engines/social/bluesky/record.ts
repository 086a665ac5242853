import type { SocialDraft, SocialLinkCard } from '../port';
import type { Json } from '../http/answer';

export const POST_COLLECTION = 'app.bsky.feed.post';
const CARD_TITLE = 300;
const CARD_DESCRIPTION = 1000;

/** A picture as the server keeps it until a post uses it. */
export interface UploadedPicture {
  blob: Json;
  alt: string;
  size: { width: number; height: number } | undefined;
}

/** Asks the network who somebody is; null for a name that is nobody's. */
export type ResolveHandle = (handle: string) => Promise<string | null>;

const isMention = (feature: object): feature is { $type: string; did: string } => 'did' in feature;

/**
 * Where a text has links, tags and people, counted in bytes of UTF-8. Found by Bluesky's own library, so that what is a link in its
 * app is one here; loaded at the first post, for it is large.
 */
const facetsOf = async (text: string, resolve: ResolveHandle): Promise<object[]> => {
  const { RichText } = await import('@atproto/api');
  const rich = new RichText({ text });
  rich.detectFacetsWithoutResolution();
  const facets: object[] = [];
  for (const { index, features } of rich.facets ?? []) {
    const [feature] = features;
    if (!feature) continue;
    if (!isMention(feature)) {
      facets.push({ index, features: [feature] });
      continue;
    }
    const did = await resolve(feature.did);
    if (did) facets.push({ index, features: [{ ...feature, did }] });
  }
  return facets;
};

const embedOf = (pictures: readonly UploadedPicture[], card: SocialLinkCard | null): object | null => {
  if (pictures.length > 0)
    return {
      $type: 'app.bsky.embed.images',
      images: pictures.map(({ blob: image, alt, size }) => ({
        image,
        alt,
        ...(size ? { aspectRatio: size } : {}),
      })),
    };
  if (!card) return null;
  return {
    $type: 'app.bsky.embed.external',
    external: {
      uri: card.url,
      title: card.title.slice(0, CARD_TITLE),
      description: card.description.slice(0, CARD_DESCRIPTION),
    },
  };
};

/** A post as it is stored at the network. */
export const postRecord = async (
  draft: SocialDraft,
  {
    createdAt,
    pictures,
    reply,
    card,
    resolve,
  }: {
    createdAt: string;
    pictures: readonly UploadedPicture[];
    /** What it answers, each by its address and its content's name. */
    reply: { root: Json; parent: Json } | null;
    card: SocialLinkCard | null;
    resolve: ResolveHandle;
  },
): Promise<Json> => {
  const facets = await facetsOf(draft.text, resolve);
  const embed = embedOf(pictures, card);
  return {
    $type: POST_COLLECTION,
    text: draft.text,
    createdAt,
    ...(facets.length > 0 ? { facets } : {}),
    ...(embed ? { embed } : {}),
    ...(reply ? { reply } : {}),
    ...(draft.language ? { langs: [draft.language] } : {}),
  };
};

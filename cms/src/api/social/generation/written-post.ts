import type { Core } from '@strapi/strapi';
import type { SocialPlatform, SocialSettings } from '../../../contract';
import type { WrittenPost } from '../../../engines/ai/posts/port';
import { engines } from '../../../engines';
import { makeCard } from '../pictures/make-card';
import { brandOf, type PhotoLibrary } from '../pictures/photo-library';
import { preparePicture } from '../pictures/prepare-picture';
import { hashOfContent } from '../post-content';

/**
 * Columns of a post in the words of the writer. It is marked as made by AI until its owner writes it anew; call to action and link are
 * the owner's own, and no writer's.
 */
export const columnsOf = (
  { platform, copy, hashtags, title, topic, kind, reason, modelFault }: WrittenPost,
  { callToAction, link }: Pick<SocialSettings, 'callToAction' | 'link'>,
) => {
  const content = { copy, callToAction, link, hashtags, title };
  return {
    ...content,
    topic,
    kind,
    reason,
    modelFault,
    aiGenerated: true,
    contentHash: hashOfContent(platform, content),
  };
};

/** Where people scroll past words alone. Bluesky, Mastodon and Threads are read, and draw a card of the page that a post leads to. */
const WITHOUT_PICTURE: readonly SocialPlatform[] = ['bluesky', 'mastodon', 'threads'];

/**
 * The picture of a written post: a photo of the library that shows what it says, or else a card drawn from its words; nothing where
 * networks are read. The file is stored. `used` are photos that stand in posts of the same run, and is added to.
 */
export const pictureFor = async (
  strapi: Core.Strapi,
  { platform, title, topic, copy }: WrittenPost,
  {
    name,
    settings,
    turn,
    library,
    used,
  }: {
    name: string;
    settings: SocialSettings;
    turn: number;
    library: PhotoLibrary;
    used: ReadonlySet<number>;
  },
) => {
  if (WITHOUT_PICTURE.includes(platform)) return null;
  const { files } = engines(strapi);
  const photo = library.best(`${title} ${topic} ${copy}`, used);
  const original = photo && (await files.find(photo.fileKey));
  if (photo && original) {
    const focus = { x: photo.focusX, y: photo.focusY };
    const { bytes, width, height } = await preparePicture(Buffer.from(original), platform, focus);
    return {
      imageFile: await files.put(bytes, 'jpg'),
      imageWidth: width,
      imageHeight: height,
      imageKind: 'upload' as const,
      imageAlt: photo.alt ?? '',
      photo: photo.id,
    };
  }
  const brand = await brandOf(strapi, library, null);
  const { bytes, width, height, alt } = await makeCard({ platform, title, name, settings, brand, turn });
  return {
    imageFile: await files.put(bytes, 'jpg'),
    imageWidth: width,
    imageHeight: height,
    imageKind: 'card' as const,
    imageAlt: alt,
    photo: null,
  };
};

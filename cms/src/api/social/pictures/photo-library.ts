import type { Core } from '@strapi/strapi';
import { photoMatch } from '../../../contract';
import { engines } from '../../../engines';
import { SOCIAL_PHOTO, type SocialPhotoRow } from '../social-rows';
import type { CardBrand } from './card/draw-card';

/** A photo with this label, or this name, is the business's logo: it stands on cards, and is no photo for a post. */
const LOGO = /^logo\b/i;

const isLogo = ({ name, tags }: Pick<SocialPhotoRow, 'name' | 'tags'>): boolean =>
  LOGO.test(name) || (tags ?? []).some((tag) => LOGO.test(tag));

const describe = ({ name, alt, folder, tags }: SocialPhotoRow) => ({
  name,
  alt: alt ?? '',
  folder: folder ?? '',
  tags: tags ?? [],
});

export interface PhotoLibrary {
  logo: SocialPhotoRow | null;
  /** The photo that shows most of what a text is about; the newest of those that show as much, null where none shows anything of it. */
  best(about: string, except?: ReadonlySet<number>): SocialPhotoRow | null;
}

/** The photos of a project, for choosing among them. */
export const readPhotoLibrary = async (strapi: Core.Strapi, projectId: number): Promise<PhotoLibrary> => {
  const rows = await strapi.db
    .query(SOCIAL_PHOTO)
    .findMany({ where: { project: { id: projectId } }, orderBy: { id: 'desc' } });
  const photos = rows.filter((row) => !isLogo(row));
  return {
    logo: rows.find(isLogo) ?? null,
    best(about, except = new Set()) {
      let found: SocialPhotoRow | null = null;
      let most = 0;
      for (const photo of photos) {
        const match = except.has(photo.id) ? 0 : photoMatch(about, describe(photo));
        if (match > most) [found, most] = [photo, match];
      }
      return found;
    },
  };
};

/** What a card shows of its business: the logo, and behind the words a photo of what they say where one is wanted. */
export const brandOf = async (
  strapi: Core.Strapi,
  { logo }: PhotoLibrary,
  photo: SocialPhotoRow | null,
): Promise<CardBrand> => {
  const { files } = engines(strapi);
  // A file that is gone spoils no card.
  const read = async (key: string) => Buffer.from(await files.get(key));
  const bytes = photo && (await read(photo.fileKey).catch(() => null));
  return {
    logo: logo && (await read(logo.fileKey).catch(() => null)),
    photo: photo && bytes && { bytes, focus: { x: photo.focusX, y: photo.focusY } },
  };
};

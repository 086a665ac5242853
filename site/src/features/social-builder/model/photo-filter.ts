import type { SocialPhoto } from '@contract';

/** Which photos are shown; '' for all. */
export interface PhotoFilter {
  folder: string;
  words: string;
}

/** The folders that photos lie in, by name. */
export const foldersOf = (photos: readonly SocialPhoto[]): string[] =>
  [...new Set(photos.map(({ folder }) => folder))]
    .filter((folder) => folder !== '')
    .sort((one, other) => one.localeCompare(other));

/** Those of a folder that have all the words in their name, tags or description. */
export const filterPhotos = (
  photos: readonly SocialPhoto[],
  { folder, words }: PhotoFilter,
): SocialPhoto[] => {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return photos.filter((photo) => {
    const text = [photo.name, photo.alt, ...photo.tags].join(' ').toLowerCase();
    return (folder === '' || photo.folder === folder) && wanted.every((word) => text.includes(word));
  });
};

import type { SocialPhoto } from './social-photo';

type Described = Pick<SocialPhoto, 'name' | 'alt' | 'folder' | 'tags'>;

/** Words shorter than this say nothing of what is seen. */
const SHORTEST = 4;
/** Italian ends of the same word: `torta`, `torte`, `tortine`. */
const STEM = 5;

/** The beginnings of the words that matter in a text. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    )
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.slice(0, Math.max(SHORTEST, Math.min(STEM, word.length - 1)))),
  );

/** How much a photo shows of what a text is about: 0 where they share no word. Its tags count twice, for they were chosen. */
export const photoMatch = (about: string, { name, alt, folder, tags }: Described): number => {
  const wanted = stemsOf(about);
  const shared = (text: string) => [...stemsOf(text)].filter((stem) => wanted.has(stem)).length;
  return 2 * shared(tags.join(' ')) + shared(`${name} ${alt} ${folder}`);
};

/** The photos of a library by how well they fit a text; those that fit as well stay in their order. */
export const photosByMatch = <Photo extends Described>(about: string, photos: readonly Photo[]): Photo[] =>
  photos
    .map((photo) => ({ photo, match: photoMatch(about, photo) }))
    .sort((one, other) => other.match - one.match)
    .map(({ photo }) => photo);

import type { SocialProfile } from '../../../../contract';
import { isStopWord } from '../../text/stop-words';
import { namesIn } from './privacy';
import type { RawMaterial } from './raw-material';

/** Words that private notes write with a capital and everybody may use. */
const COMMON_NAMES =
  /^(?:Comune|Stato|Natale|Pasqua|Capodanno|Ferragosto|Italia|Lei|Voi|Gennaio|Signora|Signor|Via|Facebook|Instagram|LinkedIn|Pinterest|Bluesky|Mastodon|Threads|Google|Christmas|Easter|January|February|March|April|May|June|July|August|September|October|November|December|Lake|Studio|Famiglia|Hotel|Albergo|Masseria|Condominio|Ristorante|Restaurant|Villa|Mai|Non|NON|MAI|Note|Se|Chi)$/u;
const PRICE = /€|£|\b(?:euro|eur)\b/iu;

const IS_CODE = /^\p{Lu}{1,4}\d{1,4}$/u;
/** Whether a text uses a word in small letters, as no name is written. */
const isCommonIn = (text: string, word: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})${word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?!\p{L})`,
    'u',
  ).test(text);

/** Which words of private notes give somebody away: names that the public material does not use itself. */
export const privateNames = (raw: readonly RawMaterial[], publicText: string, own: string): string[] => {
  const found = new Set<string>();
  for (const { privateNotes, unavailable } of raw) {
    for (const note of privateNotes)
      for (const name of namesIn(note)) {
        // `Q7` is a code; of "Alarm 9920" and "Dal 1" the word alone can be a name.
        const parts = IS_CODE.test(name) ? [name] : name.split(/\s+/u).filter((part) => !/\d/u.test(part));
        for (const part of parts.map((one) => one.replace(/^[LlDd][’']/u, '')))
          if (
            part.length > 2 &&
            part.toUpperCase() !== part.replace(/\d/gu, 'x') &&
            !COMMON_NAMES.test(part) &&
            !isStopWord(part.toLowerCase()) &&
            !own.includes(part) &&
            // "Falegnameria Corsi" gives nobody away where the business itself speaks of its "corsi".
            !isCommonIn(publicText, part) &&
            publicText.split(part).length < 3
          )
            found.add(part);
      }
    for (const thing of unavailable) {
      const code = /\b\p{Lu}{1,4}\d{1,4}\b/u.exec(thing)?.[0];
      found.add(code ?? thing);
    }
  }
  return [...found];
};

const EXPANDS = /[.*+?^${}()|[\]\\]/g;
/** A pattern for what is ruled out: endings of a single word do not matter, other words must all stand in one sentence. */
export const banOf = (phrase: string): ((text: string) => boolean) => {
  // Names of private notes are meant as they are written: `Cento` is a town, `cento` a number.
  const isName = /^\p{Lu}/u.test(phrase);
  const words = (isName ? phrase : phrase.toLowerCase())
    .replace(/["“”]/g, '')
    .split(/[\s,]+/u)
    .filter((word) => word.length > 2);
  const patterns = words.map((word) => {
    const root =
      word.length > 5 && /[aeiouàèéìòù]$/u.test(word)
        ? word.replace(/[aeiouàèéìòù]+$/u, '')
        : word.length > 3
          ? word.replace(/[aeio]$/u, '')
          : word;
    return new RegExp(
      String.raw`(?<!\p{L})${root.replace(EXPANDS, String.raw`\$&`)}${word.length > 3 ? String.raw`\p{L}{0,4}` : ''}(?!\p{L})`,
      isName ? 'u' : 'iu',
    );
  });
  return (text) =>
    patterns.length > 0 &&
    text.split(/[.!?\n]/u).some((sentence) => patterns.every((pattern) => pattern.test(sentence)));
};

/** True for a text that uses nothing that is ruled out, gives nobody away, and names no price where none may be. */
export const publishable = (
  profile: Pick<SocialProfile, 'forbidden' | 'pricesAllowed'>,
): ((text: string) => boolean) => {
  const bans = profile.forbidden.map(banOf);
  return (text) => !bans.some((ban) => ban(text)) && (profile.pricesAllowed || !PRICE.test(text));
};

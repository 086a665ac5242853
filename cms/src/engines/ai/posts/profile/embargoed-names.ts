import type { Day } from '../../../../contract';
import type { RawFact } from './raw-material';

const QUOTED = /["“«]([^"“”«»]{3,40})["”»]/gu;
const CAPITAL = /(?<=[\p{Ll}\d,;]\s)\p{Lu}[\p{Ll}’']{2,}(?:\s\p{Lu}[\p{Ll}’']{2,})*/gu;
/** Days, feasts and languages have capitals in English, and are not names of anything. */
const NO_NAME =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Natale|Pasqua|Capodanno|Christmas|Easter|New Year(?:[’']s Eve)?|Italian?|English|Italia|Italy|Lei|Voi|Via|Piazza|WhatsApp|Instagram|Facebook)$/u;

/** A name that is not to be told before a day. */
export interface EmbargoedName {
  name: string;
  from: Day;
}

/** What things are called that wait for their day: no other text may tell of them by that name before. */
export const embargoedNames = (
  raw: readonly { facts: readonly Pick<RawFact, 'text' | 'from'>[] }[],
  own: string,
): EmbargoedName[] => {
  const facts = raw.flatMap((material) => material.facts);
  const open = facts.filter(({ from }) => from === null).map(({ text }) => text);
  return facts.flatMap(({ text, from }) => {
    if (from === null) return [];
    const names = [
      ...[...text.matchAll(QUOTED)].map(([, name = '']) => name),
      ...[...text.matchAll(CAPITAL)].map(([name]) => name),
    ];
    // What the owner speaks of openly as well is no secret.
    return names
      .filter((name) => !NO_NAME.test(name) && !own.includes(name) && !open.some((one) => one.includes(name)))
      .map((name) => ({ name, from }));
  });
};

/** The day for which a text waits because of a name in it; null for any other. */
export const embargoOf = (text: string, names: readonly EmbargoedName[]): Day | null =>
  names.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()))?.from ?? null;

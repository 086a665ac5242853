import type { Locale } from '@contract';
import { formatNumber } from '../lib/numbers';
import type { Plural } from './plural';
import type { Area, Key, Params, Translate } from './types';

type Tree = { [key: string]: string | Plural | Tree };
type Module = Record<string, unknown>;

const areaOf = (file: string) =>
  (file.split('/').pop() ?? '')
    .replace(/\.ts$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const kebab = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// One chunk per area and language, so that a visitor of the landing page does not carry the builder's words; nor the table
// of where they are: the areas of pages that are not everybody's stand in `private-words.ts`.
const publicPages = import.meta.glob<Module>(
  './{it,en}/{common,layout,errors,landing,prompt-help,auth,blog,legal,marketplace,tour,help}.ts',
);

/** What fetches an area's words. */
const sourceOf = async (locale: Locale, area: Area): Promise<(() => Promise<Module>) | undefined> => {
  const file = `./${locale}/${kebab(area)}.ts`;
  return publicPages[file] ?? (await import('./private-words')).privateWords[file];
};

const words: Record<Locale, Record<string, Tree>> = { it: {}, en: {} };

const learn = (locale: Locale, area: string, module: Module) => {
  words[locale][area] = module[area] as Tree;
};

/** Takes in modules that are here already: the server's and the tests' way (`all-words.ts`). */
export const learnAll = (modules: Record<string, Module>): void => {
  for (const [file, module] of Object.entries(modules)) {
    learn(file.startsWith('./en/') ? 'en' : 'it', areaOf(file), module);
  }
};

/** Areas that every page needs. */
const BASE: Area[] = ['common', 'layout'];
const wanted = new Set<Area>(BASE);

/** Fetches the words of these areas (and of those that earlier pages needed), unless they are here already. */
export const loadWords = async (locale: Locale, areas: readonly Area[] = []): Promise<void> => {
  areas.forEach((area) => wanted.add(area));
  await Promise.all(
    [...wanted]
      .filter((area) => !words[locale][area])
      .map(async (area) => {
        const load = await sourceOf(locale, area);
        if (load) learn(locale, area, await load());
      }),
  );
};

const pluralRules: Record<Locale, Intl.PluralRules> = {
  it: new Intl.PluralRules('it'),
  en: new Intl.PluralRules('en'),
};

const find = (locale: Locale, key: string): string | Plural | undefined => {
  let node: string | Plural | Tree | undefined = words[locale];
  for (const step of key.split('.')) {
    if (!node || typeof node === 'string') return undefined;
    node = (node as Tree)[step];
  }
  return node as string | Plural | undefined;
};

/** `t` of one language. A key whose words are not loaded reads as itself: visible, never a crash. */
export const translator =
  (locale: Locale): Translate =>
  (key: Key, params: Params = {}) => {
    const found = find(locale, key);
    if (!found) return key;
    const sentence =
      typeof found === 'string'
        ? found
        : pluralRules[locale].select(Number(params.count)) === 'one'
          ? found.one
          : found.other;
    return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? formatNumber(value, locale) : value;
    });
  };

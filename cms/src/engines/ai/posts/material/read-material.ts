import type { Locale } from '../../../../contract';
import { languageOf } from '../../text/language';
import type { PostBrief } from '../port';
import type { Sector } from '../thoughts/thought';
import type { Fact } from './fact';
import { factKindOf, meaningOf } from './fact-kind';
import { itemsOf, offeredIn } from './items';
import { sectorOf } from './sector-of';
import { asSentence, isForCustomers, labelled, linesOf, sentences } from './sentence';

/** What the embedded writer draws on. */
export interface Material {
  name: string;
  language: Locale;
  sector: Sector | null;
  facts: Fact[];
  items: string[];
  /** The town, where the material tells one. */
  town: string | null;
}

const MOST_FACTS = 60;
const DOCUMENT_LENGTH = 40_000;
/** Of a document only what speaks as the business is said in its name. */
const SPEAKS_AS_BUSINESS = /\b(?:noi|nostr[oaie]|\p{L}{3,}iamo|siamo|abbiamo|we|our)\b/iu;
const NAME =
  /\b(?:si chiama|chiamat[oa]|[Ss]iamo|è il nome|is called|[Ww]e are)\s+(?:(?:il|lo|la|l[’']|the)\s+)?((?:\p{Lu}[\p{L}’'&]*)(?:\s+(?:di|da|del|della|dei|e|&|of|and|the|d[’']\p{L}+|\p{Lu}[\p{L}’'&]*))*)/u;
const TOWN =
  /\b(?:a|ad|in|di)\s+(\p{Lu}\p{Ll}{3,}(?:\s(?:di|del|della|sul|in|Emilia|Calabria|Terme|Marina)(?:\s\p{Lu}\p{Ll}+)?)*)/u;
const NO_TOWN =
  /^(?:Italia|Italy|Europa|Europe|Via|Piazza|Viale|Corso|Natale|Pasqua|Gennaio|English|Italiano)/;

const withoutTail = (name: string): string =>
  name.replace(/\s+(?:di|da|del|della|dei|e|&|of|and|the)$/, '').replace(/[.,]+$/, '');

const nameIn = (text: string): string | null => {
  const found = NAME.exec(text)?.[1];
  return found && found.length > 2 ? withoutTail(found) : null;
};
const townIn = (text: string): string | null => {
  const town = TOWN.exec(text)?.[1];
  return town && !NO_TOWN.test(town) ? town : null;
};

/** Reads what a project knows of its business. Orders to the writer, and notes on posts and readers, are no material. */
export const readMaterial = (brief: PostBrief): Material => {
  const language = languageOf(brief.instructions, brief.language);
  const facts = new Map<string, Fact>();
  const items = new Set<string>();
  let labelName: string | null = null;
  const keep = (fact: Fact): void => {
    if (facts.size < MOST_FACTS) facts.set(fact.text.toLowerCase(), fact);
  };
  const readSentence = (sentence: string): void => {
    if (!isForCustomers(sentence)) return;
    keep({ kind: factKindOf(sentence), text: asSentence(sentence) });
    offeredIn(sentence).forEach((item) => items.add(item));
  };
  for (const line of linesOf(brief.instructions)) {
    const pair = labelled(line);
    if (!pair) {
      sentences(line).forEach(readSentence);
      continue;
    }
    const meaning = meaningOf(pair.label);
    if (meaning === 'name') labelName = withoutTail(pair.value.replace(/\s*[-–(,].*$/, ''));
    else if (meaning === 'items') itemsOf(pair.value).forEach((item) => items.add(item));
    else if (meaning !== null && isForCustomers(`${pair.label}: ${pair.value}`))
      keep({ kind: meaning, text: asSentence(`${pair.label}: ${pair.value}`) });
  }
  for (const document of brief.documents)
    for (const line of linesOf(document.slice(0, DOCUMENT_LENGTH)))
      for (const sentence of sentences(line))
        // A document in another language would put two into one post.
        if (SPEAKS_AS_BUSINESS.test(sentence) && languageOf(sentence, language) === language)
          readSentence(sentence);
  const all = [brief.instructions, ...brief.documents.map((text) => text.slice(0, 4000))].join('\n');
  return {
    name: labelName ?? nameIn(brief.instructions) ?? brief.businessName,
    language,
    sector: sectorOf(`${brief.instructions}\n${brief.instructions}\n${all}`),
    facts: [...facts.values()],
    items: [...items].slice(0, 24),
    town: townIn(brief.instructions) ?? (brief.businessTown.trim() || null),
  };
};

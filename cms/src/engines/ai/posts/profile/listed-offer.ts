import type { Locale } from '../../../../contract';
import { isNotOffered, isSecret } from './privacy';
import type { RawMaterial } from './raw-material';
import { asPrice } from './text';

const LISTED =
  /^(\p{L}[^.!?:]{2,80}?)(?:[,.:–-]\s*|\s+)((?:da |from )?(?:[€£]\s?\d[\d.,]*|\d[\d.,]*\s*(?:€|euro\b))(?:\s(?:a|al|alla|per|all[’']|a|per)\s?(?:notte|persona|mese|ora|giorno|settimana|testa|coppia|lezione|night|person|month|hour|day|week))?)(?:,\s([^.;€£]{4,60}))?\s*\.?$/iu;
/** "Cesto piccolo 25 €, cesto grande 48 €": each with its own price. */
const PRICED_PARTS = /(?<=(?:€|euro)\s?)[,;]\s+(?=\p{L})|(?<=[€£]\s?\d[\d.]*(?:[.,]\d\d)?)[,;]\s+(?=\p{L})/iu;
const AMOUNTS = /[€£]\s?\d|\d\s*(?:€|euro(?!\p{L}))/giu;
/** A line of a hand-written price list: `Graziella pieghevole blu, 110 euro`. */
export const listedOffer = (line: string, topic: string, language: Locale, into: RawMaterial): boolean => {
  const several = line.replace(/\.\s*$/u, '').split(PRICED_PARTS);
  if (
    several.length > 1 &&
    several.every((part) => LISTED.test(part) && (part.match(AMOUNTS) ?? []).length === 1)
  )
    return several.every((part) => listedOffer(part, topic, language, into));
  const found = LISTED.exec(line);
  if (
    !found ||
    /(?<!\p{L})(?:è|sono|costa|costano|abbiamo|si \p{L}+|oppure|altrimenti)(?!\p{L})|\s(?:con|per|a|ad|di|da|in|più|o|e|se|for|with|at|to|or|and|is)$/iu.test(
      found[1] ?? '',
    )
  )
    return false;
  const [name = '', ...parts] = (found[1] ?? '').split(/,\s+/u);
  if (isNotOffered(found[1] ?? '') || isSecret(line)) {
    into.unavailable.push(name.replace(/\s*\(.*$/u, '').trim());
    into.privateNotes.push(line);
    return true;
  }
  into.offers.push({
    name: name.trim(),
    price: asPrice(found[2] ?? '', language),
    details: parts.map((value) => ({ label: '', value: value.replace(/[.\s]+$/u, '') })),
    note: found[3] ?? '',
    list: topic,
  });
  return true;
};

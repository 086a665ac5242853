import type { Day, ProfileFact, ProfileOffer } from '../../../../contract';
import { windowOf } from './dates';
import { embargoOf } from './embargoed-names';
import { withoutKind } from './offer-names';
import type { ProfileReading } from './profile-reading';
import { publishable } from './publishable';
import { namesPrice } from './sayable';
import { withWindow } from './say-window';
import { stemsIn } from './text';
import { dayAfter, hasAmount, isOfSize } from './trial-prices';

/** So many first words of a statement name what it keeps back. */
const NAMING_WORDS = 3;

/** What is sold, with the prices that may be named and the days from which they hold. */
export const profileOffers = (reading: ProfileReading, facts: readonly ProfileFact[]): ProfileOffer[] => {
  const { all, forbidden, pricesAllowed, sayable, today } = reading;
  const allows = publishable({ forbidden, pricesAllowed: true });
  const trialOf = trialsIn(reading, facts);
  const embargoOn = embargoesIn(reading);
  const distinct = new Set<string>();
  return all
    .flatMap(({ material, source }) => material.offers.map((offer) => ({ ...offer, source })))
    .flatMap((offer) => {
      const { name, price } = offer;
      const note = sayable.givesAway(offer.note) ? '' : offer.note;
      const details = offer.details.filter(({ label, value }) => allows(`${label} ${value}`));
      const whole = [name, ...details.map(({ value }) => value), note].join('. ');
      if (distinct.has(`${whole}${price}`) || !allows(whole)) return [];
      distinct.add(`${whole}${price}`);
      // A remark with a day of its own ("11 € fino al 26/11") is told by the sentence that has the day, and not for ever.
      const notedUntil = windowOf(note, today).until;
      const isDated = notedUntil !== null;
      const dated = withWindow({ ...offer, note: isDated ? '' : note, details }, isDated ? '' : whole, today);
      // "OFFERTA 9,90 fino al 28/11": until then the usual price is not what it costs.
      const lasts = trialOf(name, details) ?? (isDated && hasAmount(note) ? notedUntil : null);
      const from = lasts === null ? embargoOn(name) : dayAfter(lasts);
      const isPriced = pricesAllowed && !sayable.namesBarredPrice(`${name} ${price}`);
      return [{ ...dated, price: isPriced ? price : '', from }];
    });
};

/** The last day of another price of a thing: a trial price goes before the usual one while it lasts. */
const trialsIn = ({ all, language }: ProfileReading, facts: readonly ProfileFact[]) => {
  const trials = facts
    .filter(({ until, text }) => until !== null && namesPrice(text))
    .map(({ until, text }) => ({ until, text, stems: stemsIn(text, language) }));
  const heads = all.flatMap(({ material }) =>
    material.offers.map(({ name }) => [...stemsIn(name, language)][0] ?? ''),
  );
  return (name: string, details: ProfileOffer['details']): Day | null => {
    const stems = stemsIn(name, language);
    const [head = ''] = stems;
    // The only thing of its kind is meant by its first word: `la salsiccia`.
    const isOnly = heads.filter((one) => one === head).length === 1;
    const trial = trials.find(
      (one) =>
        ([...stems].filter((word) => one.stems.has(word)).length >= Math.min(2, stems.size) ||
          (isOnly && one.stems.has(head))) &&
        // "Buono da 6 giocatori" is not the one for two.
        (name.match(/(?<![\d.,])\d+(?![\d.,])/gu) ?? []).every((size) =>
          new RegExp(String.raw`(?<!\d)${size}(?!\d)`, 'u').test(one.text),
        ) &&
        isOfSize(one.text, details),
    );
    return trial?.until ?? null;
  };
};

/** The day before which a thing is not to be told: "L'idromele è pronto, prima del 5 dicembre non dire niente", nor its price. */
const embargoesIn = ({ all, language, embargoes: names }: ProfileReading) => {
  const embargoed = all
    .flatMap(({ material }) => material.facts)
    .flatMap(({ from, text }) => (from === null ? [] : [{ from, stems: stemsIn(text, language) }]));
  return (name: string): Day | null => {
    const named = embargoOf(name, names);
    if (named !== null) return named;
    const [head] = stemsIn(withoutKind(name), language);
    const found = embargoed.find(
      ({ stems }) => head !== undefined && [...stems].slice(0, NAMING_WORDS).includes(head),
    );
    return found?.from ?? null;
  };
};

import type { ProfileOffer, SocialProfile } from '../../../../contract';
import { tradeLabel } from '../trades';
import { withoutKind } from '../profile/offer-names';
import { lowerFirst, nameInText, upperFirst } from '../profile/text';
import { inTown } from '../writing/grammar-it';
import { formatsSentence, offerMention, priceQuestion } from '../writing/offer-phrases';
import { offerSentences } from '../writing/offer-sentences';
import { NAMES_A_FILE } from '../writing/offer-parts';
import { variantOf } from '../writing/offer-frames';
import { NOT_TOLD, type SubjectDraft } from './subject';
import { amountOf, lowestOf, withoutSharedTail, worksOnThings } from './owner-sentences';
import { LONGEST_TITLE, spelled } from './wording';

/** What is only paid besides something else. */
const IS_EXTRA =
  /\b(?:extra|supplement\w*|sovrapprezz\w*|aggiuntiv\w*|surcharge|add-?on|uscita|trasferta|diritto di (?:chiamata|uscita)|call-?out|travel(?: fee)?)\b/iu;
/** What costs next to nothing beside the rest of its list: boxes, bags, a cup of something. */
const trifleIn = (offers: readonly ProfileOffer[]): ((offer: ProfileOffer) => boolean) => {
  const amounts = offers.map(amountOf).filter((amount) => amount > 0);
  const middle = [...amounts].sort((one, other) => one - other)[Math.floor(amounts.length / 2)] ?? 0;
  return (offer) => amounts.length > 3 && amountOf(offer) > 0 && amountOf(offer) < middle / 8;
};

/** Which columns tell of an offer; what it is sold by says nothing of what it is. */
const columnsOf = ({ list, details }: ProfileOffer): string => {
  const labels = details.map(({ label }) => label.toLowerCase()).filter((label) => !/^unit/u.test(label));
  return labels.length === 0 ? '' : [list, ...labels].join('|');
};

/** `Piano annuale albergo fino a 30 camere` without its price, `monthly report: monthly`: no post of its own. */
const saysNothing = ({ price, note, details }: ProfileOffer): boolean =>
  price === '' && note.length < 20 && details.map(({ value }) => value).join(' ').length < 20;

/** What posts can say of the offers of a business: each alone, sizes of one thing together, and a few prices side by side. */
export const offerSubjects = (profile: SocialProfile): SubjectDraft[] => {
  const { language, place, name } = profile;
  const tradeName = tradeLabel(profile);
  const here = place === '' ? name : language === 'en' ? `in ${place}` : inTown(place);
  const subjects: SubjectDraft[] = [];
  const isTrifle = trifleIn(profile.offers);
  const isWork = worksOnThings(profile);
  const byName = new Map<string, ProfileOffer[]>();
  for (const offer of profile.offers) {
    // What may be told from another day on is another subject.
    const key = [offer.list, offer.name, offer.from, offer.until].join('|');
    byName.set(key, [...(byName.get(key) ?? []), offer]);
  }
  for (const offers of byName.values()) {
    const [first] = offers;
    if (!first) continue;
    const { from, until, list } = first;
    // A name alone tells nobody anything.
    if (
      first.price === '' &&
      first.details.length === 0 &&
      first.note === '' &&
      first.name.split(/\s+/u).length < 7
    )
      continue;
    const isExample = /esemp|example/iu.test(list);
    subjects.push({
      kind: first.price === '' ? 'offer' : 'price',
      title: isExample
        ? [tradeName, lowerFirst(first.name)].filter(Boolean).join(', ')
        : upperFirst(first.name.replace(/\s*\([^)]*\)/gu, '')),
      question: '',
      sentences:
        offers.length > 1 && offers.every(({ price }) => price !== '')
          ? [...formatsSentence(offers, language)]
          : offerSentences(first, language, variantOf(first.name, 2), isWork).map((one) =>
              spelled(one, language),
            ),
      otherWords:
        offers.length > 1
          ? []
          : offerSentences(first, language, 1 - variantOf(first.name, 2), isWork).map((one) =>
              spelled(one, language),
            ),
      points: [],
      group: list,
      from,
      until,
      about: `${NAMES_A_FILE.test(list) ? '' : list} ${first.details.map(({ label }) => label).join(' ')}`,
      tag: withoutKind(first.name).replace(/\s*[(,].*$/u, ''),
      hook: priceQuestion(first, language),
      mention: offers.length > 1 ? '' : offerMention(first, language, isWork),
      columns: columnsOf(first),
      isRow: true,
      weight: saysNothing(first)
        ? NOT_TOLD
        : (first.price === '' && first.details.length < 2) || IS_EXTRA.test(first.name) || isTrifle(first)
          ? 0.1
          : undefined,
    });
  }
  // Two or three sizes of one thing are one offer.
  const families = new Map<string, ProfileOffer[]>();
  for (const offer of profile.offers)
    if (offer.price !== '' && offer.until === null && offer.from === null && !/[,«"“]/u.test(offer.name)) {
      const key = `${offer.list}|${(offer.name.split(/\s/u)[0] ?? '').toLowerCase()}`;
      families.set(key, [...(families.get(key) ?? []), offer]);
    }
  for (const offers of families.values()) {
    const names = [...new Set(offers.map((offer) => offer.name))];
    if (names.length < 2 || names.length > 3 || names.length !== offers.length) continue;
    const title = upperFirst(names.map(nameInText).join(language === 'en' ? ' and ' : ' e '));
    const sentences = withoutSharedTail(
      offers.map((offer) => offerSentences(offer, language, 0, isWork)[0] ?? ''),
    );
    if (title.length > LONGEST_TITLE || sentences.join(' ').length > 200) continue;
    subjects.push({
      kind: 'price',
      title,
      question: '',
      sentences,
      points: [],
      group: offers[0]?.list ?? '',
      from: null,
      until: null,
      about: '',
      tag: names[0]?.split(/\s/u)[0] ?? '',
      weight: 1.7,
    });
  }
  // A few prices side by side answer what most customers ask first.
  const lists = new Map<string, ProfileOffer[]>();
  for (const offer of profile.offers)
    if (
      offer.price !== '' &&
      offer.from === null &&
      offer.until === null &&
      !/esemp|example/iu.test(offer.list)
    )
      lists.set(offer.list, [...(lists.get(offer.list) ?? []), offer]);
  for (const [list, offers] of lists) {
    const shown = [...new Map(offers.map((offer) => [offer.name, offer])).values()].slice(0, 5);
    if (shown.length < 3) continue;
    const names = shown.slice(0, 2).map((offer) => nameInText(offer.name.replace(/\s*[(,].*$/u, '')));
    const title =
      language === 'en' ? `Prices: ${names.join(', ')} and more` : `I prezzi: ${names.join(', ')} e altro`;
    if (title.length > 70) continue;
    subjects.push({
      kind: 'price',
      title: upperFirst(title),
      question: '',
      sentences: [
        language === 'en'
          ? `A few prices, to give you an idea${here === '' ? '' : `, ${here}`}:`
          : `Qualche prezzo per ${{ tu: 'orientarti', voi: 'orientarvi', lei: 'orientarsi' }[profile.voice]}${place === '' ? '' : `, ${here}`}:`,
      ],
      points: shown.map((offer) => `${offer.name}: ${lowestOf(offers, offer, language)}`),
      group: list,
      from: null,
      until: null,
      about: list,
      // Figures in a row are the last thing that a post tells.
      weight: 0.1,
    });
  }
  return subjects;
};

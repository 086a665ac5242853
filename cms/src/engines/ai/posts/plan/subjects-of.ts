import type { PostKind, ProfileFact, ProfileOffer, SocialProfile } from '../../../../contract';
import { tradeById, tradeTips } from '../trades';
import { publishable } from '../profile/read-profile';
import { lowerFirst, nameInText, stemsIn, upperFirst } from '../profile/text';
import { inTown } from '../writing/grammar-it';
import { formatsSentence, offerMention, priceQuestion } from '../writing/offer-phrases';
import { offerSentences } from '../writing/offer-sentences';
import { variantOf } from '../writing/offer-frames';
import type { Subject } from './subject';
import { amountOf, asStatement, lowestOf, stepsOf, whereabouts, withoutSharedTail } from './owner-sentences';
import { bareEnd, LONGEST_TITLE, spelled, titleIn } from './wording';

const STORY =
  /\b(?:dal (?:19|20)\d\d|since (?:19|20)\d\d|nonn[aoi]|aprì|nat[oa] nel|fondat\w+|inventat\w+|a mano|by hand|famiglia|generazion\w+|laboratorio|cucina interna|usiamo|lavoriamo|si fanno ancora|ogni giorno si|handmade|our workshop|we use)(?!\p{L})/iu;
const SAYS_OFFER = /€|\beuro\b|\bgratis\b|\bgratuit\w+|\bsconto\b|\boff\b|\bfree\b|\bdiscount\b|\bprezzo\b/iu;
const WEIGHTS: Readonly<Record<PostKind, number>> = {
  event: 2.4,
  offer: 2,
  question: 1.8,
  myth: 1.8,
  tip: 1.8,
  price: 1.6,
  'behind-the-scenes': 1.6,
  seasonal: 1.5,
  'before-after': 1.2,
  about: 0.3,
};

const kindOf = ({ kind, text }: ProfileFact): PostKind => {
  if (kind === 'event') return 'event';
  if (kind === 'about' || kind === 'hours') return 'about';
  if (SAYS_OFFER.test(text)) return 'offer';
  if (STORY.test(text)) return 'behind-the-scenes';
  return kind === 'tip' || kind === 'list' ? 'tip' : 'behind-the-scenes';
};

/** What is only paid besides something else. */
const IS_EXTRA = /\b(?:extra|supplement\w*|sovrapprezz\w*|aggiuntiv\w*|surcharge|add-?on)\b/iu;
/** What costs next to nothing beside the rest of its list: boxes, bags, a cup of something. */
const trifleIn = (offers: readonly ProfileOffer[]): ((offer: ProfileOffer) => boolean) => {
  const amounts = offers.map(amountOf).filter((amount) => amount > 0);
  const middle = [...amounts].sort((one, other) => one - other)[Math.floor(amounts.length / 2)] ?? 0;
  return (offer) => amounts.length > 3 && amountOf(offer) > 0 && amountOf(offer) < middle / 8;
};

const ALONE = 30;
/** "Quanto si aspetta?" asks of something that stood before it. */
const isVague = (question: string, language: SocialProfile['language']): boolean =>
  question.length < ALONE && stemsIn(question, language).size < 2;

/** Which columns tell of an offer; what it is sold by says nothing of what it is. */
const columnsOf = ({ list, details }: ProfileOffer): string => {
  const labels = details.map(({ label }) => label.toLowerCase()).filter((label) => !/^unit/u.test(label));
  return labels.length === 0 ? '' : [list, ...labels].join('|');
};

/** What a business does not sell or do. */
const NOT_HAD =
  /(?<!\p{L})non (?:(?:lo|la|li|le|ne) )?(?:vend|facc|abb|tratt|ten|accett)\p{L}*iamo(?!\p{L})|(?<!\p{L})we (?:do not|don[’']t) (?:sell|make|have|take)(?!\p{L})/iu;
/** A list that is called by what it is, not by what is on it. */
const NAMES_A_FILE = /listin|prezz|tariff|menu|banco|catalog|price|list\b|rates?\b/iu;

/** So many words of a title say what it is about. */
const CORE_WORDS = 5;
/** `lavata e stirata` says how a thing is, and what half of the others are too. */
const PARTICIPLES = /(?<!\p{L})\p{L}{2,}(?:at|it|ut)[oaie](?!\p{L})/giu;
const namedBy = (about: string): string => (about.split(/\s+/u).length < 5 ? about : '');

/** Everything that posts of a business can say. */
export const subjectsOf = (profile: SocialProfile): Subject[] => {
  const { language, place, name } = profile;
  const trade = tradeById(profile.trade);
  const allowed = publishable(profile);
  const stems = (...texts: string[]) => stemsIn(texts.join(' '), language);
  const tradeName = trade.id === 'altro' ? '' : language === 'en' ? trade.en : trade.it;
  const here = place === '' ? name : language === 'en' ? `in ${place}` : inTown(place);
  const fallbackTitle = [tradeName || name, place === '' ? '' : here].filter(Boolean).join(' ');
  const all: Subject[] = [];
  const told = new Set<string>();
  const add = (
    subject: Omit<
      Subject,
      | 'weight'
      | 'hasPrice'
      | 'stems'
      | 'tag'
      | 'plainTitle'
      | 'isHours'
      | 'isAside'
      | 'hook'
      | 'mention'
      | 'columns'
      | 'order'
      | 'core'
      | 'head'
      | 'isRow'
    > & {
      about: string;
      hook?: string;
      mention?: string;
      columns?: string;
      isRow?: boolean;
      tag?: string;
      weight?: number;
      isHours?: boolean;
    },
  ): void => {
    const {
      about,
      tag = '',
      weight,
      isHours = false,
      hook = '',
      mention = '',
      columns = '',
      isRow = subject.kind === 'price',
      ...rest
    } = subject;
    const text = [subject.question, ...subject.sentences, ...subject.points].join(' ');
    const key = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    if (told.has(key) || !allowed(`${text} ${subject.title}`)) return;
    told.add(key);
    const named = tag || subject.title.split(/\s+/u).slice(0, CORE_WORDS).join(' ');
    const core = stems(named.replace(PARTICIPLES, ' '), subject.question, namedBy(about));
    all.push({
      ...rest,
      tag,
      isHours,
      isAside: false,
      hook,
      mention,
      columns,
      order: all.length,
      isRow,
      core,
      head: [...core][0] ?? '',
      group: subject.group.toLowerCase(),
      plainTitle: subject.title === fallbackTitle,
      stems: stems(text, about),
      hasPrice: /€|\beuro\b/iu.test(text),
      weight: weight ?? WEIGHTS[subject.kind],
    });
  };

  for (const fact of profile.facts) {
    const [head = '', ...points] = spelled(fact.text, language).split('\n');
    const { from, until, topic } = fact;
    const title = upperFirst(titleIn(head) || topic || fallbackTitle);
    if (fact.kind === 'list') {
      const at = head.indexOf(': ');
      const [heading, first] = at < 0 ? [title, head] : [head.slice(0, at), head.slice(at + 2)];
      const lines = [first, ...points].map((point) => upperFirst(bareEnd(point)));
      const orders =
        language === 'it' && lines.every((point) => /^\p{L}+(?:are|ere|ire|rsi|rne|rlo|rla)\b/iu.test(point));
      const above = `${upperFirst(heading)}${heading.split(/\s+/u).length < (orders ? 4 : 3) ? stepsOf(lines, orders, language) : ''}`;
      const listTitle =
        above.split(/\s+/u).length < 3 && fallbackTitle !== ''
          ? `${above}, ${lowerFirst(fallbackTitle)}`
          : above;
      add({
        kind: kindOf(fact),
        title: listTitle,
        question: '',
        sentences: [`${above}:`],
        points: lines,
        group: heading,
        from,
        until,
        about: topic,
        tag: '',
      });
      continue;
    }
    const whole =
      name !== '' && head.toLowerCase().startsWith(name.toLowerCase()) ? head : asStatement(head, profile);
    const kind = kindOf(fact);
    const tooBare = whole.length < 45 ? -0.6 : 0;
    // What is not to be had is only told beside what is.
    const notHad = NOT_HAD.test(head) ? -4 : 0;
    add({
      kind,
      title: whole === head && notHad === 0 ? title : fallbackTitle,
      question: '',
      sentences: whole.split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“«])/u),
      points: [],
      group: topic,
      from,
      until,
      about: topic,
      tag: topic,
      weight: WEIGHTS[kind] + tooBare + notHad - (fact.kind === 'hours' ? 0.8 : 0),
      isHours: fact.kind === 'hours' && until === null,
    });
  }

  if (place !== '')
    for (const [at, words] of whereabouts(profile).entries())
      add({
        kind: 'about',
        title: fallbackTitle,
        question: '',
        sentences: [words],
        points: [],
        group: 'where',
        from: null,
        until: null,
        about: '',
        weight: -1 - at,
      });

  for (const { question, answer, from, until } of profile.questions)
    add({
      kind: /^no\b/iu.test(answer) ? 'myth' : 'question',
      title: question.length < 34 && tradeName !== '' ? `${tradeName}: ${lowerFirst(question)}` : question,
      question,
      weight:
        /\p{L}{3,}(?:rl[aoei]|tel[aoei])(?!\p{L})|\b(?:se|che|quando) (?:la|lo|li|le) \p{L}+/iu.test(
          question,
        ) || isVague(question, language)
          ? 0.5
          : undefined,
      sentences: answer.split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“«])/u),
      points: [],
      group: 'faq',
      from,
      until,
      about: '',
    });

  const isTrifle = trifleIn(profile.offers);
  const byName = new Map<string, ProfileOffer[]>();
  for (const offer of profile.offers)
    byName.set(`${offer.list}|${offer.name}`, [...(byName.get(`${offer.list}|${offer.name}`) ?? []), offer]);
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
    add({
      kind: first.price === '' ? 'offer' : 'price',
      title: isExample
        ? [tradeName, lowerFirst(first.name)].filter(Boolean).join(', ')
        : upperFirst(first.name.replace(/\s*\([^)]*\)/gu, '')),
      question: '',
      sentences:
        offers.length > 1 && offers.every(({ price }) => price !== '')
          ? [...formatsSentence(offers, language)]
          : offerSentences(first, language, variantOf(first.name, 2)).map((one) => spelled(one, language)),
      points: [],
      group: list,
      from,
      until,
      about: `${NAMES_A_FILE.test(list) ? '' : list} ${first.details.map(({ label }) => label).join(' ')}`,
      tag: first.name.replace(/\s*[(,].*$/u, ''),
      hook: priceQuestion(first, language),
      mention: offers.length > 1 ? '' : offerMention(first, language),
      columns: columnsOf(first),
      isRow: true,
      weight:
        (first.price === '' && first.details.length < 2) || IS_EXTRA.test(first.name) || isTrifle(first)
          ? 0.1
          : undefined,
    });
  }
  // Two or three sizes of one thing are one offer.
  const families = new Map<string, ProfileOffer[]>();
  for (const offer of profile.offers)
    if (offer.price !== '' && offer.until === null && offer.from === null && !offer.name.includes(',')) {
      const key = `${offer.list}|${(offer.name.split(/\s/u)[0] ?? '').toLowerCase()}`;
      families.set(key, [...(families.get(key) ?? []), offer]);
    }
  for (const offers of families.values()) {
    const names = [...new Set(offers.map((offer) => offer.name))];
    if (names.length < 2 || names.length > 3 || names.length !== offers.length) continue;
    const title = upperFirst(names.map(nameInText).join(language === 'en' ? ' and ' : ' e '));
    const sentences = withoutSharedTail(offers.map((offer) => offerSentences(offer, language)[0] ?? ''));
    if (title.length > LONGEST_TITLE || sentences.join(' ').length > 200) continue;
    add({
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
    add({
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
      weight: 1.2,
    });
  }

  for (const tip of tradeTips(trade.id, language))
    add({
      kind: 'tip',
      title: upperFirst(titleIn(tip) || fallbackTitle),
      question: '',
      sentences: [tip],
      points: [],
      group: 'trade',
      from: null,
      until: null,
      about: '',
      weight: 0.2,
    });
  return all;
};

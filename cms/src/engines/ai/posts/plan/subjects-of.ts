import type { PostKind, ProfileFact, SocialProfile } from '../../../../contract';
import { tradeById, tradeLabel, tradeTips } from '../trades';
import { askedTogether } from '../profile/asked-together';
import { publishable } from '../profile/publishable';
import { lowerFirst, sentencesIn, stemsIn, upperFirst } from '../profile/text';
import { inTown } from '../writing/grammar-it';
import { offerSubjects } from './offer-subjects';
import { NOT_TOLD, type Subject, type SubjectDraft } from './subject';
import { asStatement, stepsOf, whereabouts } from './owner-sentences';
import { bareEnd, deadlineIn, gainIn, spelled, titleIn } from './wording';

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
  // What costs less until a day is an offer; what takes place on one is an event.
  if (kind === 'event') return SAYS_OFFER.test(text) && deadlineIn(text) !== '' ? 'offer' : 'event';
  if (kind === 'about' || kind === 'hours') return 'about';
  if (SAYS_OFFER.test(text)) return 'offer';
  if (SAYS_WHAT_WE_DO.test(text)) return 'about';
  if (STORY.test(text)) return 'behind-the-scenes';
  return kind === 'tip' || kind === 'list' ? 'tip' : 'behind-the-scenes';
};

/** What a business does in general: true, and no reason to come today. */
const SAYS_WHAT_WE_DO =
  /^(?:we (?:make|sell|offer|do|build|produce|are)|(?:facciamo|produciamo|vendiamo|installiamo|offriamo|ripariamo|realizziamo|ci occupiamo|siamo|da noi trov\p{L}+)|\d+ \p{L}+ (?:tra|in|a|fra)|in (?:negozio|laboratorio|bottega))(?!\p{L})/iu;

const ALONE = 30;
/** "Quanto si aspetta?", "Is it safe?" ask of something that stood before them; "What is a pumo?" names what is sold. */
const isVague = (question: string, { language, offers }: SocialProfile): boolean => {
  const stems = stemsIn(question, language);
  const isOffered = offers.some(({ name }) => [...stemsIn(name, language)].some((word) => stems.has(word)));
  return !isOffered && ((question.length < ALONE && stems.size < 2) || /\b(?:it|them)\b/u.test(question));
};

/** "Quanta ne metto in tazza?", "La posso prendere con le medicine?": what is meant stood before it. */
const POINTS_BACK = /(?<!\p{L})ne (?!va|vale|so|parl)\p{L}+|^(?:lo|la|li|le) \p{L}{3,}/iu;
/** What has its sense from something else goes with others, and is no post of its own. */
const ONLY_BESIDE = -0.5;
/** "Tre tecnici più mia figlia in ufficio": who somebody's people are is told beside something else. */
const OWN_PEOPLE = /(?<!\p{L})(?:mio|mia|miei|mie|my)\s\p{L}{3,}/iu;

/** "Per riceverlo a Natale…": what it is stood in another sentence. */
const POINTS_ELSEWHERE = /^per \p{L}{3,}r(?:lo|la|li|le)(?!\p{L})/iu;

/** "Serrature Barbieri, Siena, via di Camollia 140": who and where, which stands under other posts. */
const isAddressAlone = (text: string, { name, place }: SocialProfile): boolean =>
  name !== '' &&
  text
    .replace(name, '')
    .replace(place, '')
    .replace(
      /(?:via|viale|piazza|corso|largo|vicolo|strada|contrada)\s[^,]*|^(?:siamo|we are)(?!\p{L})/giu,
      '',
    )
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2).length < 2;

/** What a business does not sell or do, or is not; "we don't do dinner, but we tell you where we eat" goes on with what is. */
const NOT_HAD =
  /(?<!\p{L})non (?:(?:lo|la|li|le|ne) )?(?:vend|facc|abb|tratt|ten|accett)\p{L}*iamo(?!\p{L})|^non siamo (?!aperti|chiusi|soli|lontani)|(?<!\p{L})we (?:do not|don[’']t) (?:sell|make|have|take|(?:do|offer)(?!.*,\sbut\s))(?!\p{L})|^we (?:are not|aren[’']t) (?!open|closed|alone|far)/iu;
/** So many words of a tip in one thing that the owner says. */
const ALREADY_SAID = 3;
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
  const tradeName = tradeLabel(profile);
  const here = place === '' ? name : language === 'en' ? `in ${place}` : inTown(place);
  const fallbackTitle = [tradeName || name, place === '' ? '' : here].filter(Boolean).join(' ');
  const all: Subject[] = [];
  const stated = new Set<string>();
  const add = (subject: SubjectDraft): void => {
    const {
      about,
      tag = '',
      weight,
      isHours = false,
      hook = '',
      mention = '',
      otherWords = [],
      columns = '',
      isRow = subject.kind === 'price',
      ...rest
    } = subject;
    const text = [subject.question, ...subject.sentences, ...subject.points].join(' ');
    const key = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    if (stated.has(key) || !allowed(`${text} ${subject.title}`)) return;
    stated.add(key);
    const named = tag || subject.title.split(/\s+/u).slice(0, CORE_WORDS).join(' ');
    const core = stems(named.replace(PARTICIPLES, ' '), subject.question, namedBy(about));
    all.push({
      ...rest,
      tag,
      isHours,
      isAside: false,
      hook,
      mention,
      otherWords,
      columns,
      order: all.length,
      isRow,
      core,
      head: [...core][0] ?? '',
      group: subject.group.toLowerCase(),
      plainTitle: subject.title.toLowerCase().endsWith(fallbackTitle.toLowerCase()),
      stems: stems(text, about),
      hasPrice: /€|\beuro\b/iu.test(text),
      weight: weight ?? WEIGHTS[subject.kind],
    });
  };

  for (const fact of profile.facts) {
    const [head = '', ...points] = spelled(fact.text, language).split('\n');
    const { from, until, topic } = fact;
    const deadline = deadlineIn(head);
    const gain = deadline === '' ? '' : gainIn(head);
    const named = titleIn(head) || topic;
    const title = upperFirst(
      named ||
        (gain !== ''
          ? `${gain}, ${lowerFirst(deadline)}`
          : deadline === ''
            ? fallbackTitle
            : `${deadline}: ${tradeName === '' ? fallbackTitle : lowerFirst(fallbackTitle)}`),
    );
    if (fact.kind === 'list') {
      const at = head.indexOf(': ');
      const [heading, first] = at < 0 ? [title, head] : [head.slice(0, at), head.slice(at + 2)];
      const lines = [first, ...points].map((point) => upperFirst(bareEnd(point)));
      const orders =
        language === 'it' && lines.every((point) => /^\p{L}+(?:are|ere|ire|rsi|rne|rlo|rla)\b/iu.test(point));
      const above = `${upperFirst(heading === heading.toUpperCase() ? heading.toLowerCase() : heading)}${heading.split(/\s+/u).length < (orders ? 4 : 3) ? stepsOf(lines, orders, language) : ''}`;
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
    const tooBare = whole.length < 45 ? -0.8 : 0;
    // What is not to be had is only told beside what is.
    const notHad = NOT_HAD.test(head)
      ? -4
      : isAddressAlone(head, profile) || POINTS_ELSEWHERE.test(head)
        ? -2.5
        : OWN_PEOPLE.test(head) && head.length < 60
          ? -5
          : 0;
    add({
      kind,
      title: whole === head && notHad === 0 ? title : fallbackTitle,
      question: '',
      sentences: askedTogether(sentencesIn(whole)),
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
      // "E in casa?" goes on with a question that stood before it.
      weight: /^(?:e|ed|ma|and|but|or|o)\s/iu.test(question)
        ? NOT_TOLD
        : /\p{L}{3,}(?:rl[aoei]|tel[aoei])(?!\p{L})|\b(?:se|che|quando) (?:la|lo|li|le) \p{L}+/iu.test(
              question,
            ) ||
            isVague(question, profile) ||
            POINTS_BACK.test(question)
          ? ONLY_BESIDE
          : undefined,
      sentences: sentencesIn(answer),
      points: [],
      group: 'faq',
      from,
      until,
      about: '',
    });

  for (const row of offerSubjects(profile)) add(row);

  // What its owner says of a thing is not said again in words that hold for the whole trade.
  const own = all.map((subject) => subject.stems);
  const isSaid = (tip: string): boolean => {
    const words = [...stems(tip)];
    return own.some((one) => words.filter((word) => one.has(word)).length >= ALREADY_SAID);
  };
  for (const tip of tradeTips(trade.id, language).filter((one) => !isSaid(one)))
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

import type { ProfileWish } from '../../../../contract';
import { articleOf, nounOf } from '../writing/grammar-it';
import { clauseOf, HAS_VERB, withItsArticle } from './clauses';
import { pointsTo, saidOf } from './elliptic';
import { asSentence, upperFirst } from './text';
import { BETWEEN, BETWEEN_ARTICLES, LEADING, NOW_AND_THEN, SOMETIMES, STATES, WISH } from './wish-patterns';

/** Wishes of an owner, and what they tell of the business on the way. */
export interface WishesRead {
  wishes: ProfileWish[];
  facts: { topic: string; text: string }[];
}

const bare = (phrase: string): string =>
  phrase
    .replace(LEADING, '')
    .replace(/["“”«»]/g, '')
    .replace(/[.!?:;,)\s]+$/u, '')
    .trim();

/** A subject with more words is told by what stands before its clause. */
const LONGEST_SUBJECT = 5;

/** `consegna in cantiere entro le 7:30` is about the `consegna in cantiere`. */
const subjectOf = (phrase: string): string => {
  const timeless = phrase
    .replace(/\s+(?:perché|because|since|(?:adesso|ora|oggi|visto|dato) che|now that)\s.*$/iu, '')
    .replace(/^(?:per esempio|ad esempio|tipo|like|e\.g\.)\s+/iu, '')
    .replace(/\s+(?:entro|dalle|alle|fino|from|by|until|at)\s.*$/iu, '');
  // "piante che vogliono poca acqua" are not all the plants.
  const isShort = bare(timeless).split(/\s+/u).length <= LONGEST_SUBJECT;
  return bare(isShort ? timeless : timeless.replace(/\s+(?:che|dove|perché|where|which|that)\s.*$/iu, ''));
};

/** "tell people to allow five weeks", "molti non sanno che si evitano le scale": what they are told, without that they are. */
const SAID_TO_READERS =
  /^(?:(?:tell|remind|warn|let) (?:people|them|readers|customers|everyone)(?: know)? (?:to|that|about)|remember to (?:say|tell them|mention) (?:that )?|(?:di[’']|dite|dire|dica|ricord(?:a|ate|are)|spieg(?:a|ate|are)) (?:alla gente |a tutti |ai clienti |loro )?(?:di|che)|(?:molt[ie]|tant[ie]|in (?:molti|tanti|pochi)|poch[ie]|la gente|i clienti|most people|many|few people|people|nobody|nessuno) (?:non (?:lo )?sann?[oa]?|(?:lo )?sanno|do not know|don[’']t know|knows?)(?: (?:che|that))?)\s+/iu;
const toReaders = (clause: string): string => clause.replace(SAID_TO_READERS, '');

/** "…della doccia, che facciamo in tre giorni" → "la facciamo in tre giorni". */
const mainClause = (clause: string, topic: string): string => {
  const done = /^che (\p{L}+iamo)(?!\p{L})/iu.exec(clause);
  const noun = done && nounOf(topic);
  if (!noun) return clause.replace(/^(?:che|which|that|e|and)\s+/iu, '');
  const it = noun.feminine ? (noun.plural ? 'le' : 'la') : noun.plural ? 'li' : 'lo';
  return clause.replace(/^che/iu, it);
};

const ASKS =
  /^(?:quant[oaie]|come|perché|quando|dove|chi|cosa|che cosa|quale|how|why|when|where|what|who)(?!\p{L})/iu;

/** "della prima lezione di prova gratuita" says that it is; '' for any other subject. */
const freeOf = (topic: string): string => {
  const [, thing = '', free = ''] = /^(.{4,50}) (gratuit[oaie]|gratis)$/iu.exec(topic) ?? [];
  const noun = thing === '' ? null : nounOf(thing);
  return noun
    ? asSentence(
        `${upperFirst(`${articleOf(thing, noun)}${thing}`)} ${noun.plural ? 'sono' : 'è'} ${free.toLowerCase()}`,
      )
    : '';
};

const SAYS_WHY =
  /^(?:è|sono|it is|it[’']s|they are) (?:la (?:cosa|parte)|quell[oaie]|ciò|il motivo|what|the thing|where)(?!\p{L}).*(?:distingu|teniam|guadagn|margin|vogliam|sets us|apart|earn|proud)/iu;
/** "the blue dinnerware (our oldest pattern)" is it; '' where the bracket says something else of its subject. */
const isNamed = (topic: string, inner: string): string => {
  if (/^(?:our|the|an?)\s/iu.test(inner))
    return /[^s]s$/iu.test(topic) || /\d/u.test(topic)
      ? ''
      : `The ${topic} is ${inner.replace(/,\s(it|they)\s/u, (_, word: string) => `. ${upperFirst(word)} `)}`;
  const noun = /^(?:(?:il|lo|la|un|una|uno|i|gli|le) nostr|(?:il|la|i|le) più )/iu.test(inner)
    ? nounOf(topic)
    : null;
  return noun ? upperFirst(`${articleOf(topic, noun)}${topic} ${noun.plural ? 'sono' : 'è'} ${inner}`) : '';
};

/** "quando si deve affilare (la prova del pomodoro)": a thing, and no answer. */
const IS_THING =
  /^(?:(?:il|lo|la|i|gli|le|un|una|uno|the|an?)\s|l[’'])(?![^,;]*(?<!\p{L})(?:è|sono|si|va|vanno|ha|hanno|is|are)(?!\p{L}))(?:[^\s,;]+\s?){1,5}$/iu;

/** "la cena a bordo, il corso di marzo, le derive dagli 8 anni": more things, and nothing that is said of the first. */
const MORE_THINGS =
  /^(?:(?:il|lo|la|i|gli|le|the|our)\s(?!\p{L}+iamo)|l[’'])(?!.*(?<!\p{L})(?:è|sono|\p{L}+iamo|si \p{L}+|c[’']è|ha|hanno|vale|valgono|costa|costano|dura|durano|deve|devono|serve|servono|is|are|has|have|costs?|lasts?)(?!\p{L}))/iu;

/** "della guida di notte adesso che fa buio alle 17": why it is to be told now. */
const SAYS_WHY_NOW = /\s(?:(?:adesso|ora|oggi|visto|dato) che|now that)\s/iu;

const segmentRead = (given: string, often: boolean, into: WishesRead): void => {
  // "…e che la valutazione è gratuita" is a statement itself.
  // "sul fatto che maciniamo al momento" is one too.
  const stated =
    /^(?:e |and )?(?:(?:su|di|sul|del|al|il|on|about)? ?(?:the )?(?:fatto|fact) )?(?:che|that) (?!cos[ae’'])((?:\p{L}+\s|l[’']).{12,})$/iu.exec(
      given,
    )?.[1];
  if (stated) {
    const subject = bare(
      stated.split(
        /(?<!\p{L})(?:(?:lo|la|li|le|ne|ci) \p{L}+iamo|è|sono|si|non|\p{L}+iamo|arriva(?:no)?|parte|partono|costa(?:no)?|dura(?:no)?|vale|valgono|serve|servono|torna(?:no)?|viene|vengono|comincia(?:no)?|apr(?:e|ono)|chiud(?:e|ono)|ha|hanno|is|are|has|have|takes?|costs?|lasts?|comes?|starts?)(?!\p{L})/iu,
      )[0] ?? '',
    );
    // "maciniamo al momento, per moka" begins with its verb: its first words name it.
    const words = subject === '' ? bare(stated.split(/[,:;(]/u)[0] ?? '') : subject;
    if (words !== '' && words.split(/\s+/u).length < 7) into.wishes.push({ words, often });
    into.facts.push({ topic: words, text: asSentence(stated) });
    return;
  }
  // "…, i cani sono benvenuti": it states something itself.
  const statement = /^((?:il|lo|la|i|gli|le)\s(\p{L}+(?:\s\p{L}+){0,2}?)\s(?:è|sono)\s[^,:(]{4,})$/iu.exec(
    given.trim(),
  );
  if (statement) {
    into.wishes.push({ words: bare(statement[2] ?? ''), often });
    into.facts.push({ topic: '', text: asSentence(statement[1] ?? '') });
    return;
  }
  // "winter rides, because everybody thinks we close": why it is to be told is for the writer.
  const segment = given.replace(/,\s*(?:because|perché|visto che|dato che|since)\s[^()]*$/iu, '');
  const brackets: string[] = [];
  const open = segment.replace(/\s*\(([^)]*)\)/gu, (_, inner: string) => {
    brackets.push(inner);
    return '';
  });
  const colon = open.search(/:\s/);
  const comma = open.indexOf(',');
  const cut = colon >= 0 ? colon : comma;
  const head = cut >= 0 ? open.slice(0, cut) : open;
  const rest = cut >= 0 ? open.slice(cut + 1).trim() : '';
  let topic = subjectOf(head);
  const words = topic.split(/\s+/).length;
  if (topic !== '' && words <= 9) into.wishes.push({ words: topic, often });
  const add = (text: string): void => {
    if (!TELLS_HOW.test(text)) into.facts.push({ topic, text });
  };
  const free = freeOf(topic);
  if (free !== '') add(free);
  /** "quanto tempo ci vuole: 6 mesi" answers a question; anything else is said of its subject. */
  const say = (given: string): void => {
    const clause = toReaders(given);
    const use = /^come si (\p{L}+)$/iu.exec(topic)?.[1];
    const used = into.wishes.filter(({ words: named }) => !ASKS.test(named)).at(-1)?.words ?? '';
    const noun = use === undefined ? null : nounOf(used);
    // "dell'olio nuovo e di come si usa: a crudo, sul pesce": it says how.
    if (noun && use)
      return add(asSentence(`${upperFirst(`${articleOf(used, noun)}${used}`)} si ${use} ${clause}`));
    if (ASKS.test(topic)) return add(`${upperFirst(topic)}? ${asSentence(clause)}`);
    // "parla degli agrumi e del freddo: d'inverno li teniamo noi" is said of the agrumi.
    const meant = pointsTo(clause, topic)
      ? undefined
      : into.wishes.find(({ words: other }) => pointsTo(clause, other));
    topic = meant?.words ?? topic;
    add(
      asSentence(
        HAS_VERB.test(topic)
          ? `${upperFirst(withItsArticle(head))}: ${clause.replace(/\s=\s/u, ', ')}`
          : saidOf(topic, clause),
      ),
    );
  };
  if (rest === '' && /\d/.test(head) && words > 2 && !SAYS_WHY_NOW.test(head))
    add(clauseOf(head) || asSentence(bare(head)));
  // "che cosa fanno le api d'inverno: stanno in grappolo" is answered.
  const isAnswer =
    colon >= 0 && ASKS.test(topic) && /^(?:non\s)?\p{L}{2,}(?:anno|ono|ano)(?!\p{L})/iu.test(rest);
  if (rest !== '') {
    // "dei calendari, che si ordinano entro venerdì": the clause says it of the subject.
    // "ogni tanto un calice, col prezzo e quanto dura aperta" tells what to write of.
    if (
      (STATES.test(rest) || SAID_TO_READERS.test(rest) || isAnswer || /^come si \p{L}+$/iu.test(topic)) &&
      (often || /\d/u.test(rest) || isAnswer) &&
      !(colon < 0 && MORE_THINGS.test(rest)) &&
      !ASKS.test(rest.replace(/^(?:e|ed|and)\s+/iu, ''))
    )
      say(mainClause(rest, topic));
    else
      for (const part of rest.split(/,\s*|\s+(?:e|and)\s+/u)) {
        topic = subjectOf(part);
        if (topic !== '') into.wishes.push({ words: topic, often });
      }
  }
  for (const inner of brackets) {
    const parts = inner.split(/,\s+/u);
    // "(minimo 100 pezzi, pronte in 4 giorni)" says two things of one subject; each row of a price list names its own.
    if (
      parts.length > 1 &&
      /€|£|\beuro\b|\d[.,]\d\d/iu.test(inner) &&
      parts.every(
        (part) =>
          /^\p{L}.*\d/u.test(part) &&
          !/^(?:minim\w|massim\w|pront[oaie]|da|dal|dalle|in|ogni|al|alle|fino|entro|at|from|up|ready|min|max)(?!\p{L})/iu.test(
            part,
          ),
      )
    )
      parts.forEach((part) => add(asSentence(part)));
    // "(stagione che inizia)" says why, and of nothing what it is.
    // "(è la cosa che ci distingue)" says why it is to be told.
    else if (
      SAYS_WHY.test(inner) ||
      ASKS.test(inner) ||
      /^\p{L}+ (?:che|which|that) \p{L}+$/iu.test(inner.trim())
    )
      continue;
    else if (ASKS.test(topic) && IS_THING.test(inner)) into.wishes.push({ words: bare(inner), often: false });
    else if (STATES.test(inner)) say(inner.replace(': ', ', '));
    else {
      // "breakfast (home-made bread, our own olive oil)" tells what it is; "un consiglio (catena, freni)" what to speak of.
      if (
        often &&
        !ASKS.test(topic) &&
        inner.trim().split(/\s+/u).length > 2 &&
        !/\b(?:consigli|tips?|ideas?|idee)/iu.test(topic)
      )
        add(
          asSentence(
            isNamed(topic, inner) ||
              `${upperFirst(HAS_VERB.test(topic) ? withItsArticle(head) : topic)}: ${inner.replace(': ', ', ').replace(/\s=\s/u, ', ')}`,
          ),
        );
      else
        for (const part of parts)
          if (bare(part) !== '' && !/^(?:al|alla|con|in|with|at)\s/iu.test(part))
            into.wishes.push({ words: subjectOf(part), often: false });
    }
  }
};

/** "…, con due righe su come si cucina": what is to be written of it, and nothing that is so. */
const TELLS_HOW =
  /(?<!\p{L})(?:righe?|parol[ae]|fras[ei]|post|foto|esempi?o?|spiegazion[ei]|consigli[oa]?|dettagl[io]|lines?|words?|sentences?|photos?)\s(?:su|di come|che (?:spieg|raccont|mostr)\p{L}+|about|on)(?!\p{L})/iu;

/** "i tarli (…), la gommalacca, l'impagliatura": each thing has its article, and is no clause. */
const LIST_OF_THINGS =
  /,\s*(?:e\s+)?(?=(?:(?:il|lo|la|i|gli|le|the|our)\s|l[’'])(?!\p{L}+iamo)(?:\p{L}+\s?){1,5}(?:[,;(.]|$))(?![^(]*\))/iu;

/** "Insista su due cose: la revisione e…": how many there are is no subject. */
const COUNTED =
  /^(?:queste |these |solo |only )?(?:due|tre|quattro|cinque|poche|alcune|two|three|four|five|a few|\d) (?:cos[ae]|temi|argomenti|punti|lavori|servizi|things|topics|subjects|points)\s*[:,]\s*/iu;

/** What an order to the writer wishes to be spoken of: "parla spesso dei panettoni, ne facciamo cinque". */
export const wishesIn = (sentence: string): WishesRead => {
  const read = readWishes(sentence);
  return { ...read, wishes: read.wishes.filter(({ words }) => words.length > 2 && !ABOUT_STYLE.test(words)) };
};

/** "Racconta il frantoio com'è, dai del tu, niente poesia": how to write is nothing to write of. */
const ABOUT_STYLE =
  /^(?:(?:facebook|instagram|linkedin|pinterest|bluesky|mastodon|threads|x)(?!\p{L})|.*(?<!\p{L})(?:va bene|ci sta(?: bene)?|is (?:fine|ok)|are (?:fine|ok))$|si può (?:\p{L}+)$|(?:people|la gente|alla gente|i clienti|readers) (?:like|love|enjoy|piac|ama)\p{L}*(?: (?:that|it|them))?$|d(?:ai|are|ate) d|niente|non|mai|senza|poc[oa]|no(?!\p{L})|con (?:calma|semplicità)|never|without)/iu;

const readWishes = (sentence: string): WishesRead => {
  const read: WishesRead = { wishes: [], facts: [] };
  if (/^(?:se|quando|if|when)\b/iu.test(sentence)) return read;
  const wish = WISH.exec(sentence);
  const sometimes = SOMETIMES.exec(sentence);
  const tail = (wish?.[2] ?? sometimes?.[1] ?? '').replace(COUNTED, '');
  if (
    tail === '' ||
    /\b(?:non|mai|never|not|don[’']t|quando|when)\b/iu.test(
      sentence.slice(0, wish?.index ?? sometimes?.index ?? 0),
    )
  )
    return read;
  // "racconta le stagioni" tells what to write of; "parla spesso delle ceste" how often.
  const plain = /^(?:(?:il|lo|la|i|gli|le|che|the|our|that)\s|l[’'])/iu.test(tail);
  const insists = /^(?:insist|batt|calc|spin|punt|push|focus)/iu.test(wish?.[0] ?? '');
  const often = wish !== null && ((wish[1] ?? '') !== '' || ((!sometimes || insists) && !plain));
  const articles = /^(?:(?:il|lo|la|i|gli|le|the|our)\s|l[’'])/iu.test(tail);
  // "…della pulizia e ogni tanto del RSPP": from there on it is now and then.
  const [frequent = '', ...rare] = tail.split(NOW_AND_THEN);
  for (const segment of segmentsOf(frequent, articles)) segmentRead(segment, often, read);
  for (const segment of rare.flatMap((part) => segmentsOf(part, articles))) segmentRead(segment, false, read);
  return read;
};

/** The things that a wish names, each with what is said of it. */
const segmentsOf = (tail: string, articles: boolean): string[] =>
  tail
    .split(BETWEEN)
    .flatMap((part) => (articles ? part.split(BETWEEN_ARTICLES) : [part]))
    .flatMap((part) => part.split(/;\s*(?:e\s+|and\s+)?(?![^(]*\))/u))
    .flatMap((part) => part.split(LIST_OF_THINGS))
    .flatMap((part) => part.split(/(?<=\))\s+(?:e|ed|and)\s+(?=\p{L})/u))
    .flatMap((part) => part.split(/\s+(?:e|and)\s+(?=(?:che|that)\s)/iu))
    .flatMap((part) =>
      part.split(/\s+/u).length > 6 && !/[,:(]/u.test(part)
        ? part.split(/\s+(?:e|and)\s+(?=(?:il|lo|la|i|gli|le|the)\s|l[’'])/iu)
        : [part],
    );

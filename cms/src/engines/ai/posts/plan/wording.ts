import { ITALIAN_MONTHS } from '../profile/dates';
import type { SocialProfile } from '../../../../contract';
import { sentencesIn, upperFirst } from '../profile/text';

/** Longer is no title. */
export const LONGEST_TITLE = 72;
const BROKEN_END =
  /\s(?:e|o|di|a|da|in|con|su|per|tra|il|la|lo|i|gli|le|un|una|uno|che|del|della|dei|delle|degli|al|alla|ai|dal|dalla|nel|nella|sul|sulla|non|si|and|or|the|of|to|with|for|in|on|at|by|a|an|is|are|è|sono|ha|hanno|fino|entro|chi|ogni|più|va|se|like)$/iu;
/** Without the mark at its end. */
export const bareEnd = (text: string): string => text.replace(/[.,:;!\s]+$/u, '');

/** "Venerdì 4 dicembre, dalle 15 alle 19, c'è il tecnico": the day alone is no title. */
const withoutDay = (text: string): string => {
  const rest = text.replace(
    /^(?:\p{L}+dì\s|sabato\s|domenica\s|\p{L}+day\s)?\d{1,2}\s\p{L}+(?:,\s|\s(?=(?:(?:dalle|alle|ore|from|at)\s[\d:.]+(?:\s(?:alle|to|-)\s[\d:.]+)?,?\s)?(?:\p{L}+iamo|c[’']è|we)(?!\p{L})))(?:(?:dalle|alle|ore|from|at)\s[\d:.]+(?:\s(?:alle|to|-)\s[\d:.]+)?,?\s)?/iu,
    '',
  );
  return rest.split(/\s+/u).length > 2 ? upperFirst(rest) : text;
};

/** A few words that name what a text is about; '' where none can be cut out of it. */
export const titleIn = (text: string): string => {
  const [line = ''] = text.split('\n');
  // "Un caso: una falegnameria…" is about what comes after its label.
  const [given = ''] = sentencesIn(
    line.replace(/^(?:un|una|an?|one) (?:caso|lavoro|esempio|storia|case|job|example|story): /iu, ''),
  );
  // "Fino a venerdì 4 dicembre il primo lavaggio è compreso": the thing names the post, not its last day.
  const sentence = upperFirst(
    given.replace(
      /^(?:fino al?|entro|until|by)\s(?:\p{L}+\s)?\d{1,2}\s\p{L}+,?\s(?=\p{L}+(?:\s\p{L}+){2})/iu,
      '',
    ),
  );
  const whole = bareEnd(withoutDay(sentence));
  const parts = [
    whole,
    ...[
      ': ',
      ', ',
      ' (',
      ' dalle ',
      ' alle ',
      ' entro ',
      ' fino a',
      ' invece di ',
      ' se ',
      ' in negozio',
      ' from ',
      ' until ',
    ].flatMap((mark) => (whole.includes(mark) ? [whole.slice(0, whole.indexOf(mark))] : [])),
  ];
  return (
    parts.find(
      (part) =>
        part.length <= LONGEST_TITLE &&
        part.split(/\s+/u).length > 1 &&
        !BROKEN_END.test(part) &&
        part.split('(').length === part.split(')').length &&
        // "Per Natale chi compra un buono da 60" waits for its verb.
        (part === whole ||
          !/(?<!\p{L})(?:chi|che|se|quando|who|which|if|when|anyone)(?!\p{L})/iu.test(part)) &&
        // A day alone tells nobody what happens on it.
        !/^(?:\p{L}+\s)?\d{1,2}\s\p{L}+$/u.test(part) &&
        !/^(?:si|sì|no|yes|chi|se|if|it|they|per i|da)\b/iu.test(part) &&
        // "Facciamo tavoli" of a row of things, "I lavori confermati" of what happens to them: neither is what it is about.
        (part === whole ||
          !/(?<!\snon)\s(?:si|ci|vi) \p{L}+$|^(?:\p{L}+iamo\s\p{L}+|we\s\p{L}+\s\p{L}+|(?:il|lo|la|i|gli|le)\s\p{L}+\s\p{L}+(?:at|it|ut)[oaie])$/iu.test(
            part,
          )),
    ) ?? ''
  );
};

/** What owners abbreviate, in words: `28/11`, a bare "Chiusi dal…". */
const WEEKDAY_NAMES: Readonly<Record<string, string>> = {
  lun: 'lunedì',
  mar: 'martedì',
  mer: 'mercoledì',
  gio: 'giovedì',
  ven: 'venerdì',
  sab: 'sabato',
  dom: 'domenica',
};
export const spelled = (text: string, language: SocialProfile['language']): string => {
  if (language === 'en')
    return text.replace(
      /^(Open|Closed)\b(?! (?:workshop|day|evening|studio|house|doors?)\b)/u,
      (word) => `We are ${word.toLowerCase()}`,
    );
  return (
    text
      // "Magari la gente pensa che…": how sure its owner is, is for the writer.
      .replace(
        /^(?:magari|forse) (?=(?:la gente|molt[ie]|tant[ie]|qualcuno|in molti|c[’']è chi)(?!\p{L}))(\p{L})/iu,
        (_, letter: string) => letter.toUpperCase(),
      )
      .replace(
        /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d\d)?(?![\d/])/gu,
        (whole, day: string, month: string) =>
          ITALIAN_MONTHS[Number(month) - 1]
            ? `${Number(day)} ${ITALIAN_MONTHS[Number(month) - 1] ?? ''}`
            : whole,
      )
      .replace(
        /(?<!\p{L})(lun|mar|mer|gio|ven|sab|dom)\.?\s?[-–]\s?(lun|mar|mer|gio|ven|sab|dom)\b\.?/giu,
        (_, first: string, last: string) =>
          `${/^dom/iu.test(first) ? 'dalla' : 'dal'} ${WEEKDAY_NAMES[first.toLowerCase()] ?? first} ${/^dom/iu.test(last) ? 'alla' : 'al'} ${WEEKDAY_NAMES[last.toLowerCase()] ?? last}`,
      )
      .replace(
        /(?<!\p{L})((?:lune|marte|mercole|giove|vener)d[iì]|sabato)\s?[-–]\s?((?:marte|mercole|giove|vener)d[iì]|sabato|domenica)(?!\p{L})/giu,
        (_, first: string, last: string) =>
          `dal ${first.toLowerCase()} ${/^dom/iu.test(last) ? 'alla' : 'al'} ${last.toLowerCase()}`,
      )
      .replace(/^(Di solito),? (?=d[ai]|il\b)/u, '$1 siamo aperti ')
      .replace(/^(Ufficio|Sportello|Negozio|Laboratorio) (?=\d)/u, '$1 aperto ')
      .replace(/^(Bottega|Segreteria) (?=\d)/u, '$1 aperta ')
      // "Lun-ven 15-22:30" says when, and not that anybody is there.
      .replace(
        /^(da(?:l|lla) \p{L}+ a(?:l|lla) \p{L}+,? (?:dalle )?\d[^.:;]*(?:[.:]\d\d[^.:;]*)*\.?)$/iu,
        (hours) =>
          /(?<!\p{L})(?:è|sono|siamo|\p{L}+iamo|chius\p{L}+|apert\p{L}+)(?!\p{L})/iu.test(hours)
            ? hours
            : `Aperto ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`,
      )
      .replace(/(?<!\p{L})(lune|marte|mercole|giove|vener)di(?!\p{L})/giu, '$1dì')
      .replace(
        /^(Chius|Apert)([oiae])\b/u,
        (_, root: string, end: string) => `Siamo ${root.toLowerCase()}${end === 'e' ? 'e' : 'i'}`,
      )
      // "Dal 23 al 28 dicembre chiusa": who is closed stands before it.
      .replace(
        /^([^,:;]*\d[^,:;]*?),? (chius|apert|ferm)([oiae])(?= (?:tutt[oi]|solo|per)\b|[.!]?$)/u,
        (_, days: string, root: string, end: string) => `${days} siamo ${root}${end === 'e' ? 'e' : 'i'}`,
      )
      .replace(
        /\bil (1|8|11)(?= (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))/gu,
        (whole, day: string) => (day === '1' ? whole : `l'${day}`),
      )
  );
};

/** "Fino a domenica 29 novembre", where a sentence says until when; '' elsewhere. */
export const deadlineIn = (text: string): string =>
  upperFirst(
    /(?<!\p{L})(?:fino a(?:l(?:l[’'])?)?|entro(?: il| l[’'])?|until|by)\s?(?:\p{L}+\s)?\d{1,2}\s\p{L}+/iu.exec(
      text,
    )?.[0] ?? '',
  );

/** "chi porta un libro ha 3 euro di buono" gives `3 euro di buono`; '' where nobody gets anything. */
export const gainIn = (text: string): string =>
  upperFirst(
    /(?<!\p{L})(?:chi|anyone who|whoever)\s.{8,140}?\s(?:ha|riceve|ottiene|porta a casa|gets|receives)\s([^,.;:]{8,48})[.!]?$/iu.exec(
      text,
    )?.[1] ?? '',
  );

/** "da 3 a 18 euro, da 6 a 33 euro", "60 euro, o 30 con la pulizia": alone, one figure of a row says something else. */
const isOneOfRow = (first: string, rest: string): boolean => {
  const unit = /\d\s?(\p{L}+|€)/u.exec(first)?.[1]?.toLowerCase() ?? '';
  return (
    /^,\s(?:o|or|oppure|invece|instead|poi|then|dopo)(?!\p{L})/iu.test(rest) ||
    (unit !== '' && new RegExp(String.raw`\d\s?${unit}(?!\p{L})`, 'iu').test(rest)) ||
    (/(?<!\p{L})(?:ogni|every)\s\d/iu.test(first) && /(?<!\p{L})(?:ogni|every)\s\d/iu.test(rest))
  );
};
/** "Ogni mercoledì sera c'è il banco libero: vieni e impari…": what stands before the colon is whole without the rest. */
const STATEMENT_FIRST =
  /^((?=[^:.]*\d)(?:ogni|il|lo|la|i|gli|le|l[’']|dal|dalle|every|the|from|on)(?!\p{L})[^:.]{14,}?(?<!\p{L})(?:c[’']è|ci sono|è|sono|si \p{L}+|\p{L}+iamo|is|are|we \p{L}+)(?!\p{L})[^:.]{6,}): \p{Ll}/iu;
/** The thing and the first that is said of it, for where it is only called to mind: "Adozione di un'arnia: 48 euro." */
export const briefly = (sentence: string): string => {
  const statement = STATEMENT_FIRST.exec(sentence)?.[1];
  if (statement !== undefined) return `${statement}.`;
  const [, thing = '', first = '', rest = ''] =
    /^([^:.]{3,60}): ((?:[^,;.(]|[.,](?=\d)){4,}|[^;.(]*?\d(?:[^,;.(]|[.,](?=\d))*)(.*)$/u.exec(sentence) ??
    [];
  return thing === '' ||
    rest.length < 8 ||
    BROKEN_END.test(first) ||
    // "Tiglio: menta e balsamo", "Il sopralluogo dura un'ora: si misura il tetto": half of it is not what it was called to mind for.
    !/\d/u.test(first) ||
    isOneOfRow(first, rest)
    ? sentence
    : `${thing}: ${bareEnd(first)}.`;
};

const LONGEST_THING = 6;
/** The row of things that a business does, without a verb: `Buste paga, assunzioni, contratti`. */
export const isBareList = (whole: string): boolean => {
  const text = whole.replace(/\s*\([^)]*\)/gu, '');
  return (
    !/[:;]|\b(?:si|ci|ne) \p{L}+/iu.test(text) &&
    !/^(?:(?:il|lo|la|i|gli|le|un|una|uno|in|a|da|the)\s|l[’']|(?:faccio|vendo|lavoro|coltivo|produco|allevo|riparo|curo|seguo|offro|preparo|tengo|sono)\s)/iu.test(
      text,
    ) &&
    text.split(',').length > 2 &&
    // A longer part has its verb, whatever the verb is.
    text.split(/,\s/u).every((part) => part.split(/\s+/u).length <= LONGEST_THING) &&
    !/(?<!\p{L})(?:è|sono|\p{L}+iamo|ha|hanno|c[’']è|we|is|are)(?!\p{L})/iu.test(text) &&
    (!/\d/u.test(text) || (text.split(',').length > 4 && !/€|\beuro\b|\d,\d|\d\d/iu.test(text)))
  );
};

import { asSentence, upperFirst } from './text';

/** `della macchina` as the subject of a sentence: `la macchina`. */
const SUBJECT_ARTICLE: Readonly<Record<string, string>> = {
  del: 'il ',
  dello: 'lo ',
  della: 'la ',
  dei: 'i ',
  degli: 'gli ',
  delle: 'le ',
  "dell'": "l'",
  'dell’': 'l’',
};
/** "la pressa del 1968 che lavora ancora" says of the pressa that it works still; '' where no clause follows. */
export const clauseOf = (head: string): string => {
  const found =
    /^(?:(del|dello|della|dei|degli|delle)\s|(dell[’'])|((?:il|lo|la|i|gli|le)\s|l[’']))?(.{4,50}?)\sche\s(?!(?:vogli|piac|si\s(?:può|deve)))((?:è|sono|ha|hanno|\p{L}+(?:a|e|ano|ono))(?:\s.{3,})?)$/iu.exec(
      head.trim(),
    );
  if (!found) return '';
  const [, of = '', elided = '', article = '', thing = '', verb = ''] = found;
  const before = article || SUBJECT_ARTICLE[(of || elided).toLowerCase()] || '';
  return before === '' ? '' : asSentence(upperFirst(`${before.toLowerCase()}${thing} ${verb}`));
};

/** "il divano vecchio conviene rifarlo" is a clause, and keeps its article. */
export const HAS_VERB =
  /(?<!\p{L})(?:conviene|basta|serve|va|vanno|si \p{L}+|è|sono|dura|durano|costa|costano|piace|piacciono)(?!\p{L})/iu;
/** The words of a wish with the article of what they are about. */
export const withItsArticle = (head: string): string => {
  const [, of = '', rest = head] =
    /^(del|dello|della|dei|degli|delle|dell[’']|di(?=\s(?:il|lo|la|i|gli|le|l[’'])))\s?(.*)$/iu.exec(
      head.trim(),
    ) ?? [];
  return of === '' ? head.trim() : `${SUBJECT_ARTICLE[of.toLowerCase()] ?? ''}${rest}`;
};

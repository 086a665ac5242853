import type { Advice } from '../../../../contract';
import { foldText } from '../fold';
import { withCourtesy } from './courtesy';

/** What may be wanted of a text that was just written. */
type Revision =
  { kind: 'shorter' } | { kind: 'add'; words: string } | { kind: 'plain' } | { kind: 'courteous' };

const OPENING = String.raw`^(?:(?:ok|okay|bene|benissimo|perfetto|bello|grazie|va bene|mi piace|carino|si)[,.! ]+)*(?:(?:e|ma|pero|puoi|potresti|me lo|lo|la|mi) )*(?:(?:rifai|rifall[oa]|fall[oa]|fai|fare|rend[io]l[oa]|scrivil[oa]|vorrei|voglio) (?:un po' |ancora )?)?`;
const SHORTER = new RegExp(
  `${OPENING}(?:piu (?:cort|brev|sintetic|concis)[oaie]\\w*|accorcia\\w*|meno lung[oa]|taglia\\w*)`,
);
const PLAIN = new RegExp(
  `${OPENING}(?:senza (?:emoji|faccine|icone)|piu (?:formal|serio|seria|sobri)\\w*|togli (?:le )?(?:emoji|faccine|icone))`,
);
/** "E dalle del lei": with courtesy. */
const COURTEOUS =
  /\b(?:d(?:ai|alle|agli|ammi|ando|are|argli|arle)|metti(?:lo|la)?|usa|col|con il) (?:pure |anche )?(?:del|il) lei\b/;
const ADD = new RegExp(
  `${OPENING}(?:aggiung(?:i|ici|ere|erei|iamo)|metti(?:ci)?|mettere|scrivi(?:ci)? anche|inserisci|specifica|di anche|ricorda)(?: anche| pure)?(?: che| il fatto che)? (.{3,160})$`,
);
const MOST_LENGTH = 180;

/** The change that a short message wants of the text before it; `null` where it wants none. On folded text. */
const revisionsIn = (text: string): readonly Revision[] | null => {
  const folded = foldText(text).replace(/[.!?\s]+$/, '');
  if (folded.length > MOST_LENGTH) return null;
  const courteous: Revision[] = COURTEOUS.test(folded) ? [{ kind: 'courteous' }] : [];
  if (SHORTER.test(folded)) return [{ kind: 'shorter' }, ...courteous];
  if (PLAIN.test(folded)) return [{ kind: 'plain' }, ...courteous];
  if (courteous.length > 0) return courteous;
  const added = ADD.exec(folded)?.[1];
  // Folding keeps every place: the words are taken as they were written.
  return added === undefined
    ? null
    : [{ kind: 'add', words: text.slice(folded.length - added.length, folded.length) }];
};

const QUOTED = /(?:^> ?.*\n?)+/m;
const MOST_SENTENCES = 2;

/** The sentences of a text that tell something of the request: its figures or its words. */
const shortened = (written: string, request: string): string => {
  const quote = QUOTED.exec(written)?.[0];
  if (quote === undefined) return written;
  const lines = quote.split('\n').map((line) => line.replace(/^> ?/, '').trim());
  const wanted = new Set(foldText(request).match(/\p{L}{4,}|\d+/gu) ?? []);
  const telling = lines
    .flatMap((line) => line.split(/(?<=[.!?…])\s+/))
    .filter((sentence) => !/^\[.*\]$/.test(sentence))
    .map((sentence) => ({
      sentence,
      words: (foldText(sentence).match(/\p{L}{4,}|\d+/gu) ?? []).filter((word) => wanted.has(word)),
    }))
    .filter(({ words }) => words.length >= 2 || words.some((word) => /\d/.test(word)));
  // Each further sentence must tell something that those before it have not.
  const known = new Set<string>();
  const chosen = telling.filter(({ words }) => {
    const isNew = words.some((word) => !known.has(word));
    words.forEach((word) => known.add(word));
    return isNew;
  });
  if (chosen.length === 0) return written;
  const short = chosen.slice(0, MOST_SENTENCES + 1).map(({ sentence }) => sentence);
  return `Ecco la versione corta:\n\n> ${short.join(' ')}`;
};

const EMOJI = /[\p{Extended_Pictographic}\u{fe0f}]\s*/gu;

/**
 * A text that was written for an earlier message, changed as a later one wants it: shorter, with something added, without pictures.
 * `write` writes the text of a request; `null` where the last message changes no text.
 */
export const reviseText = (
  text: string,
  earlier: readonly string[],
  write: (request: string) => Advice | null,
): Advice | null => {
  const last = revisionsIn(text);
  if (!last) return null;
  const at = earlier.findLastIndex((turn) => write(turn)?.outcome === 'answered');
  const request = earlier[at];
  if (request === undefined) return null;
  const between = earlier.slice(at + 1).map(revisionsIn);
  // Another subject came in between: what "it" is, is not sure.
  if (between.some((revision) => revision === null)) return null;
  const revisions = [...between.flatMap((revision) => revision ?? []), ...last];
  const added = revisions.flatMap((revision) => (revision.kind === 'add' ? [revision.words] : []));
  const whole = [request.replace(/[.\s]+$/, ''), ...added].join('. ');
  const written = write(whole);
  if (!written || written.outcome !== 'answered') return null;
  const plain = revisions.some(({ kind }) => kind === 'plain')
    ? written.text.replace(EMOJI, '')
    : written.text;
  const cut = revisions.some(({ kind }) => kind === 'shorter') ? shortened(plain, whole) : plain;
  return {
    ...written,
    text: revisions.some(({ kind }) => kind === 'courteous')
      ? cut.replace(QUOTED, (quote) => withCourtesy(quote))
      : cut,
  };
};

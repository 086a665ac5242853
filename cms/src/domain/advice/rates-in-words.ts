import type { Mention, Role } from './mention';
import { TAKEN_BY_SELLER } from './taken-by-seller';

/** "Ricarico 150", "sconto del 20": what follows such a word is a percentage even without its sign. */
const RATE_WORD =
  /(?:\b(?:tratt[ie]+n\w*|(?:si )?tien\w*|si prend\w*|si mangia|trattenuta di|ritenuta(?: d'acconto)?(?: del?)?) (?:il|un|l'|circa il) |aliquota(?: del| al)? )$|\b(?:ritenuta(?: d'acconto)?|ricaric\w*|sconto?|sconti|scontat[oaie]|ribassat[oaie]|food ?cost|drink ?cost|tasso|tan|taeg|occupazione|incidenza|mark.?up|provvigion\w*|commission\w*)(?: (?:di|del|al|e|il|a|medi[oa]|fiss[oa]|annuo|circa|intorno|attorno))* $/;
/** "Margine del 35", "guadagno al 40": an article before the number makes it a share; "margine di 35" may be euro. */
const SHARE_WORD = /\b(?:margin\w*|guadagn\w*|utile)(?: \p{L}+)? (?:del|al|intorno al|attorno al|sul) $/u;
/** "La merce è il 38": a share of what is taken in, where it is told with an article. */
const COST_SHARE =
  /\b(?:merce|materi[ae] prim[ae]|ingredienti|prodotti|fornitori|personale|affitto|food ?cost) (?:mi )?(?:e|sono|pesa|pesano|incide|incidono|fa|fanno|sta a|va via|vale|si prende|si mangia)(?: circa)? (?:il|un|l'|sul|al) ?$/;
const RATE_AFTER =
  /^ ?(?:di|del|d') ?(?:margin\w*|ricaric\w*|sconto|guadagno|utile|interess\w*|occupazione|food ?cost|provvigion\w*|commission\w*|tasse|imposte|anticipo|mark.?up)/;
/** What is done with a share of a price. */
const SHARE_TAKEN =
  /^ (?:(?:l[oi]|gliel[oi]) (?:ho |avevo |abbiamo )?(?:gia )?(?:tolt|scontat|fatt)|sul (?:prezzo|totale|conto)|(?:gia )?(?:tolto|scontato)\b)/;
/** "20 più 10 di sconto": discounts one after the other. */
const IN_A_ROW =
  /^ ?(?:piu|\+|e poi|e) ?(?:un )?(?:altro )?\d{1,2} ?(?:%|per ?cento)? (?:di|in) (?:sconto|piu)/;
/** "Se metto tutto a meno 20", "in saldo col -25": taken off, in hundredths. */
const TAKEN_OFF = /\bmeno il $|(?:^| )(?:a|al|col|con il|con un|un|del|in saldo) (?:meno |- ?)$/;
const isTakenOff = (folded: string, { unit, value, start, end, period }: Mention): boolean =>
  (unit === 'plain' || unit === 'percent') &&
  value < 10_000 &&
  period === null &&
  TAKEN_OFF.test(folded.slice(Math.max(0, start - 18), start)) &&
  !/^ ?(?:€|euro|\p{L}{4,}[ie](?!\p{L}))/u.test(folded.slice(end));
const LEAST_FOOD_SHARE = 1_200;
const MOST_RATE = 40_000;

/** "Il 58 % …, la spedizione un altro 9": a further share of the same price. */
const FURTHER = /\b(?:un altro|altro|piu un|e un|un ulteriore|il) $/;
const isFurtherShare = (folded: string, mention: Mention, read: readonly Mention[]): boolean =>
  (read.at(-1)?.unit === 'percent' || isFurtherDiscount(folded, mention, read)) &&
  mention.unit === 'plain' &&
  mention.value < 5_000 &&
  mention.period === null &&
  FURTHER.test(folded.slice(Math.max(0, mention.start - 16), mention.start)) &&
  !/^ ?(?:€|euro)/.test(folded.slice(mention.end));

/** "Sconto del 12 % su 4.300 e poi un altro 5 se pago subito": the amount of the first stands between the two. */
const isFurtherDiscount = (folded: string, { start }: Mention, read: readonly Mention[]): boolean =>
  read.at(-2)?.unit === 'percent' &&
  /\bscont|\bribass/.test(folded.slice(0, read.at(-2)?.start)) &&
  /\b(?:poi|piu|e) (?:un altro|altro|un ulteriore) $/.test(folded.slice(Math.max(0, start - 24), start));

/** "Iva … al 22", "ivato 22": one of the four rates beside its word. */
const isVatRate = (folded: string, { unit, value, start }: Mention): boolean =>
  unit === 'plain' &&
  [400, 500, 1_000, 2_200].includes(value) &&
  /\biva(?:t[oaie])?\b|\baliquot/.test(folded) &&
  /(?:\bal|\biva(?:t[oaie])?|\bal al|aliquota(?: (?:era|e|fosse|sarebbe|diventa|scende|sale))?(?: (?:il|al|del|a))?|ivat[oaie] \() ?\(?$/.test(
    folded.slice(Math.max(0, start - 24), start).trimEnd(),
  );

/** "Il 15 lo avevo già tolto, ora ne vuole un altro 10 sul prezzo scontato". */
const isShareTaken = (folded: string, { unit, value, start, end }: Mention): boolean =>
  (unit === 'plain' || unit === 'percent') &&
  value < 10_000 &&
  /(?:^|[ :;,.])(?:il|un altro|un|l') $/.test(folded.slice(Math.max(0, start - 10), start)) &&
  SHARE_TAKEN.test(folded.slice(end, end + 40));

const TAKEN_BEFORE = new RegExp(`${TAKEN_BY_SELLER}$`, 'u');
const isRateWithoutSign = (folded: string, { unit, value, start, end, period }: Mention): boolean => {
  if (unit !== 'plain' || value > MOST_RATE || period !== null) return false;
  const before = folded.slice(Math.max(0, start - 40), start);
  const after = folded.slice(end, end + 24);
  // "Piatto a 16 con food cost 4,5": below any share that a kitchen has, and with cents, it is euro.
  if (/(?:food|drink) ?cost(?: \p{L}+)? $/u.test(before) && value < LEAST_FOOD_SHARE) return false;
  if (RATE_WORD.test(before) || IN_A_ROW.test(after)) return true;
  if (
    TAKEN_BEFORE.test(folded.slice(Math.max(0, start - 60), start)) &&
    value < 6_000 &&
    !/^ ?(?:€|euro)/.test(after)
  )
    return true;
  if (/(?:^| )(?:il|un|del|al) $/.test(before) && /^ ?(?:di|del) ?(?:ricaric|mark)/.test(after)) return true;
  if (value >= 10_000) return false;
  if (/(?:\d|%) ?(?:piu|\+) ?$/.test(before) && /^ di sconto/.test(after)) return true;
  if (SHARE_WORD.test(before)) return true;
  if (COST_SHARE.test(before) && !/^ ?(?:€|euro)/.test(after)) return true;
  return /(?:^| )(?:il|un|al|del|sul|almeno il) $/.test(before) && RATE_AFTER.test(after);
};

/** What is left, or what goes away, of a hundred. */
const LEFT = /\b(?:rest\w*|riman\w*|guadagn\w*|tengo|teniamo|mi metto|in tasca|avanz\w*|keep|left)\b/;
const GONE = /\b(?:cost\w*|spend\w*|vanno|va\b|pago|escono|se ne)\b/;
const HUNDRED = 10_000;

const roleOfShare = (words: string): Role | null =>
  GONE.test(words) && !LEFT.test(words) ? 'costRate' : LEFT.test(words) ? 'marginRate' : null;

/** "Su 100 euro di incasso me ne restano 35": two amounts that tell one share. */
const isOfHundred = (folded: string, whole: Mention): boolean =>
  whole.value === HUNDRED &&
  (whole.unit === 'money' || whole.unit === 'plain') &&
  /\b(?:su|ogni|di|per|da|dei|out of|every) (?:€ ?)?$/.test(
    folded.slice(Math.max(0, whole.start - 10), whole.start),
  );

/** "Uno su 5 compra": the share that one is of them. */
const isOneIn = (folded: string, { unit, value, start, period }: Mention): boolean =>
  unit === 'plain' &&
  period === null &&
  value >= 200 &&
  value <= HUNDRED &&
  value % 100 === 0 &&
  /\b(?:un[oa]?|1) (?:\p{L}+ )?(?:su|ogni) $/u.test(folded.slice(Math.max(0, start - 26), start));

/** "8 clienti su 100": a share of them. */
const ofThem = (folded: string, count: Mention, whole: Mention | undefined): Mention | null =>
  whole !== undefined &&
  (count.unit === 'pieces' || count.unit === 'people') &&
  count.value < whole.value &&
  (whole.value === 1_000 || whole.value === HUNDRED || whole.value === 10 * HUNDRED) &&
  (whole.unit === 'plain' || whole.unit === 'pieces') &&
  /^ su $/.test(folded.slice(count.end, whole.start))
    ? {
        ...count,
        end: whole.end,
        unit: 'percent',
        value: Math.round((count.value * HUNDRED) / whole.value),
        role: /\b(?:perd|va|vann|scapp|lasci|cal)\p{L}*[^,;.]{0,16}$/u.test(folded.slice(0, count.start))
          ? 'dropRate'
          : null,
      }
    : null;

/** Figures that are percentages by their grammar, told as such. */
export const withRatesInWords = (folded: string, mentions: readonly Mention[]): Mention[] => {
  const read: Mention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const mention = mentions[at];
    if (!mention) continue;
    const next = mentions[at + 1];
    if (next && isOfHundred(folded, mention) && next.value < HUNDRED && next.period === null) {
      const words = `${folded.slice(mention.end, next.start)} ${folded.slice(next.end, next.end + 16)}`;
      const role =
        words.length < 60 && (next.unit === 'money' || next.unit === 'plain') ? roleOfShare(words) : null;
      if (role !== null) {
        read.push({ ...next, unit: 'percent', role, start: mention.start, period: null });
        at += 1;
        continue;
      }
    }
    const share = ofThem(folded, mention, next);
    if (share) {
      read.push(share);
      at += 1;
      continue;
    }
    // "Lo moltiplico per 3": a mark-up of two hundred per cent.
    if (
      mention.unit === 'plain' &&
      mention.value >= 110 &&
      mention.value <= 1_000 &&
      /(?:moltiplic\w*|ricaric\w*) (?:per|x|di) $/.test(
        folded.slice(Math.max(0, mention.start - 24), mention.start),
      )
    ) {
      read.push({ ...mention, unit: 'percent', role: 'markUpRate', value: (mention.value - 100) * 100 });
      continue;
    }
    if (isOneIn(folded, mention)) {
      read.push({ ...mention, unit: 'percent', value: Math.round((HUNDRED * 100) / mention.value) });
      continue;
    }
    if (isShareTaken(folded, mention) || isTakenOff(folded, mention)) {
      read.push({ ...mention, unit: 'percent', role: 'discountRate' });
      continue;
    }
    if (isVatRate(folded, mention)) {
      read.push({ ...mention, unit: 'percent', role: 'vatRate' });
      continue;
    }
    if (isFurtherShare(folded, mention, read)) {
      const last = read.findLast(({ unit }) => unit === 'percent');
      read.push({ ...mention, unit: 'percent', role: last?.role ?? null });
      continue;
    }
    read.push(isRateWithoutSign(folded, mention) ? { ...mention, unit: 'percent' } : mention);
  }
  return read;
};

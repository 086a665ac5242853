import {
  wholeOfPart,
  growth,
  incidence,
  product,
  shareOfAmount,
  shareOfCounts,
} from '../../finance/percentages';
import { shareOf } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import { margin } from '../../finance/margin';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';

const NOW = /quest'anno|questo mese|adesso|\bora\b|\boggi\b|attual\w*|this year|now\b/;
const THEN =
  /(?:anno|mese|trimestre|semestre|settimana|estate|inverno|natale) (?:scors|passat|precedent)\w*|(?<!materia |materie )\bprima\b|\bera(?:no)?\b|avevo|last year|before/;
/** Whether the present is told before the past. */
const isNowFirst = (folded: string): boolean => {
  const [now, then] = [folded.search(NOW), folded.search(THEN)];
  return now !== -1 && then !== -1 && now < then;
};

/** "200 mandati, 46 accettati": what became of some of them. */
const SOME_DID =
  /^ (?:(?:ne |li |le |si )?(?:sono |hanno |ho )?)(?:stat[ie] )?(?:occupat|pien|accettat|chius|andat|rinnov|compr|firm|pres[ie]|tornat|risp|vendut|conferm|confermat|prenotat|pagat|iscritt|riconfermat|assunt)/;

/** A plural right behind a number. */
const COUNTED =
  /^ (?!euro\b|mila\b|nette?\b|netti\b|lord[ie]\b|mens|annu|fiss|circa\b|oggi\b)\p{L}{4,}[ie]\b/u;

/** "Gli iscritti erano 120": what is counted stands before its number. */
const COUNTED_AHEAD =
  /\b(?:iscritt[ie]|client[ie]|soci|follower|abbonat[ie]|visit[ae]|ordini|coperti|presenze|tesserat[ie]|alliev[ie]|pazienti|ospiti|prenotazioni|recensioni|capi|pezzi|dipendenti|pernottamenti|bottiglie|litri|chili|quintali|telefonate|richieste|preventivi|scontrini)\b[^.?!;\d€]{0,24}$/;

/** Growth, incidence, a share of an amount, so many of so much each: sums that need no name. */
export const percentageSolver: Solver = {
  name: 'percentage',
  wanted:
    /(?:che|quale|quanto (?:e|di)) (?:sconto|aumento|occupazione)|quanto (?:\p{L}+ )?(?:spett|tocc)\w*|aliquot\w*|contribut\w*|\binps\b|utile\b|guadagn\w*|margin\w*|perdita|risparmi\w*|tasso di (?!interess)\p{L}+|in percentuale|percentual\w*|di quanto (?:sono|e|siamo|ho|abbiamo)|cresciut\w*|crescit\w*|\bcalo\b|variazion\w*|calat\w*|quanto incid\w*|incid\w*|\bpes[ao]\b|\d ?(?:%|per ?cento) (?:di|su|dei|del)|quanto ho speso|quanto (?:mi |ci )?(?:rest|riman|avanz)\w*|quanto (?:prend(?:o|e|ono)|ricev(?:o|e|ono)|viene|fa|fanno|guadagno|spendo|incasso|costa|costano|mi costa)|in tutto|totale/u,
  solve({ folded, mentions }) {
    // Of the flat-rate regime a share of the turnover is never what is due.
    if (/forf?fett|rivalsa|ritenut/.test(folded)) return null;
    const counted = mentions.filter(({ unit }) => unit === 'pieces' || unit === 'people');
    const amounts = mentions.filter(
      (each) =>
        each.value > 0 &&
        (isAmount(each) ||
          (counted.length > 0 &&
            mentions.length === 2 &&
            counted.includes(each) &&
            /\bora\b|adesso|erano|avevo|scesi|saliti|passat/.test(folded))),
    );
    const [rate] = mentions.filter(({ unit }) => unit === 'percent');
    const [first, second] = amounts;
    // "L'anno scorso 1.250 tesserati, adesso 1.100": people, however they are called, and no money.
    const isCounted =
      amounts.every(({ unit }) => unit !== 'money') &&
      amounts.some(
        (each) =>
          COUNTED.test(folded.slice(each.end)) ||
          COUNTED_AHEAD.test(folded.slice(Math.max(0, each.start - 48), each.start)),
      );
    // "Il 18 % di quale cifra fa 90?": the whole of which a part is told.
    if (
      rate &&
      first &&
      mentions.length === 2 &&
      /di (?:quale|che) (?:cifra|somma|importo|numero)/.test(folded)
    )
      return {
        state: 'done',
        kind: 'percentage',
        calculated: wholeOfPart({ part: first.value, rate: rate.value }),
      };
    if (
      rate &&
      first &&
      amounts.length === 1 &&
      mentions.length === 2 &&
      !/(?:che|quale|quanto) .{0,12}(?:incass|fattur)\w*/.test(questionOf(folded)) &&
      /(?:%|per ?cento) (?:di|su|dei|del)(?! ?(?:scont|margin|ricaric|accont|anticip|interess|iva))/.test(
        folded,
      )
    )
      return {
        state: 'done',
        kind: 'percentage',
        calculated: shareOfAmount({ amount: first.value, rate: rate.value }),
      };
    // "Su 40 preventivi ne chiudo 9": a share of counts.
    const [all, some] = mentions;
    if (
      all &&
      some &&
      mentions.length === 2 &&
      /percentual|tasso|che %|occupazion/.test(folded) &&
      all.unit === 'pieces' &&
      (some.unit === 'plain' || some.unit === 'pieces') &&
      amounts.length <= 1 &&
      (/\b(?:su|di|da) $/.test(folded.slice(Math.max(0, all.start - 4), all.start)) ||
        SOME_DID.test(some.noun === undefined ? folded.slice(some.end) : ` ${some.noun}`)) &&
      some.value <= all.value
    )
      return {
        state: 'done',
        kind: 'percentage',
        calculated: shareOfCounts({ part: some.value, whole: all.value }),
      };
    // "Reddito 20.000, aliquota 26,07 %": what is due of it.
    if (
      rate &&
      first &&
      amounts.length === 1 &&
      mentions.length === 2 &&
      /aliquot|contribut|inps|gestione separata|quanto (?:verso|pago)|percentual|quanto (?:\p{L}+ )?(?:spett|tocc)/u.test(
        folded,
      ) &&
      !/scont|margin|ricaric|tan\b|tasso/.test(folded)
    )
      return {
        state: 'done',
        kind: 'percentage',
        calculated: shareOfAmount({ amount: first.value, rate: rate.value }),
      };
    // "12.400 di incasso con food cost 31 %: quanto ho speso di materie?"
    if (
      rate?.role === 'costRate' &&
      first?.role === 'revenue' &&
      mentions.length === 2 &&
      /quanto (?:\p{L}+ ){0,2}(?:spes|pagat|cost|spend|va)\p{L}*/u.test(folded) &&
      !/pareggi|in pari|guadagn|rest|margin/.test(folded)
    )
      return {
        state: 'done',
        kind: 'percentage',
        calculated: shareOfAmount({ amount: first.value, rate: rate.value }),
      };
    // "Fatturo 4.000, il 30 % va in tasse: quanto mi resta?"
    if (
      rate &&
      (rate.role === 'costRate' || rate.role === 'taxRate') &&
      first?.role === 'revenue' &&
      mentions.length === 2 &&
      /quanto (?:\p{L}+ ){0,2}(?:rest|riman|avanz)\p{L}*/u.test(folded)
    ) {
      const [whole, share] = [money('revenue', first.value), percent('share', rate.value)];
      const part = money('part', shareOf(first.value, rate.value));
      const left = money('left', first.value - part.value);
      return {
        state: 'done',
        kind: 'percentage',
        calculated: calculated('percentage', {
          inputs: [whole, share],
          result: [left, part],
          steps: [step(part, whole, '×', share), step(left, whole, '−', part)],
        }),
      };
    }
    // Two amounts of a year or a month: what is left, and its share of the turnover.
    const turnover = amounts.find(({ role }) => role === 'revenue' || role === 'incomings');
    const spent = amounts.find(
      (each) =>
        each !== turnover &&
        (each.role === 'unitCost' || each.role === 'fixedTotal' || each.role === 'outgoings'),
    );
    if (turnover && spent && mentions.length === 2 && /utile|margin|guadagn/.test(folded))
      return {
        state: 'done',
        kind: 'margin',
        calculated: margin({ cost: spent.value, price: turnover.value }),
      };
    // "29 al mese o 290 all'anno": amounts of different spans are none that grew.
    const isOfOneSpan = !first?.period || !second?.period || first.period === second.period;
    // "1.500 lordi, aumento di 100": what is added, and no new amount.
    const isChange =
      second !== undefined &&
      /(?:aument|rincar|sal|cal|scont|ribass|scend|diminu)\p{L}* di (?:€ ?)?$/u.test(
        folded.slice(0, second.start),
      );
    if (first && second && amounts.length === 2 && mentions.length === 2 && isOfOneSpan && !isChange) {
      if (/di sconto su|sconto di .{0,12} su/.test(folded)) {
        const [part, whole] = [first, second].sort((a, b) => a.value - b.value);
        if (part && whole)
          return {
            state: 'done',
            kind: 'percentage',
            calculated: incidence({ part: part.value, whole: whole.value }),
          };
      }
      if (
        !/incid|\bpes[ao]\b/.test(folded) &&
        /risparmi|ridott|cresciut|crescita|\bera\b|adesso|salit|(?<!materia )\bprima\b|scont|in (?:piu|meno)\b|aument|\bpassa|calat|scesi?|diminuit|di quanto|rispetto a|variazion|in piu dell|quest'anno/.test(
          folded,
        )
      )
        return {
          state: 'done',
          kind: 'percentage',
          // "Quest'anno 148.000, l'anno scorso 131.000": the order of time, not of the words.
          calculated: isNowFirst(folded)
            ? growth({ before: second.value, after: first.value, isCounted })
            : growth({ before: first.value, after: second.value, isCounted }),
        };
      // "Quanto mi pesa all'anno?" asks for an amount.
      const asksAmount = /\bpes[ao]\b.{0,12}(?:all'anno|al mese|l'anno|in un anno)/.test(questionOf(folded));
      if (!asksAmount && /incid|\bpes[ao]\b|in percentuale|che percentuale/.test(folded)) {
        const [part, whole] = [first, second].sort((a, b) => a.value - b.value);
        if (part && whole)
          return {
            state: 'done',
            kind: 'percentage',
            calculated: incidence({ part: part.value, whole: whole.value }),
          };
      }
    }
    const hourly = amounts.find(({ period }) => period === 'hour');
    const hours = mentions.find(({ unit }) => unit === 'hours');
    if (hourly && hours && amounts.length === 1 && mentions.length === 2)
      return {
        state: 'done',
        kind: 'percentage',
        calculated: product({ each: hourly.value, times: Math.round(hours.value) }),
      };
    const pieces = mentions.find(({ unit }) => unit === 'pieces' || unit === 'people');
    if (
      pieces &&
      first &&
      amounts.length === 1 &&
      mentions.length === 2 &&
      /\b(?:a|da|per) (?:€ ?)?$|l'un[oa]|ciascun|a testa/.test(
        folded.slice(Math.max(0, first.start - 5), first.start),
      )
    )
      return {
        state: 'done',
        kind: 'percentage',
        calculated: product({ each: first.value, times: pieces.value }),
      };
    return null;
  },
};

import { DAY_MS } from '../../../contract/time-units';
import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';

/** Exclusions of L. 190/2014, paragraph 57, as people tell them. */
const EXCLUSIONS: readonly [name: string, pattern: RegExp][] = [
  [
    'company',
    /\bs\.?n\.?c\b\.?|\bs\.?a\.?s\b\.?(?! il)|\bs\.?r\.?l\.?s?\b|\bs\.?p\.?a\b(?! (?:e|centro))|societa (?:di persone|di capitali|semplice)|la nostra societa|cooperativa/,
  ],
  [
    'partner',
    /soci[oa] (?:di|in|al)\b|(?:ho|abbiamo|tengo) (?:anche )?(?:una |un )?(?:s\.?r\.?l\.?s?|societa) (?:al|con il|col)\b|(?:controllo|amministro) (?:anche )?(?:una |un'altra )?(?:s\.?r\.?l|societa)|quot[ae] (?:di|in) (?:una )?(?:s\.?n\.?c|s\.?a\.?s|societa|s\.?r\.?l)|partecipazion\w*/,
  ],
  [
    'former-employer',
    /(?:ex|vecchio|attuale|mio) datore|ex azienda|azienda (?:dove|per cui) (?:lavor|ero)|(?:fatturo|fatturare|lavoro) (?:solo |quasi solo |soprattutto )?(?:al|per il|alla) (?:mia |mio )?(?:ex|vecchi)/,
  ],
  [
    'abroad',
    /residen\w* (?:all'estero|in (?:francia|spagna|germania|svizzera|portogallo|inghilterra))|vivo all'estero/,
  ],
  [
    'special-vat',
    /regime speciale|agricoltur\w* in regime|tabacch\w*|editoria|beni usati con (?:il )?regime del margine/,
  ],
];
/** "Contributi non ne ho versati": none to take off, rather than those that are usual. */
export const NONE_PAID =
  /contribut\w* (?:\p{L}+ )?(?:non ne|zero|ancora no|niente)\b|(?:senza|zero|nessun|niente) (?:contribut|inps)|non (?:ho|abbiamo) (?:ancora )?(?:versato|pagato) (?:i )?(?:contribut|inps)|inps non (?:ne |l')/u;
/** "Senza contare i contributi": wanted without them. */
export const LEFT_OUT =
  /(?:senza|lasciando (?:stare|perdere|fuori)|esclus\w*|a parte|tralasc\w*|trascur\w*) (?:contare |considerare )?(?:i |l')?(?:contribut|inps)/;
/** Only a partnership, or control of a limited company in the same trade, rules out. */
export const exclusionsOf = (facts: Facts): string[] =>
  EXCLUSIONS.filter(([, pattern]) => pattern.test(facts.folded))
    .map(([name]) => name)
    // A share of a company rules out a person; that companies cannot have the regime is another matter.
    .filter((name, _, all) => !(name === 'company' && all.includes('partner')));

/** Pay or pension beside the business, above what the regime allows. */
export const employmentOf = (facts: Facts): Mention | undefined =>
  /\bral\b|stipendio|dipendente (?:part|a tempo|full|presso|in)|lavoro dipendente|redditi? da (?:lavoro )?dipendente|pension[ei]|busta paga|sono (?:anche )?dipendente|(?:come|da) dipendente|pensionat\w*/.test(
    facts.folded,
  )
    ? facts.mentions.find(
        (each) =>
          isAmount(each) &&
          (each.role === 'yearlyGross' ||
            /stipend|dipendent|pension|ral|redditi?$/i.test(each.label) ||
            /^ ?(?:€|euro)? ?(?:come|da|di) (?:dipendent|pension|stipendi|lavoro dip)/.test(
              facts.folded.slice(each.end, each.end + 32),
            )) &&
          each.value >= 500_000,
      )
    : undefined;
/** Who works for the asker, by the names of their work. */
const EMPLOYEE =
  /dipendent|collaborator|personale|stipendi|operai|commess|segretari|impiegat|apprendist|camerier|cuoc[oah]|barist|magazzinier|aiutant|assistente?\b/i;
export const staffCostOf = (facts: Facts): Mention | undefined =>
  facts.mentions.find(
    (each) =>
      isAmount(each) &&
      (each.role === 'gross' ||
        each.role === 'yearlyGross' ||
        ((each.role === 'costLine' || each.role === 'unitCost' || each.role === 'outgoings') &&
          EMPLOYEE.test(`${each.label} ${facts.folded.slice(Math.max(0, each.start - 40), each.start)}`))) &&
      (EMPLOYEE.test(facts.folded) || /assum|prender\w* (?:un|una)/.test(facts.folded)) &&
      !/(?:sono|faccio|come|anche) (?:anche )?dipendent|mio stipendio|lavoro dipendente/.test(facts.folded) &&
      each.value >= 100_000,
  );

const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];
/** Days of activity from a start within the year to its end: "ho aperto il 1° luglio". */
export const startedInYear = (folded: string): number | null => {
  const match = new RegExp(
    `(?:apert|iniziat|avviat|partit|apro|inizio|parto|comincia)\\w*[^.?!]{0,50}?(?:(\\d{1,2})°? )?(?:a |di |da )?(${MONTHS.join('|')})(?! (?:scorso|dell'anno|20\\d\\d))`,
  ).exec(folded);
  const month = MONTHS.indexOf(match?.[2] ?? '');
  if (!match || month <= 0) return null;
  const start = Date.UTC(2026, month, Number(match[1] ?? '1'));
  return Math.round((Date.UTC(2027, 0, 1) - start) / DAY_MS);
};

/** A new activity pays 5 %: told by the rate, else by words. */
export const isNewOf = (facts: Facts): boolean => {
  const rate = lastOf(facts, 'taxRate')?.value;
  if (rate === 500 || rate === 1_500) return rate === 500;
  return (
    /\bnuov[ao] (?:attivita|partita|p\.? ?iva|impresa)|appena (?:apert|iniziat|partit)\w*|start.?up|prim[oi] (?:anno|anni|5|cinque)|al (?:5|cinque)\b|new|first year|apro\b|sto (?:per aprire|aprendo)|inizio (?:adesso|ora)/.test(
      facts.folded,
    ) && !/al 15\b/.test(facts.folded)
  );
};

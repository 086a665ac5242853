import type { AdviserTools } from '../port';
import type { Slots } from './slots';

const amountOf = (written: string): number => Number(written.replace(/[.\s]/g, '').replace(',', '.'));
const euros = (amount: number): string =>
  `${new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }).format(amount)} €`;

/** Whom or what is owed by stands here too: "per una signora che mi deve". */
const NOT_WORK =
  /^(?:un[oa']?|il|la|lo|l['’])\s?(?:mi[oa] )?(?:fattur\w*|cont[oi]\b|signor\w*|client\w*|ditta|azienda|condominio|person\w*|tizi\w*|amic\w*)/i;
/** What is owed for: "per la riparazione della caldaia di settembre", "340 euro delle zanzariere montate a luglio". */
const workOf = (content: string): string =>
  [
    ...content.matchAll(
      /(?:pagat|saldat)\p{L}* ((?:il|la|lo|l['’]|i|gli|le)\s?[\p{L}'’ ]{4,60})|\b(?:per|di) (?=(?:il|la|lo|l['’]|i|gli|le|un|una|dei|delle)\s?\p{L})([\p{L}'’ ]{6,70})|(?:€|euro) (?:per |di |d['’])?((?:della|dello|del|delle|dei|degli|dell['’]) ?[\p{L}'’ \d]{4,60})/gu,
    ),
  ]
    .map(([, unpaid, named, behind]) =>
      (unpaid ?? named ?? (behind === undefined ? '' : articleOf(behind))).trim(),
    )
    .find((work) => work !== '' && !NOT_WORK.test(work)) ?? workNoted(content);
/** "Lavoro caldaia", "intervento al tetto": told as a note. */
const workNoted = (content: string): string => {
  const [, kind = '', what = ''] =
    /(?:^|[,;]\s*)(?:il |un )?(lavoro|intervento|servizio|lavoretto) ((?:(?:al|alla|allo|all['’]|del|della|di|in) ?)?[\p{L}'’]{4,}(?: [\p{L}'’]{2,}){0,2})(?=\s*(?:[,;.]|$))/iu.exec(
      content,
    ) ?? [];
  if (kind === '') return '';
  const named = kind.toLowerCase() === 'intervento' ? 'l’intervento' : `il ${kind}`;
  return /^(?:al|del|di|in)\p{L}*\b/iu.test(what) ? `${named} ${what}` : `${named} (${what})`;
};
/** "Delle zanzariere" as "le zanzariere". */
const articleOf = (words: string): string =>
  words
    .replace(/^dell['’] ?/i, 'l’')
    .replace(/^del(la|lo|le) /i, '$1 ')
    .replace(/^del /i, 'il ')
    .replace(/^dei /i, 'i ')
    .replace(/^degli /i, 'gli ');

const MONTH_OF_TERM =
  /\b(?:scadut\p{L}*|scadenza|entro|dal?) (?:a |ad |in |di |da )?(?:fine )?(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/u;
/** One kind message to a person, where no invoice is named and it goes by phone. A Mrs or Mr is written to with courtesy. */
const shortReminder = ({ amounts, recipient, content, date, folded }: Slots): string => {
  const sum = amounts[0] === undefined ? 'l’importo' : `i ${amounts[0]} €`;
  const work = workOf(content);
  const isUnpaid =
    amounts[0] === undefined
      ? 'mi risulta ancora da saldare, forse è sfuggito'
      : 'mi risultano ancora da saldare, forse sono sfuggiti';
  const month = date === '' ? (MONTH_OF_TERM.exec(folded)?.[1] ?? '') : '';
  const since = month === '' ? '' : ` (in sospeso da ${month})`;
  const due = `${sum}${work === '' ? '' : ` per ${work}`}${date === '' ? since : ` (${date})`}`;
  const title = /\bsignora\b|\bsig\.?ra\b/.test(folded)
    ? 'signora'
    : /\bsignor\b|\bsig\b/.test(folded)
      ? 'signor'
      : '';
  const [first = ''] = recipient.split(' ');
  const message =
    title === ''
      ? `Ciao${first === '' ? '' : ` ${first}`}, come stai? Ti scrivo per ${due}: ${isUnpaid}. Riesci a sistemare il pagamento entro [giorno]? Puoi fare un bonifico all’IBAN [IBAN] o passare da me.\n>\n> Se hai già pagato, scusami e mandami pure la ricevuta. Grazie mille!`
      : `Buongiorno ${title}${recipient === '' ? '' : ` ${recipient}`}, spero che stia bene. Le scrivo per ${due}: ${isUnpaid}. Riesce a sistemare il pagamento entro [giorno]? Può fare un bonifico all’IBAN [IBAN] o passare da me.\n>\n> Se ha già pagato, mi scusi e mi mandi pure la ricevuta. Grazie mille!`;
  return [
    'Ecco il messaggio pronto:',
    `> ${message}\n>\n> [nome]`,
    'Se non risponde entro una settimana, scrivimi numero della fattura e scadenza: ti preparo il sollecito formale e la messa in mora.',
  ].join('\n\n');
};

/** Names that people are given: whoever bears one is no firm. */
const GIVEN_NAME =
  /^(?:Alberto|Alessandr[oa]|Alessia|Alice|Andrea|Angel[oa]|Anna|Antoni[oa]|Barbara|Bruno|Carl[oa]|Chiara|Claudi[oa]|Cristin[oa]|Daniel[ea]|Dario|Davide|Elena|Elisa|Emanuel[ea]|Enrico|Eric[ao]?|Fabi[oa]|Federic[oa]|Francesc[oa]|Franco|Gabriel[ea]|Gianni|Giorgi[oa]|Giovann[ia]|Giuli[oa]|Giuseppe|Ilaria|Irene|Laura|Leonardo|Lorenz[oa]|Luca|Luci[oa]|Luigi|Manuel[ea]?|Marc[oa]|Mari[oa]|Marta|Martin[oa]|Massimo|Matteo|Maurizio|Michel[ea]|Mirko|Monica|Nicola|Paol[oa]|Pietro|Riccardo|Robert[oa]|Rosa|Salvatore|Sara|Sergio|Silvi[oa]|Simon[ea]|Stefan[oia]|Teresa|Tommaso|Umberto|Valentin[oa]|Valeria|Vincenzo|Vittori[oa]) \p{L}+$/u;
const isPerson = (name: string): boolean => GIVEN_NAME.test(name);

/** Three reminders of an unpaid invoice, from kind to formal, with the interest that the law gives between businesses. */
export const reminderText = (slots: Slots, { rate, half, lumpSum }: AdviserTools['lateInterest']): string => {
  const { document, amounts, date, recipient, folded } = slots;
  if (
    document === '' &&
    /whatsapp|messagg|\bsms\b|^ricord/.test(folded) &&
    !/fattura|sollecit|messa in mora/.test(folded)
  )
    return shortReminder(slots);
  const share = rate / 10_000;
  const fixed = `${lumpSum / 100} €`;
  const label = `${new Intl.NumberFormat('it-IT').format(rate / 100)}% annuo (tasso BCE + 8 punti, ${half})`;
  const [written] = amounts;
  const sum = written === undefined ? '[importo] €' : `${written} €`;
  const invoice = `fattura n. ${document === '' ? '[numero]' : document}`;
  const month = date === '' ? (MONTH_OF_TERM.exec(folded)?.[1] ?? '') : '';
  const due = date !== '' ? `il ${date}` : month === '' ? 'il [data di scadenza]' : `a ${month}`;
  const greeting =
    recipient === ''
      ? 'Buongiorno'
      : /\bsig/.test(folded) || isPerson(recipient)
        ? `Gentile ${recipient}`
        : `Spett.le ${recipient}`;
  const interest =
    written === undefined
      ? []
      : [
          `Interessi di mora tra imprese (D.Lgs. 231/2002), senza bisogno di sollecito: ${label}. Su ${written} € sono **${euros((amountOf(written) * share) / 365)} al giorno**, ${euros((amountOf(written) * share * 30) / 365)} ogni 30 giorni di ritardo, più ${fixed} forfettari. Se il cliente è un privato valgono invece gli interessi legali.`,
        ];
  return [
    /\bterz[oa]\b|ultimo sollecito|messa in mora/.test(folded)
      ? 'Ecco i solleciti pronti: per questa volta usa il **terzo**, via PEC o raccomandata; gli altri due li hai già mandati.'
      : /second[oa]|nuovo sollecito|ancora sollecit|ferm[oa]\b/.test(folded)
        ? 'Ecco i solleciti pronti: per questa volta usa il **secondo**; gli altri ti servono se non basta.'
        : 'Ecco tre solleciti pronti, dal più gentile al più deciso: usa il primo, poi dopo 7 giorni il secondo e dopo altri 10 il terzo (via PEC o raccomandata).',
    `**1. Gentile**\n\n> Oggetto: ${invoice} di ${sum}\n>\n> ${greeting},\n>\n> vi scrivo per la ${invoice} di ${sum}, scaduta ${due}: a oggi non ci risulta il pagamento. Può darsi che sia una svista: potete verificare e farci sapere quando contate di fare il bonifico? Se avete già pagato, vi ringrazio e vi chiedo solo la copia della contabile.\n>\n> Grazie e cordiali saluti,\n> [nome e telefono]`,
    `**2. Deciso**\n\n> Oggetto: secondo sollecito, ${invoice} di ${sum}\n>\n> ${greeting},\n>\n> la ${invoice} di ${sum}, scaduta ${due}, risulta ancora da saldare e non abbiamo avuto riscontro. Vi chiedo il pagamento entro 7 giorni sull’IBAN indicato in fattura, o una proposta scritta di rientro. Fino ad allora dobbiamo sospendere nuove consegne.\n>\n> Distinti saluti,\n> [nome]`,
    `**3. Messa in mora**\n\n> Oggetto: costituzione in mora, ${invoice}\n>\n> ${greeting},\n>\n> con la presente vi costituiamo in mora, ai sensi dell’art. 1219 c.c., per il mancato pagamento della ${invoice} di ${sum}, scaduta ${due}. Vi invitiamo a versare l’importo entro 15 giorni, oltre agli interessi di mora del D.Lgs. 231/2002 e a ${fixed} per spese di recupero. In mancanza procederemo per vie legali senza altro avviso.\n>\n> Distinti saluti,\n> [nome, ragione sociale]`,
    ...interest,
  ].join('\n\n');
};

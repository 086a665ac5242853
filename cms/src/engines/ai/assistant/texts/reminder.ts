import type { AdviserTools } from '../port';
import type { Slots } from './slots';

const amountOf = (written: string): number => Number(written.replace(/[.\s]/g, '').replace(',', '.'));
const euros = (amount: number): string =>
  `${new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }).format(amount)} €`;

/** Whom or what is owed by stands here too: "per una signora che mi deve". */
const NOT_WORK =
  /^(?:un[oa']?|il|la|lo|l['’])\s?(?:mi[oa] )?(?:signor\w*|client\w*|ditta|azienda|condominio|person\w*|tizi\w*|amic\w*)/i;
/** What is owed for: "per la riparazione della caldaia di settembre", "340 euro delle zanzariere montate a luglio". */
const workOf = (content: string): string =>
  [
    ...content.matchAll(
      /\b(?:per|di) (?=(?:il|la|lo|l['’]|i|gli|le|un|una|dei|delle)\s?\p{L})([\p{L}'’ ]{6,70})|(?:€|euro) (?:per |di |d['’])?((?:della|dello|del|delle|dei|degli|dell['’]) ?[\p{L}'’ \d]{4,60})/gu,
    ),
  ]
    .map(([, named, behind]) => (named ?? (behind === undefined ? '' : articleOf(behind))).trim())
    .find((work) => work !== '' && !NOT_WORK.test(work)) ?? '';
/** "Delle zanzariere" as "le zanzariere". */
const articleOf = (words: string): string =>
  words
    .replace(/^dell['’] ?/i, 'l’')
    .replace(/^del(la|lo|le) /i, '$1 ')
    .replace(/^del /i, 'il ')
    .replace(/^dei /i, 'i ')
    .replace(/^degli /i, 'gli ');

/** One kind message to a person, where no invoice is named and it goes by phone. A Mrs or Mr is written to with courtesy. */
const shortReminder = ({ amounts, recipient, content, date, folded }: Slots): string => {
  const sum = amounts[0] === undefined ? 'l’importo' : `i ${amounts[0]} €`;
  const work = workOf(content);
  const due = `${sum}${work === '' ? '' : ` per ${work}`}${date === '' ? '' : ` (${date})`}`;
  const title = /\bsignora\b|\bsig\.?ra\b/.test(folded)
    ? 'signora'
    : /\bsignor\b|\bsig\b/.test(folded)
      ? 'signor'
      : '';
  const [first = ''] = recipient.split(' ');
  const message =
    title === ''
      ? `Ciao${first === '' ? '' : ` ${first}`}, come stai? Ti scrivo per ${due}: mi risulta ancora da saldare, forse è sfuggito. Riesci a sistemare il pagamento entro [giorno]? Puoi fare un bonifico all’IBAN [IBAN] o passare da me.\n>\n> Se hai già pagato, scusami e mandami pure la ricevuta. Grazie mille!`
      : `Buongiorno ${title}${recipient === '' ? '' : ` ${recipient}`}, spero che stia bene. Le scrivo per ${due}: mi risulta ancora da saldare, forse è sfuggito. Riesce a sistemare il pagamento entro [giorno]? Può fare un bonifico all’IBAN [IBAN] o passare da me.\n>\n> Se ha già pagato, mi scusi e mi mandi pure la ricevuta. Grazie mille!`;
  return [
    'Ecco il messaggio pronto:',
    `> ${message}\n>\n> [nome]`,
    'Se non risponde entro una settimana, scrivimi numero della fattura e scadenza: ti preparo il sollecito formale e la messa in mora.',
  ].join('\n\n');
};

/** Three reminders of an unpaid invoice, from kind to formal, with the interest that the law gives between businesses. */
export const reminderText = (slots: Slots, { rate, half, lumpSum }: AdviserTools['lateInterest']): string => {
  const { document, amounts, date, recipient, folded } = slots;
  if (
    document === '' &&
    /whatsapp|messagg|\bsms\b/.test(folded) &&
    !/fattura|sollecit|messa in mora/.test(folded)
  )
    return shortReminder(slots);
  const share = rate / 10_000;
  const fixed = `${lumpSum / 100} €`;
  const label = `${new Intl.NumberFormat('it-IT').format(rate / 100)}% annuo (tasso BCE + 8 punti, ${half})`;
  const [written] = amounts;
  const sum = written === undefined ? '[importo] €' : `${written} €`;
  const invoice = `fattura n. ${document === '' ? '[numero]' : document}`;
  const due = date === '' ? '[data di scadenza]' : date;
  const greeting =
    recipient === '' ? 'Buongiorno' : /\bsig/.test(folded) ? `Gentile ${recipient}` : `Spett.le ${recipient}`;
  const interest =
    written === undefined
      ? []
      : [
          `Interessi di mora tra imprese (D.Lgs. 231/2002), senza bisogno di sollecito: ${label}. Su ${written} € sono **${euros((amountOf(written) * share) / 365)} al giorno**, ${euros((amountOf(written) * share * 30) / 365)} ogni 30 giorni di ritardo, più ${fixed} forfettari. Se il cliente è un privato valgono invece gli interessi legali.`,
        ];
  return [
    /second[oa]|nuovo sollecito|ancora sollecit|ferm[oa]\b/.test(folded)
      ? 'Ecco i solleciti pronti: per questa volta usa il **secondo**; gli altri ti servono se non basta.'
      : 'Ecco tre solleciti pronti, dal più gentile al più deciso: usa il primo, poi dopo 7 giorni il secondo e dopo altri 10 il terzo (via PEC o raccomandata).',
    `**1. Gentile**\n\n> Oggetto: ${invoice} di ${sum}\n>\n> ${greeting},\n>\n> vi scrivo per la ${invoice} di ${sum}, scaduta il ${due}: a oggi non ci risulta il pagamento. Può darsi che sia una svista: potete verificare e farci sapere quando contate di fare il bonifico? Se avete già pagato, vi ringrazio e vi chiedo solo la copia della contabile.\n>\n> Grazie e cordiali saluti,\n> [nome e telefono]`,
    `**2. Deciso**\n\n> Oggetto: secondo sollecito, ${invoice} di ${sum}\n>\n> ${greeting},\n>\n> la ${invoice} di ${sum}, scaduta il ${due}, risulta ancora da saldare e non abbiamo avuto riscontro. Vi chiedo il pagamento entro 7 giorni sull’IBAN indicato in fattura, o una proposta scritta di rientro. Fino ad allora dobbiamo sospendere nuove consegne.\n>\n> Distinti saluti,\n> [nome]`,
    `**3. Messa in mora**\n\n> Oggetto: costituzione in mora, ${invoice}\n>\n> ${greeting},\n>\n> con la presente vi costituiamo in mora, ai sensi dell’art. 1219 c.c., per il mancato pagamento della ${invoice} di ${sum}, scaduta il ${due}. Vi invitiamo a versare l’importo entro 15 giorni, oltre agli interessi di mora del D.Lgs. 231/2002 e a ${fixed} per spese di recupero. In mancanza procederemo per vie legali senza altro avviso.\n>\n> Distinti saluti,\n> [nome, ragione sociale]`,
    ...interest,
  ].join('\n\n');
};

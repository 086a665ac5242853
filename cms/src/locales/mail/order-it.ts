import type { MailBlock, MailWords, OrderMailKind } from '../../templates/mail-kinds';
import { formatCents, formatDay, formatIban, formatInstant } from '../format';

const hello = (name: string) => ({ type: 'text' as const, text: `Ciao ${name},` });
const text = (words: string): MailBlock => ({ type: 'text', text: words });
const note = (words: string): MailBlock => ({ type: 'note', text: words });
const facts = (...rows: [string, string][]): MailBlock => ({ type: 'facts', rows });
const price = (cents: number) => formatCents(cents, 'it');
const toProducts = (href: string): MailBlock => ({ type: 'button', label: 'Vai ai miei prodotti', href });
const toOrder = (href: string): MailBlock => ({ type: 'button', label: 'Vedi l’ordine', href });

/** Le parole delle email sugli abbonamenti e sugli ordini, in italiano. */
export const orderMailIt: Pick<MailWords, OrderMailKind> = {
  'order-renewed': ({ name, productTitle, amountCents, receipt, paidUntil, path }, link) => ({
    subject: `Rinnovo riuscito: ${productTitle}`,
    preview: `Il prodotto è attivo fino al ${formatDay(paidUntil, 'it')}.`,
    heading: 'Abbonamento rinnovato',
    blocks: [
      hello(name),
      text('abbiamo ricevuto il pagamento del rinnovo. Non devi fare nulla.'),
      facts(
        ['Prodotto', productTitle],
        ['Importo', price(amountCents)],
        ['Ricevuta n.', receipt],
        ['Attivo fino al', formatDay(paidUntil, 'it')],
      ),
      toProducts(link(path)),
    ],
  }),
  'order-renewal': ({ name, productTitle, amountCents, renewsAt, card, path }, link) => ({
    subject: `Si rinnova il ${formatDay(renewsAt, 'it')}: ${productTitle}`,
    preview: `${formatCents(amountCents, 'it')}. Puoi disdire fino a quel giorno.`,
    heading: 'Il tuo abbonamento sta per rinnovarsi',
    blocks: [
      hello(name),
      text('se non fai nulla, il tuo abbonamento continua per un altro periodo alle condizioni di oggi.'),
      facts(
        ['Prodotto', productTitle],
        ['Importo', price(amountCents)],
        ['Si rinnova il', formatDay(renewsAt, 'it')],
        ...(card ? [['Carta', card] satisfies [string, string]] : []),
        ['Disdetta entro il', formatInstant(renewsAt, 'it')],
      ),
      { type: 'button', label: 'Gestisci o disdici', href: link(path) },
      note('Per disdire bastano due clic in «I miei prodotti»: il prodotto resta attivo fino alla scadenza.'),
    ],
  }),
  'order-missed': ({ name, productTitle, amountCents, suspendsAt, transfer, path }, link) => ({
    subject: transfer
      ? `Bonifico non ancora arrivato: ${productTitle}`
      : `Rinnovo non riuscito: ${productTitle}`,
    preview: `Il prodotto resta attivo fino al ${formatDay(suspendsAt, 'it')}.`,
    heading: transfer ? 'Il bonifico non è arrivato' : 'Il rinnovo non è riuscito',
    blocks: [
      hello(name),
      text(
        transfer
          ? 'il bonifico per il rinnovo non è ancora arrivato. Il prodotto per ora resta attivo.'
          : 'il pagamento del rinnovo non è andato a buon fine. Il prodotto per ora resta attivo.',
      ),
      facts(
        ['Prodotto', productTitle],
        ['Importo', price(amountCents)],
        ['Si ferma il', formatDay(suspendsAt, 'it')],
        ...(transfer
          ? ([
              ['Intestatario', transfer.payee],
              ['IBAN', formatIban(transfer.iban)],
              ['Causale', transfer.reference],
            ] satisfies [string, string][])
          : []),
      ),
      toProducts(link(path)),
      note(
        transfer
          ? 'Scrivi la causale esattamente così. Se hai già disposto il bonifico, ignora questo messaggio.'
          : 'In «I miei prodotti» puoi cambiare la carta. Appena il pagamento arriva, tutto riprende da solo.',
      ),
    ],
  }),
  'order-suspended': ({ name, productTitle, path }, link) => ({
    subject: `Prodotto sospeso: ${productTitle}`,
    preview: 'Il rinnovo non è stato pagato.',
    heading: 'Il prodotto è sospeso',
    blocks: [
      hello(name),
      text(
        `il rinnovo di ${productTitle} non è stato pagato e il prodotto è fermo. I tuoi dati restano al loro posto.`,
      ),
      text('Appena il pagamento arriva, riprende da dove era rimasto.'),
      toProducts(link(path)),
    ],
  }),
  'order-transfer': ({ name, productTitle, transfer, renewal, path }, link) => ({
    subject: renewal
      ? `Bonifico per il rinnovo: ${productTitle}`
      : `Aspettiamo il tuo bonifico: ${productTitle}`,
    preview: `${formatCents(transfer.amountCents, 'it')} entro il ${formatDay(transfer.expiresAt, 'it')}.`,
    heading: renewal ? 'È ora di rinnovare' : 'Manca solo il bonifico',
    blocks: [
      hello(name),
      text(
        renewal
          ? `il periodo pagato di ${productTitle} sta per finire. Per rinnovarlo disponi un bonifico con questi dati.`
          : `il tuo ordine di ${productTitle} aspetta il bonifico. Ecco i dati.`,
      ),
      facts(
        ['Intestatario', transfer.payee],
        ['IBAN', formatIban(transfer.iban)],
        ['Importo', formatCents(transfer.amountCents, 'it')],
        ['Causale', transfer.reference],
        ['Entro il', formatDay(transfer.expiresAt, 'it')],
      ),
      toOrder(link(path)),
      note(
        'Scrivi la causale esattamente così: è il modo in cui riconosciamo il tuo pagamento. Se hai già pagato, ignora questo messaggio.',
      ),
    ],
  }),
  'order-expired': ({ name, productTitle, path }, link) => ({
    subject: `Ordine scaduto: ${productTitle}`,
    preview: 'Il bonifico non è arrivato.',
    heading: 'Il tuo ordine è scaduto',
    blocks: [
      hello(name),
      text(
        `il bonifico per ${productTitle} non è arrivato e l’ordine è scaduto. Non ti è stato addebitato nulla.`,
      ),
      text('Se lo hai già disposto non preoccuparti: quando arriva, il prodotto si attiva lo stesso.'),
      toOrder(link(path)),
    ],
  }),
  'order-cancelled': ({ name, productTitle, endsAt, path }, link) => ({
    subject: `Abbonamento annullato: ${productTitle}`,
    preview: `Resta attivo fino al ${formatDay(endsAt, 'it')}.`,
    heading: 'Abbonamento annullato',
    blocks: [
      hello(name),
      text(
        `${productTitle} non si rinnoverà più. Resta attivo fino al ${formatDay(endsAt, 'it')}; fino ad allora puoi ripensarci.`,
      ),
      toProducts(link(path)),
    ],
  }),
  'order-plan': (
    { name, productTitle, period, priceCents, amountCents, creditCents, startsAt, renewsAt, receipt, path },
    link,
  ) => ({
    subject: `Piano ${period === 'year' ? 'annuale' : 'mensile'}: ${productTitle}`,
    preview: receipt
      ? `Attivo da oggi. Prossimo rinnovo il ${formatDay(renewsAt, 'it')}.`
      : `Vale dal ${formatDay(startsAt, 'it')}. Oggi non paghi nulla.`,
    heading: receipt ? 'Il nuovo piano è attivo' : 'Cambio di piano registrato',
    blocks: [
      hello(name),
      text(
        receipt
          ? `${productTitle} ora si paga ${period === 'year' ? 'una volta l’anno' : 'ogni mese'}.`
          : `dal ${formatDay(startsAt, 'it')} ${productTitle} si paga ${period === 'year' ? 'una volta l’anno' : 'ogni mese'}. Fino ad allora resta tutto com’è.`,
      ),
      facts(
        ['Prodotto', productTitle],
        ['Prezzo del piano', `${price(priceCents)} ${period === 'year' ? 'all’anno' : 'al mese'}`],
        ...(creditCents > 0
          ? [['Già pagato e non usato', `− ${formatCents(creditCents, 'it')}`] satisfies [string, string]]
          : []),
        ['Pagato oggi', receipt ? price(amountCents) : formatCents(0, 'it')],
        ...(receipt ? [['Ricevuta n.', receipt] satisfies [string, string]] : []),
        ['Prossimo addebito', `${formatDay(renewsAt, 'it')}, ${formatCents(priceCents, 'it')}`],
      ),
      toProducts(link(path)),
      note('Puoi tornare al piano di prima o disdire in «I miei prodotti».'),
    ],
  }),
  'order-paused': ({ name, productTitle, until, renewsAt, path }, link) => ({
    subject: `In pausa fino al ${formatDay(until, 'it')}: ${productTitle}`,
    preview: 'Nel frattempo non paghi nulla.',
    heading: 'Abbonamento in pausa',
    blocks: [
      hello(name),
      text(
        `${productTitle} è in pausa: fino al ${formatDay(until, 'it')} non funziona e non ti addebitiamo nulla. I giorni già pagati restano tuoi e riprendono da lì.`,
      ),
      facts(
        ['Prodotto', productTitle],
        ['Riprende il', formatDay(until, 'it')],
        ['Pagato fino al', formatDay(renewsAt, 'it')],
      ),
      toProducts(link(path)),
      note('Vuoi riprendere prima? Lo fai con un clic in «I miei prodotti».'),
    ],
  }),
  'order-pause-ended': ({ name, productTitle, renewal, path }, link) => ({
    subject: `Di nuovo attivo: ${productTitle}`,
    preview: renewal ? `Prossimo rinnovo il ${formatDay(renewal.at, 'it')}.` : 'La pausa è finita.',
    heading: 'La pausa è finita',
    blocks: [
      hello(name),
      text(`${productTitle} è di nuovo attivo, con tutto quello che avevi.`),
      facts(
        ['Prodotto', productTitle],
        ...(renewal
          ? ([
              ['Si rinnova il', formatDay(renewal.at, 'it')],
              ['Importo', price(renewal.amountCents)],
            ] satisfies [string, string][])
          : []),
      ),
      toProducts(link(path)),
    ],
  }),
  'order-ended': ({ name, productTitle, path }, link) => ({
    subject: `Abbonamento terminato: ${productTitle}`,
    preview: 'Il prodotto non è più attivo.',
    heading: 'Abbonamento terminato',
    blocks: [
      hello(name),
      text(`l’abbonamento a ${productTitle} è terminato. Non ti addebiteremo altro.`),
      toProducts(link(path)),
    ],
  }),
  'order-withdrawn': ({ name, productTitle, amountCents, reference, withdrawnAt, path }, link) => ({
    subject: `Ricevuta del recesso: ${productTitle}`,
    preview: 'Abbiamo ricevuto la tua dichiarazione di recesso.',
    heading: 'Recesso ricevuto',
    blocks: [
      hello(name),
      text('confermiamo di aver ricevuto la tua dichiarazione di recesso dal contratto qui sotto.'),
      facts(
        ['Chi recede', name],
        ['Contratto', productTitle],
        ['Riferimento', reference],
        ['Ricevuta il', formatInstant(withdrawnAt, 'it')],
        ['Rimborso', formatCents(amountCents, 'it')],
      ),
      text(
        'Il rimborso parte entro 14 giorni, con lo stesso mezzo di pagamento. Il prodotto non è più attivo.',
      ),
      toProducts(link(path)),
    ],
  }),
  'order-refunded': ({ name, productTitle, amountCents, receipt, ends, lostDispute, path }, link) => ({
    subject: `Rimborso: ${productTitle}`,
    preview: `${formatCents(amountCents, 'it')} stanno tornando a te.`,
    heading: 'Rimborso effettuato',
    blocks: [
      hello(name),
      text(
        lostDispute
          ? 'la tua banca ha accolto la contestazione e ti restituisce l’importo.'
          : 'ti abbiamo rimborsato. La banca può impiegare qualche giorno a mostrarlo.',
      ),
      facts(
        ['Prodotto', productTitle],
        ['Importo', formatCents(amountCents, 'it')],
        ['Documento n.', receipt],
      ),
      text(
        ends
          ? 'Il prodotto non è più attivo e non ti addebiteremo altro.'
          : 'Il prodotto resta attivo come prima.',
      ),
      toProducts(link(path)),
    ],
  }),
  'order-confirm': ({ name, productTitle, amountCents, suspendsAt, confirmUrl, path }, link) => ({
    subject: `Conferma il rinnovo: ${productTitle}`,
    preview: `La tua banca chiede una conferma entro il ${formatDay(suspendsAt, 'it')}.`,
    heading: 'La tua banca chiede una conferma',
    blocks: [
      hello(name),
      text('per pagare il rinnovo la tua banca vuole che lo confermi tu. Il prodotto per ora resta attivo.'),
      facts(
        ['Prodotto', productTitle],
        ['Importo', price(amountCents)],
        ['Si ferma il', formatDay(suspendsAt, 'it')],
        ['Pagina di conferma', confirmUrl],
      ),
      toProducts(link(path)),
      note('Trovi la stessa pagina in «I miei prodotti», con «Conferma il pagamento».'),
    ],
  }),
  'order-card': ({ name, productTitle, brand, last4, path }, link) => ({
    subject: `Carta cambiata: ${productTitle}`,
    preview: `I rinnovi si pagano con la carta che finisce per ${last4}.`,
    heading: 'La carta è cambiata',
    blocks: [
      hello(name),
      text('da ora i rinnovi si pagano con questa carta.'),
      facts(['Prodotto', productTitle], ['Carta', `${brand.toUpperCase()} che finisce per ${last4}`]),
      toProducts(link(path)),
      note('Se non sei stato tu a cambiarla, scrivici subito.'),
    ],
  }),
  'order-disputed': ({ name, productTitle, amountCents, path }, link) => ({
    subject: `Addebito contestato: ${productTitle}`,
    preview: 'La tua banca ci ha comunicato una contestazione.',
    heading: 'Un addebito è contestato',
    blocks: [
      hello(name),
      text('la tua banca ci ha comunicato che contesti questo addebito. Il prodotto per ora resta attivo.'),
      facts(['Prodotto', productTitle], ['Importo', formatCents(amountCents, 'it')]),
      text('Se è un errore, chiedi alla banca di ritirare la contestazione. Se qualcosa non va, scrivici.'),
      toProducts(link(path)),
    ],
  }),
  'order-dispute-won': ({ name, productTitle, amountCents, path }, link) => ({
    subject: `Contestazione chiusa: ${productTitle}`,
    preview: 'La banca ha confermato l’addebito.',
    heading: 'La contestazione è chiusa',
    blocks: [
      hello(name),
      text('la tua banca ha chiuso la contestazione e confermato l’addebito. Il prodotto resta attivo.'),
      facts(['Prodotto', productTitle], ['Importo', formatCents(amountCents, 'it')]),
      toProducts(link(path)),
    ],
  }),
  'order-dispute-team': ({ name, productTitle, customer, amountCents, outcome, dueBy, path }, link) => ({
    subject: `${{ open: 'Contestazione aperta', won: 'Contestazione vinta', lost: 'Contestazione persa' }[outcome]}: ${productTitle}`,
    preview: `${customer}, ${formatCents(amountCents, 'it')}.`,
    heading: {
      open: 'Un cliente contesta un addebito',
      won: 'Contestazione vinta',
      lost: 'Contestazione persa',
    }[outcome],
    blocks: [
      hello(name),
      text(
        {
          open: 'rispondi nella dashboard di Stripe, con le prove, entro il termine.',
          won: 'la banca ha confermato l’addebito: l’ordine resta com’è.',
          lost: 'la banca ha restituito l’importo al cliente: l’ordine è chiuso, con la sua nota di credito.',
        }[outcome],
      ),
      facts(
        ['Cliente', customer],
        ['Prodotto', productTitle],
        ['Importo', formatCents(amountCents, 'it')],
        ...(dueBy ? [['Rispondi entro il', formatDay(dueBy, 'it')] satisfies [string, string]] : []),
      ),
      { type: 'button', label: 'Apri gli acquisti', href: link(path) },
    ],
  }),
};

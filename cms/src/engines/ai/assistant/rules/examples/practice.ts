import { readExamples as read } from '../../classify/read-examples';

/** Ways in which owners ask for each rule of daily practice. */
export const PRACTICE_RULE_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'lease-deposit': read(`
    quante mensilità di deposito può chiedere il proprietario | la cauzione per il negozio quant’è al massimo |
    il locatore pretende un anno di garanzia in contanti | mi deve ridare gli interessi sulla cauzione |
    quando mi restituisce il deposito del locale | caparra di affitto troppo alta per il laboratorio
  `),
  'price-reduction': read(`
    che prezzo devo barrare sul cartellino | posso scrivere uno sconto su un prezzo mai praticato |
    come si indica il prezzo precedente nei saldi | regola dei trenta giorni sugli sconti |
    posso alzare i prezzi prima del black friday e poi scontare | prima e dopo in vetrina cosa devo scrivere
  `),
  'rest-breaks': read(`
    quanta pausa devo dare a chi fa otto ore | posso farlo lavorare sette giorni di fila |
    quante ore devono passare tra la chiusura e l’apertura | quante ore al massimo può fare un cameriere in un giorno |
    al commesso spetta il giorno di riposo | turno spezzato quante ore di stacco
  `),
  'unpaid-help': read(`
    un conoscente mi dà una mano al banco senza essere pagato | posso far provare una ragazza un giorno senza contratto |
    si può lavorare gratis da un amico | rischio se un pensionato mi aiuta in bottega |
    posso avere dei volontari nel mio bar | prova non pagata in cucina
  `),
  'care-leave': read(`
    devo dare i permessi 104 | chi paga i tre giorni della 104 | posso rifiutare un permesso per assistere la madre |
    la dipendente chiede i giorni per il padre disabile | con che anticipo deve avvisarmi per la 104
  `),
  tips: read(`
    come si tassano le mance | le mance col pos vanno in busta | devo dividere le mance fra i camerieri |
    le mance dei clienti sono incassi miei
  `),
  'tax-debt-instalments': read(`
    posso rateizzare una cartella | quante rate dà l’agenzia della riscossione |
    ho debiti col fisco e non riesco a pagare tutto insieme | cosa succede se salto una rata della cartella |
    mi è arrivata una cartella da pagare
  `),
  smoking: read(`
    si può fumare nel dehors | che cartello devo mettere per il divieto di fumo | i clienti possono svapare dentro |
    dipendente che fuma in laboratorio multa
  `),
  'refuse-customer': read(`
    posso rifiutarmi di servire qualcuno | posso mandare via un cliente maleducato |
    sono obbligato a far entrare tutti nel locale | posso dire di no a una prenotazione
  `),
  'prize-contests': read(`
    posso fare un giveaway su instagram | regole per una lotteria in negozio | serve l’autorizzazione per un concorso a premi |
    estrazione con premio fra i clienti è legale | raccolta punti cosa serve
  `),
  'gift-voucher': read(`
    il buono regalo può scadere | devo rimborsare una gift card | quando faccio lo scontrino del buono acquisto |
    iva sui buoni regalo
  `),
  payslip: read(`
    quando devo consegnare la busta paga | entro quando si paga la tredicesima | la quattordicesima spetta a tutti |
    posso dare il cedolino in ritardo
  `),
  'car-vat': read(`
    posso scaricare l’iva sull’auto | quanta iva detraggo sulla macchina | l’auto aziendale si scarica tutta |
    che percentuale di iva recupero sul carburante | il furgone lo detraggo al cento per cento |
    compro la macchina con la partita iva, cosa deduco
  `),
  'bounced-cheque': read(`
    il cliente ha pagato con un assegno scoperto | l’assegno è tornato indietro, che faccio |
    mi hanno dato un assegno senza fondi | assegno protestato come recupero i soldi |
    la banca dice che l’assegno non è coperto
  `),
};

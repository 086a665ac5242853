import { readExamples as read } from '../../classify/read-examples';

/** Ways in which owners ask for each rule about customers, suppliers and premises. */
export const TRADE_RULE_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'alcohol-hours': read(`
    fino a che ora posso servire birra | dopo le tre di notte si possono vendere alcolici |
    orari di vendita del vino nel minimarket
  `),
  'alcohol-age': read(`
    a che età si può bere al bar | devo chiedere il documento prima di servire un cocktail |
    posso dare uno spritz a un diciassettenne
  `),
  'lease-assignment': read(`
    se vendo il negozio il contratto d’affitto passa a chi compra |
    posso cedere il locale insieme all’attività senza chiedere al padrone |
    il proprietario può opporsi alla cessione del contratto
  `),
  'lease-increase': read(`
    il proprietario può alzarmi l’affitto durante il contratto |
    di quanto può aumentare il canone del negozio ogni anno | aumento istat dell’affitto commerciale
  `),
  'price-display': read(`
    devo mettere i prezzi in vetrina | è obbligatorio il cartellino con il prezzo |
    si può scrivere prezzo su richiesta in vetrina
  `),
  haccp: read(`
    serve l’haccp per un piccolo laboratorio di dolci | il piano di autocontrollo è obbligatorio |
    devo fare il corso haccp anche se servo solo caffè
  `),
  'rooms-without-vat': read(`
    posso affittare una camera ai turisti senza partita iva |
    quanti appartamenti posso affittare senza aprire l’attività | affitti brevi e cedolare secca
  `),
  'outdoor-tables': read(`
    che permesso serve per mettere i tavolini fuori | quanto costa il suolo pubblico per il dehors |
    posso mettere due sedie davanti al bar
  `),
  'alcohol-online': read(`
    che licenza serve per vendere vino su internet | posso spedire birra artigianale ai privati |
    accise per vendere grappa all’estero
  `),
  'lost-parcel': read(`
    il pacco non è arrivato al cliente, chi paga | il corriere ha perso la spedizione devo rimborsare |
    se il pacco arriva rotto di chi è la colpa
  `),
  'unpaid-invoice': read(`
    un cliente non paga la fattura, cosa faccio | come recupero un credito |
    decreto ingiuntivo quanto costa e quando si fa | lettera di messa in mora
  `),
  'lease-leave': read(`
    posso lasciare il negozio prima della scadenza | recesso dal locale per gravi motivi quanti mesi prima |
    voglio chiudere e uscire dal contratto d’affitto | come disdico l’affitto del laboratorio in anticipo
  `),
  'lease-term': read(`
    quanto dura un contratto commerciale | il padrone può mandarmi via alla scadenza |
    indennità di avviamento quando esco dal negozio
  `),
  'alcohol-minors': read(`
    posso vendere birra a un minorenne | che multa c’è se do alcol a un ragazzo
  `),
  withdrawal: read(`
    il cliente online può restituire senza motivo | quanti giorni per il recesso su internet |
    chi paga la spedizione del reso | posso rifiutare un reso fatto da uno shop online
  `),
  'shop-return': read(`
    devo cambiare un vestito comprato in negozio | sono obbligato a ridare i soldi se ha cambiato idea |
    vuole indietro i soldi perché non gli piace | posso dare un buono invece dei soldi
  `),
  'supplier-defects': read(`
    la merce del fornitore è difettosa entro quando reclamo |
    il grossista mi ha mandato roba guasta, quanti giorni ho | vizi della merce fra aziende
  `),
  guarantee: read(`
    quanto dura la garanzia | il telefono usato che vendo ha la garanzia |
    il cliente vuole la riparazione gratis dopo un anno | garanzia se compra un’azienda
  `),
  cameras: read(`
    posso mettere una telecamera in magazzino | serve il cartello per la videosorveglianza |
    telecamere dove lavorano i dipendenti | per quanti giorni si tengono le registrazioni
  `),
  privacy: read(`
    serve il consenso per mandare la newsletter | come mi metto in regola con il gdpr |
    posso tenere i numeri dei clienti in agenda
  `),
  deposit: read(`
    la caparra va restituita se il cliente rinuncia | se sono io a non consegnare cosa succede alla caparra |
    differenza tra acconto e caparra | disdice un matrimonio posso tenermi l’anticipo |
    non riesco a fare il lavoro per cui ho preso la caparra
  `),
  'no-competition': read(`
    vendo il bar e ne apro un altro nella stessa via, posso | divieto di concorrenza dopo la cessione |
    l’ex proprietario ha aperto di fronte
  `),
  'late-interest-start': read(`
    da quando partono gli interessi di mora | devo mettere in mora prima di chiedere gli interessi |
    un’azienda paga tardi posso chiedere gli interessi senza avvisare
  `),
  'business-transfer': read(`
    per vendere la pizzeria basta una scrittura privata | serve il notaio per cedere l’attività |
    come si passa l’azienda al compratore
  `),
  siae: read(`
    devo pagare la siae per la radio in negozio | musica di spotify nel locale cosa serve | scf e siae differenza
  `),
  scia: read(`
    che pratica si fa per aprire un negozio | scia al comune come funziona | serve la licenza per aprire un salone
  `),
  'sales-periods': read(`
    quando iniziano i saldi | posso fare le vendite promozionali prima dei saldi |
    devo indicare il prezzo di prima negli sconti
  `),
  'book-discount': read(`
    quanto sconto posso fare sui libri | sconto massimo libri online
  `),
  alloggiati: read(`
    entro quando comunico gli ospiti alla questura | devo registrare chi dorme nel b&b | codice cin per gli affitti
  `),
  'snc-liability': read(`
    in una snc rispondo con la casa | se la società ha debiti mi toccano i miei beni |
    ditta individuale e responsabilità
  `),
  trademark: read(`
    come registro il nome del negozio | quanto dura un marchio | quanto costa registrare un logo
  `),
  'holiday-closing': read(`
    devo chiudere la domenica | posso tenere aperto a natale | serve comunicare gli orari al comune
  `),
  allergens: read(`
    gli allergeni vanno scritti nel menu | cosa devo indicare nella vetrina dei dolci |
    posso dirli a voce gli allergeni
  `),
  cookies: read(`
    che cosa va scritto sul sito per legge | serve il banner dei cookie | devo mettere la partita iva sul sito
  `),
  'payment-terms': read(`
    entro quanti giorni un’azienda deve pagare per legge | se nel contratto non c’è scritto quando pagare |
    termine di pagamento tra imprese senza accordo | la pubblica amministrazione entro quanto paga
  `),
};

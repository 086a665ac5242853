import { CHATBOT, COMPANY, CONSULTATION, IDEA, type TopicEntry } from './entry';

export const ECOMMERCE: readonly TopicEntry[] = [
  {
    id: 'shop-start',
    leadsTo: ['shop-obligations', 'shop-marketplaces'],
    step: IDEA,
    it: {
      asks: [
        'Come comincio a vendere online?',
        'aprire un e-commerce da dove parto',
        'come aprire un negozio online',
        'vendere su internet i miei prodotti',
      ],
      answer: [
        'Parti piccolo e prova che qualcuno compri, prima di costruire:',
        '- **Scegli 5–10 prodotti** con margine che regga spedizione, resi e commissioni, facili da spedire.',
        '- **Fai i conti su un ordine**: prezzo − IVA − costo − imballo − spedizione − commissione di pagamento − pubblicità. Se resta poco, fermati qui.',
        '- **Prova** su un marketplace o sui social con link di pagamento; poi apri il tuo negozio (Shopify, WooCommerce…).',
        '- **In regola**: partita IVA, SCIA per commercio elettronico, dati dell’azienda, condizioni, recesso, privacy.',
        '- **Servizio**: tempi di spedizione certi e risposta in giornata.',
        'Metti in conto tanto per portare visite quanto per fare il sito.',
      ],
    },
    en: {
      asks: [
        'How do I start selling online?',
        'open an online shop, where to start',
        'sell my products on the internet',
      ],
      answer: [
        'Start small and prove that someone buys before you build:',
        '- **Choose 5–10 products** whose margin bears shipping, returns and fees, and that ship easily.',
        '- **Do the sums on one order**: price − VAT − cost − packing − shipping − payment fee − advertising. If little is left, stop here.',
        '- **Try** a marketplace or social media with a payment link; then open your own shop (Shopify, WooCommerce…).',
        '- **In order**: VAT number, SCIA for e-commerce, company data, terms, withdrawal, privacy.',
        '- **Service**: certain shipping times and same-day replies.',
        'Plan to spend as much on bringing visits as on making the site.',
      ],
    },
  },
  {
    id: 'shop-returns',
    leadsTo: ['shop-obligations', 'customers-complaint'],
    step: CHATBOT,
    it: {
      asks: [
        'Devo accettare i resi di chi compra online?',
        'diritto di recesso 14 giorni',
        'un cliente vuole restituire un prodotto',
        'chi paga la spedizione del reso',
      ],
      answer: [
        'Ai **consumatori** che comprano a distanza sì: **14 giorni** dalla consegna, senza motivo (artt. 52 e seguenti, Codice del consumo). Se non lo hai detto, diventano 12 mesi in più.',
        '- **Rimborsi** prezzo e spedizione standard dell’andata entro 14 giorni dal recesso; puoi attendere il rientro o la prova di invio.',
        '- Il **ritorno** lo paga il cliente, se glielo hai scritto prima.',
        '- **Eccezioni**: su misura, deperibili, sigillati per igiene e aperti, contenuti digitali iniziati col consenso.',
        '- Merce **usata oltre la prova**: puoi ridurre il rimborso per la perdita di valore.',
        'In negozio fisico il cambio è una cortesia; il difetto invece dà garanzia di 2 anni. Dal 19 giugno 2026 le norme UE chiedono anche una funzione di recesso online.',
      ],
    },
    en: {
      asks: [
        'Do I have to accept returns from online buyers?',
        '14 day right of withdrawal',
        'a customer wants to return a product',
        'who pays for return shipping',
      ],
      answer: [
        'From **consumers** who buy at a distance yes: **14 days** from delivery, without a reason (artt. 52 ff., Italian Consumer Code). If you did not tell them, 12 months more.',
        '- **Refund** price and standard outward shipping within 14 days; you may wait for the goods or proof of sending.',
        '- The **return** is paid by the customer if you wrote so beforehand.',
        '- **Exceptions**: made to measure, perishable, sealed for hygiene and opened, digital content begun with consent.',
        '- Goods **used beyond trying**: you may reduce the refund.',
        'In a physical shop an exchange is a courtesy; a defect gives a 2-year guarantee. From 19 June 2026 EU rules also ask for an online withdrawal function.',
      ],
    },
  },
  {
    id: 'shop-marketplaces',
    leadsTo: ['shop-start', 'margin-markup'],
    step: CONSULTATION,
    it: {
      asks: [
        'Meglio vendere su Amazon o su un sito mio?',
        'conviene Amazon, Etsy o eBay',
        'vendere sui marketplace commissioni',
        'quanto prende amazon',
        'vale la pena stare su amazon o etsy',
      ],
      answer: [
        'Sono due mestieri diversi, e spesso si fanno insieme.',
        '- **Marketplace**: clienti subito e fiducia già fatta. In cambio commissioni (spesso **8–20%** più logistica e pubblicità), confronto di prezzo spietato, cliente che non è tuo, regole che cambiano.',
        '- **Sito tuo**: margine e dati restano a te, puoi far tornare il cliente. Ma le visite te le devi portare.',
        'Regola pratica: prodotti standard o per farti trovare, marketplace; prodotti unici, ripetuti o con consulenza, sito. Calcola il margine **dopo** tutte le commissioni, prodotto per prodotto.',
        'Metti nel pacco un motivo per tornare dal tuo sito, nei limiti delle regole del marketplace.',
      ],
    },
    en: {
      asks: [
        'Is it better to sell on Amazon or on my own site?',
        'are Amazon, Etsy or eBay worth it',
        'marketplace commissions',
      ],
      answer: [
        'They are two different trades, often done together.',
        '- **Marketplace**: customers at once and trust ready made. In return fees (often **8–20%** plus logistics and ads), merciless price comparison, a customer who is not yours, changing rules.',
        '- **Your site**: margin and data stay yours and customers can be called back. But you must bring the visits.',
        'In practice: standard products, or to be found, marketplace; unique, repeated or advised products, own site. Work out the margin **after** all fees, product by product.',
        'Put a reason to return in the parcel, within the marketplace’s rules.',
      ],
    },
  },
  {
    id: 'shop-shipping',
    leadsTo: ['shop-abandoned-carts', 'shop-returns'],
    step: COMPANY,
    it: {
      asks: [
        'Quanto faccio pagare la spedizione?',
        'spedizione gratuita conviene',
        'come gestire le spedizioni e il corriere',
        'soglia per la spedizione gratis',
      ],
      answer: [
        'La spedizione gratis non esiste: la paga il tuo margine. Tre modi onesti:',
        '- **Soglia**: gratis sopra un importo del 20–30% più alto dello scontrino medio. Se in media spendono 40 €, prova 49 €.',
        '- **Tariffa fissa** semplice (per esempio 4,90 €), uguale per tutti.',
        '- **Inclusa nel prezzo**, se i prodotti sono pochi e di valore.',
        'Fai il conto: margine dell’ordine alla soglia − costo vero (corriere, scatola, nastro, tempo). Per il corriere confronta 3 aggregatori, chiedi tracciamento e giacenza, assicura le cose fragili.',
        'Mostra il costo **subito**, nella scheda prodotto: la sorpresa alla cassa è la prima causa di carrelli abbandonati.',
      ],
    },
    en: {
      asks: [
        'How much should I charge for shipping?',
        'is free shipping worth it',
        'how to handle shipping and couriers',
      ],
      answer: [
        'Free shipping does not exist: your margin pays. Three honest ways:',
        '- **Threshold**: free above 20–30% more than the average order. If people spend 40 €, try 49 €.',
        '- **Flat rate**, simple (4.90 €, say), the same for all.',
        '- **In the price**, with few and valuable products.',
        'Do the sum: margin of an order at the threshold − true cost (courier, box, tape, time). Compare 3 courier aggregators, ask for tracking, insure fragile things.',
        'Show the cost **at once**, on the product page: a surprise at the till is the first cause of abandoned carts.',
      ],
    },
  },
  {
    id: 'shop-abandoned-carts',
    leadsTo: ['shop-shipping', 'shop-payments'],
    step: CHATBOT,
    it: {
      asks: [
        'Perché abbandonano il carrello?',
        'mettono i prodotti nel carrello e non comprano',
        'recupero carrelli abbandonati',
        'tanti carrelli e pochi ordini',
      ],
      answer: [
        'È normale: in media circa 7 carrelli su 10 si abbandonano. Si può recuperarne una parte togliendo gli ostacoli:',
        '- **Costi a sorpresa**: mostra spedizione e tempi nella scheda prodotto.',
        '- **Registrazione obbligata**: permetti l’acquisto come ospite.',
        '- **Pagamenti**: carta, PayPal e almeno un metodo da telefono.',
        '- **Fiducia**: resi chiari, telefono, recensioni vicino al pulsante.',
        '- **Passi**: una pagina sola, pochi campi, niente errori dal telefono. Provalo tu.',
        'Poi un promemoria via e-mail dopo 1–3 ore e uno il giorno dopo (con base legale e disiscrizione), senza sconto subito: insegna ad abbandonare per averlo.',
      ],
    },
    en: {
      asks: [
        'Why do people abandon the cart?',
        'customers fill the cart and do not buy',
        'recover abandoned carts',
      ],
      answer: [
        'It is normal: about 7 carts in 10 are abandoned on average. Some can be recovered by removing hurdles:',
        '- **Surprise costs**: show shipping and times on the product page.',
        '- **Forced registration**: let people buy as guests.',
        '- **Payments**: card, PayPal and at least one phone method.',
        '- **Trust**: clear returns, phone, reviews near the button.',
        '- **Steps**: one page, few fields, no errors on a phone. Try it yourself.',
        'Then a reminder after 1–3 hours and one next day (with a legal basis and a way out), without a discount at once: it teaches people to abandon.',
      ],
    },
  },
  {
    id: 'shop-abroad',
    leadsTo: ['einvoice-abroad', 'shop-shipping'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come vendo all’estero online?',
        'e-commerce in Europa iva e OSS',
        'vendere fuori dall’Italia',
        'spedire in Svizzera, Regno Unito o Stati Uniti',
      ],
      answer: [
        '**Privati nell’UE**: fino a **10.000 € l’anno** in tutto applichi l’IVA italiana; oltre, quella del Paese del cliente, versandola con lo sportello unico **OSS** senza aprire posizioni in ogni Stato.',
        '**Imprese nell’UE**: fattura senza IVA (reverse charge) se il cliente è iscritto al **VIES** e lo sei anche tu; possibili elenchi Intrastat.',
        '**Fuori UE** (Svizzera, Regno Unito, USA): esportazione non imponibile con prova doganale; il cliente paga dazi e IVA all’arrivo: scrivilo prima di vendere.',
        'Prima prova un Paese solo: traduzione vera, tempi e resi chiari, un metodo di pagamento locale. In forfettario ci sono regole particolari: parlane col commercialista.',
      ],
    },
    en: {
      asks: ['How do I sell abroad online?', 'e-commerce in Europe VAT and OSS', 'sell outside Italy'],
      answer: [
        '**Consumers in the EU**: up to **10,000 € a year** in all you charge Italian VAT; beyond, that of the customer’s country, paid through the one-stop shop **OSS**.',
        '**Firms in the EU**: invoice without VAT (reverse charge) if the customer is in **VIES** and so are you; perhaps Intrastat lists.',
        '**Outside the EU** (Switzerland, UK, USA): export with customs proof; the customer pays duties and VAT on arrival: say so before selling.',
        'Try one country first: a real translation, clear times and returns, a local payment method. The flat-rate regime has rules of its own: ask an accountant.',
      ],
    },
  },
  {
    id: 'shop-conversion',
    leadsTo: ['shop-abandoned-carts', 'marketing-measure'],
    step: COMPANY,
    it: {
      asks: [
        'Come aumento le vendite del mio e-commerce?',
        'il negozio online non vende',
        'tasso di conversione e-commerce buono',
        'tante visite e pochi ordini nello shop',
        'il mio sito non vende niente',
        'nessuno compra dal mio negozio online',
      ],
      answer: [
        'Le vendite sono **visite × conversione × scontrino medio**: scopri quale dei tre è debole.',
        '- **Conversione** (ordini ÷ visite): per molti negozi sta fra l’1 e il 3%. Sotto l’1%: foto migliori e da più lati, misure, disponibilità, recensioni, resi chiari.',
        '- **Scontrino**: abbinamenti («sta bene con»), kit, soglia di spedizione gratuita.',
        '- **Visite**: poche ma giuste. Campagne sui prodotti con più margine, e-mail a chi ha già comprato.',
        '- **Ritorno**: chi ha comprato una volta costa molto meno da riportare.',
        'Cambia una cosa per volta e aspetta almeno 300–500 visite prima di giudicare. Dimmi visite e ordini e calcolo la conversione.',
      ],
    },
    en: {
      asks: [
        'How do I increase my online shop’s sales?',
        'my e-commerce does not sell',
        'what is a good e-commerce conversion rate',
      ],
      answer: [
        'Sales are **visits × conversion × average order**: find which of the three is weak.',
        '- **Conversion** (orders ÷ visits): 1 to 3% for many shops. Under 1%: better photos, sizes, availability, reviews, clear returns.',
        '- **Order value**: goes-well-with, kits, a free shipping threshold.',
        '- **Visits**: few but right. Campaigns on products with margin, e-mail to past buyers.',
        '- **Return**: who bought once costs far less to bring back.',
        'Change one thing at a time and wait for 300–500 visits before judging. Tell me visits and orders and I work out the conversion.',
      ],
    },
  },
  {
    id: 'shop-obligations',
    leadsTo: ['gdpr-cookie', 'shop-returns'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quali obblighi di legge ha un e-commerce?',
        'cosa deve esserci per legge sul sito che vende',
        'condizioni di vendita e dati obbligatori',
        'serve la scia per vendere online',
      ],
      answer: [
        'I punti da non saltare, per chi vende a privati:',
        '- **Attività**: partita IVA con ATECO adatto, SCIA al SUAP, Registro imprese.',
        '- **Sul sito**: denominazione, sede, P.IVA, e-mail, PEC, REA e capitale per le società.',
        '- **Prima dell’acquisto**: prezzo totale con IVA e spedizione, tempi, pagamento, recesso di 14 giorni col modulo, garanzia legale di 2 anni; pulsante «ordine con obbligo di pagare».',
        '- **Privacy e cookie**: informative, consensi, banner conforme.',
        '- **Prodotti**: regolamento UE 2023/988 (GPSR): fabbricante o responsabile UE, foto, avvertenze.',
        'La piattaforma ODR europea è chiusa dal 20 luglio 2025: togli il vecchio link. Fai controllare le condizioni a un legale.',
      ],
    },
    en: {
      asks: [
        'Which legal duties does an online shop have in Italy?',
        'what must a selling website show by law',
        'terms of sale and compulsory data',
      ],
      answer: [
        'What not to skip when selling to consumers:',
        '- **Business**: VAT number with a fitting ATECO code, SCIA, business register.',
        '- **On the site**: name, seat, VAT number, e-mail, PEC; REA and capital for companies.',
        '- **Before buying**: total price with VAT and shipping, times, payment, 14-day withdrawal with the form, 2-year legal guarantee; a button saying “order with obligation to pay”.',
        '- **Privacy and cookies**: notices, consents, a proper banner.',
        '- **Products**: EU regulation 2023/988 (GPSR): maker or EU responsible, photo, warnings.',
        'The European ODR platform closed on 20 July 2025: remove the old link. Let a lawyer check the terms.',
      ],
    },
  },
  {
    id: 'shop-payments',
    leadsTo: ['shop-abandoned-carts', 'finance-bank'],
    step: null,
    it: {
      asks: [
        'Quali metodi di pagamento metto nel negozio online?',
        'accettare carte, paypal, satispay, contrassegno',
        'commissioni sui pagamenti online',
        'pagamento a rate per i clienti',
      ],
      answer: [
        'Per l’Italia copri quasi tutti con quattro metodi:',
        '- **Carte e portafogli** (Apple Pay, Google Pay) con un gestore come Stripe, Nexi o simili: circa **1,4–2,9% + 0,25 €**.',
        '- **PayPal**: fiducia e comodità, intorno al 3%.',
        '- **Bonifico** per importi alti e imprese (spedisci dopo l’accredito).',
        '- **Satispay** o **rate** (Klarna, Scalapay): aiutano su certi scontrini, ma le rate costano anche 3–6% al venditore.',
        'Il **contrassegno** porta ordini ma anche rifiuti alla consegna: fallo pagare a parte. Non chiedere o salvare mai tu i numeri di carta. Metti le commissioni nel calcolo del margine.',
      ],
    },
    en: {
      asks: [
        'Which payment methods should my online shop accept?',
        'accept cards, PayPal, cash on delivery',
        'fees on online payments',
      ],
      answer: [
        'For Italy four methods cover nearly everybody:',
        '- **Cards and wallets** (Apple Pay, Google Pay) through a processor such as Stripe or Nexi: about **1.4–2.9% + 0.25 €**.',
        '- **PayPal**: trusted and handy, around 3%.',
        '- **Bank transfer** for large sums and firms (ship after it arrives).',
        '- **Satispay** or **instalments** (Klarna, Scalapay): helpful at some order values, but instalments may cost the seller 3–6%.',
        '**Cash on delivery** brings orders and refusals: charge for it. Never ask for or keep card numbers yourself. Count the fees in your margin.',
      ],
    },
  },
];

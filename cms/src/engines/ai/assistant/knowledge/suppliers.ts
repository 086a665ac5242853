import { COMPANY, CONSULTATION, type TopicEntry } from './entry';

export const SUPPLIERS: readonly TopicEntry[] = [
  {
    id: 'suppliers-depend',
    leadsTo: ['suppliers-choose', 'stock'],
    step: null,
    it: {
      asks: [
        'Dipendo da un solo fornitore: è rischioso?',
        'il mio unico fornitore potrebbe fermarsi',
        'fornitore alternativo',
        'ho un solo fornitore',
        'cosa faccio se il fornitore fallisce',
      ],
      answer: [
        'Sì, se senza di lui ti fermi. Rimedi, dal più semplice:',
        '- **Classifica** gli acquisti: quali ti bloccano in una settimana? Occupati solo di quelli.',
        '- **Secondo fornitore** già provato, con il 10–20% degli ordini: costa un po’ di più, ma è l’assicurazione.',
        '- **Scorta di sicurezza** per i pezzi critici: consumo giornaliero × giorni di ritardo che temi.',
        '- **Contratto** con tempi, penali e preavviso per fine fornitura.',
        '- **Segnali**: ritardi, richieste di anticipo, cambi di persone; guarda il bilancio in Camera di Commercio.',
        'Se il prodotto è esclusivo, cerca un sostituto progettando la variante prima che serva.',
      ],
    },
    en: {
      asks: [
        'I depend on one supplier: is it risky?',
        'what if my only supplier stops',
        'find an alternative supplier',
      ],
      answer: [
        'Yes, if you stop without them. Remedies, simplest first:',
        '- **Rank** purchases: which stop you within a week? Care for those only.',
        '- **A second supplier**, already tried, with 10–20% of orders: a little dearer, but it is insurance.',
        '- **Safety stock** of critical parts: daily use × days of delay you fear.',
        '- **A contract** with times, penalties and notice.',
        '- **Signs**: delays, requests for advances, changing people; look up their filed accounts.',
        'If the product is exclusive, design the substitute before you need it.',
      ],
    },
  },
  {
    id: 'suppliers-choose',
    leadsTo: ['suppliers-negotiate', 'suppliers-late'],
    step: null,
    it: {
      asks: [
        'Come scelgo un fornitore?',
        'trovare fornitori affidabili',
        'confrontare i preventivi dei fornitori',
        'comprare dalla Cina o da un grossista',
        'come trovo un fornitore affidabile',
      ],
      answer: [
        'Confronta il **costo totale**, non il listino: prezzo + trasporto + dazi + scarti + tempo + giorni di pagamento.',
        '- **Trova** tre candidati: fiere, associazioni, grossisti, etichette dei prodotti simili, altri titolari.',
        '- **Verifica**: visura camerale, referenze di due clienti, certificazioni, recensioni.',
        '- **Prova** con un campione e un ordine piccolo: qualità, puntualità, come risolvono un errore.',
        '- **Vota** da 1 a 5 qualità, tempi, prezzo, flessibilità, pagamenti.',
        'Se importi da fuori UE sei tu il responsabile del prodotto: marcatura CE, sicurezza, etichette, dazi e IVA. Le sorprese mangiano il risparmio.',
      ],
    },
    en: {
      asks: ['How do I choose a supplier?', 'find reliable suppliers', 'compare supplier quotes'],
      answer: [
        'Compare the **total cost**, not the list: price + transport + duties + rejects + time + days to pay.',
        '- **Find** three: fairs, associations, wholesalers, labels of like products, other owners.',
        '- **Check**: company register, two references, certificates, reviews.',
        '- **Try** a sample and a small order: quality, punctuality, how they mend an error.',
        '- **Score** from 1 to 5 quality, times, price, flexibility, payment.',
        'If you import from outside the EU you answer for the product: CE mark, safety, labels, duties and VAT. Surprises eat the saving.',
      ],
    },
  },
  {
    id: 'suppliers-negotiate',
    leadsTo: ['costs-cut', 'suppliers-choose'],
    step: COMPANY,
    it: {
      asks: [
        'Come tratto sul prezzo con i fornitori?',
        'ottenere uno sconto dal fornitore',
        'negoziare condizioni di pagamento',
        'il fornitore ha aumentato i prezzi',
      ],
      answer: [
        'Vai preparato: quanto compri in un anno, tre offerte alternative, che cosa puoi dare in cambio.',
        '- **Chiedi per primo e preciso**: «Con 12.000 € l’anno mi serve l’8%», poi taci.',
        '- **Non solo prezzo**: pagamento a 60 giorni, trasporto, reso dell’invenduto, esclusiva di zona, campioni.',
        '- **Scambia**: ordine annuale, meno consegne, pagamento anticipato.',
        '- **Aumenti**: chiedi la causa per iscritto, da quando, e un blocco di 6 mesi; confronta con gli indici delle materie prime.',
        '- **Alternativa vera**: senza, stai solo chiedendo un favore.',
        'Un 3% in meno su 50.000 € di acquisti sono 1.500 € di utile, senza vendere nulla di più.',
      ],
    },
    en: {
      asks: [
        'How do I negotiate prices with suppliers?',
        'get a discount from a supplier',
        'the supplier raised prices',
      ],
      answer: [
        'Go prepared: what you buy in a year, three other offers, what you can give.',
        '- **Ask first and precisely**: “With 12,000 € a year I need 8%”, then be silent.',
        '- **Not only price**: payment at 60 days, transport, return of unsold goods, area exclusivity, samples.',
        '- **Trade**: a yearly order, fewer deliveries, payment in advance.',
        '- **Increases**: ask for the cause in writing, the date, and a 6-month freeze; compare with raw material indices.',
        '- **A real alternative**: without it you are only asking a favour.',
        '3% off 50,000 € of purchases is 1,500 € of profit without selling more.',
      ],
    },
  },
  {
    id: 'suppliers-late',
    leadsTo: ['suppliers-depend', 'contract-terms'],
    step: CONSULTATION,
    it: {
      asks: [
        'Il fornitore consegna in ritardo: cosa posso fare?',
        'merce difettosa dal fornitore',
        'fornitore che non rispetta i tempi',
        'contestare una fornitura',
      ],
      answer: [
        'Scrivi subito: nei rapporti fra imprese i **vizi** della merce vanno denunciati entro **8 giorni** dalla scoperta (art. 1495 c.c., salvo patto diverso), e l’azione si prescrive in un anno.',
        '- **All’arrivo**: controlla, fotografa, firma «con riserva» indicando il danno.',
        '- **Ritardo**: chiedi data certa via PEC, con un termine finale (diffida ad adempiere, di norma 15 giorni).',
        '- **Sospendi il pagamento** solo in proporzione e spiegandolo: meglio con un parere legale.',
        '- **Dopo**: penale per giorno di ritardo e tempi nel prossimo ordine; tieni il conto dei ritardi.',
        'Avvisa prima i tuoi clienti: un ritardo annunciato si perdona.',
      ],
    },
    en: {
      asks: [
        'The supplier delivers late: what can I do?',
        'faulty goods from a supplier',
        'dispute a supply',
      ],
      answer: [
        'Write at once: between firms **defects** must be reported within **8 days** of discovery (art. 1495 Italian civil code, unless agreed otherwise), and the action lapses in a year.',
        '- **On arrival**: check, photograph, sign “with reserve” naming the damage.',
        '- **Delay**: ask for a certain date by PEC, with a final term (formal notice, usually 15 days).',
        '- **Hold back payment** only in proportion and saying why: better with legal advice.',
        '- **Afterwards**: a penalty per day in the next order; keep count of delays.',
        'Tell your customers first: an announced delay is forgiven.',
      ],
    },
  },
  {
    id: 'stock',
    leadsTo: ['finance-cash', 'discounts'],
    step: COMPANY,
    it: {
      asks: [
        'Come gestisco il magazzino?',
        'quanta merce tenere in magazzino',
        'ho troppa merce invenduta',
        'scorte e riordino',
        'ho troppa merce ferma in magazzino',
      ],
      answer: [
        'Il magazzino è denaro fermo: l’obiettivo è averne poco senza restare senza.',
        '- **ABC**: il 20% degli articoli fa l’80% delle vendite. Su quelli mai a zero; sugli altri ordina su richiesta.',
        '- **Punto di riordino** = vendite al giorno × giorni di consegna + scorta di sicurezza. Vendi 4 al giorno, consegna 7 giorni, scorta 10: riordina a 38.',
        '- **Rotazione** = costo del venduto ÷ valore medio del magazzino. Confrontala con l’anno prima.',
        '- **Fermo da 6 mesi**: sconto, kit, reso al fornitore, poi stock. Meglio il 50% oggi che lo zero domani.',
        'Conta una corsia alla settimana invece di tutto a dicembre: gli errori emergono prima.',
      ],
    },
    en: {
      asks: ['How do I manage stock?', 'how much stock should I keep', 'I have too much unsold stock'],
      answer: [
        'Stock is money standing still: have little without running out.',
        '- **ABC**: 20% of items make 80% of sales. Never zero of those; order the rest on request.',
        '- **Reorder point** = sales per day × delivery days + safety stock. 4 a day, 7 days, 10 of safety: reorder at 38.',
        '- **Turnover** = cost of sales ÷ average stock value. Compare with last year.',
        '- **Idle for 6 months**: discount, kits, return, then clearance. Better 50% today than nothing tomorrow.',
        'Count one aisle a week instead of everything in December: errors show sooner.',
      ],
    },
  },
];

import type { Occasion } from '../port';
import type { ThoughtRow } from '../thoughts/thought';

/** Nothing presumes what somebody believes, or that the business is open or closed on a day. */
export const OCCASIONS: Readonly<Record<Occasion, readonly ThoughtRow[]>> = {
  'new-year': [
    ['season', 'Un anno nuovo', 'Anno nuovo, un proposito solo ma realistico: qual è il primo della lista?'],
    [
      'season',
      'Si ricomincia',
      'Pagina bianca e agenda vuota: buon anno a chi comincia, a chi continua e a chi cambia idea.',
    ],
  ],
  'winter-sales': [
    [
      'season',
      'Tempo di saldi',
      'Con i saldi invernali la regola d’oro resta una: prima la lista, poi la vetrina.',
    ],
  ],
  valentine: [
    [
      'season',
      'San Valentino',
      'San Valentino può essere un regalo, una cena o mezz’ora di tempo insieme. Anche per sé stessi.',
    ],
    [
      'season',
      'Un pensiero per qualcuno',
      'A San Valentino i pensieri che restano sono quelli che parlano di chi li riceve.',
    ],
  ],
  carnival: [
    ['season', 'Carnevale', 'A Carnevale ogni scherzo vale: coriandoli, maschere e un po’ di leggerezza.'],
  ],
  'womens-day': [
    [
      'season',
      '8 marzo',
      'Oggi è la Giornata internazionale della donna: un grazie alle donne che lavorano, guidano, insegnano, inventano.',
    ],
  ],
  'fathers-day': [
    [
      'season',
      'Festa del papà',
      'Il 19 marzo è la festa del papà: qual è il consiglio del proprio padre che torna sempre utile?',
    ],
  ],
  spring: [
    [
      'season',
      'È primavera',
      'Giornate più lunghe e voglia di ricominciare: la primavera è il momento giusto per rimettere in ordine una cosa rimandata.',
    ],
    [
      'season',
      'Aria di primavera',
      'Finestre aperte, luce fino a sera: qual è la prima cosa che si fa quando arriva la primavera?',
    ],
  ],
  'summer-time': [
    [
      'season',
      'Si sposta la lancetta',
      'Domenica torna l’ora legale: un’ora di sonno in meno, un’ora di luce in più la sera.',
    ],
  ],
  easter: [
    [
      'season',
      'Il fine settimana di Pasqua',
      'Si avvicina il fine settimana di Pasqua: tavola, gita o riposo? Ogni programma è quello buono.',
    ],
  ],
  'labour-day': [
    [
      'season',
      '1º maggio',
      'Primo maggio, festa del lavoro: un pensiero a chi lavora con cura, anche quando nessuno guarda.',
    ],
  ],
  'mothers-day': [
    [
      'season',
      'Festa della mamma',
      'Domenica è la festa della mamma: una telefonata, un fiore o un pranzo preparato da qualcun altro.',
    ],
  ],
  summer: [
    [
      'season',
      'È estate',
      'Estate: orari più lenti, idee più leggere. Qual è il piccolo piacere che esiste solo in questa stagione?',
    ],
    [
      'season',
      'Con il caldo',
      'Con il caldo funziona tutto meglio al mattino: impegni, commissioni e decisioni.',
    ],
  ],
  'summer-sales': [
    [
      'season',
      'Saldi d’estate',
      'Arrivano i saldi estivi: tre cose che servono davvero valgono più di dieci occasioni.',
    ],
  ],
  ferragosto: [
    [
      'season',
      'Ferragosto',
      'A metà agosto gli orari di tutti possono cambiare: un messaggio prima di muoversi evita un viaggio a vuoto. Buon Ferragosto!',
    ],
  ],
  'back-to-school': [
    [
      'season',
      'Settembre, si riparte',
      'Settembre è il vero capodanno: quaderni nuovi, abitudini da riprendere, un progetto da cominciare.',
    ],
    [
      'season',
      'Rientro senza corse',
      'Per un rientro sereno basta una regola: una cosa importante al giorno, le altre se avanza tempo.',
    ],
  ],
  autumn: [
    [
      'season',
      'È autunno',
      'Foglie, prime giacche, luce calda: l’autunno invita a fare le cose con più calma.',
    ],
    [
      'season',
      'Sapore d’autunno',
      'Una coperta, una tazza calda, un pomeriggio di pioggia: che cosa rende bello l’autunno?',
    ],
  ],
  'winter-time': [
    [
      'season',
      'Un’ora in più',
      'Domenica torna l’ora solare: un’ora in più per dormire, o per quella cosa che si rimanda da un mese.',
    ],
  ],
  halloween: [
    [
      'season',
      'Halloween',
      'Zucche, travestimenti e qualche dolcetto: per Halloween ogni vetrina e ogni casa ha la sua idea.',
    ],
  ],
  'black-friday': [
    [
      'season',
      'Black Friday',
      'È la settimana del Black Friday: prima di ogni offerta, la domanda da farsi è se serviva anche ieri.',
    ],
  ],
  winter: [
    [
      'season',
      'È inverno',
      'Giornate corte e mani fredde: l’inverno è la stagione delle cose fatte al caldo, con calma.',
    ],
    [
      'season',
      'Il bello del freddo',
      'Che cosa rende sopportabile una mattina gelata? Ognuno ha il suo piccolo rito.',
    ],
  ],
  christmas: [
    [
      'season',
      'Regali senza affanno',
      'I regali pensati per tempo sono più belli e costano meno fatica: una lista di nomi è già metà del lavoro.',
    ],
    [
      'season',
      'Dicembre con calma',
      'A dicembre le giornate si riempiono in fretta: meglio segnare oggi le cose che contano, e lasciare spazio al resto.',
    ],
    [
      'season',
      'Buone feste',
      'A tutte e a tutti, buone feste: qualche giorno più lento, e la compagnia giusta.',
    ],
  ],
  'year-end': [
    [
      'season',
      'Si chiude un anno',
      'Ultimi giorni dell’anno: una cosa riuscita, una imparata e una da rifare meglio. Quali sono?',
    ],
  ],
  'book-day': [
    [
      'season',
      'Giornata del libro',
      'Il 23 aprile è la Giornata mondiale del libro: un titolo da consigliare a occhi chiusi?',
    ],
  ],
  'bread-day': [
    [
      'season',
      'Giornata del pane',
      'Il 16 ottobre è la Giornata mondiale del pane: farina, acqua, tempo. Il resto lo fanno le mani.',
    ],
  ],
  'pizza-day': [
    [
      'season',
      'Giornata della pizza',
      'Il 17 gennaio è la Giornata mondiale della pizza: margherita per sempre, o si cambia ogni volta?',
    ],
  ],
  'coffee-day': [
    [
      'season',
      'Giornata del caffè',
      'Il 1º ottobre è la Giornata internazionale del caffè: in piedi al banco o seduti con calma?',
    ],
  ],
  'yoga-day': [
    [
      'season',
      'Giornata dello yoga',
      'Il 21 giugno è la Giornata internazionale dello yoga: dieci respiri lenti, e la giornata cambia passo.',
    ],
  ],
  'animal-day': [
    [
      'season',
      'Giornata degli animali',
      'Il 4 ottobre è la Giornata mondiale degli animali: una carezza in più ai nostri compagni di casa.',
    ],
  ],
  'earth-day': [
    [
      'season',
      'Giornata della Terra',
      'Il 22 aprile è la Giornata della Terra: un’abitudine piccola, ripetuta, pesa più di un grande gesto.',
    ],
  ],
  'tourism-day': [
    [
      'season',
      'Giornata del turismo',
      'Il 27 settembre è la Giornata mondiale del turismo: qual è il luogo vicino a casa che merita una visita?',
    ],
  ],
  'password-day': [
    [
      'season',
      'Giornata della password',
      'Il primo giovedì di maggio è la Giornata della password: cinque minuti per cambiare quella più vecchia.',
    ],
  ],
  'health-day': [
    [
      'season',
      'Giornata della salute',
      'Il 7 aprile è la Giornata mondiale della salute: una passeggiata è il modo più semplice per festeggiarla.',
    ],
  ],
};

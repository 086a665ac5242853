import { makeCsv, makeDocx, makePdf } from './documents';

/** The documents of a small pastry shop: what an owner would really upload. */
export const bakeryFiles = (): { name: string; mimeType: string; buffer: Buffer }[] => [
  {
    name: 'orari.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      'Orari di apertura\n\nLa pasticceria è aperta dal martedì alla domenica dalle 7:30 alle 19:30. Il lunedì siamo chiusi per riposo. ' +
        'Ad agosto chiudiamo le due settimane centrali del mese.\n\nParcheggio\n\nDavanti al negozio ci sono quattro posti riservati ai clienti, gratuiti per trenta minuti.\n',
    ),
  },
  {
    name: 'listino.csv',
    mimeType: 'text/csv',
    buffer: makeCsv([
      ['Prodotto', 'Prezzo', 'Note'],
      ['Torta Sacher', '32 euro al chilo', 'su ordinazione con due giorni di anticipo'],
      ['Cannolo siciliano', '3,50 euro al pezzo', 'ricotta di pecora'],
      ['Panettone artigianale', '38 euro', 'da novembre a gennaio'],
      ['Colomba pasquale', '36 euro', 'solo nel mese prima di Pasqua'],
    ]),
  },
  {
    name: 'resi.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf(
      'Condizioni di vendita e rimborsi\n\nIl rimborso di un ordine annullato si chiede entro quarantotto ore dalla consegna, scrivendo a ordini@giada.test con la fotografia del prodotto. ' +
        'Il rimborso arriva sulla stessa carta entro sette giorni lavorativi.\n\nSpedizioni\n\nSpediamo in tutta Italia con corriere refrigerato al costo di dodici euro. ' +
        'La consegna avviene in ventiquattro ore nei giorni feriali.\n',
    ),
  },
  {
    name: 'allergeni.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: makeDocx('Allergeni e diete', [
      'Il laboratorio lavora glutine, uova, latte e frutta a guscio: non possiamo escludere tracce in nessun prodotto.',
      'Le torte senza lattosio si preparano con latte di mandorla e vanno ordinate con tre giorni di anticipo.',
      'Per i vegani proponiamo la crostata di frutta e il tiramisù con crema di anacardi.',
    ]),
  },
];

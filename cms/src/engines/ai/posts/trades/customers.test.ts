import { expect, it } from 'vitest';
import { tradeIn } from '.';

it.each([
  [
    'Pulizia pozzetti, fosse biologiche, condense grasse dei ristoranti, videoispezioni. Un ristorante di Adria aveva i tubi pieni.',
    'spurghi',
  ],
  ['Sollievo, pulizie di fine cantiere e vetri. Tra i clienti tre alberghi e una farmacia.', 'pulizie'],
  ['Forniamo bar, pizzerie e mense: tovaglioli, scatole, imballaggi su misura.', 'imballaggi'],
  ['Siamo una torrefazione: riforniamo bar, hotel e pasticcerie del lago.', 'torrefazione'],
  ['Elettricisti a Crema. Lavoriamo con imprese edili, officine e carrozzerie.', 'elettricista'],
  ['Arrotino a domicilio: coltelli e forbici per macellerie, parrucchieri e sartorie.', 'coltelleria'],
  ['Software per studi dentistici e veterinari, sviluppo web e assistenza.', 'web'],
  ['Ripariamo celle e banchi, siamo frigoristi. Ci scelgono gelaterie e supermercati.', 'climatizzazione'],
  ['We are a small laundry in Bari. Our customers: hotels, restaurants and two gyms.', 'lavanderia'],
  ['We tune and repair: piano tuner for schools, theatres and hotels.', 'strumenti-musicali'],
  ['Accordo pianoforti a Feltre, vengo io: in casa o in scuole, chiese e alberghi.', 'strumenti-musicali'],
  ['We look after swimming pools and gardens for hotels and owners abroad.', 'manutenzione-piscine'],
  ['Consulenti del lavoro, buste paga per ristoranti, bar e parrucchieri.', 'consulente-lavoro'],
])('whom a business serves is not what it is: %s', (text, id) => {
  expect(tradeIn(text, '').id).toBe(id);
});

it.each([
  ['Siamo un ristorante con camere a Sarnico, cucina di lago e menù del giorno.', 'ristorante'],
  ['Siamo il bar della stazione: caffè, cornetti, aperitivi.', 'bar'],
  ['Hotel con ristorante e piscina, 22 camere a Bibione.', 'hotel'],
])('a business that is one of them keeps its trade: %s', (text, id) => {
  expect(tradeIn(text, '').id).toBe(id);
});

it('a customer that is named once, far from the beginning, decides nothing', () => {
  const long =
    'Facciamo perizie e relazioni su ponti radio e antenne dal 1998, con sede a Gorizia e clienti in tutta la regione, compresa la montagna, dove arriviamo in giornata con due mezzi nostri e una squadra di tre persone che conosce i posti e i sentieri.';
  expect(tradeIn(`${long} Abbiamo iniziato dal tetto di una pizzeria.`, '').id).toBe('altro');
});

import { describe, expect, it } from 'vitest';
import { readInstructions } from './read-instructions';

const TODAY = '2026-11-23';
/** What may be said of a typed line, under who somebody is. */
const factsOf = (line: string, first = 'Bottega Nove, falegnameria ad Asti.') =>
  readInstructions(`${first}\n${line}`, TODAY).facts.slice(1);
const saidOf = (line: string) => factsOf(line).map(({ text }) => text);
const saidInEnglish = (line: string) =>
  factsOf(line, 'Bottega Nove, a joinery in Asti.').map(({ text }) => text);

describe('what an owner types of the house, without a word that it is private', () => {
  it.each([
    'Tra noi: il margine sui tavoli è del 40%.',
    'Sulle sedie guadagniamo poco, sui tavoli il triplo.',
    'Sui tavoli abbiamo un buon ricarico.',
    'Il rovere ce lo dà la segheria Bianchi a metà prezzo.',
    'Il rovere lo compriamo da Segheria Bianchi a 900 euro al metro cubo.',
    'La Bianchi ci ha alzato i prezzi del 12%.',
    'Cambiamo fornitore a gennaio.',
    'Luca va in pensione a marzo e non lo sostituiamo.',
    'Il nostro Luca si è licenziato la settimana scorsa.',
    'Mio fratello si opera agli occhi e fino a Pasqua andiamo piano.',
    'Luca è in prova fino a Natale.',
    'La banca non ci ha dato il prestito.',
    'Stiamo pensando di vendere il capannone.',
    'Forse a primavera apriamo un punto vendita a Torino.',
    'Se tutto va bene in estate prendiamo un altro operaio.',
    'A novembre spingere sulle sedie, ne abbiamo 40 ferme in magazzino.',
    'A dicembre bisogna fare 15.000 euro di incasso.',
    'Obiettivo: 20 tavoli venduti entro Natale.',
    "L'obiettivo di dicembre è vendere 20 tavoli.",
    "Quest'anno siamo sotto del 15% rispetto all'anno scorso.",
    'Il signor Ferri si è lamentato del tavolo storto.',
    'Un cliente ci ha fatto una brutta recensione per il ritardo.',
    'Abbiamo avuto un reclamo per una sedia rotta.',
    "L'avvocato dice di non parlare della garanzia.",
    'Il furgone ha la revisione scaduta.',
    'Manca ancora il certificato antincendio.',
    'Il permesso per il dehors non è ancora arrivato.',
    'I concorrenti di via Po copiano i nostri tavoli.',
    'Quelli di Mobili Rossi fanno pagare il doppio.',
    'Al geometra Zanoni diamo 20 euro per ogni cliente che ci manda.',
    'Agli architetti diamo il 10%.',
    'La signora Bollati non viene a ritirare la cornice da due anni.',
    "L'assicurazione vuole che non si dica cosa teniamo in laboratorio.",
    'Le sedie di plastica sono fondi di magazzino, vanno finite.',
    'I tavoli della vetrina hanno un difetto di verniciatura.',
    "L'ultima partita di vernice è uscita male.",
    'Questo non scriverlo: paghiamo gli apprendisti 700 euro.',
    'Gli apprendisti costano 700 euro al mese.',
    'Detto questo in confidenza, il laboratorio è in vendita.',
    'Il laboratorio è in vendita ma gli operai non lo sanno.',
    'Per te che scrivi: Anna segue i social il martedì.',
    'Non è il caso di dire che siamo in due.',
    'Meglio non far sapere che la vernice è cinese.',
    'La vernice è cinese, ma questo non va detto.',
    'Il listino nuovo parte a febbraio, per adesso silenzio.',
    "La settimana prossima viene l'ispettore dell'ASL.",
    "Dobbiamo ancora pagare l'IVA di ottobre.",
    'Non abbiamo i soldi per la pubblicità.',
    'Renzo ha la combinazione della cassaforte.',
    'In cassa non teniamo mai più di 200 euro.',
    'Ai clienti vecchi facciamo lo sconto senza dirlo.',
    'Sconto del 5% solo se lo chiedono.',
    'Se chiedono uno sconto si può arrivare al 10%.',
    'Il prezzo si può trattare fino a 800.',
    'Con i Verdi di Canelli abbiamo una causa in corso.',
    'Il capo vuole più vendite online.',
    'Da gennaio i prezzi salgono del 6%.',
    'A me i tavoli di vetro non piacciono ma si vendono.',
    'Abbiamo troppe sedie in magazzino.',
    'Vogliamo che la gente compri prima di Natale.',
    'I clienti di Asti sono tirchi.',
    'Attenzione che Paolo non sa ancora della chiusura.',
    'Prima o poi chiudiamo il sabato.',
  ])('“%s” is not said', (line) => expect(saidOf(line)).toEqual([]));

  it.each([
    'Between us: the margin on tables is 40%.',
    'We may move to Turin in spring. Keep that quiet.',
    'We make little on chairs and a lot on tables.',
    'The oak comes from Bianchi at half price.',
    'Bianchi raised their prices by 12%.',
    "Luca is retiring in March and we won't replace him.",
    'Luca gave notice last week.',
    "We're thinking of selling the workshop.",
    'Maybe we open in Turin in the spring.',
    'In November push the chairs, we have 40 sitting in the back.',
    'We need to make 15,000 in December.',
    'Our target is 20 tables before Christmas.',
    'Sales are down 15% on last year.',
    'Mr Ferri was unhappy with his table.',
    'We had a bad review about delays.',
    "The van's MOT has run out.",
    'The fire certificate is still missing.',
    'The shop down the road copies our tables.',
    'We give architects 10% for every client they send.',
    "Mrs Bollati hasn't collected her frame for two years.",
    'The plastic chairs are dead stock.',
    'The last batch of varnish came out wrong.',
    'Our apprentices cost us 700 a month.',
    'The varnish is Chinese but that stays in the house.',
    "New prices start in February, mum's the word.",
    'The bank turned us down.',
    'If they ask for a discount we can go down to 800.',
    'My brother is having an operation and we are slow until Easter.',
    'We still owe the sawmill for October.',
    'The inspector comes next week.',
    'Prices go up 6% in January.',
    'We have far too many chairs.',
    'Batch 14 of the indigo bleeds, so no indigo posts until further notice.',
    'Our accountant says we should not mention the grant.',
  ])('“%s” is not said in English', (line) => expect(saidInEnglish(line)).toEqual([]));
});

describe('what is for customers', () => {
  it.each([
    'I tavoli si consegnano montati, in 30 giorni.',
    'Fino al 12 dicembre la consegna ad Asti è gratuita.',
    'Dal 1962 lavoriamo con gli stessi attrezzi di nonno Aldo.',
    'Cerchiamo due apprendisti da formare al banco.',
    'Chiudiamo dal 24 dicembre al 6 gennaio.',
    'Da gennaio apriamo anche il lunedì mattina.',
    'Paghiamo noi il trasporto fino a 30 km.',
    'Il rovere viene dai boschi di Calizzano, lo tagliamo in luna calante.',
    'Se una sedia si rompe entro due anni la ripariamo gratis.',
    'Garanzia di cinque anni su ogni tavolo.',
    'A febbraio parte un corso di intaglio di sei serate, 180 euro.',
    'La signora Pina tiene il banco del sabato.',
    'Ai soci del FAI facciamo il 10% di sconto.',
    'Sabato 5 dicembre porte aperte, si può provare il tornio.',
    'Chi prenota entro il 30 novembre paga 110 invece di 135.',
    'Gli sgabelli sono gli ultimi tre pezzi.',
  ])('“%s” is said', (line) => expect(saidOf(line)).toEqual([line]));

  it.each([
    'We deliver tables assembled within 30 days.',
    'Free delivery in Asti until 12 December.',
    'We are looking for two apprentices.',
    'We are closed from 24 December to 6 January.',
    'From January we also open on Monday mornings.',
    'The oak comes from the woods of Calizzano.',
    'If a chair breaks within two years we mend it for free.',
    'A carving course of six evenings starts in February, €180.',
  ])('“%s” is said in English', (line) => expect(saidInEnglish(line)).toEqual([line]));
});

describe('a sentence that wants silence about the one before it', () => {
  it.each([
    'Apriamo una seconda sede a Biella. Non dirlo a nessuno.',
    'Apriamo una seconda sede a Biella. Acqua in bocca.',
    'Apriamo una seconda sede a Biella. Per ora resta tra noi.',
    'Apriamo una seconda sede a Biella. Non va ancora scritto.',
    'Apriamo una seconda sede a Biella. Questo non si dice.',
    'Apriamo una seconda sede a Biella. È ancora un segreto.',
    'Apriamo una seconda sede a Biella.\nNon scriverlo.',
    'We open a second shop in Biella. Don’t tell anyone yet.',
    'We open a second shop in Biella. Keep that quiet.',
    'We open a second shop in Biella. Nobody knows.',
    'We open a second shop in Biella. It is still a secret.',
  ])('“%s” takes it back', (line) => expect(factsOf(line)).toEqual([]));

  it.each([
    ['Arriva una linea di lampade. Fino al 2 dicembre è riservata, dal 2 si può annunciare.', '2026-12-02'],
    ['Arriva una linea di lampade. È riservata fino al 2 dicembre.', '2026-12-02'],
    ['Arriva una linea di lampade. Non se ne parla prima del 10 dicembre.', '2026-12-10'],
    ['Arriva una linea di lampade. Top secret fino al 10 dicembre.', '2026-12-10'],
    ['Arriva una linea di lampade. Ufficiale solo dal 12 dicembre.', '2026-12-12'],
    ['A new line of lamps arrives. It is under wraps until 2 December.', '2026-12-02'],
    ['A new line of lamps arrives. It’s official from 2 December.', '2026-12-02'],
    ['A new line of lamps arrives. It is announced on 3 December, not a word before.', '2026-12-03'],
  ])('“%s” holds it back until %s, and is not said itself', (line, day) =>
    expect(factsOf(line).map(({ from }) => from)).toEqual([day]),
  );

  it('what stands after it may be said again', () =>
    expect(
      saidOf('Apriamo a Biella. Non dirlo a nessuno. I tavoli si consegnano montati, in 30 giorni.'),
    ).toEqual(['I tavoli si consegnano montati, in 30 giorni.']));
});

it('a private matter rules out its subject', () => {
  const read = readInstructions(
    'Nine Yarns, a wool shop in Asti.\nFor your eyes only: batch 4 of the indigo is late, so no indigo posts. Niente post sui cappelli.',
    TODAY,
  );
  expect(read.forbidden).toEqual(['indigo', 'cappelli']);
});

it('what may be told from its own day on waits for it', () => {
  const [fact] = factsOf('Il nuovo banco arriva il 14 dicembre, si può raccontare solo da quel giorno.');
  expect([fact?.text, fact?.from]).toEqual(['Il nuovo banco arriva il 14 dicembre.', '2026-12-14']);
});

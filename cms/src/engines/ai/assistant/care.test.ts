import { describe, expect, test } from 'vitest';
import { careFor } from './care';
import { foldText } from './fold';

const careOf = (text: string): string => careFor(foldText(text), 'it')?.text ?? '';

describe('despair', () => {
  test.each([
    'stanotte ho pensato che sarebbe meglio se non ci fossi più',
    'se sparissi almeno i debiti finirebbero',
    'ho preparato una corda in magazzino',
    'mi sento un peso per tutti',
    'non mangio da tre giorni per l’ansia dei debiti',
    'se non trovo 30.000 euro entro lunedì mi ammazzo',
    'ho voglia di buttarmi nel fiume',
    'stasera mi butto giù',
    'vado sul ponte e mi butto giù, ho scritto una lettera',
    'debiti con tutti e mia moglie non sa niente. stasera la faccio finita',
    'il negozio è chiuso e non vedo nessun motivo per vivere',
    'da quando ho perso la bottega non ho più voglia di vivere',
    'senza il bar la vita non ha più senso',
    'ieri ho chiuso e ho pianto. non so più chi sono né se ha senso andare avanti',
    'da settimane mi taglio le braccia nel retro, così almeno sento qualcosa',
    'guardo il camioncino fermo e penso di andarmi a schiantare',
    'stanotte ho pensato di sterzare contro un pilone',
    'a volte vorrei addormentarmi al volante e basta',
    'ho pensato di infilarmi sotto un treno',
    'sono fermo in macchina davanti al fiume e non riesco ad andarmene',
    'ho messo da parte le pastiglie',
    'voglio chiudere gli occhi e non riaprirli',
    'spero che mi venga un infarto, almeno i miei prendono qualcosa',
    'mi sa che stanotte faccio una cazzata',
    'guardo la trave del capannone e mi viene voglia di finirla',
    'non ci sto più dentro, voglio andarmene da questo mondo',
    'magari crepassi stanotte',
    'voglio farla finita con la vita',
    // In words of no list.
    'ho licenziato tutti e mia moglie se n’è andata, non ha più senso stare al mondo',
    'sono pieno di debiti, a volte penso che da morto varrei di più per i miei figli',
    'ormai ho deciso, sistemo le ultime fatture e poi tolgo il disturbo',
    'mi è passata la voglia di tutto, pure di stare al mondo',
    'ogni giorno mi chiedo perché sono ancora vivo',
    'senza lavoro che campo a fare, mi manca solo il coraggio',
  ])('is answered with people who listen: %s', (text) => {
    expect(careOf(text)).toMatch(/112/);
    expect(careOf(text)).toMatch(/02 2327 2327/);
  });

  test.each([
    'il mio socio dice che si vuole ammazzare, cosa faccio?',
    'mio marito da quando il negozio va male dice che si vuole buttare dal terrazzo, che faccio?',
    'mia moglie tiene il negozio con me e ripete che staremmo tutti meglio senza di lei',
    'un mio dipendente mi ha scritto che non vuole più vivere',
    'mia nipote lavora con me e oggi ha scritto che non vuole più svegliarsi',
    'il mio socio ha debiti con tutti e ieri ha detto che sarebbe meglio se non ci fosse',
    'mia sorella dopo il fallimento continua a dire che vuole solo sparire',
    'mio cognato ha il bar pieno di rate e stanotte mi ha scritto che è meglio per tutti se lui non ci fosse più. che faccio?',
    'un cliente mi ha detto che per i debiti vuole buttarsi sotto un treno',
    'mio zio mi ha lasciato scritto che i debiti spariscono se sparisce lui, e non risponde',
  ])('of somebody else is answered with what to do for them: %s', (text) => {
    expect(careOf(text)).toMatch(/resta con quella persona/);
  });

  test('of one’s own, whoever else is told of, is answered with what to do for oneself', () =>
    expect(careOf('mia moglie dice che passerà, ma io voglio solo morire')).toMatch(/fare del male/));

  test.each([
    'mio fratello ha detto che sarebbe meglio se non ci fosse il parcheggio a pagamento',
    'il mio socio dice che vuole sparire dai social, che faccio?',
    'mia moglie dice che senza di lei il negozio non va avanti',
    'un cliente mi ha scritto che il bar non c’è più su google',
    'mia sorella ha detto che staremmo meglio senza la concorrenza',
    'mi ammazzo di lavoro e non resta niente',
    'basta, la faccio finita con i fornitori che consegnano tardi',
    'stasera la finisco, la vetrina, poi che ci metto?',
    'gli scarti si possono buttare nell’umido?',
    'mi butto nel mercato delle consegne, che dici?',
    'le rimanenze si possono buttare sotto i 10 euro?',
    'sono disperata: non trovo un cameriere per l’estate',
    'non dormo per un cliente che mi deve 20.000 euro',
    'vorrei sparire dai portali e vendere da solo',
    'mi schianto di lavoro tutte le settimane',
    'le vendite si sono schiantate dopo natale',
    'vado a schiantarmi contro il bilancio di fine anno',
    'noleggio auto: un cliente è andato a schiantarsi contro un muro, chi paga?',
    'penso di farla finita col negozio e cambiare lavoro',
    'ho pensato di buttarmi nell’online',
    'con questi tassi mi impicco',
    'ho contato le pillole in farmacia, l’inventario non torna',
    'smetto di soffrire se trovo un buon commercialista?',
    'me ne vado per sempre dal centro commerciale',
    'metto fine a tutto il magazzino vecchio con una svendita',
    'che numeri mi gioco al lotto sabato?',
    'ho una ricevitoria: sui gratta e vinci incasso 3.000 a settimana',
    'mi butti giù due righe per far conoscere il corso?',
    'mi butti giù un paio di idee per la vetrina?',
    'ti butto giù i numeri: affitto 900, luce 200',
    'le cose non vanno bene quest’anno, da dove comincio?',
    'lavoro dodici ore al giorno e non guadagno niente, dove sbaglio?',
    'ho paura di perdere i clienti se alzo i prezzi',
    'un cliente mi ha scritto che siamo cari',
  ])('is not read into business: %s', (text) => {
    expect(careOf(text)).toBe('');
  });
});

test('whether a business makes sense is a question of business', () =>
  expect(careOf('non so se ha senso andare avanti con il negozio online, che dici?')).toBe(''));

test('a supplier who threatens to stop deliveries is no threat to a person', () => {
  expect(careOf('il fornitore minaccia di non consegnare più, che faccio?')).toBe('');
});

test.each([
  'non mi ricordo più nemmeno perché apro la serranda la mattina',
  'oggi ho urlato contro tutti e poi ho pianto in macchina',
])('being at one’s wits’ end is heard without its word: %s', (message) =>
  expect(careOf(message)).toContain('02 2327 2327'),
);

test('one’s own losses at play are answered with who helps', () =>
  expect(careOf('perdo tutto alle macchinette del bar sotto casa')).toContain('800 558 822'));

test.each([
  'stanotte ho pensato che sarebbe meglio non esserci più',
  'sarebbe tutto più semplice se non ci fossi',
])('not wanting to be there any more is heard: %s', (message) => expect(careOf(message)).toContain('112'));

test('staying away from a fair is no despair', () =>
  expect(careOf('sarebbe meglio non esserci alla fiera quest’anno?')).toBe(''));

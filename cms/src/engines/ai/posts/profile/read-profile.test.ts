import { describe, expect, it } from 'vitest';
import { FLORIST, GUEST_HOUSE, TYPED_ON, TYRES } from '../testing/owners';
import { readInstructions } from './read-instructions';
import { profileGapsOf } from '../../../../contract';
import { readProfile } from './read-profile';
import { isSayableOn } from './say-window';

const florist = readProfile(FLORIST, TYPED_ON);
const tyres = readProfile(TYRES, TYPED_ON);
const guests = readProfile(GUEST_HOUSE, TYPED_ON);
const publicText = (profile: typeof florist): string =>
  [
    ...profile.facts.map(({ text }) => text),
    ...profile.questions.map(({ question, answer }) => `${question} ${answer}`),
    ...profile.offers.map(({ name, price, details, note }) =>
      [name, price, ...details.map(({ value }) => value), note].join(' '),
    ),
  ].join('\n');

describe('what a business is', () => {
  it('is told by name, trade, place, language and voice', () => {
    expect(florist).toMatchObject({
      name: 'Bucaneve',
      trade: 'fiorista',
      place: 'Belluno',
      language: 'it',
      voice: 'tu',
    });
    expect(tyres).toMatchObject({ name: 'Gomme Ferri', trade: 'gommista', place: 'Teramo', voice: 'lei' });
    expect(guests).toMatchObject({
      name: 'The Olive Gate',
      trade: 'bed-and-breakfast',
      place: 'Cortona',
      language: 'en',
    });
  });

  it('is not what its customers are', () => {
    const brief = {
      ...TYRES,
      instructions:
        'Studio Ponte, consulenti del lavoro a Rimini. Elaboriamo buste paga per ristoranti, pizzerie, bar e alberghi.',
      documents: [],
    };
    expect(readProfile(brief, TYPED_ON).trade).toBe('consulente-lavoro');
  });

  it('is found in small letters too', () => {
    const brief = {
      ...FLORIST,
      instructions:
        'ciao! siamo la sartoria zia rita di faenza, aperta dal 1990. facciamo orli e abiti su misura.',
      documents: [],
    };
    expect(readProfile(brief, TYPED_ON)).toMatchObject({
      name: 'Sartoria Zia Rita',
      place: 'Faenza',
      trade: 'sartoria',
    });
  });
});

describe('what customers may read', () => {
  it('are facts, prices and answers, without what was meant for the writer', () => {
    expect(publicText(florist)).toContain(
      "Le ghirlande dell\'avvento le facciamo a mano con abete e arance secche.",
    );
    expect(publicText(florist)).toContain('Consegna a domicilio: gratis in città sopra i 30 euro.');
    expect(florist.offers.map(({ name, price }) => [name, price])).toContainEqual([
      'Ghirlanda di abete',
      '38 €',
    ]);
    expect(publicText(florist)).not.toMatch(/Parla spesso|Dai del tu|nominare|Usa sempre/i);
  });

  it('holds nothing private: notes, costs, margins, suppliers, names', () => {
    expect(publicText(florist)).not.toMatch(/Lucia|Verdeluna|già fatta|costo/i);
    expect(florist.offers.flatMap(({ details }) => details.map(({ label }) => label))).not.toContain('costo');
    expect(publicText(tyres)).not.toMatch(/Pneusud|38 ?%|Dino|Ricarico|60%/);
    expect(publicText(guests)).not.toMatch(/damp|Our cost|\b38\b/);
    expect(florist.privateNotes.join(' ')).toContain('Lucia');
    expect(florist.forbidden).toEqual(expect.arrayContaining(['magia', 'emozioni', 'Verdeluna']));
  });

  it('speaks in the voice of its owner', () => {
    expect(publicText(florist)).toContain("Taglia i gambi in obliquo e cambia l'acqua");
    expect(publicText(florist)).toContain('Consegniamo anche la domenica?');
    expect(publicText(tyres)).toContain('Dove teniamo le gomme in deposito?');
  });

  it('names no prices where its owner wants none', () => {
    expect(tyres.pricesAllowed).toBe(false);
    expect(tyres.offers.every(({ price }) => price === '')).toBe(true);
  });
});

describe('days', () => {
  const fact = (words: string) => florist.facts.find(({ text }) => text.includes(words));

  it('end what happens on them, and hold back what must wait', () => {
    expect(fact('Laboratorio')).toMatchObject({ until: '2026-12-05' });
    expect(fact('corsi di primavera')).toMatchObject({ from: '2027-01-10' });
    const workshop = fact('Laboratorio');
    expect(workshop && isSayableOn(workshop, '2026-12-05')).toBe(true);
    expect(workshop && isSayableOn(workshop, '2026-12-06')).toBe(false);
  });

  it('of a trial price come before the usual one', () => {
    const brief = {
      ...FLORIST,
      instructions: 'Bucaneve, fiorista a Belluno. Orchidea in vaso a 18 euro fino al 30 novembre.',
    };
    const { offers } = readProfile(brief, TYPED_ON);
    expect(offers.find(({ name }) => name.startsWith('Orchidea'))).toMatchObject({ from: '2026-12-01' });
  });
});

describe('wishes', () => {
  it('are kept with what is asked for often, and with style', () => {
    expect(florist.wishes.filter(({ often }) => often).map(({ words }) => words)).toEqual([
      "ghirlande dell'avvento",
      'consegna a domicilio',
    ]);
    expect(florist).toMatchObject({ emoji: 1, hashtags: ['bucanevebelluno'] });
    expect(tyres).toMatchObject({ emoji: 0, exclamations: false });
  });

  it.each([
    ['Nota per me: il forno è rotto. Questo si può dire: apriamo anche la domenica.', 'apriamo', 'forno'],
    ['Roba mia: Marta è in prova, il bar Sport paga a 90 giorni.', '', 'Marta'],
    ['Segreto: la farina la compriamo a Cuneo, non scriverlo.', '', 'Cuneo'],
  ])('“%s” leaves out what is private', (text, publicPart, secret) => {
    const facts = readInstructions(`Siamo il Forno Gallo di Modena.\n${text}`, TYPED_ON)
      .facts.map((one) => one.text)
      .join(' ');
    expect(facts).not.toContain(secret);
    if (publicPart !== '') expect(facts.toLowerCase()).toContain(publicPart);
  });
});

it('says what its owner should still be asked', () => {
  const bare = readProfile({ ...FLORIST, instructions: 'Vendo cose belle.', documents: [] }, TYPED_ON);
  expect(profileGapsOf(bare)).toEqual(
    expect.arrayContaining(['name', 'trade', 'place', 'offers', 'questions']),
  );
  expect(profileGapsOf(florist)).toEqual([]);
});

describe('what a private note or a day holds back', () => {
  const brief = (instructions: string, csv: string, language: 'it' | 'en' = 'it') =>
    readProfile(
      {
        businessName: 'Prova',
        businessTown: '',
        instructions,
        documents: [{ name: 'listino.csv', text: csv }],
        tone: 'friendly',
        callToAction: '',
        link: '',
        language,
        profile: null,
      },
      TYPED_ON,
    );
  it('is a name, and none of the words that everybody uses', () => {
    const { forbidden } = brief(
      'We mend clocks in Lucca. Private: The Hotel Brentano bill is still unpaid.',
      'Clock,Price\nWall clock,€80\nTable clock,€60\n',
      'en',
    );
    expect(forbidden).toContain('Brentano');
    expect(forbidden).not.toContain('The');
  });
  it('is the price of what may not be told yet, and of one size only where one is on offer', () => {
    const { offers } = brief(
      'Siamo il birrificio Prova di Noto. Il sidro è pronto, prima del 9 dicembre non dire niente. Fino al 28 novembre la bionda da 1 l costa 6 euro invece di 8.',
      'Birra;Formato;Prezzo\nBionda;0,5 l;4,50\nBionda;1 l;8,00\nSidro;0,5 l;5,00\n',
    );
    expect(offers.map(({ name, from }) => [name, from])).toEqual([
      ['Bionda', null],
      ['Bionda', '2026-11-29'],
      ['Sidro', '2026-12-09'],
    ]);
  });
});

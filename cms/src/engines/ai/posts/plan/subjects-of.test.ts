import { expect, it } from 'vitest';
import type { PostBrief } from '../port';
import { readProfile } from '../profile/read-profile';
import { NOT_TOLD } from './subject';
import { aBrief } from '../testing/a-brief';
import { subjectsOf } from './subjects-of';
import { wishesOf } from './wishes';

const profileFor = (instructions: string, changes: Partial<PostBrief> = {}) =>
  readProfile(aBrief({ instructions, ...changes }), '2026-11-23');
const textsOf = (instructions: string, changes: Partial<PostBrief> = {}) =>
  subjectsOf(profileFor(instructions, changes)).map(({ sentences, weight }) => ({
    text: sentences.join(' '),
    weight,
  }));

it('what a business is not carries no post and stands beside none', () => {
  const subjects = textsOf(
    'The Loft, a cooking school in Orvieto. Write in English. We are not a restaurant, nobody can just drop in for lunch.',
    { language: 'en' },
  );
  expect(subjects.find(({ text }) => text.startsWith('We are not'))?.weight).toBeLessThanOrEqual(NOT_TOLD);
});

it('what an owner says is not said again by the trade', () => {
  const trade = 'La pressione si controlla a gomme fredde, prima di un viaggio e a ogni cambio di stagione.';
  const shop = 'Gomme Tre, gommista a Fano. Cambiamo e ripariamo gomme.';
  expect(textsOf(shop).some(({ text }) => text === trade)).toBe(true);
  const texts = textsOf(shop, {
    documents: [
      { name: 'consigli.txt', text: 'La pressione si guarda a gomme fredde, una volta al mese.\n' },
    ],
  });
  expect(texts.some(({ text }) => text === trade)).toBe(false);
});

it('the name of the house above a document is no subject of its lines', () => {
  const [line] = textsOf('Metrica Due, laboratorio di taratura a Como.', {
    documents: [
      {
        name: 'scheda.txt',
        text: 'LABORATORIO METRICA DUE\nTarature di strumenti di misura per officine e stamperie.\n',
      },
    ],
  }).filter(({ text }) => text.includes('stamperie'));
  expect(line?.text).toBe('Tarature di strumenti di misura per officine e stamperie.');
});

it('a wish turns on a word that something has', () => {
  const profile = profileFor(
    'Studio Due, sicurezza sul lavoro a Fermo. Parla spesso del ruolo di RSPP esterno.',
    { documents: [{ name: 'domande.txt', text: "D: Quanto costa l'RSPP?\nR: Da 900 euro l'anno.\n" }] },
  );
  expect(wishesOf(profile, subjectsOf(profile)).map(({ key }) => key)).toEqual(['rspp']);
});

it('a bottle has its price, and a present among courses is none of them', () => {
  const beer = profileFor('Birra Due, birrificio a Todi.', {
    documents: [
      {
        name: 'birre.csv',
        text: 'Birra;Stile;Bottiglia 33 cl;Formati\nLume;keller;3,80 €;33 cl, fusto\nBrace;stout;4,50 €;33 cl\n',
      },
    ],
  });
  expect(subjectsOf(beer).flatMap(({ sentences }) => sentences)).toContain(
    'Lume, keller: 3,80 € la bottiglia da 33 cl.',
  );
  const school = profileFor('The Loft, a cooking school in Orvieto. Write in English.', {
    language: 'en',
    documents: [{ name: 'classes.csv', text: 'Class;Price\nPasta;€60\nGift card;€40\nBread;€55\n' }],
  });
  expect(school.offers.map(({ name }) => name)).toEqual(['Pasta class', 'Gift card', 'Bread class']);
});

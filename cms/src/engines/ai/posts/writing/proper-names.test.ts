import { expect, it } from 'vitest';
import { readProfile } from '../profile/read-profile';
import { withProperNames } from './proper-names';

it('names get back the capitals that they lost within a sentence', () => {
  const profile = readProfile(
    {
      businessName: '',
      businessTown: '',
      instructions:
        'We are Pistone Rosso in Lucca. We ride in the hills and all of Garfagnana, six scooters.',
      documents: [],
      tone: 'friendly',
      callToAction: '',
      link: '',
      language: 'en',
      profile: null,
    },
    '2026-11-23',
  );
  expect(withProperNames('The garfagnana full day goes into the hills.', profile)).toBe(
    'The Garfagnana full day goes into the hills.',
  );
});

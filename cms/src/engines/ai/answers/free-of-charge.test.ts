import { expect, test } from 'vitest';
import { replyFromText } from '../testing/reply-from-text';

const PARK = `DOMANDE FREQUENTI

C'è un'area picnic? Sì, l'area picnic ha 20 tavoli gratuiti. Il chiosco vende panini e bibite.
Quanto costa il parcheggio? Il parcheggio è gratuito.
`;

test('that something else is free is no price', async () => {
  expect(await replyFromText(PARK, 'quanto costa un panino al chiosco?')).not.toMatch(/gratuit/);
  expect(await replyFromText(PARK, 'quanto costa il parcheggio?')).toMatch(/gratuito/);
});

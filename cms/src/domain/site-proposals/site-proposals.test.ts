import { describe, expect, test } from 'vitest';
import { questionCandidates } from './question-candidates';
import { readSiteIdentity } from './read-site-identity';

const page = (head: string, body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('who a site is', () => {
  test('a bakery with structured data: its name, logo and hours, days with the same hours as one span', () => {
    const html = page(
      `<title>Home | Il pane di una volta</title><meta property="og:site_name" content="Sito ufficiale">
      ${ld({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', name: 'Il sito' },
          {
            '@type': 'Bakery',
            name: 'Forno  Bianchi',
            logo: { '@type': 'ImageObject', url: '/img/logo.png' },
            openingHoursSpecification: [
              {
                dayOfWeek: ['Monday', 'Tuesday', 'https://schema.org/Wednesday'],
                opens: '07:00:00',
                closes: '13:00',
              },
              { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '16:00', closes: '19:30' },
              { dayOfWeek: 'Saturday', opens: '07:00', closes: '13:00' },
              { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
            ],
          },
        ],
      })}`,
    );
    const { name, logos, openingHours } = readSiteIdentity(html, 'https://www.fornobianchi.it/');
    expect(name).toBe('Forno Bianchi');
    expect(logos).toEqual(['https://www.fornobianchi.it/img/logo.png']);
    expect(openingHours).toEqual({
      it: 'Orari di apertura: lunedì–mercoledì 07:00–13:00, 16:00–19:30; sabato 07:00–13:00.',
      en: 'Opening hours: Monday–Wednesday 07:00–13:00, 16:00–19:30; Saturday 07:00–13:00.',
    });
  });

  test('a WordPress studio: name from og:site_name, logo from the largest icon, not from its vector drawing', () => {
    const html = page(
      `<title>Studio dentistico a Bari – Studio Rossi</title><meta property="og:site_name" content="Studio Rossi">
      <link rel="icon" href="/favicon.ico"><link rel="icon" sizes="32x32" href="/i-32.png">
      <link rel="icon" sizes="192x192" href="/i-192.png"><link rel="apple-touch-icon" href="/apple.png">
      <link rel="icon" type="image/svg+xml" href="/i.svg"><meta property="og:image" content="https://cdn.example/studio.jpg">`,
    );
    const { name, logos, openingHours } = readSiteIdentity(html, 'https://studiorossi.it/');
    expect(name).toBe('Studio Rossi');
    expect(logos).toEqual([
      'https://studiorossi.it/i-192.png',
      'https://studiorossi.it/apple.png',
      'https://cdn.example/studio.jpg',
      'https://studiorossi.it/i-32.png',
    ]);
    expect(openingHours).toBeNull();
  });

  test('short opening hours, and structured data that cannot be parsed is no obstacle', () => {
    const html = page(
      `<script type="application/ld+json">{"name": "rotto",}</script>
      ${ld({ '@type': 'Store', name: 'Ferramenta Verdi', openingHours: ['Mo-Fr 08:30-12:30', 'Sa 09:00-12:00'] })}`,
    );
    expect(readSiteIdentity(html, 'https://x.it/')).toMatchObject({
      name: 'Ferramenta Verdi',
      openingHours: { it: 'Orari di apertura: lunedì–venerdì 08:30–12:30; sabato 09:00–12:00.' },
    });
  });

  test.each([
    ['Home | Pasticceria Giada', 'https://www.pasticceriagiada.it/', 'Pasticceria Giada'],
    ['Pasticceria Giada - Torte e dolci a Lecce', 'https://pasticceria-giada.it/', 'Pasticceria Giada'],
    ['Torte e dolci – Giada', 'https://negozio.example/', 'Giada'],
    ['Benvenuti', 'https://x.it/', null],
    ['Officina Neri', 'https://x.it/', 'Officina Neri'],
    ['', 'https://x.it/', null],
  ])('without anything else its title names it: %s', (title, url, name) => {
    expect(readSiteIdentity(page(`<title>${title}</title>`), url).name).toBe(name);
  });

  test('an image that calls itself logo is one; addresses that are no web pages are left out', () => {
    const html = page(
      `<link rel="apple-touch-icon" href="javascript:alert(1)">`,
      `<img class="site-logo" src="/wp/uploads/marchio.webp"><img src="data:image/png;base64,AA" alt="logo"><img src="/foto.jpg">`,
    );
    expect(readSiteIdentity(html, 'https://x.it/a/').logos).toEqual(['https://x.it/wp/uploads/marchio.webp']);
  });

  test('an article or a product is no business', () => {
    const html = page(`<title>Blog</title>${ld([{ '@type': 'BlogPosting', name: 'Come si fa il pane' }])}`);
    expect(readSiteIdentity(html, 'https://x.it/').name).toBe('Blog');
  });
});

describe('questions to begin with', () => {
  const piece = (heading: string, text = '', question: string | null = null) => ({ heading, text, question });

  test('those that the pages ask come first, in their order and once', () => {
    expect(
      questionCandidates(
        [
          piece('Domande frequenti', 'Sì.', 'Fate torte senza glutine?'),
          piece('FAQ > Consegnate a domicilio?', 'Solo in città.'),
          piece('Fate torte senza glutine?', 'Sì.'),
          piece('Orari', 'Martedì 8-13'),
        ],
        'it',
      ),
    ).toEqual([
      'Fate torte senza glutine?',
      'Consegnate a domicilio?',
      'Quali sono gli orari di apertura?',
      'Quali sono i tempi di consegna?',
    ]);
  });
  test('slogans and questions too long for a button are left out', () => {
    expect(
      questionCandidates([piece('Pronti?'), piece(`Volete ${'molto '.repeat(20)}altro?`)], 'it'),
    ).toEqual([]);
  });
  test('a topic of a heading comes before one that a text mentions, in the language of the bot', () => {
    expect(
      questionCandidates(
        [piece('Welcome', 'Contact us: info@x.it'), piece('Parking', 'Behind the house')],
        'en',
      ),
    ).toEqual(['Is there parking?', 'How can I contact you?']);
  });
});

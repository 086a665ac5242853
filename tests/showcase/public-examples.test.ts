import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedBot, helpBot, helpBotPassages, type AskBot } from '../../cms/src/seeds/help-bot.suite';
import { landing as english } from '../../site/src/i18n/en/landing';
import { landing as italian } from '../../site/src/i18n/it/landing';

/** Characters of a reply that a visitor reads to its end. */
const SHORT = 320;
const LANDING = { it: italian, en: english };
const LOCALES = ['it', 'en'] as const;
/** What each answer of the landing page's questions must say, in either language. */
const FREQUENT = [
  ['1', /Marketplace/],
  ['2', /^No\b/],
  ['3', /PDF, TXT, CSV, DOCX/],
  ['4', /inglese|English/],
  ['5', /Chatbot AI/],
  ['6', /tre puntini|three dots/],
  ['7', /webhook/],
  ['8', /100%/],
  ['9', /nessun altro cliente|no other customer/],
  ['10', /24/],
] as const;

describe.each(LOCALES)('what the public pages ask, in %s', (locale) => {
  const { faq, demo, drawn } = LANDING[locale];
  let ask: AskBot;
  beforeAll(async () => {
    ask = await helpBot(locale);
  });

  test.each(FREQUENT)(
    'the product’s own bot answers question %s of the landing page',
    async (each, words) => {
      const reply = await ask(faq[each].q);
      expect(reply).toMatchObject({ outcome: 'answered', sources: [expect.any(String)] });
      expect(reply.text).toMatch(words);
      expect(reply.text.length).toBeLessThanOrEqual(SHORT);
    },
  );

  test('it answers the title of every help article, from that article', async () => {
    const titles = helpBotPassages(locale).flatMap(({ sourceId, sourceTitle }) =>
      sourceId.startsWith('/help/') ? [sourceTitle] : [],
    );
    for (const title of new Set(titles)) {
      const reply = await ask(title);
      expect(reply.sources, title).toContain(title);
      expect(reply.text.length, `${title}: ${reply.text}`).toBeLessThanOrEqual(SHORT);
    }
  });

  test('the landing page’s hotel answers as its picture shows', async () => {
    const [title = ''] = demo.source.split(',');
    const hotel = await embeddedBot(
      [
        {
          id: 'dogs',
          sourceId: 'rules',
          sourceTitle: title,
          page: 2,
          heading: locale === 'it' ? 'Animali' : 'Pets',
          text: demo.answer,
          question: null,
        },
        {
          id: 'breakfast',
          sourceId: 'rules',
          sourceTitle: title,
          page: 1,
          heading: locale === 'it' ? 'Colazione' : 'Breakfast',
          text:
            locale === 'it'
              ? 'La colazione è servita dalle 7:30 alle 10:00 ed è compresa nel prezzo.'
              : 'Breakfast is served from 7:30 to 10:00 and is included in the price.',
          question: null,
        },
      ],
      { language: locale, name: demo.name, fallbackText: demo.unknownAnswer },
    );
    const known = await hotel(demo.question);
    expect(known).toMatchObject({ outcome: 'answered', sources: [title] });
    expect(known.text).toContain(demo.answer);
    expect(await hotel(demo.unknown)).toMatchObject({ outcome: 'unknown', text: demo.unknownAnswer });
  });

  test('the pottery of its drawings answers what it is asked there', async () => {
    const [shipping, care] = [drawn.files[2], drawn.files[3]];
    const facts =
      locale === 'it'
        ? [
            [
              shipping,
              'Spediamo in tutta Italia, isole comprese: in Sardegna e in Sicilia servono 4 giorni.',
            ],
            [care, 'I piatti e le tazze vanno in lavastoviglie; i vasi si lavano a mano.'],
            [drawn.files[1], 'I pezzi su misura si ordinano con un mese di anticipo.'],
          ]
        : [
            [shipping, 'We ship all over Italy, islands included: to Sardinia and Sicily it takes 4 days.'],
            [care, 'Plates and mugs are dishwasher safe; vases are washed by hand.'],
            [drawn.files[1], 'Made-to-measure pieces are ordered a month ahead.'],
          ];
    const pottery = await embeddedBot(
      facts.map(([sourceTitle = '', text = ''], at) => ({
        id: `p${at}`,
        sourceId: sourceTitle,
        sourceTitle,
        page: null,
        heading: '',
        text,
        question: null,
      })),
      { language: locale, name: 'Bottega', fallbackText: '' },
    );
    for (const [at, question] of Object.values(drawn.questions).entries())
      expect(await pottery(question), question).toMatchObject({
        outcome: 'answered',
        sources: [facts[at]?.[0]],
      });
  });
});

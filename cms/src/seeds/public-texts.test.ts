import { describe, expect, test } from 'vitest';
import {
  ASSISTANT_LIMITS,
  BOOKING_RULES,
  HELP_TOPICS,
  LEGAL_SLUGS,
  LIMITS,
  SOCIAL_LIMITS,
} from '../contract';
import { sanitiseBody } from '../domain/article/sanitise-body';
import { formatCount } from '../locales/format';
import { HELP_ANSWERS, HELP_SEEDS } from './help';
import { LEGAL_SEEDS } from './legal';

test('every legal page has its first version', () => {
  expect(LEGAL_SEEDS.map(({ slug }) => slug)).toEqual([...LEGAL_SLUGS]);
});

test('every topic of the help has articles, each with an address of its own', () => {
  const slugs = HELP_SEEDS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  expect(new Set(HELP_SEEDS.map(({ topic }) => topic))).toEqual(new Set(HELP_TOPICS));
});

test.each(
  [...HELP_SEEDS, ...LEGAL_SEEDS].flatMap(({ slug, it, en }) => [
    [`${slug} (it)`, it] as const,
    [`${slug} (en)`, en] as const,
  ]),
)('%s keeps every mark that it has', (_, { title, body }) => {
  expect(title).not.toBe('');
  expect(sanitiseBody(body).trim()).toBe(body.trim());
});

describe.each(['it', 'en'] as const)('short answers in %s', (locale) => {
  const texts = [
    ...HELP_SEEDS.map((seed) => seed[locale].body),
    ...Object.values(HELP_ANSWERS[locale])
      .flat()
      .map(({ text }) => text),
  ];
  const isStated = (text: string) => texts.some((each) => each.includes(text));

  test('belong to an article each, and no question is answered twice', () => {
    const slugs = new Set(HELP_SEEDS.map(({ slug }) => slug));
    expect(Object.keys(HELP_ANSWERS[locale]).filter((slug) => !slugs.has(slug))).toEqual([]);
    const questions = Object.values(HELP_ANSWERS[locale]).flatMap((answers) =>
      answers.flatMap((answer) => answer.questions),
    );
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
    expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
  });

  test('say the limits that hold', () => {
    const { trainingFiles, sitePages, allowedDomains, monthlyMessages } = LIMITS;
    const { horizonDays, changeHours } = BOOKING_RULES;
    const { min, max } = SOCIAL_LIMITS.postsPerWeek;
    expect([trainingFiles.maxFiles, trainingFiles.maxBytes, ASSISTANT_LIMITS.documents]).toEqual([
      10,
      1024 * 1024,
      4,
    ]);
    const words =
      locale === 'it'
        ? [
            `dalle pagine del tuo sito (fino a ${sitePages.max})`,
            `fino a ${allowedDomains.max} domini`,
            `${formatCount(monthlyMessages.default, 'it')} al mese`,
            `prossimi ${horizonDays} giorni: la pagina mostra quelli che puoi ancora prenotare`,
            `fino a ${changeHours} ore prima`,
            `da ${min} a ${max} post a settimana`,
          ]
        : [
            `the pages of your site (up to ${sitePages.max})`,
            `up to ${allowedDomains.max} domains`,
            `${formatCount(monthlyMessages.default, 'en')} a month`,
            `next ${horizonDays} days: the page shows those that can still be booked`,
            `until ${changeHours} hours before`,
            `from ${min} to ${max} posts a week`,
          ];
    expect(words.filter((each) => !isStated(each))).toEqual([]);
    // Each consultant sets how long before they can be booked.
    expect(['ore di anticipo', 'hours ahead'].filter(isStated)).toEqual([]);
  });
});

/**
 * How well a freshly trained bot answers, asked as a widget asks, over HTTP.
 *
 *   npm run bench -- answers path/to/squad-it.json [questions per article]
 *
 * Each article of the data becomes the documents of one bot (TXT, CSV, PDF and DOCX in turn, each at most 1 MB); its own questions are asked,
 * and as many questions of other articles, which it should refuse. A reply counts when it contains a gold answer
 * (case and accents folded, whole tokens).
 */
import fs from 'node:fs';
import { makeCsv, makeDocx, makePdf } from '../support/documents';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { signUp } from '../support/client';
import { startCms } from '../support/start-cms';

interface Article {
  title: string;
  paragraphs: { context: string; qas: { id: string; question: string; answers: string[] }[] }[];
}

const [file = '', perArticle = '30', articleLimit = '24'] = process.argv.slice(2);
if (!file)
  throw new Error('Usage: npm run bench -- answers path/to/squad-it.json [questions per article] [articles]');
const ORIGIN = 'https://esempio.it';
const { articles } = JSON.parse(fs.readFileSync(file, 'utf8')) as { articles: Article[] };

const fold = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const contains = (reply: string, answers: string[]) =>
  answers.some((answer) => fold(answer).trim() !== '' && fold(reply).includes(fold(answer)));

/** Every n-th item, so that the sample covers the whole list and is the same at each run. */
const sample = <T>(items: T[], count: number): T[] => {
  const stride = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * stride)],
  ).filter((item): item is T => item !== undefined);
};

const documentsOf = (article: Article, index: number): { name: string; bytes: Buffer }[] => {
  const texts = article.paragraphs.map(({ context }) => context);
  switch (index % 4) {
    case 0:
      return [{ name: `${article.title}.txt`, bytes: Buffer.from(texts.join('\n\n')) }];
    case 1:
      return [
        {
          name: `${article.title}.csv`,
          bytes: makeCsv([['argomento', 'testo'], ...texts.map((text) => [article.title, text])]),
        },
      ];
    case 2:
      return [{ name: `${article.title}.pdf`, bytes: makePdf(texts.join('\n')) }];
    default:
      return [{ name: `${article.title}.docx`, bytes: makeDocx(article.title, texts) }];
  }
};

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const server = await startCms({ env: { SEED_DEMO: 'true', RATE_LIMIT_SCALE: '100000' } });
try {
  const used = sample(articles, Number(articleLimit));
  const owner = await signUp(server);
  const bots: { bot: OwnedBot; article: Article; kind: string }[] = [];
  for (const [index, article] of used.entries()) {
    const bot = await ownerOfBot(server, owner);
    await bot.save({ siteUrl: ORIGIN });
    const files = await bot.upload(documentsOf(article, index));
    const failed = files.filter(({ status }) => status === 'failed');
    if (failed.length > 0) throw new Error(`${article.title}: ${JSON.stringify(failed)}`);
    await bot.publish();
    bots.push({ bot, article, kind: ['TXT', 'CSV', 'PDF', 'DOCX'][index % 4] ?? '' });
  }

  const times: number[] = [];
  const byKind = new Map<string, { total: number; right: number }>();
  let total = 0;
  let right = 0;
  let refusedInside = 0;
  let foreign = 0;
  let foreignAnswered = 0;
  const lengths: number[] = [];
  for (const [index, { bot, article, kind }] of bots.entries()) {
    const guest = await visitor(server, bot.id, ORIGIN);
    const own = sample(
      article.paragraphs.flatMap(({ qas }) => qas),
      Number(perArticle),
    );
    const others = used.filter((other) => other !== article);
    const strangers = sample(
      others.flatMap(({ paragraphs }) => paragraphs.flatMap(({ qas }) => qas)),
      own.length,
    );
    for (const { question, answers } of own) {
      const start = performance.now();
      const { status, body } = await guest.ask(question);
      times.push(performance.now() - start);
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
      total += 1;
      lengths.push(body.reply.length);
      const ok = body.outcome === 'answered' && contains(body.reply, answers);
      if (ok) right += 1;
      if (body.outcome !== 'answered') refusedInside += 1;
      const tally = byKind.get(kind) ?? { total: 0, right: 0 };
      byKind.set(kind, { total: tally.total + 1, right: tally.right + (ok ? 1 : 0) });
    }
    for (const { question } of strangers) {
      const { body } = await guest.ask(question);
      foreign += 1;
      if (body.outcome === 'answered') foreignAnswered += 1;
    }
    process.stdout.write(`\r  ${index + 1}/${bots.length} bots`);
  }

  console.log(`\n
  questions inside the documents     ${total}
  replies that contain a gold answer ${percent(right, total)}   (${[...byKind].map(([kind, tally]) => `${kind} ${percent(tally.right, tally.total)}`).join(', ')})
  not answered though inside         ${percent(refusedInside, total)}
  questions outside the documents    ${foreign}
  answered all the same              ${percent(foreignAnswered, foreign)}
  reply length, mean                 ${Math.round(lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length))} characters
  time over HTTP                     median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms
`);
} finally {
  await server.stop();
}

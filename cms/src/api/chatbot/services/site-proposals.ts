import type { Core } from '@strapi/strapi';
import type { Locale, ReadSiteProposals } from '../../../contract';
import { HOURS_QUESTION, questionCandidates } from '../../../domain/site-proposals/question-candidates';
import { readSiteIdentity } from '../../../domain/site-proposals/read-site-identity';
import { engines } from '../../../engines';
import { languageOf } from '../../../engines/ai/questions';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { drawSquare } from '../../../http/picture';
import { timings } from '../../../settings/timings';
import { askDraft } from '../ask-draft';
import { SITE_PAGE, type ChatbotRow } from '../chatbot-row';
import { readSiteLooks } from '../read-site-looks';
import type { CrawlRecord } from '../stored-values';
import { findOwnChatbot } from './chatbots';
import { loadPassages } from './load-passages';

type Proposals = ReadSiteProposals['response']['data'];
/** What the page's structured data says of the hours comes after the bot's own words. */
type FirstPage = Omit<Proposals, 'openingHours' | 'questions'> & {
  statedHours: Record<Locale, string> | null;
};
type Answers = { language: Locale; hours: string | null; questions: string[] };
type Bot = ChatbotRow & { crawl: CrawlRecord | null };

const LOGO = { pixels: 256, maxBytes: 1024 * 1024, accept: 'image/png,image/jpeg,image/webp' };
const QUESTIONS = 3;
/** Of a site with a long list of questions, the first are tried. */
const MAX_CANDIDATES = 16;

/** The first of these addresses that leads to a picture, drawn anew; a site without one has none. */
const readLogo = async (strapi: Core.Strapi, addresses: readonly string[]): Promise<string | null> => {
  for (const address of addresses) {
    try {
      const { status, body } = await engines(strapi).web.fetch(address, {
        maxBytes: LOGO.maxBytes,
        accept: LOGO.accept,
        timeoutMs: timings().reading.siteColorsMs,
      });
      if (status >= 400) continue;
      return `data:image/webp;base64,${(await drawSquare(body, LOGO.pixels)).toString('base64')}`;
    } catch {
      // Unreachable, private, too large or no picture: the next may be better.
    }
  }
  return null;
};

const NOTHING_SEEN: FirstPage = { name: null, logo: null, colors: [], statedHours: null };

/** What the first page of a site that the bot has read shows of it. What cannot be opened now proposes nothing. */
const readFirstPage = async (strapi: Core.Strapi, { id, crawl, siteUrl }: Bot): Promise<FirstPage> => {
  // The reading has asked robots.txt: where it was turned away, nothing is opened here either.
  const pages = await strapi.db.query(SITE_PAGE).count({ where: { chatbot: { id }, state: 'ready' } });
  const address = crawl?.site ?? siteUrl;
  if (pages === 0 || !address) return NOTHING_SEEN;
  try {
    const { html, url, colors } = await readSiteLooks(strapi, address);
    const { name, logos, openingHours } = readSiteIdentity(html, url);
    const logo = await readLogo(strapi, logos);
    return { name, logo, colors, statedHours: openingHours };
  } catch (error) {
    if (error instanceof ApiError) return NOTHING_SEEN;
    throw error;
  }
};

/** Questions that the bot answers from what it has read, and its opening hours in its own words; in the language of what it has read. */
const readAnswers = async (
  strapi: Core.Strapi,
  { installId, language: ownLanguage }: Bot,
): Promise<Answers> => {
  const passages = await loadPassages(strapi, installId);
  const pieces = passages.map(({ heading, question, text }) => ({
    heading,
    question: question ?? null,
    text,
  }));
  // Who sees the product in English may have an Italian site, and visitors who read it.
  const language = languageOf(pieces.map(({ text }) => text).join('\n'), ownLanguage);
  const candidates = questionCandidates(pieces, language).slice(0, MAX_CANDIDATES);
  const questions: string[] = [];
  // One by one: of two questions with one answer, the likelier is offered.
  const replies = new Set<string>();
  for (const question of candidates) {
    if (questions.length === QUESTIONS) break;
    const answer = await askDraft(strapi, installId, question, undefined, { withoutModels: true });
    if (answer?.outcome !== 'answered' || replies.has(answer.text)) continue;
    replies.add(answer.text);
    questions.push(question);
  }
  const hours =
    passages.length > 0
      ? await askDraft(strapi, installId, HOURS_QUESTION[language], undefined, { withoutModels: true })
      : null;
  return { language, hours: hours?.outcome === 'answered' ? hours.text : null, questions };
};

/** What a chatbot could begin with, from what it has read; for its owner to confirm, edit or refuse. */
export const siteProposals = async (
  strapi: Core.Strapi,
  caller: Caller,
  installId: string,
): Promise<Proposals> => {
  const bot = (await findOwnChatbot(strapi, installId, caller)) as Bot;
  const [{ statedHours, ...page }, { language, hours, questions }] = await Promise.all([
    readFirstPage(strapi, bot),
    readAnswers(strapi, bot),
  ]);
  const answer = hours ?? statedHours?.[language];
  return {
    ...page,
    openingHours: answer ? { question: HOURS_QUESTION[language], answer } : null,
    questions,
  };
};

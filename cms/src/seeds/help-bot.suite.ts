import { helpPages, type TaughtProduct } from '../api/chatbot/help-pages';
import { CREDIT_PACKS, HELP_BOTS, type Locale, type WidgetOutcome } from '../contract';
import { plainText } from '../domain/article/plain-text';
import { EmbeddedEngine } from '../engines/ai/embedded/embedded-engine';
import { IndexRetriever } from '../engines/ai/index/index-retriever';
import models from '../engines/ai/index/models.json';
import { PassageIndex } from '../engines/ai/index/passage-index';
import type { Passage, HistoryMessage } from '../engines/ai/port';
import { collect } from '../engines/ai/testing/ask.suite';
import { HELP_ANSWERS, HELP_SEEDS } from './help';
import { HELP_BOT_SEEDS } from './help-bot';
import { PRODUCT_SEEDS } from './products';

export interface BotReply {
  text: string;
  outcome: WidgetOutcome;
  /** Titles of the pages that it comes from. */
  sources: string[];
  suggestions: string[];
}
/** Asks a bot; the conversation so far, the visitor's words first. */
export type AskBot = (question: string, ...before: string[]) => Promise<BotReply>;

const productOf = ({ slug, kind, it, en, priceCents, billingPeriod }: (typeof PRODUCT_SEEDS)[number]) => ({
  documentId: slug,
  kind,
  title: it.title,
  titleEn: en.title,
  description: it.description,
  descriptionEn: en.description,
  activationTime: it.activationTime,
  activationTimeEn: en.activationTime,
  requires: it.requires ?? [],
  requiresEn: en.requires ?? [],
  priceCents,
  billingPeriod,
  messageCredits: null,
});
const creditsOf = ({ slug, messages, priceCents }: (typeof CREDIT_PACKS)[number]): TaughtProduct => ({
  documentId: slug,
  kind: 'credits',
  title: slug,
  titleEn: null,
  description: null,
  descriptionEn: null,
  activationTime: null,
  activationTimeEn: null,
  requires: null,
  requiresEn: null,
  priceCents,
  billingPeriod: 'once',
  messageCredits: messages,
});

/** A bot with the embedded engine, without a server. */
export const embeddedBot = async (
  passages: readonly Passage[],
  { language, name, fallbackText }: { language: Locale; name: string; fallbackText: string },
): Promise<AskBot> => {
  const retriever = new IndexRetriever(await PassageIndex.build([...passages], models), models);
  const engine = new EmbeddedEngine();
  const bot = {
    id: HELP_BOTS[language],
    name,
    instructions: '',
    tone: 'friendly' as const,
    language,
    fallbackText,
    contactUrl: '',
    siteUrl: '',
  };
  return async (text, ...before) => {
    const history: HistoryMessage[] = before.map((words, at) => ({
      role: at % 2 === 0 ? 'user' : 'bot',
      text: words,
    }));
    const { signal } = new AbortController();
    const answer = await collect(engine.answer({ bot, text, history, sessionId: 's', signal }, retriever));
    const { outcome, suggestions } = answer;
    return { text: answer.text, outcome, suggestions, sources: answer.sources.map(({ title }) => title) };
  };
};

/** What the product's own bot knows on a fresh server with demo content. */
export const helpBotPassages = (locale: Locale): Passage[] =>
  helpPages(
    HELP_SEEDS.map((seed) => ({
      slug: seed.slug,
      title: seed[locale].title,
      text: plainText(seed[locale].body),
      answers: HELP_ANSWERS[locale][seed.slug] ?? [],
    })),
    [...PRODUCT_SEEDS.map(productOf), ...CREDIT_PACKS.map(creditsOf)],
    locale,
  ).flatMap(({ url, title, passages }) =>
    passages.map(({ heading, question, text }, at) => ({
      id: `${url}#${at}`,
      sourceId: url,
      sourceTitle: title,
      page: null,
      heading,
      text,
      question,
    })),
  );

/** The product's own bot, as a fresh server with demo content has it. */
export const helpBot = (locale: Locale): Promise<AskBot> => {
  const seed = HELP_BOT_SEEDS.find(({ language }) => language === locale);
  return embeddedBot(helpBotPassages(locale), {
    language: locale,
    name: seed?.design.displayName ?? '',
    fallbackText: seed?.fallbackText ?? '',
  });
};

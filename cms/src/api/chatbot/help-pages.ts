import type { BillingPeriod, Cents, Locale } from '../../contract';
import type { ShortAnswer } from '../../domain/article/short-answers';
import { textsOf } from '../../domain/product/texts';
import {
  catalogueAnswers,
  productAnswers,
  type ProductAnswer,
  type ProductFacts,
} from '../../locales/product-answers';

/** What a bot of ours quotes from a page. */
export interface HelpPassage {
  heading: string;
  /** Null for text that answers no question in particular. */
  question: string | null;
  text: string;
}
/** One page of ours, as a bot of ours quotes it. */
export interface HelpPage {
  /** Its path: the server may move to another address without anything to learn anew. */
  url: string;
  title: string;
  passages: HelpPassage[];
}

/** A help article in one language, with what is answered from it. */
export interface TaughtArticle {
  slug: string;
  title: string;
  text: string;
  answers: ShortAnswer[];
}
/** A product as it is stored. */
export interface TaughtProduct {
  documentId: string;
  kind: string;
  title: string;
  titleEn: string | null;
  description: string | null;
  descriptionEn: string | null;
  activationTime: string | null;
  activationTimeEn: string | null;
  requires: unknown;
  requiresEn: unknown;
  priceCents: Cents;
  billingPeriod: BillingPeriod;
  messageCredits: number | null;
}

/** A text that is longer is no reply: it is read, and quoted by the sentence. */
const LONGEST_REPLY = 320;

const passagesOf = (answers: readonly ProductAnswer[]): HelpPassage[] =>
  answers.flatMap(({ questions, text }) =>
    questions.map((question) => ({ heading: question, question, text })),
  );

const articlePage = ({ slug, title, text, answers }: TaughtArticle): HelpPage => {
  const given = answers.map(({ questions, text: reply }) => ({
    questions,
    text: reply === '' ? text : reply,
  }));
  const isAnswered = given.some(({ questions }) => questions.includes(title));
  // Without short answers the article is the answer to its title, whatever its length.
  const isReply = !isAnswered && (answers.length === 0 || text.length <= LONGEST_REPLY);
  const whole = { heading: title, question: isReply ? title : null, text };
  return {
    url: `/help/${slug}`,
    title,
    passages: [...(isAnswered && text.length <= LONGEST_REPLY ? [] : [whole]), ...passagesOf(given)],
  };
};

const factsOf = (product: TaughtProduct, locale: Locale): ProductFacts => {
  const english = locale === 'en';
  const requiresEn = textsOf(product.requiresEn);
  return {
    kind: product.kind,
    title: (english && product.titleEn) || product.title,
    description: (english && product.descriptionEn) || product.description || '',
    activationTime: (english && product.activationTimeEn) || product.activationTime || '',
    requires: english && requiresEn.length > 0 ? requiresEn : textsOf(product.requires),
    priceCents: product.priceCents,
    billingPeriod: product.billingPeriod,
  };
};

const productPage = (product: TaughtProduct, locale: Locale): HelpPage => {
  const facts = factsOf(product, locale);
  const { title, description } = facts;
  return {
    url: `/product-detail/${product.documentId}`,
    title,
    passages: [
      { heading: title, question: description.length <= LONGEST_REPLY ? title : null, text: description },
      ...passagesOf(productAnswers(facts, locale)),
    ],
  };
};

/** What the product says of itself: the help articles, the products on sale, and all of these together. */
export const helpPages = (
  articles: readonly TaughtArticle[],
  products: readonly TaughtProduct[],
  locale: Locale,
): HelpPage[] => {
  const sold = products.filter(({ kind }) => kind !== 'credits');
  const credits = products.flatMap(({ messageCredits, priceCents }) =>
    messageCredits === null ? [] : [{ messages: messageCredits, priceCents }],
  );
  const catalogue: HelpPage = {
    url: '/marketplace',
    title: 'Marketplace',
    passages: passagesOf(
      catalogueAnswers(
        sold.map((product) => factsOf(product, locale)),
        credits,
        locale,
      ),
    ),
  };
  return [...articles.map(articlePage), ...sold.map((product) => productPage(product, locale)), catalogue]
    .map((page) => ({ ...page, passages: page.passages.filter(({ text }) => text !== '') }))
    .filter(({ passages }) => passages.length > 0);
};

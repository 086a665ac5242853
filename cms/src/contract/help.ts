import type { Day, Locale, One } from './common';

export const HELP_TOPICS = ['start', 'assistant', 'chatbot', 'purchases', 'account'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** A help article as a list shows it and a search reads it. */
export interface HelpEntry {
  slug: string;
  topic: HelpTopic;
  title: string;
  /** The whole text, without marks. */
  text: string;
}
/** A help article. `body` is sanitised HTML. */
export interface HelpArticle {
  slug: string;
  topic: HelpTopic;
  title: string;
  body: string;
  /** The first words of the answer, without marks: what search engines and link previews say of it. */
  opening: string;
  /** Others of the same topic. */
  related: { slug: string; title: string }[];
}

/** `GET /api/site/help-articles?locale=it`, in the editors' order. */
export interface ListHelpArticles {
  response: { data: HelpEntry[] };
}
/** `GET /api/site/help-articles/:slug?locale=it` */
export interface GetHelpArticle {
  response: One<HelpArticle>;
}

export const HELP_LIMITS = { message: 4000 } as const;

/** `POST /api/help-messages`: writes to whoever runs the product, and confirms to the sender. Open to guests. */
export interface SendHelpMessage {
  request: { name: string; email: string; message: string; locale?: Locale };
  response: { data: { sent: true } };
}

export const LEGAL_SLUGS = [
  'privacy',
  'termini',
  'cookie',
  'accessibilita',
  'trasparenza-ai',
  'recesso',
] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** Who runs the product. What its configuration does not say is ''. */
export interface SiteOperator {
  name: string;
  address: string;
  vatNumber: string;
  email: string;
  pec: string;
}
/** The version of a legal page that is in force. `body` is sanitised HTML. */
export interface LegalPage {
  slug: LegalSlug;
  title: string;
  body: string;
  version: number;
  effectiveOn: Day;
  operator: SiteOperator;
}
/** `GET /api/site/legal-pages/:slug?locale=it` */
export interface GetLegalPage {
  response: One<LegalPage>;
}

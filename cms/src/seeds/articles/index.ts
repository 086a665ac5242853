import { aiAct } from './ai-act';
import type { ArticleSeed } from './article-seed';
import { cassa } from './cassa';
import { chatbotDomande } from './chatbot-domande';
import { prezzi } from './prezzi';
import { recensioni } from './recensioni';
import { social } from './social';

export type { ArticleSeed } from './article-seed';

/** The demo blog, newest first. */
export const ARTICLE_SEEDS: ArticleSeed[] = [chatbotDomande, prezzi, cassa, recensioni, social, aiAct];

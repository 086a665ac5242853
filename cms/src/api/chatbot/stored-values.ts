import type { ChatbotDesign, ComparedReply, PublishedBot, SiteCrawl, TrialReply } from '../../contract';

/** A publication as the database holds it: its design may be older than the newest field. */
export type PublishedContent = Omit<PublishedBot, 'design'> & { design: Partial<ChatbotDesign> };

/** One side's reply to a compared question. */
export type StoredReply = ComparedReply & Pick<TrialReply, 'sources'>;

/** A reading of a site, as a chatbot's row keeps it. */
export interface CrawlRecord extends SiteCrawl {
  id: string;
  /** Where it starts. */
  url: string;
  /** Where the site turned out to be. */
  site: string | null;
  /** The list of pages has been made: whoever takes over goes on with it. */
  begun: boolean;
  /** When it was last heard of, in milliseconds. */
  heartbeatAt: number;
}

import type { Area } from '../i18n';
import type { PageModule } from '../shared/page';

/** What each page's route knows about it, once its module is here. */
export interface PageHandle extends Pick<PageModule, 'load' | 'meta'> {
  /** Source files that the page needs at once, for the build's manifest. */
  sources: readonly string[];
  areas: readonly Area[];
}

/** How a branch of the route table is delivered. */
export interface BranchHandle {
  /** `server`: drawn on the server and hydrated. `shell`: an empty page that the browser fills. */
  delivery: 'server' | 'shell';
  /** May be shown inside a page of another origin. */
  frameable?: boolean;
}

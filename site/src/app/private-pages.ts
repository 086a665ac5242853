import type { PageModule } from '../shared/page';

/** The pages of who is signed in, and those inside other people's frames, by source file. */
export const privatePages = import.meta.glob<PageModule>([
  '../features/*/pages/*.tsx',
  '!../features/{landing,auth,blog,legal,marketplace,tour,help}/pages/*.tsx',
  '!../features/*/pages/*.{test,stories}.tsx',
]);

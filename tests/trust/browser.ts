import { testsOf, type TrustRow } from './row';

const frames = testsOf('tests/embed/frames.spec.ts');
const parent = testsOf('sdk/src/host/parent.test.ts');
const frame = testsOf('sdk/src/host/frame.test.ts');
const footprint = testsOf('tests/embed/footprint.spec.ts');
const headers = testsOf('tests/api/headers.spec.ts');
const site = testsOf('tests/api/site.spec.ts');

/** What pages, frames and caches of a browser may do to each other. */
export const BROWSER_ROWS: TrustRow[] = [
  {
    id: 'P1',
    holds:
      'A hostile frame beside the widget that floods the page with forged messages opens, closes and moves nothing.',
    proof: [
      ...frames(
        'a frame that floods the page with forged messages moves nothing of a widget by tag',
        "an allowed site frames it, hears it open and close, and stays itself under a stranger's flood",
      ),
      ...parent('hears its own frame', 'hears no other window, no other origin, no other shape'),
      ...frame('tells its page, and only its page, what it does', 'knows no page when there is none'),
    ],
  },
  {
    id: 'Q1',
    holds:
      'Nothing of us stays in a customer’s page: no worker, cache, database or cookie; own pages are not kept.',
    proof: [
      ...footprint(
        'nothing is kept before the visitor writes, and no cookie, database, cache or service worker ever',
      ),
      ...site(
        'a signed-in screen is an empty shell, the same for everybody, and never taken unasked from a cache',
      ),
      ...testsOf('tests/journeys/back-at-once.spec.ts')(
        'a page of somebody who has signed out since comes back without its owner',
      ),
    ],
  },
  {
    id: 'R1',
    holds:
      'Every answer has its security headers; no page of others frames ours, and scripts come from files of ours.',
    proof: [
      ...headers('security headers'),
      ...testsOf('tests/api/production.spec.ts')('browsers are told to stay on https'),
      ...site(
        'script in an address is not script in the page',
        '%s lets run what its own head says before the first paint, and nothing else that is written into it',
      ),
      ...testsOf('cms/src/http/inline-sources.test.ts')(
        'the policy of the answer is widened by them, and by nothing else',
      ),
    ],
  },
];

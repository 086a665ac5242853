import { testsOf, type TrustRow } from './row';

const stripe = testsOf('tests/api/stripe.spec.ts');
const dashboard = testsOf('tests/api/stripe-dashboard.spec.ts');
const exchange = testsOf('tests/api/invoice-exchange.spec.ts');
const crash = testsOf('tests/api/crash.spec.ts');
const fetcher = testsOf('cms/src/engines/web/pinned-fetcher.test.ts');
const post = testsOf('cms/src/engines/ai/remote/http-post.test.ts');
const engines = testsOf('cms/src/engines/ai/bot-engines.test.ts');
const models = testsOf('tests/api/models.spec.ts');
const signing = testsOf('cms/src/domain/webhooks/sign-webhook.test.ts');

/** What other programs send us, and what we send to addresses that somebody typed. */
export const REQUEST_ROWS: TrustRow[] = [
  {
    id: 'J1',
    holds: 'A message that its sender did not sign changes nothing.',
    proof: [
      ...stripe('counts only as Stripe signed it, and just now'),
      ...exchange('a message of the intermediary > %s is refused'),
      ...testsOf('cms/src/engines/social/meta/meta.test.ts')('of %s is refused'),
    ],
  },
  {
    id: 'J2',
    holds: 'A message of long ago or of the future is refused, and one that is sent again changes nothing.',
    proof: [
      ...stripe('counts only as Stripe signed it, and just now'),
      ...testsOf('tests/api/shop-races.spec.ts')(
        'a webhook of a year ago, sent again, is refused; its event, signed anew, changes nothing',
      ),
    ],
  },
  {
    id: 'J3',
    holds: 'One event that is told many times at once has one effect.',
    proof: [
      ...stripe('is renewed, missed and made good, in whatever order and however often it is told'),
      ...exchange('sent eight times at once rings, and changes nothing by itself'),
      ...testsOf('tests/api/purchases.spec.ts')('ten settlements at once pay once'),
    ],
  },
  {
    id: 'J4',
    holds: 'A message is judged by its very bytes: a space more is another message.',
    proof: stripe('counts only as Stripe signed it, and just now'),
  },
  {
    id: 'J5',
    holds: 'While a secret is replaced, messages of either are taken; an unknown one never.',
    proof: [
      ...stripe('counts only as Stripe signed it, and just now'),
      ...signing('while a secret is replaced, receivers of either believe the message, and no other'),
      ...models('is by both secrets while one replaces the other, and survives a save of the form'),
    ],
  },
  {
    id: 'J6',
    holds: 'A message too large is refused, and one about nothing of ours is taken and left alone.',
    proof: stripe('about nothing of ours is taken and left alone'),
  },
  {
    id: 'J7',
    holds: 'An event that was stored before a crash is applied after it.',
    proof: [
      ...crash('an event that was stored, and one whose effects were half written, happen once'),
      ...stripe('news that were missed are asked for at the next start'),
    ],
  },
  {
    id: 'J8',
    holds: 'In whatever order events come, and however often, an order ends in the same state.',
    proof: [
      ...testsOf('cms/src/domain/purchase/transitions.test.ts')(
        'every order and every repetition of the same events ends in the same status',
      ),
      ...dashboard('whatever the order in which messages come, and however often, they end alike'),
    ],
  },
  {
    id: 'K1',
    holds: 'No address that leads into our own network is taken, however it is written.',
    proof: [
      ...fetcher('an address > %s is refused: %s', '%s is nobody’s public site'),
      ...models('nobody there and a private network: each in its own word, nothing opened'),
      ...engines('is not opened when it is private, and the owner learns it'),
      ...testsOf('tests/api/site-crawl.spec.ts')('a reading > of %s fails in words'),
      ...testsOf('tests/api/social-mastodon.spec.ts')(
        'says what is wrong with an address, and opens none that is private',
      ),
    ],
  },
  {
    id: 'K2',
    holds:
      'A name that turns private after it was judged, on the way or between two requests, is not opened.',
    proof: [
      ...fetcher(
        'a name is resolved once and the connection goes where that answer pointed',
        'a redirect is judged anew: a name that turns private on the way is refused',
        'one private address among public ones is enough to refuse',
        'a real name server that answers otherwise each time leads nowhere private',
      ),
      ...engines('is connected to where it was judged to lead, whatever its name'),
      ...post('a redirect is not followed'),
    ],
  },
  {
    id: 'K3',
    holds: 'A server that drips, never ends, packs a bomb or speaks no TLS is given up in time.',
    proof: [
      ...fetcher('a hostile server > %s is given up: %s'),
      ...post(
        'one byte now and then for ever',
        'an endless answer is cut off',
        'a packed answer is refused, for a small one can hold a gigabyte',
        'a server that takes connections and never shakes hands',
      ),
    ],
  },
  {
    id: 'K4',
    holds: 'What we send is signed as the reference libraries read it.',
    proof: [
      ...signing(
        'signs as the reference libraries do',
        'without a secret nothing is signed, and the id still tells a second attempt',
      ),
      ...models(
        'begins when the owner makes a secret, which is shown once',
        'ends when the owner removes the secret',
      ),
      ...testsOf('tests/api/interview.spec.ts')(
        'the operator’s automation hears of a project, even when it was down at first',
      ),
    ],
    unproven: 'That a receiver which says that it is gone is sent nothing more.',
  },
  {
    id: 'K5',
    holds: 'No code of the server opens an address past what judges it.',
    proof: testsOf('tests/architecture/lint.test.ts')('$rule finds its mistake in $file'),
  },
];

import { testsOf, type TrustRow } from './row';

const purchases = testsOf('tests/api/purchases.spec.ts');
const stripe = testsOf('tests/api/stripe.spec.ts');
const transfers = testsOf('tests/api/transfers.spec.ts');
const shop = testsOf('tests/journeys/shop.spec.ts');
const races = testsOf('tests/api/shop-races.spec.ts');
const transitions = testsOf('cms/src/domain/purchase/transitions.test.ts');

/** Money. */
export const PAYMENT_ROWS: TrustRow[] = [
  {
    id: 'N1',
    holds: 'The price is the database’s, whatever a request says.',
    proof: [
      ...purchases('a request that says %j is refused'),
      ...shop('the price is the server’s, and somebody else’s order does not exist'),
    ],
  },
  {
    id: 'N2',
    holds:
      'An order is paid only by what its provider signed, in full; coming back from a page pays nothing.',
    proof: [
      ...purchases('coming back from the page without paying changes nothing'),
      ...stripe(
        'less money than was asked for pays nothing',
        'counts only as Stripe signed it, and just now',
      ),
    ],
  },
  {
    id: 'N3',
    holds: 'A double click, a second tab and a repeated request make one order, one payment and one mail.',
    proof: [
      ...purchases('the same key is the same answer', 'ten tabs continue one open checkout'),
      ...races('with one key is one, and so is its mail', 'with eight keys, from eight tabs, is one too'),
      ...shop('an impatient double click orders and pays once'),
    ],
  },
  {
    id: 'N4',
    holds: 'A transfer waits under a reference of its own, is marked by an administrator once, and runs out.',
    proof: [
      ...transfers(
        'answers account, amount, reference and deadline, and stays open until the money comes',
        'an administrator marks it: the product opens, the buyer gets a receipt, the log says who did it',
        'marked ten times at once it is paid once',
        'nobody else may: not the buyer, not a guest; and what is not there is not found',
      ),
      ...testsOf('tests/api/subscriptions.spec.ts')(
        'an order whose transfer never came expires, and says so',
      ),
    ],
  },
  {
    id: 'N5',
    holds: 'While a provider is down an order waits, and a message that was lost is asked for.',
    proof: [
      ...stripe(
        'while Stripe is down the order waits, and trying again continues it',
        'news that were missed are asked for at the next start',
      ),
      ...testsOf('cms/src/jobs/reconcile-payments.test.ts')(
        'what a lost message of the card provider would have told is noticed within two minutes',
      ),
    ],
  },
  {
    id: 'N6',
    holds: 'No page of ours asks for the number of a card.',
    proof: testsOf('tests/architecture/trust.test.ts')(
      'no page of ours has a field for the number of a card',
    ),
  },
  {
    id: 'N7',
    holds: 'Every order and repetition of paid, failed, refunded, cancelled and withdrawn ends alike.',
    proof: transitions(
      'every order and every repetition of the same events ends in the same status',
      'what was %s stays so, whatever renewals are told before, between and after',
    ),
  },
];

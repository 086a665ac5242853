import { testsOf, type TrustRow } from './row';

const connect = testsOf('tests/api/social-connect.spec.ts');
const signIn = testsOf('tests/packages/social-sign-in.test.ts');
const token = testsOf('cms/src/api/social/sealed-token.test.ts');
const accounts = testsOf('site/src/features/social-builder/components/accounts/accounts-section.test.tsx');
const google = testsOf('tests/api/auth.spec.ts');

/** Accounts of other services that people connect, and signing in by one. */
export const CONNECTION_ROWS: TrustRow[] = [
  {
    id: 'L1',
    holds: 'A state is long, short-lived and of one use, and a code is worth nothing without what began it.',
    proof: [
      ...connect('serves once', 'belongs to its browser, its network and its ten minutes'),
      ...signIn('X > takes no code without the verifier of its challenge'),
    ],
  },
  {
    id: 'L2',
    holds:
      'The answer of a network that another browser, network or person brings connects nothing and signs nobody in.',
    proof: [
      ...connect(
        'belongs to its browser, its network and its ten minutes',
        'of an attempt of somebody else tells a stranger nothing',
      ),
      ...google(
        'coming back without having been there signs nobody in',
        'the answer to somebody else’s sign-in signs nobody in',
      ),
    ],
  },
  {
    id: 'L3',
    holds: 'Who says no, closes the window or meets a network in trouble reads what happened.',
    proof: [
      ...connect('says what was missing: consent, permissions, a page, or the network itself'),
      ...signIn('signing in at %s > says no when the person does'),
    ],
  },
  {
    id: 'L4',
    holds: 'The page that waits believes its own window only, and the window tells no secret.',
    proof: [
      ...accounts('only our own window’s word about this attempt counts'),
      ...connect('one page of %s is connected at once, and its popup tells our own origin alone'),
    ],
  },
  {
    id: 'L5',
    holds: 'No access can be read in an answer, a log or the database, or opened in another row.',
    proof: [
      ...connect('no token is in an answer, in the log or readable in the database'),
      ...token(
        'opens where it was sealed, and shows nothing meanwhile',
        'opens for no other account, no attempt, and under no other key',
      ),
      ...testsOf('tests/api/models.spec.ts')(
        'a key goes in and never comes out: not in an answer, not in the database, not in the log',
      ),
      ...testsOf('tests/api/social-publishing.spec.ts')('wrote no token anywhere that can be read'),
    ],
    unproven: 'That what was sealed under a former key still opens: there is one key.',
  },
  {
    id: 'L6',
    holds: 'An access that ends is renewed once, however many instances notice.',
    proof: connect('is looked after without anybody using it, and renewed once for twenty at two servers'),
    twoInstances: true,
  },
  {
    id: 'L7',
    holds: 'Disconnecting takes the access back at its network, and says what becomes of the posts.',
    proof: [
      ...connect(
        'is disconnected softly: nothing of its access stays, its posts wait or go',
        'is disconnected for good: the network is told, what is out stays in the history',
      ),
      ...signIn('%s takes an access back'),
    ],
  },
];

import { testsOf, type TrustRow } from './row';

const crash = testsOf('tests/api/crash.spec.ts');
const books = testsOf('tests/api/books.spec.ts');
const chat = testsOf('tests/api/widget-chat.spec.ts');
const engine = testsOf('tests/api/social-engine.spec.ts');
const publishing = testsOf('tests/api/social-publishing.spec.ts');
const queue = testsOf('cms/src/engines/queue/embedded.test.ts');

/** What is true of the database whatever happened to the process before. */
export const INVARIANT_ROWS: TrustRow[] = [
  {
    id: 'INV1',
    holds: 'What was acknowledged is in the database.',
    proof: [
      ...crash(
        'a checkout whose session was opened and not heard of goes on with that session; a held opening stays held',
      ),
      ...chat('the message is there after the restart; sent again, it gets one reply and is counted once'),
      ...testsOf('tests/api/training-files.spec.ts')(
        'a file uploaded just before a crash is read after the restart',
      ),
    ],
  },
  {
    id: 'INV2',
    holds: 'An opening has one booking at most.',
    proof: testsOf('tests/api/consultants.spec.ts')(
      'the database itself refuses a second booking of one consultant’s hour',
    ),
  },
  {
    id: 'INV3',
    holds: 'An address has one account at most.',
    proof: testsOf('tests/api/auth.spec.ts')(
      'one address is one account, however it is written and however many ask at once',
    ),
  },
  {
    id: 'INV4',
    holds: 'A paid order has one delivery, one receipt and one mail.',
    proof: [
      ...crash('an event that was stored, and one whose effects were half written, happen once'),
      ...testsOf('tests/api/purchases.spec.ts')('ten settlements at once pay once'),
    ],
  },
  {
    id: 'INV5',
    holds: 'Receipts are numbered by year without gaps, and their chain holds.',
    proof: [
      ...testsOf('tests/api/subscriptions.spec.ts')(
        'receipts are numbered without gaps, however many pay at once',
      ),
      ...books('hold when many pay at once, and after a start'),
    ],
  },
  {
    id: 'INV6',
    holds: 'What a month counts is what was answered, and never more than its limit.',
    proof: chat(
      '150 at once with 100 left: exactly 100 replies, the others told politely, the owner warned twice',
      'the message is there after the restart; sent again, it gets one reply and is counted once',
    ),
  },
  {
    id: 'INV7',
    holds: 'A question has its reply, is being answered, or failed: none hangs.',
    proof: [
      ...chat('the message is there after the restart; sent again, it gets one reply and is counted once'),
      ...testsOf('tests/api/assistant-engines.spec.ts')(
        'a reply that a crash cut short is made after the restart',
      ),
    ],
  },
  {
    id: 'INV8',
    holds: 'A post is at its network once, and none hangs on its way.',
    proof: [
      ...engine(
        'six processes on one database make each post once, and each account in its order',
        'ended at any instant, a post is made at most once, and none is stuck or lost',
      ),
      ...publishing(
        'killed while the network has made the post and says nothing: one post, found after the restart',
      ),
    ],
  },
  {
    id: 'INV9',
    holds: 'An event of a payment is applied once, and none waits for ever.',
    proof: crash('an event that was stored, and one whose effects were half written, happen once'),
  },
  {
    id: 'INV10',
    holds: 'A job is run by one process at a time, and one that lost it settles nothing.',
    proof: [
      ...queue(
        'the job of a process that died is done by the next one, and the dead one can no longer settle it',
        'a run that was given up for dead leaves the job to the one that replaced it',
      ),
      ...testsOf('tests/api/queue.spec.ts')(
        'each uploaded file is read once, and the queue is empty afterwards',
      ),
    ],
  },
  {
    id: 'INV11',
    holds: 'A file that is deleted leaves its store, and a row whose file is missing breaks nothing.',
    proof: [
      ...testsOf('cms/src/engines/files/files.test.ts')(
        'a file has a key that nobody guesses, and is there until it is removed',
        'what a store that is away cannot remove is removed later, and nobody is told',
      ),
      ...testsOf('tests/api/uploads.spec.ts')(
        'while the bucket is away an upload is refused whole, pictures are not called gone, and both come back',
      ),
    ],
  },
  {
    id: 'INV12',
    holds: 'A mail is sent once, or again as the very same message.',
    proof: crash(
      'a mail that was not taken is sent after all; one that was taken and not acknowledged is the same mail again',
    ),
  },
  {
    id: 'INV13',
    holds: 'Money is whole cents, and net and VAT add up to the price.',
    proof: [
      ...testsOf('cms/src/domain/purchase/amounts.test.ts')('net and VAT always add up to the price'),
      ...testsOf('tests/api/month-closing.spec.ts')(
        'a month of every kind of buyer comes to the same in documents, invoices and the list, to the cent',
      ),
    ],
  },
  {
    id: 'INV14',
    holds: 'No row leads to one that is gone.',
    proof: crash('after all of it the database is sound, and no row leads to one that is gone'),
  },
  {
    id: 'INV15',
    holds: 'After kills in the middle of writing the database is sound.',
    proof: crash('after all of it the database is sound, and no row leads to one that is gone'),
  },
  {
    id: 'INV16',
    holds: 'What an administrator changed is in the trail, once.',
    proof: [
      ...testsOf('tests/api/system-status.spec.ts')(
        'is retried once by eight clicks at the same moment, and the trail has it once',
      ),
      ...testsOf('tests/api/admin.spec.ts')(
        'a transfer that was marked as paid counts as paid, and the trail says who did it',
      ),
    ],
  },
  {
    id: 'INV17',
    holds: 'An order is in a state that its events lead to.',
    proof: testsOf('cms/src/domain/purchase/transitions.test.ts')(
      'every order and every repetition of the same events ends in the same status',
    ),
  },
  {
    id: 'INV18',
    holds: 'No secret stands outside of its own column.',
    proof: [
      ...testsOf('tests/api/social-connect.spec.ts')(
        'no token is in an answer, in the log or readable in the database',
      ),
      ...testsOf('tests/api/models.spec.ts')(
        'a key goes in and never comes out: not in an answer, not in the database, not in the log',
      ),
      ...testsOf('tests/api/second-factor.spec.ts')(
        'neither the key nor a recovery code stands in the database as it is',
      ),
    ],
  },
];

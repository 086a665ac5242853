import { testsOf, type TrustRow } from './row';

const networks = testsOf('tests/api/visitor-networks.spec.ts');
const models = testsOf('tests/api/models.spec.ts');
const profile = testsOf('tests/api/profile.spec.ts');
const mailLife = testsOf('tests/api/mail-life.spec.ts');
const errors = testsOf('tests/api/errors.spec.ts');
const production = testsOf('tests/api/production.spec.ts');
const lockFiles = testsOf('tests/architecture/trust.test.ts');
const deploy = testsOf('tests/architecture/deploy.test.ts');

/** What strangers may cost, what is kept of people, what is logged, and what the product is made of. */
export const OPERATION_ROWS: TrustRow[] = [
  {
    id: 'S1',
    holds:
      'Strangers spend no more of a chatbot than its owner and its month allow, from one address or from many.',
    proof: [
      ...networks(
        'one address spends no more than its share of the day, however many ask at once; others are still answered',
        'an owner blocks a network, which then does not meet the bot, and opens it again',
        'blocking an owner in the panel stops their widgets at once, and opening the account starts them again',
      ),
      ...models(
        'is counted; at the budget the built-in engine answers, and its owner is told once',
        'embeddings are paid from the same budget, at their own price, and stop with it',
      ),
      ...testsOf('tests/api/platform-models.spec.ts')(
        'stops the model when it is spent, and visitors are answered without it',
      ),
      ...testsOf('tests/api/widget-chat.spec.ts')(
        '150 at once with 100 left: exactly 100 replies, the others told politely, the owner warned twice',
      ),
    ],
  },
  {
    id: 'T1',
    holds: 'Conversations are kept as long as their owner chose; the figures stay.',
    proof: testsOf('tests/api/conversations-owner.spec.ts')(
      'each owner keeps conversations as long as chosen, and the figures stay',
    ),
  },
  {
    id: 'T2',
    holds: 'Of a visitor’s address only a digest is stored.',
    proof: networks('addresses are stored only as digests and shown without their last part'),
  },
  {
    id: 'T3',
    holds: 'The log holds no message, no access, no address of a person and no query.',
    proof: [
      ...errors(
        'the log names requests and people by id, and holds no token, address or query',
        'what was typed never comes back',
      ),
      ...production('an error of the database names no person and no code', 'ids in addresses are not'),
    ],
  },
  {
    id: 'T4',
    holds:
      'After an erasure nothing of the person is anywhere but in invoices, and a check finds what was left.',
    proof: profile(
      'one takes everything along, and nothing of anybody else',
      'what an erasure left is found by the check, wherever it stands',
      'after it, nothing of the person is anywhere, and others have all of theirs',
    ),
  },
  {
    id: 'T5',
    holds: 'The words of mails are dropped after a month, and a link’s once it is of no use.',
    proof: mailLife(
      'the words of mails are dropped after a month, those of a link as soon as it has expired',
      'the link that reset a password is read by nobody afterwards; the mail itself stays known',
    ),
  },
  {
    id: 'T6',
    holds: 'The files of what is deleted are gone, also where the store was away meanwhile.',
    proof: [
      ...testsOf('tests/api/uploads.spec.ts')(
        'what is deleted while the bucket is away is gone for everybody, and from the bucket once it is back',
      ),
      ...testsOf('tests/api/assistant.spec.ts')(
        'what was deleted can soon not be brought back, and its files are gone from the disk',
      ),
    ],
  },
  {
    id: 'U1',
    holds:
      'Each answer and log line carries one request’s id, and nobody writes a line of their own into the log.',
    proof: [
      ...errors(
        'each answer has one, and the error and the log line carry the same',
        "a proxy's own id is kept, a hostile one is not",
      ),
      ...testsOf('cms/src/http/error-answer.test.ts')('what must not get out'),
      ...testsOf('tests/api/disk-full.spec.ts')(
        'health says what becomes of the disk, and stays ready for reading',
      ),
    ],
    unproven: 'That health tells no version.',
  },
  {
    id: 'V1',
    holds:
      'Every installed package is the one whose digest the lock file holds, and has a licence that we know.',
    proof: [
      ...lockFiles('every package of %s has its digest, and none an address of its own'),
      ...deploy('the list of licences > knows %s by its text'),
    ],
  },
];

import { testsOf, type TrustRow } from './row';

const chat = testsOf('tests/api/widget-chat.spec.ts');
const crash = testsOf('tests/api/crash.spec.ts');
const publishing = testsOf('tests/api/social-publishing.spec.ts');
const provider = testsOf('tests/api/provider-faults.spec.ts');
const stripe = testsOf('tests/api/stripe.spec.ts');
const disk = testsOf('tests/api/disk-full.spec.ts');
const clock = testsOf('tests/api/clock-jumps.spec.ts');
const stream = testsOf('tests/api/stream.spec.ts');
const backup = testsOf('tests/api/backup.spec.ts');
const trouble = testsOf('tests/journeys/builder-trouble.spec.ts');
const network = testsOf('tests/embed/network.spec.ts');

/** What breaks, and what must be true then. */
export const BREAKDOWN_ROWS: TrustRow[] = [
  {
    id: 'FAULT1',
    holds: 'Killed in the middle of a conversation: the message is there, and gets one reply.',
    proof: [
      ...chat('the message is there after the restart; sent again, it gets one reply and is counted once'),
      ...testsOf('tests/api/assistant-engines.spec.ts')(
        'a reply that a crash cut short is made after the restart',
      ),
    ],
  },
  {
    id: 'FAULT2',
    holds: 'Killed in the middle of a booking: the opening is free or booked, never half.',
    proof: crash('an event that was stored, and one whose effects were half written, happen once'),
  },
  {
    id: 'FAULT3',
    holds:
      'Killed in the middle of publishing: one post, and what cannot be known is never sent again unasked.',
    proof: [
      ...publishing(
        'killed while the network has made the post and says nothing: one post, found after the restart',
        '500 and nothing made: its owner says, and only then it is sent again',
      ),
      ...testsOf('tests/api/social-engine.spec.ts')(
        'ended at any instant, a post is made at most once, and none is stuck or lost',
      ),
    ],
  },
  {
    id: 'FAULT4',
    holds: 'Killed between an event of a payment and its effects: each effect happens, once.',
    proof: crash('an event that was stored, and one whose effects were half written, happen once'),
  },
  {
    id: 'FAULT5',
    holds: 'A provider that fails in any way costs neither the visitor an answer nor the owner a message.',
    proof: [
      ...provider(
        'a model > %s: the visitor is answered, the owner reads %s',
        'a webhook > %s is no reply',
        'that is silent, that drips, that stops after its headers: an answer in time all the same',
      ),
      ...testsOf('cms/src/engines/ai/remote/http-post.test.ts')('faults'),
    ],
  },
  {
    id: 'FAULT6',
    holds: 'Who writes while the database is locked waits a moment, and is not refused.',
    proof: testsOf('tests/api/second-writer.spec.ts')(
      'who registers while another process writes to the database waits a moment, and is not refused',
    ),
    database: 'sqlite',
    unproven: 'That a lock held beyond the patience of a request is answered as busy, not as an error.',
  },
  {
    id: 'FAULT7',
    holds: 'A full disk refuses files with nothing half done, serves the rest, and heals without a restart.',
    proof: [
      ...disk(
        'a full disk refuses a file with 507 and nothing half done, serves everything else, and heals by itself',
        'a server whose folder cannot be written says so in a sentence and ends',
      ),
      ...testsOf('tests/api/social-faults.spec.ts')('a disk that is full or a database that is gone'),
    ],
  },
  {
    id: 'FAULT8',
    holds: 'Events that come twice, late or in another order end alike.',
    proof: [
      ...stripe('is renewed, missed and made good, in whatever order and however often it is told'),
      ...testsOf('tests/api/stripe-dashboard.spec.ts')(
        'whatever the order in which messages come, and however often, they end alike',
      ),
    ],
  },
  {
    id: 'FAULT9',
    holds: 'A clock that jumps ahead or back stops no work, doubles none, and opens nothing that was over.',
    proof: [
      ...clock(
        'set back an hour: what waits is done at once, people stay signed in, and visitors are answered',
        'set ahead by an hour: nothing is done twice, and what was worth less than an hour is over',
      ),
      ...testsOf('tests/api/shop-races.spec.ts')(
        'documents keep their order and numbers when the clock is set back',
      ),
      ...testsOf('cms/src/domain/social/slots.test.ts')(
        'instants increase, are inside the stretch, and show the wanted time unless the clock skips it',
        'a post at nine stays at nine when the clocks change',
      ),
      ...testsOf('tests/journeys/public-pages.spec.ts')('a clock that is years off shows the same pages'),
    ],
  },
  {
    id: 'FAULT10',
    holds:
      'Two instances on one database start together, share limits and live events, and do each job once.',
    proof: [
      ...testsOf('tests/api/seeds.spec.ts')('boot at once, both healthy, and seed once'),
      ...testsOf('tests/api/queue.spec.ts')('two instances on one database read each file once'),
      ...testsOf('tests/api/rate-limits.spec.ts')('two instances share one count'),
      ...testsOf('tests/api/sessions.spec.ts')(
        'reaches every instance within a second: requests are refused, live updates end',
      ),
      ...testsOf('tests/api/live-inbox.spec.ts')('with two instances'),
    ],
    database: 'postgres',
    twoInstances: true,
  },
  {
    id: 'FAULT11',
    holds:
      'When PostgreSQL ends every connection, each post goes out once, and requests are served again within seconds.',
    proof: [
      ...testsOf('tests/api/social-faults.spec.ts')(
        'connections that PostgreSQL ends again and again: each post once, all of them out',
      ),
      ...stream('when PostgreSQL ends every connection, the next requests are answered and events go on'),
    ],
    database: 'postgres',
  },
  {
    id: 'FAULT12',
    holds:
      'A server that is told to end finishes what it began, lets go of its streams and leaves with success.',
    proof: [
      ...stream('a server that stops ends its streams, finishes what it began and leaves with success'),
      ...publishing('ended while a post is on its way lets it end'),
      ...testsOf('cms/src/http/drain-server.test.ts')(
        'a connection on which nothing was asked, as browsers open some ahead, holds up no end',
        'an answer that has begun, and a request that is on its way, are finished first',
      ),
    ],
  },
  {
    id: 'FAULT13',
    holds: 'Many streams at once are served, hear what concerns them, and leave nothing behind.',
    proof: stream('many streams are open at once, hear what concerns them, and cost the others no patience'),
    unproven: 'A process with little memory under load.',
  },
  {
    id: 'FAULT14',
    holds: 'A backup that is made while people work holds one moment whole, and is restored into nothing.',
    proof: backup(
      'a backup is written while people register, and names secrets without holding them',
      'the moment of the backup is one: whoever is in it registered before all who are not',
      'the server serves who registered, what they uploaded and the media library',
    ),
  },
  {
    id: 'FAULT15',
    holds: 'A database of before is brought along, with all that stood in it.',
    proof: [
      ...testsOf('tests/api/consultants-upgrade.spec.ts')(
        'the one calendar of before becomes the first consultant, with its hours, its feed and all its bookings',
      ),
      ...testsOf('tests/api/drafts.spec.ts')(
        'a bot from before drafts existed keeps saying what it said, and can go back to it',
      ),
    ],
  },
  {
    id: 'FAULT16',
    holds: 'A browser that loses its line, its storage or its patience loses no word and sends none twice.',
    proof: [
      ...trouble(
        'what is typed while offline is saved when the line is back',
        'a visitor’s message that did not get through is asked again once, and not doubled',
        'a session that ends in the middle of an edit costs nothing but the password',
      ),
      ...network(
        'offline and back: what is written meanwhile leaves by itself, once, and the draft stays',
        'a reply that fails with ${…} can be asked for again, and is asked once',
      ),
      ...testsOf('tests/embed/storage.spec.ts')(
        'storage ${…}: the chat works, and the page hears no error',
        "in a frame on somebody else's site it works, in a store of its own",
      ),
    ],
  },
  {
    id: 'FAULT17',
    holds:
      'A file that is missing from its folder or its store breaks no page, and administrators learn that a store is away.',
    proof: [
      ...testsOf('tests/api/site.spec.ts')('a missing one (%s) fails as a file, for a browser too'),
      ...testsOf('tests/api/uploads.spec.ts')(
        'health, figures and the status name the bucket, and say while it is away; the server stays ready',
      ),
      ...testsOf('tests/api/chatbots.spec.ts')('/chatbot-avatars/%s is not there'),
    ],
  },
];

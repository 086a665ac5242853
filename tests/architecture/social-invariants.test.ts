import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';

const engine = 'tests/api/social-engine.spec.ts';
const threads = 'tests/api/social-threads.spec.ts';
const faults = 'tests/api/social-faults.spec.ts';
const erasure = 'tests/api/social-erasure.spec.ts';
const publishing = 'tests/api/social-publishing.spec.ts';
const connect = 'tests/api/social-connect.spec.ts';
const projects = 'tests/api/social.spec.ts';
const posts = 'tests/api/social-posts.spec.ts';
const generation = 'tests/api/social-generation.spec.ts';
const pictures = 'tests/api/social-pictures.spec.ts';
const slots = 'cms/src/domain/social/slots.test.ts';
const adapters = 'cms/src/engines/social/port.suite.ts';
const networks = 'tests/packages/social-networks.test.ts';

/** What publishing on social networks promises, and the tests that hold it to that. */
const INVARIANTS: Record<string, [file: string, name: string][]> = {
  // Exactly once.
  'many processes make each post once': [[engine, 'six processes on one database make each post once']],
  'a process ended at any instant makes a post at most once': [[engine, 'ended at any instant']],
  'a post that was made without an answer is found, not made again': [
    [engine, '%s: it is found, not made again'],
    [publishing, '%s: it is found, not made again'],
    [adapters, "'500-after-create', 'drop-after-create', 'malformed'"],
  ],
  'an answer that says nothing is looked into, and then its owner’s to say': [
    [engine, '500 and not made: nobody sends it again but its owner'],
    [publishing, '500 and nothing made: its owner says'],
  ],
  'telling never sends again': [[engine, 'a notification that cannot be enqueued takes its outcome back']],
  'two who publish by hand, and the engine, make one post': [[publishing, 'a double click is one post']],
  'what follows a post is made once, after it, and never alone': [
    [threads, 'goes out part by part, each once and after what it answers'],
    [threads, 'is not ended by a process that ends at any instant of it'],
    [threads, 'never stands there alone'],
  ],
  // Never lost.
  'late is told, too late is not sent': [
    [engine, 'after half an hour away everything goes out'],
    [engine, 'after two days away nothing goes out by itself'],
  ],
  'what is tried again needs nothing new to be due': [[engine, 'a hiccup is tried again although']],
  'many posts of one minute are all out soon': [[engine, 'two hundred posts of one minute']],
  'an account in trouble stands in nobody’s way': [[engine, 'stands in nobody’s way, and is told once']],
  'a database in trouble is survived': [
    [engine, 'a database that fails is survived'],
    [faults, 'one post at most, none stuck'],
    [faults, 'connections that PostgreSQL ends again and again'],
  ],
  // The right moment.
  'instants are those of the calendar’s clock, whatever the server’s': [
    [slots, 'the server’s own clock is that zone’s'],
    [slots, 'instants increase, are inside the stretch'],
    [slots, 'a week holds at most its posts'],
  ],
  'a changed calendar takes its waiting posts along; a pause holds, and its end pours nothing out': [
    [projects, 'take their waiting posts along when they change'],
    [engine, 'a post is held while %s'],
    [engine, 'nor does it pour out when they are back days later'],
  ],
  // Edits.
  'of an edit and the engine one wins': [
    [engine, 'of an edit or a deletion and the engine exactly one wins'],
    [posts, 'an edit and the engine never both win'],
  ],
  'what is taken away around a post on its way leaves it with its id': [
    [publishing, 'an account that is taken away while its post is on its way'],
    [publishing, 'a calendar that is taken away while its post is on its way'],
  ],
  'what a project hangs on can go at any instant: nothing is left here, and what the network keeps is told': [
    [erasure, 'while its post is on its way takes everything along'],
    [erasure, 'while its post is being prepared has it never sent'],
    [erasure, 'not even %s'],
  ],
  'what stops a post that is not sent yet has it never sent': [
    [erasure, 'a purchase that is withdrawn from'],
    [erasure, 'a project that pauses'],
    [erasure, 'an account that is taken away'],
    [erasure, 'holds its posts for the week before'],
  ],
  // Accesses.
  'an access is renewed once for all, and one lost on its way holds the posts': [
    [connect, 'renewed once for twenty at two servers'],
    [connect, 'whose renewal is lost on its way back'],
  ],
  'trouble that passes disconnects nobody; what does not is told once': [
    [connect, 'survives a network that does not answer'],
    [connect, 'is not asked for again before one, five and fifteen minutes'],
    [publishing, 'an access that cannot be renewed just now holds its post'],
    [connect, 'connected again keeps its posts, its renewal and its row'],
    [connect, 'and cannot be renewed is told once'],
  ],
  'an answer of a network serves once, its browser and its attempt alone': [
    [connect, 'serves once'],
    [connect, 'belongs to its browser, its network and its ten minutes'],
    [connect, 'of an attempt of somebody else tells a stranger nothing'],
    [
      'site/src/features/social-builder/components/accounts/accounts-section.test.tsx',
      'only our own window’s word about this attempt counts',
    ],
  ],
  'no token can be read anywhere': [
    [connect, 'no token is in an answer, in the log or readable in the database'],
    [publishing, 'wrote no token anywhere that can be read'],
  ],
  // Content.
  'what was composed is what stands there': [
    [adapters, 'shows %s as composed, byte for byte'],
    [publishing, 'what was written is what stands there'],
  ],
  'limits are kept to the character': [
    ['cms/src/contract/social-text.test.ts', '%s: one below, at and one above the limit'],
    [adapters, 'takes a text at the limit, and sends none beyond it'],
  ],
  'no picture comes from where it must not': [
    ['cms/src/api/social/pictures/fetch-picture.test.ts', '%s on the way is told as %s'],
    ['cms/src/engines/web/pinned-fetcher.test.ts', 'a name that turns private on the way is refused'],
    [pictures, 'a file that unpacks into a bomb is refused'],
  ],
  // Figures.
  'unknown is not zero, nothing is added up, one dead figure loses no other': [
    [engine, 'are read six times in a month, never added up'],
    [engine, 'of a post that was removed from its network'],
    [networks, '%s without a figure that it has given up still gives the others'],
  ],
  // Writing.
  'what was written stays, what is missing is filled, and orders in files change nothing': [
    [generation, 'asked again it fills only what is missing'],
    [generation, 'a server that is killed while it writes goes on with the rest'],
    [generation, 'orders in a reference file change neither plan'],
  ],
};

const texts = new Map<string, string>();
const textOf = (file: string): string => {
  const text = texts.get(file) ?? fs.readFileSync(path.join(repositoryRoot, file), 'utf8');
  texts.set(file, text);
  return text;
};

test.each(Object.entries(INVARIANTS))('%s: is tested', (_, tests) => {
  for (const [file, name] of tests) expect([file, textOf(file).includes(name)]).toEqual([file, true]);
});

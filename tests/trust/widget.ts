import { testsOf, type TrustRow } from './row';

const config = testsOf('tests/api/widget-config.spec.ts');
const chat = testsOf('tests/api/widget-chat.spec.ts');
const injection = testsOf('tests/api/prompt-injection.spec.ts');
const networks = testsOf('tests/api/visitor-networks.spec.ts');
const faults = testsOf('tests/api/provider-faults.spec.ts');
const tokens = testsOf('cms/src/api/widget/visitor-token.test.ts');
const quota = testsOf('cms/src/domain/chatbot/quota.test.ts');
const facts = testsOf('cms/src/domain/chatbot/visitor-facts.test.ts');

/** What a stranger’s browser may ask of somebody’s chatbot. */
export const WIDGET_ROWS: TrustRow[] = [
  {
    id: 'C1',
    holds: 'What a chatbot shows to everybody holds nothing of its instructions, owner, limits or files.',
    proof: config(
      'it is what can be seen, and nothing else',
      'with the id and from the right page it comes with its configuration inside, safely written',
    ),
  },
  {
    id: 'C2',
    holds: 'A chatbot stands on its owner’s sites only, and a conversation is opened by its own token alone.',
    proof: [
      ...config(
        '%s gets 403 and no configuration',
        'in a frame of ours the embedding page is named by the query, and checked the same',
        "the frame page may stand in the bot's own sites only",
      ),
      ...chat(
        'a page of another site gets nothing',
        'a made-up session id or token opens nothing: another session begins',
      ),
      ...tokens('it does not open %s', 'a token opens its own session for a day'),
      ...testsOf('cms/src/domain/chatbot/allowed-domains.test.ts')(
        'which origins may use a bot of example.com',
      ),
      ...testsOf('tests/embed/frames.spec.ts')('no other site can frame it'),
      ...testsOf('tests/embed/real-server.spec.ts')(
        'a site that is not allowed gets nothing, and so does everybody once it is suspended',
      ),
    ],
  },
  {
    id: 'C3',
    holds: 'An unknown, unpublished, suspended or unpaid chatbot cannot be told from one another.',
    proof: config('unknown, unpublished, suspended and unpaid look alike'),
  },
  {
    id: 'C4',
    holds: 'A proxy between us and the sites mixes up no two of them.',
    proof: config(
      'a browser that has it gets 304',
      'a change is seen at once',
      'with the id and from the right page it comes with its configuration inside, safely written',
    ),
    unproven:
      'No proxy that caches stands between the two: what is looked at are the headers that it would go by.',
  },
  {
    id: 'C5',
    holds: 'Nobody loads configurations without end from one address.',
    proof: chat(
      'of 150 configurations in a minute those of a fast reader are given, the rest is told to wait',
    ),
  },
  {
    id: 'D1',
    holds: 'A model is told its owner’s instructions, and none of a visitor’s browser.',
    proof: [
      ...injection('takes no orders from the browser: prompt, tone and history are those of the database'),
      ...chat('when it is well it answers, and sees the prompt of the database'),
    ],
  },
  {
    id: 'D2',
    holds: 'What was said before is what we have stored, not what a browser says that it was.',
    proof: [
      ...injection('takes no orders from the browser: prompt, tone and history are those of the database'),
      ...chat("the specification's default key is taken, and prompts or histories from the browser are not"),
    ],
  },
  {
    id: 'D3',
    holds: 'Too long, too large, too many and two at once are refused, with the time to wait.',
    proof: chat(
      'a visitor asks > %s is refused',
      'of 100 messages in a minute most are refused, with the time to wait',
      'two tabs of one conversation: the second waits its turn',
    ),
  },
  {
    id: 'D4',
    holds: 'The month’s messages are used to the last and never beyond, however many ask at once.',
    proof: [
      ...chat(
        '150 at once with 100 left: exactly 100 replies, the others told politely, the owner warned twice',
      ),
      ...testsOf('tests/api/credits.spec.ts')(
        '40 at once with 10 of the month and 15 bought: exactly 25 replies',
      ),
    ],
  },
  {
    id: 'D5',
    holds: 'A month begins at midnight in Rome, in summer and in winter.',
    proof: [
      ...quota('a month begins at midnight in Rome', 'at %s the month in Rome is %s'),
      ...chat('it begins again with the month'),
    ],
  },
  {
    id: 'D6',
    holds: 'A conversation is read with its own token, and with no other.',
    proof: [
      ...chat('a conversation goes on with its token, and can be read back with it'),
      ...testsOf('tests/api/widget-visitor.spec.ts')('nobody hears a conversation without its token'),
      ...testsOf('tests/api/conversations.spec.ts')(
        "a conversation of one's own bot cannot be read through another bot",
      ),
    ],
  },
  {
    id: 'D7',
    holds: 'A message that is sent again is one message, one reply and one of the quota.',
    proof: chat(
      'the same message id is one message, one reply and one of the quota, even five times at once',
    ),
  },
  {
    id: 'D8',
    holds: 'What a page says about its visitor is short, plain text wherever it is shown or exported.',
    proof: [
      ...chat('what a page says about itself is kept short, plain and without its query'),
      ...facts('text from a page is kept as one harmless line', 'of the page %s we keep "%s"'),
      ...testsOf('tests/api/conversations-owner.spec.ts')(
        'CSV: every message, however many pages, and no formula among them',
      ),
      ...testsOf('tests/api/widget-visitor.spec.ts')(
        'is shown to the owner, short, on one line, and only when it may be true',
      ),
    ],
  },
  {
    id: 'D9',
    holds: 'Whatever a provider does, a visitor has words in time.',
    proof: [
      ...faults(
        'a model > %s: the visitor is answered, the owner reads %s',
        'that is silent, that drips, that stops after its headers: an answer in time all the same',
        'that speaks TLS to nobody is not reached',
      ),
      ...chat(
        'one that never answers costs the visitor no more than the time of an answer',
        'a visitor who leaves in the middle does not lose the reply',
      ),
    ],
  },
  {
    id: 'D10',
    holds: 'A provider that fails is left alone, and no chatbot spends more than its owner allows.',
    proof: [
      ...faults('that failed three times is left alone: the fourth visitor does not wait for it'),
      ...testsOf('cms/src/engines/ai/answering.test.ts')(
        'leaves a failing provider alone for half a minute, then tries it once',
        'after the pause exactly one question tries the provider',
      ),
      ...testsOf('tests/api/improvements.spec.ts')(
        'never pass what the owner allows, however many ask at once; the visitor is told politely',
      ),
      ...networks(
        'one address spends no more than its share of the day, however many ask at once; others are still answered',
      ),
    ],
  },
];

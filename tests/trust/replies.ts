import { testsOf, type TrustRow } from './row';

const payloads = testsOf('tests/embed/payloads.spec.ts');
const policies = testsOf('tests/embed/policies.spec.ts');
const injection = testsOf('tests/api/prompt-injection.spec.ts');
const markdown = testsOf('sdk/src/markdown/render.test.ts');
const siteMarkdown = testsOf('site/src/shared/chat/markdown-text.test.tsx');
const styles = testsOf('tests/embed/style-wars.spec.ts');
const posts = testsOf('tests/api/social-generation.spec.ts');

/** What a reply can do where it is shown, and what it can be made to say. */
export const REPLY_ROWS: TrustRow[] = [
  {
    id: 'E1',
    holds: 'Of a reply only text, lists, tables and links are shown; each link says where it leads.',
    proof: [
      ...markdown('opens links apart, and says where a label leads', 'is harmless: ${…}'),
      ...siteMarkdown('HTML is text, a picture is a link, and a script is neither', 'a link to %s: %s'),
    ],
  },
  {
    id: 'E2',
    holds: 'No hostile reply runs, asks another server for something, adds an element or stops the page.',
    proof: [
      ...payloads(
        'every hostile reply, streamed: no dialog, no report, no request elsewhere, no element but text and links',
        'every hostile reply, found again on the next page, and said by a person',
        'a hostile config: names, words and addresses are text',
        'a reply of ${…} costs little, and the page stays awake',
      ),
      ...markdown('are at least sixty', 'is not slowed down by ${…}'),
    ],
  },
  {
    id: 'E3',
    holds: 'The page of a widget in a frame may load nothing of others, and stand in its owner’s sites only.',
    proof: [
      ...testsOf('tests/api/headers.spec.ts')('%s has the common ones'),
      ...testsOf('tests/api/widget-config.spec.ts')("the frame page may stand in the bot's own sites only"),
    ],
    unproven: 'That Trusted Types are required inside the frame.',
  },
  {
    id: 'E4',
    holds:
      'A widget works under the strictest policy of its page, and the page’s styles and it leave each other alone.',
    proof: [
      ...policies(
        'a nonce, nothing inline, and Trusted Types enforced',
        'a nonce and strict-dynamic',
        'hosts by name',
        'no deed, form or bell of the open chat asks for more than the policy gave',
      ),
      ...styles('global styles at war: ${…}'),
      ...testsOf('tests/embed/footprint.spec.ts')(
        'one request until the bubble, two until the open chat; no layout shift, no global, no style, no error',
      ),
    ],
  },
  {
    id: 'F1',
    holds: 'A model that prints all it was told prints no secret and nothing of another customer.',
    proof: injection(
      'was never shown a secret of the server, of the owner, or of another bot',
      'none of ${…} hostile replies leaves the server',
    ),
  },
  {
    id: 'F2',
    holds: 'Of two chatbots with nearly the same files neither answers from the other’s.',
    proof: [
      ...injection('two bots with nearly the same files: in ${…} random questions nothing crosses over'),
      ...testsOf('cms/src/engines/ai/index/passage-index.test.ts')(
        'two bots with the same files never see each other’s passages',
      ),
    ],
  },
  {
    id: 'F3',
    holds: 'Invisible letters are taken out, and documents reach a model as data.',
    proof: [
      ...injection('is shown the visitor’s words as a message and files as data, without what hides in them'),
      ...testsOf('cms/src/engines/documents/read-document.test.ts')(
        'invisible characters do not reach a passage',
      ),
      ...testsOf('cms/src/engines/ai/injected-orders.test.ts')('“%s” is no knowledge'),
    ],
  },
  {
    id: 'F4',
    holds:
      'Orders in a file publish nothing and change no plan, and a new project’s posts wait for approval.',
    proof: [
      ...posts(
        'orders in a reference file change neither plan, networks, links nor whether a post goes out',
        'what it gives too long or with links is written without it; its own figures are kept, marked, and wait for their owner',
      ),
      ...testsOf('tests/api/social-profile.spec.ts')('posts of a new project wait for approval'),
    ],
  },
  {
    id: 'F5',
    holds: 'A reply that gives away the rules it follows is not shown.',
    proof: testsOf('cms/src/engines/ai/remote/output-check.test.ts')(
      'a reply that leaksPrompt its rules is known',
    ),
  },
];

import { testsOf, type TrustRow } from './row';

const editors = testsOf('tests/api/editors.spec.ts');
const admin = testsOf('tests/api/admin.spec.ts');
const production = testsOf('tests/api/production.spec.ts');
const content = testsOf('tests/api/content-api.spec.ts');

/** What administrators and editors may do, and what nobody may. */
export const ADMINISTRATION_ROWS: TrustRow[] = [
  {
    id: 'O1',
    holds: 'Every route of administrators asks for the role on the server.',
    proof: [
      ...testsOf('tests/api/openapi.spec.ts')(
        'is kept: no customer gets further than 403 at what administrators do',
      ),
      ...admin('%s %s is for administrators only'),
      ...editors('reads nothing of %s', 'may not %s %s'),
    ],
  },
  {
    id: 'O2',
    holds: 'The dashboard and the editors’ panel do not stand in each other’s way.',
    proof: testsOf('tests/api/site.spec.ts')(
      '/admin is the dashboard for a person and the panel’s API for the panel',
    ),
  },
  {
    id: 'O3',
    holds: 'What administrators change stands in a trail with who did it, which nobody edits.',
    proof: [
      ...admin(
        'a transfer that was marked as paid counts as paid, and the trail says who did it',
        'the trail keeps an entry whose author is gone',
      ),
      ...editors(
        'is changed by no administrator, whatever its type',
        'keeps its numbers, amounts and entries against a super administrator',
      ),
      ...testsOf('tests/api/second-factor.spec.ts')(
        'administrators read who turned it on and off, and who used a recovery code',
      ),
    ],
  },
  {
    id: 'O4',
    holds:
      'In production no mail can be read by address, no door of a plugin is open, and no error tells more than its code.',
    proof: [
      ...production('nobody can read the mails', 'an error of the database names no person and no code'),
      ...testsOf('cms/src/http/error-answer.test.ts')('an unknown error keeps its message to itself'),
      ...testsOf('tests/api/auth.spec.ts')('%s %s is closed, signed in or not'),
      ...testsOf('tests/api/site.spec.ts')('nothing else than reading is done to a page'),
      ...content('what the business runs on > %s is out of reach of a token with full access'),
    ],
    unproven:
      'That the panel’s builder of types is closed in production: Strapi’s own rule, which we do not repeat.',
  },
  {
    id: 'O5',
    holds: 'What an administrator writes into a product is checked in form and length.',
    proof: admin('products > %j is refused'),
  },
];

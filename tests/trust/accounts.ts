import { testsOf, type TrustRow } from './row';

const auth = testsOf('tests/api/auth.spec.ts');
const authMail = testsOf('tests/api/auth-mail.spec.ts');
const sessions = testsOf('tests/api/sessions.spec.ts');
const limits = testsOf('tests/api/rate-limits.spec.ts');
const headers = testsOf('tests/api/headers.spec.ts');
const profile = testsOf('tests/api/profile.spec.ts');
const secondFactor = testsOf('tests/api/second-factor.spec.ts');
const panel = testsOf('tests/api/panel-accounts.spec.ts');
const passkeys = testsOf('tests/api/passkeys.spec.ts');
const production = testsOf('tests/api/production.spec.ts');

/** Signing up, signing in and staying signed in. */
export const ACCOUNT_ROWS: TrustRow[] = [
  {
    id: 'A1',
    holds: 'A weak, too short or too long password is refused, and none is cut in silence.',
    proof: [
      ...auth(
        'signing up > %s is refused and named',
        'the address itself is no password',
        'a password of exactly 72 bytes works whole',
      ),
      ...testsOf('cms/src/domain/account/password-weakness.test.ts')('%s: %s'),
    ],
  },
  {
    id: 'A2',
    holds: 'One address is one account, however it is written and however many sign up at once.',
    proof: auth('one address is one account, however it is written and however many ask at once'),
  },
  {
    id: 'A3',
    holds: 'Nobody learns from an answer, or from its time, whether an address has an account.',
    proof: [
      ...auth(
        'a wrong password and an unknown address get the same answer',
        'takes as long for somebody unknown as for somebody known',
      ),
      ...sessions('a known and an unknown address get the same answer, and only the known one gets a mail'),
      ...authMail(
        'a known address gets the same answer as a new one, and a mail that says so',
        'the link can be sent again, and nobody learns who waits for one',
      ),
      ...panel('a sign-in takes as long for somebody unknown as for somebody known'),
    ],
  },
  {
    id: 'A4',
    holds: 'Guessing a password is slow from one address and from many, and locks nobody else out.',
    proof: [
      ...limits(
        'the sixth wrong password of one address for one account waits; others on that address do not',
        'strangers’ wrong passwords do not lock an owner out, in a browser that is known or by a mailed link',
        'one address signs up five people in half an hour, with whatever email',
        'one IPv6 network counts as one',
        'addresses that the client makes up before the proxy do not count',
        'X-Forwarded-For is not believed',
      ),
      ...panel(
        'strangers’ wrong passwords lock nobody out in a known browser',
        'a whole /64 counts as one address',
      ),
    ],
  },
  {
    id: 'A5',
    holds: 'A session that is copied, ended or older than a new password opens nothing.',
    proof: [
      ...auth('the refresh token travels in an HttpOnly cookie and in no JSON'),
      ...sessions(
        'a cookie that comes back a minute after its rotation was copied: its sign-in ends, no other',
        'after signing out neither the cookie nor the access token works',
        'needs the current one, and ends the other sessions',
        'a refresh token in the body is not read',
        'a refresh token is no access token',
        'a session past its %s is over',
      ),
      ...production('the cookie is for https, also where a proxy ends TLS in front of us'),
    ],
  },
  {
    id: 'A6',
    holds: 'A link that resets a password works once, for half an hour, the newest only, at our own address.',
    proof: sessions(
      'the link changes the password once, ends every session and says so by mail',
      'one code used ten times at once changes the password once',
      'the newest link wins',
      'a link is worth half an hour',
      'a Host header of somebody else does not reach the link',
      'the code %j is refused',
    ),
  },
  {
    id: 'A7',
    holds: 'A program that opens every link of a mail confirms no address.',
    proof: authMail(
      'an address is proved before its account opens, by a POST and not by opening the link',
      'a link older than a day proves nothing',
    ),
  },
  {
    id: 'A8',
    holds: 'A page of another site can do nothing with the cookie of who visits it.',
    proof: sessions('another site cannot use the cookie'),
  },
  {
    id: 'A9',
    holds: 'A page of another site can read nothing that is somebody’s.',
    proof: [
      ...headers(
        '%s is allowed nothing',
        'the site itself is allowed, with its cookie',
        'who has no origin is granted none',
      ),
      ...testsOf('tests/api/widget-config.spec.ts')(
        'a preflight of any page is answered without granting cookies',
      ),
    ],
  },
  {
    id: 'A10',
    holds: 'Nobody gives themselves a role, a state or an owner by sending a member more.',
    proof: [
      ...auth('name and language can be changed, and nothing else'),
      ...testsOf('tests/api/projects.spec.ts')('an owner or a state that the client names is refused'),
      ...testsOf('cms/src/http/route-input.test.ts')('a controller reads what the schemas made of a request'),
    ],
  },
  {
    id: 'A11',
    holds:
      'An address changes only with the password and a link in the new mailbox, and the old one is told.',
    proof: profile(
      'is asked with the password, confirmed from there, and told to the old one',
      'that has an account is answered the same, and told there',
      'taken back or run out, its link does nothing',
    ),
  },
  {
    id: 'A12',
    holds: 'No account with a known password is open in production.',
    proof: [
      ...production(
        'without https, mail or with demo accounts wanted, the server says so and does not start',
        'its known passwords open nothing, and the operator’s own account does',
      ),
      ...testsOf('tests/api/seeds.spec.ts')('starts empty, and the demo accounts are not there'),
    ],
  },
  {
    id: 'A13',
    holds: 'A flood of sign-ins leaves everybody else their answers.',
    proof: auth('a flood of sign-ins leaves the others their answers, and the surplus is told to come back'),
  },
  {
    id: 'A14',
    holds: 'Administrators need a second factor, and no other way in leads past it.',
    proof: [
      ...secondFactor(
        'no other way in leads past it',
        'comes into the dashboard only with a second factor; customers are free',
        'of ten sign-ins at once with one code, one is in',
      ),
      ...panel('where a second factor is required'),
      ...passkeys(
        'an administrator with a passkey has the second factor that production asks for',
        'a challenge is answered once, in the browser that it was given to, by one of many at once',
      ),
      ...testsOf('tests/architecture/sign-in.test.ts')(
        'no way in leads past the second factor: password, mailed link and Google ask for a code',
      ),
    ],
  },
  {
    id: 'A15',
    holds: 'After signing in nobody is sent to an address of somebody else’s site.',
    proof: [
      ...testsOf('site/src/features/auth/model/safe-next.test.ts')('%j leads to %s'),
      ...testsOf('tests/journeys/account.spec.ts')(
        'an address of somebody else’s site is no place to return to',
      ),
    ],
  },
];

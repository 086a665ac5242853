import { testsOf, type TrustRow } from './row';

const openapi = testsOf('tests/api/openapi.spec.ts');
const strangers = testsOf('tests/api/strangers.spec.ts');
const content = testsOf('tests/api/content-api.spec.ts');

/** What belongs to a customer is nobody else’s. */
export const OWNERSHIP_ROWS: TrustRow[] = [
  {
    id: 'B1',
    holds: 'No route gives, changes or deletes what belongs to another customer, or says that it is there.',
    proof: [
      ...openapi(
        'holds every route that is written with route()',
        'is kept: nobody who is not signed in gets further than 401',
        'is kept: no customer gets further than 403 at what administrators do',
      ),
      ...strangers('what belongs to one customer is not there for another'),
      ...testsOf('tests/api/chatbots.spec.ts')(
        '%s /chatbots/:id%s is 404 for another person and 401 for nobody',
      ),
      ...testsOf('tests/api/assistant.spec.ts')('the history > is nobody else’s'),
      ...testsOf('tests/api/projects.spec.ts')('of somebody else nothing can be seen or done'),
      ...testsOf('tests/api/social.spec.ts')('nothing of it can be read or changed by anybody else'),
      ...testsOf('tests/api/purchases.spec.ts')('another customer cannot learn that my purchase exists'),
      ...testsOf('tests/api/service-orders.spec.ts')('what is whose'),
      ...testsOf('tests/api/profile.spec.ts')('nobody else’s page can be seen or touched'),
    ],
  },
  {
    id: 'B2',
    holds: 'Whose a new row is follows from the session, never from what the browser sends.',
    proof: testsOf('tests/api/projects.spec.ts')('an owner or a state that the client names is refused'),
  },
  {
    id: 'B3',
    holds: 'No filter, order or expansion of a list tells who wrote something, or anybody’s address.',
    proof: content(
      'learns nothing of who wrote it by %s',
      'sees only products on sale, without what is internal',
      'no relation of content leads there',
    ),
  },
  {
    id: 'B4',
    holds: 'A file of somebody else can be neither named in one’s own message or post nor deleted.',
    proof: [
      ...testsOf('tests/api/service-orders.spec.ts')(
        'a file that no message has named yet is its sender’s alone, and can be taken back',
        'a file of another order is no file of this one',
      ),
      ...testsOf('tests/api/social-photos.spec.ts')(
        'nobody else sees a photo, changes it, deletes it, or puts it into a post',
      ),
    ],
  },
  {
    id: 'B5',
    holds: 'Unknown words of a query change neither what a public list holds nor how many there are.',
    proof: [
      ...testsOf('tests/api/products.spec.ts')('a query such as %s changes nothing'),
      ...testsOf('tests/api/articles.spec.ts')('are never answered, whatever the query says'),
    ],
  },
  {
    id: 'B6',
    holds: 'Addresses of rows cannot be counted through: a number in the place of an id leads nowhere.',
    proof: strangers('a number is the id of nothing'),
  },
  {
    id: 'B7',
    holds: 'A page that hears of changes goes on hearing of them where no stream gets through.',
    proof: [
      ...testsOf('tests/journeys/project-chat.spec.ts')(
        'where no stream gets through, another device’s answers come within seconds',
      ),
      ...testsOf('tests/api/stream.spec.ts')(
        'an owner hears what happens to the own bots and nothing of others',
      ),
    ],
  },
];

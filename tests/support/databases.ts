const isPostgres = process.env.TEST_DATABASE === 'postgres';

/** Whether this run leaves to SQLite what no database can change; `npm run test:all` leaves out nothing. */
export const leavesOutSomeTests = isPostgres && process.env.TEST_SCOPE === 'fast';

/** Why a spec runs on PostgreSQL on every change, and the files and folders below `cms/src` whose SQL, locks, jobs or live events it meets there. */
interface PostgresReason {
  because: string;
  meets: readonly string[];
}

/**
 * Specs that the fast run asks on PostgreSQL too: they touch locks, transactions, SQL of our own, jobs, live events or several
 * instances. Tests inside them that do not are marked (`on-sqlite.ts`). `architecture/databases.test.ts` keeps the list honest: every
 * spec stands in one of the two lists, and every file of the server that locks, opens a transaction or writes SQL is met by one of these.
 */
export const ON_POSTGRES: Record<string, PostgresReason> = {
  admin: {
    because: 'searches and counts by SQL; notes and products that two save at once',
    meets: ['api/product/admin-products', 'api/purchase/admin-purchases'],
  },
  assistant: {
    because:
      'one message however often it is sent, threads in transactions, a search by SQL, deletion by a job',
    meets: ['api/conversation/services', 'api/conversation/find-conversation'],
  },
  'assistant-engines': {
    because: 'a reply that other tabs hear, and that goes on after a crash',
    meets: ['api/conversation/services/settle-reply'],
  },
  auth: { because: 'one address registered by many at once', meets: ['api/account/services/account'] },
  'auth-mail': { because: 'mails are jobs', meets: ['api/mail', 'jobs/send-mail'] },
  'booking-admin': {
    because: 'an administrator and a customer who want one opening',
    meets: ['api/booking'],
  },
  backup: { because: 'its own tools save and restore it', meets: [] },
  'booking-link': {
    because: 'six links that want one opening at once',
    meets: ['api/booking/services'],
  },
  bookings: {
    because: 'forty bookings at once of four openings; holds and reminders',
    meets: ['api/booking'],
  },
  'billing-data': {
    because: 'a document written anew once by many at once; checks that are made again by a job',
    meets: ['api/purchase/correct-billing', 'api/purchase/reissue-document', 'api/purchase/vat-checks'],
  },
  books: {
    because: 'numbers and sums of the books, read in one snapshot; a document printed once',
    meets: ['api/purchase/with-snapshot', 'api/purchase/receipt-pdf'],
  },
  business: {
    because: 'joins of the books by SQL',
    meets: ['api/overview'],
  },
  'business-books': {
    because: 'the books are read once, and after that what was written since',
    meets: ['api/overview'],
  },
  'calendar-sync': { because: 'busy times and the feed are read while people book', meets: ['api/booking'] },
  chatbots: { because: 'ten tabs save one version', meets: ['api/chatbot/services/chatbots'] },
  consultants: {
    because: 'ten requests for one hour of one consultant',
    meets: ['api/booking'],
  },
  'consultants-upgrade': {
    because: 'a table that is renamed, and rows that get a consultant',
    meets: ['bootstrap/ensure-consultants', 'api/booking/content-types'],
  },
  'clock-jumps': {
    because: 'jobs and their leases when a server’s clock is not the database’s',
    meets: ['engines/queue'],
  },
  'content-api': {
    because: 'what is refused half-way leaves nothing; a holiday closes its hours',
    meets: ['api/article/services/article', 'api/booking/services/holidays'],
  },
  conversations: { because: 'search and days by SQL', meets: ['api/chatbot/conversation-filter'] },
  'conversations-owner': {
    because: 'filters, counts and pages by SQL; retention is a job',
    meets: ['api/chatbot/conversation-filter', 'jobs/erase-old-conversations'],
  },
  coupons: { because: 'the last use of a coupon, also at two instances', meets: ['api/purchase/coupons'] },
  crash: { because: 'a server ended inside a transaction', meets: ['bootstrap/after-commit'] },
  credits: { because: 'forty replies at once on the last bought messages', meets: ['api/purchase/credits'] },
  'curated-answers': {
    because: 'limits that hold in transactions; what another server edited',
    meets: ['api/chatbot/services/curated-answers'],
  },
  drafts: { because: 'two tabs publish one version', meets: ['api/chatbot/services/chatbots'] },
  editors: {
    because: 'articles of a date, published once by several instances',
    meets: ['api/article/publish-due', 'api/article/services/article'],
  },
  'erasure-invoices': {
    because: 'what is erased and what the law keeps, by jobs and transactions',
    meets: ['api/account/services/erase', 'api/account/services/erasure', 'api/purchase/leave-orders'],
  },
  errors: { because: 'one key sent twenty times at once runs once', meets: ['http/idempotency'] },
  help: { because: 'a request and its mails are one transaction', meets: ['api/article/help-messages'] },
  'help-bots': {
    because: 'a start makes what is missing, once',
    meets: ['bootstrap/ensure-help-bots', 'api/chatbot/services/help-bot-material'],
  },
  improvements: {
    because: 'questions grouped by SQL, a run as a job, a day’s messages counted under a lock',
    meets: ['api/chatbot/services/regression', 'api/widget/services/quota'],
  },
  installation: { because: 'a live event to the owner', meets: ['engines/live'] },
  interview: {
    because: 'one step answered by two devices at once, live events, a job that is tried again',
    meets: ['api/project/interview/rows', 'api/project/services/interviews'],
  },
  'invoice-exchange': {
    because: 'invoices are handed over by jobs, once by many at once',
    meets: ['api/purchase/exchange'],
  },
  'knowledge-entries': {
    because: 'a change reaches every instance by the database’s own events, first content is one transaction',
    meets: ['bootstrap/ensure-knowledge', 'bootstrap/watch-knowledge'],
  },
  'live-inbox': {
    because: 'a person and a bot that answer at once, at two instances',
    meets: [
      'api/chatbot/services/attend-conversation',
      'api/chatbot/services/erase-conversation',
      'api/chatbot/lock-session',
      'api/widget/services',
      'engines/live',
    ],
  },
  'long-names': {
    because: 'names as long as their columns, and characters of four bytes',
    meets: [],
  },
  marketing: {
    because: 'sums of the books by SQL; one code that eight want at once',
    meets: ['api/purchase/admin-coupons'],
  },
  metrics: { because: 'queue, mails and models are counted by SQL', meets: ['engines/queue'] },
  'model-comparison': {
    because: 'who may begin is decided under a lock; an erased conversation takes rows along by SQL',
    meets: ['api/chatbot/services/comparison', 'api/chatbot/services/run-comparison'],
  },
  'mail-life': {
    because: 'words are dropped by a job and in the transaction that uses a link',
    meets: ['api/mail/drop-mail-bodies', 'jobs/tidy-mails'],
  },
  models: {
    because: 'a budget that is summed by SQL; embeddings are a job',
    meets: [
      'api/model/model-usage',
      'api/chatbot/services/model-settings',
      'api/chatbot/services/passage-vectors',
    ],
  },
  'month-closing': {
    because: 'sums of a month on either database; documents of a renewal by a job',
    meets: ['api/purchase/receipt-pdf', 'api/purchase/receipts'],
  },
  notifications: { because: 'live events, and a list by SQL', meets: ['api/notification/notify'] },
  'paid-consultations': {
    because: 'eight requests at once book one; one consultant in one room',
    meets: ['api/booking/services'],
  },
  plans: {
    because: 'eight clicks at once that change a plan, pause and go on; renewals by a job',
    meets: ['api/purchase/subscription-plans', 'api/purchase/subscription-pauses', 'api/purchase/end-pause'],
  },
  'platform-models': {
    because: 'a budget that is summed by SQL',
    meets: ['api/model/platform-models', 'api/model/model-usage'],
  },
  production: { because: 'what an error of the database says in the log', meets: [] },
  products: { because: 'a live event to open marketplaces', meets: ['engines/live'] },
  profile: {
    because: 'leaving takes everything along; sessions and addresses change in transactions',
    meets: ['api/account'],
  },
  projects: {
    because: 'a form sent twice makes one; lists by SQL',
    meets: ['api/project/services/projects'],
  },
  purchases: {
    because: 'ten settlements at once pay once; ten tabs, one checkout',
    meets: [
      'api/purchase/place-order',
      'api/purchase/order-row',
      'api/purchase/apply-payment-event',
      'api/purchase/controllers/sandbox-payment',
    ],
  },
  queue: { because: 'two instances share the jobs', meets: ['engines/queue'] },
  'rate-limits': { because: 'two instances share one count, which the database keeps', meets: ['database'] },
  receipts: {
    because: 'numbers without gaps; a refund in one transaction',
    meets: ['api/purchase/receipts', 'api/purchase/refund-purchase'],
  },
  reports: {
    because: 'two requests at once make two versions; a job that a crash cut short',
    meets: ['api/project/services/reports', 'api/project/services/make-report'],
  },
  'second-writer': { because: 'another process writes meanwhile', meets: ['api/account/services/account'] },
  seeds: {
    because: 'two instances begin on one empty database',
    meets: ['seeds', 'bootstrap/boot-lock', 'bootstrap/ensure-indexes', 'bootstrap/ensure-service-orders'],
  },
  'panel-accounts': {
    because: 'one code of five requests at once is right',
    meets: ['api/account/panel-factor'],
  },
  'second-factor': {
    because: 'ten sign-ins at once with one code: one is in',
    meets: [
      'api/account/second-factor',
      'api/account/services/second-factor',
      'api/account/sign-in-challenges',
    ],
  },
  'service-orders': {
    because: 'eight acceptances at once are one; reminders are a job; live events',
    meets: ['api/service-order'],
  },
  'shop-races': {
    because: 'two hundred on one coupon and eight on one order, at two instances',
    meets: ['api/purchase/coupons', 'api/purchase/place-order', 'http/idempotency'],
  },
  sessions: {
    because: 'ten refreshes at once have one successor; a code used ten times at once works once',
    meets: ['api/account/sessions'],
  },
  'site-crawl': {
    because: 'a job of many steps that is stopped, goes on after a crash and runs once at a time',
    meets: ['api/chatbot/services/crawl-pages', 'api/chatbot/services/site-pages'],
  },
  social: {
    because: 'tabs that open together make one project; ten files that arrive together',
    meets: ['api/social/services'],
  },
  'social-bluesky': {
    because: 'an access that is renewed, an account that is connected again',
    meets: ['api/social/services/connect-by-password'],
  },
  'social-connect': {
    because: 'an access renewed once for twenty posts at two servers',
    meets: ['api/social/services/accounts', 'api/social/notify-account-owner'],
  },
  'social-engine': { because: 'six processes make each post once', meets: ['api/social/publishing'] },
  'social-erasure': {
    because: 'an erasure while posts are on their way',
    meets: ['api/social/forget-projects', 'api/account/services/erasure'],
  },
  'social-faults': {
    because: 'statements that fail, connections that end',
    meets: ['api/social/publishing'],
  },
  'social-generation': {
    because: 'one generation at a time, and one that goes on after a crash',
    meets: ['api/social/generation'],
  },
  'social-mastodon': {
    because: 'an app that is registered once for two people at one server',
    meets: ['api/social/server-registrations'],
  },
  'social-plan': {
    because: 'a plan is written once, and then done with',
    meets: ['api/social/services/plan'],
  },
  'social-posts': {
    because: 'an edit and the engine never both win',
    meets: ['api/social/services/move-posts', 'api/social/services/schedules'],
  },
  'social-publishing': {
    because: 'claims, leases and what a crash leaves behind',
    meets: ['api/social/publishing'],
  },
  'social-review': {
    because: 'a remark, an approval and a notification in one transaction',
    meets: ['api/social/services/reviews'],
  },
  'social-threads': {
    because: 'parts of threads that processes release, claim and lose at once',
    meets: ['api/social/publishing'],
  },
  'social-composer': {
    because: 'many posts with what follows them, in one transaction',
    meets: ['api/social/services/create-posts', 'api/social/replies'],
  },
  statistics: {
    because: 'sums, days of Rome and ten thousand messages by SQL',
    meets: ['api/chatbot/services/statistics-rows'],
  },
  stream: { because: 'live events by LISTEN and NOTIFY', meets: ['engines/live'] },
  stripe: {
    because: 'news of a payment in whatever order and however often',
    meets: [
      'api/purchase/record-webhook-signal',
      'api/purchase/observe-payment',
      'api/purchase/subscriptions',
    ],
  },
  'stripe-dashboard': { because: 'refunds and disputes as jobs', meets: ['api/purchase/refund-purchase'] },
  subscriptions: {
    because: 'renewals are a job; receipts without gaps however many pay at once',
    meets: [
      'api/purchase/process-due-subscriptions',
      'api/purchase/subscriptions',
      'seeds/ensure-credit-packs',
    ],
  },
  'system-status': {
    because: 'the database’s own size; a failed job that many retry at once',
    meets: ['api/system', 'engines/queue'],
  },
  'training-files': {
    because: 'files are read by a job, also after a crash; the tenth of twenty at once',
    meets: ['api/chatbot/services/training-files'],
  },
  playbooks: {
    because: 'a change reaches every instance by the database’s own events, first content is one transaction',
    meets: ['bootstrap/ensure-knowledge', 'bootstrap/watch-knowledge'],
  },
  trades: {
    because: 'a change reaches every instance by the database’s own events, first content is one transaction',
    meets: ['bootstrap/ensure-knowledge', 'bootstrap/watch-knowledge'],
  },
  transfers: { because: 'money marked ten times at once counts once', meets: ['api/purchase/mark-paid'] },
  understanding: {
    because: 'corrections outlive that a job reads the file again',
    meets: ['api/chatbot/services/understanding'],
  },
  passkeys: {
    because: 'a challenge answered by one of five at once; the first and the last passkey of a person',
    meets: ['api/account/passkeys', 'api/account/services/passkeys'],
  },
  'visitor-networks': {
    because: 'fourteen messages at once on a share of ten; a block that every instance hears of',
    meets: ['api/widget/services/take-share', 'api/chatbot/blocked-networks'],
  },
  'widget-chat': {
    because: '150 questions at once on a quota of 100; a crash between a message and its reply',
    meets: ['api/widget/services', 'api/chatbot/lock-session', 'api/stream/reply-runner'],
  },
  trials: {
    because:
      'one trial a person by a unique index; taken over in the transaction of a payment, removed by a job',
    meets: ['api/chatbot/services/chatbot-trials', 'api/account/services/erase-rows'],
  },
  'widget-visitor': {
    because: 'live events of another instance; one mail however often a person is asked for',
    meets: ['api/widget/services'],
  },
};

/**
 * Of those above, specs whose locks, transactions and SQL others meet on PostgreSQL on every change: the fast run asks them on SQLite
 * alone, and `npm run test:all` on both. `architecture/databases.test.ts` sees to it that they leave nothing of the server unmet.
 */
export const POSTGRES_IN_THE_WHOLE_RUN = [
  'assistant-engines',
  'booking-admin',
  'business',
  'calendar-sync',
  'consultants',
  'content-api',
  'conversations',
  'drafts',
  'installation',
  'long-names',
  'mail-life',
  'metrics',
  'month-closing',
  'playbooks',
  'production',
  'products',
  'second-writer',
  'social-bluesky',
  'social-mastodon',
  'social-plan',
  'social-threads',
  'stripe-dashboard',
  'trades',
];

/** Specs that no database can change: how something reads, is refused, drawn or asked of somebody outside. */
export const ONLY_ON_SQLITE = [
  'answer-material',
  'articles',
  'disk-full',
  'explain',
  'headers',
  'openapi',
  'panel-mail',
  'payment-methods',
  'prompt-injection',
  'provider-faults',
  'seo',
  'site',
  'site-blog',
  'site-branding',
  'site-proposals',
  'social-photos',
  'social-pictures',
  'social-profile',
  'social-simulation',
  'strangers',
  'uploads',
  'widget-config',
  'widget-script',
];

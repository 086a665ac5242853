/** Every limit a client may want to know before the server refuses. Sources: `spec/*.md` §5 and §9. */
export const LIMITS = {
  /** spec/customer-app.md §5: minimum 6; bcrypt reads at most 72 bytes. */
  password: { min: 6, maxBytes: 72 },
  displayName: { max: 120 },
  email: { max: 254 },
  /** spec/admin-builders-widget.md §5: 10 files of 1 MB each, PDF, TXT, CSV (and DOCX, XLSX). */
  trainingFiles: {
    maxFiles: 10,
    maxBytes: 1024 * 1024,
    maxNameLength: 120,
    extensions: ['pdf', 'txt', 'csv', 'docx', 'xlsx'],
  },
  avatar: { maxBytes: 2 * 1024 * 1024 },
  /** A screenshot of a large screen. */
  pagePicture: { maxBytes: 8 * 1024 * 1024 },
  instructions: { max: 8000 },
  chatbotText: { max: 300 },
  siteUrl: { max: 500 },
  /** The path of a field in a webhook's answer, as `outputs.0.results.message.text`. */
  webhookField: { max: 120 },
  allowedDomains: { max: 20 },
  displayDelaySeconds: { min: 0, max: 60 },
  openingQuestions: { max: 4, maxLength: 80 },
  aiLabel: { max: 60 },
  curatedAnswers: { max: 200, question: 300, answer: 1000 },
  trainingText: { maxTitle: 80 },
  /** Corrections of what one bot has understood. */
  understanding: { pageSize: 40, corrections: 1000, cell: 500, text: 2000, contradictions: 20 },
  sitePages: { max: 200, maxBytes: 2 * 1024 * 1024 },
  feedbackReason: { max: 300 },
  /** Name and email that a page gives its visitor; shown to the owner as unverified. */
  identity: { maxName: 80 },
  /** Characters of one bot answer given by the owner in person. */
  personMessage: { max: 2000 },
  /** Characters of one visitor message; a longer one answers MESSAGE_TOO_LONG. */
  visitorMessage: { max: 2000 },
  reply: { max: 1000 },
  monthlyMessages: { default: 5000 },
  /** Of one bot, in Europe/Rome: one bad day does not use up the month. */
  dailyMessages: { default: 1000, min: 10, max: 100_000 },
  /** Of a bot's day, for one network of visitors, so that nobody silences it alone; never fewer than `least`. */
  networkMessages: { share: 0.2, least: 5, listed: 20, blockedDays: 30 },
  historyPageSize: 20,
} as const;

/** Pauses and speeds of the interface, in milliseconds. spec/admin-builders-widget.md §9. */
export const TIMINGS = {
  designAutosave: 800,
  savedFlash: 1800,
  historySearchDebounce: 400,
  builderRevealPerCharacter: 18,
  widgetRevealPerCharacter: 20,
} as const;

/** True for a plausible `x@y.z` address: the specification's own simple rule (spec/customer-app.md §5). */
export const isEmail = (text: string): boolean =>
  text.length <= LIMITS.email.max && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

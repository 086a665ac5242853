import type { StoredImage } from '../api/social/stored-image';
import type { CrawlRecord, PublishedContent, StoredReply } from '../api/chatbot/stored-values';
import type {
  Absence,
  AttachmentFailure,
  BillingData,
  BotTone,
  CalendarProblem,
  ChatbotDesign,
  Cents,
  ComparisonVerdict,
  Expectation,
  FileFailure,
  GenerationFailure,
  Instant,
  Locale,
  ModelEngine,
  ModelFeature,
  ModelProvider,
  PasskeyTransport,
  PostKind,
  PostModelFault,
  PostReason,
  ProjectKind,
  QuickReply,
  ReplyAdvice,
  ReportDocument,
  ReportFailure,
  RegressionRun,
  RetentionDays,
  ServerPlatform,
  ServiceBrief,
  SitePageFailure,
  SocialFailure,
  SocialMetrics,
  SocialPlan,
  SocialPlatform,
  SocialProfile,
  SocialReviewNote,
  SocialSettings,
  SocialTimezone,
  TableRow,
  WebhookBody,
  WeekHours,
  WidgetOutcome,
  WidgetSource,
} from '../contract';
import type { KeptReply } from '../domain/chatbot/regression';
import type { Answers } from '../domain/interview';
import type { Seal } from '../domain/purchase/book-chain';
import type { FiscalSnapshot } from '../domain/purchase/fiscal-snapshot';
import type { StoredPlanChange } from '../domain/purchase/plan-change';
import type { StoredRefund } from '../domain/purchase/refund';
import type { VatCheck } from '../domain/purchase/vat-check';
import type { Answer } from '../engines/ai/port';
import type { ReadPassage } from '../engines/documents/port';
import type { MailCalendar } from '../engines/mail/port';
import type { CardOnFile } from '../engines/payments';

/**
 * What columns hold where their content type says less: the shape of JSON, a list of words that stands in the contract, a value that
 * is there although the panel does not demand it. The server alone writes these columns.
 */
export interface Columns {
  'admin::permission': { properties: { fields?: string[]; locales?: string[] } };
  'admin::session': { status: string };
  /** SHA-256 of the recovery codes that are left. */
  'api::account.panel-factor': { recoveryDigests: string[] | null; panelUser: number; totpSecret: string };
  'api::account.passkey': { transports: PasskeyTransport[] | null };
  'api::article.article': { locale: Locale; slug: string };
  'api::audit.audit-entry': { before: Record<string, unknown> | null; after: Record<string, unknown> | null };
  'api::booking.booking': { timezone: string };
  'api::booking.consultant': {
    absences: Absence[];
    week: WeekHours;
    busyProblem: CalendarProblem | null;
    busyTimes: { from: Instant; until: Instant }[] | null;
  };
  'api::chatbot.chatbot': {
    allowedDomains: string[] | null;
    crawl: CrawlRecord | null;
    /** May be older than the newest field. */
    design: Partial<ChatbotDesign>;
    /** What visitors meet; null before the first publication. */
    published: PublishedContent | null;
    retentionDays: RetentionDays | null;
    tone: BotTone;
  };
  'api::chatbot.chatbot-version': { snapshot: PublishedContent };
  'api::chatbot.compared-question': {
    /** Of a control question. */
    expectation: Expectation | null;
    embedded: StoredReply | null;
    model: StoredReply | null;
    embeddedVerdict: ComparisonVerdict | null;
    modelVerdict: ComparisonVerdict | null;
  };
  'api::chatbot.model-comparison': { startedAt: string };
  'api::chatbot.model-setting': {
    engine: ModelEngine;
    provider: ModelProvider | null;
    webhookBody: WebhookBody | null;
  };
  'api::chatbot.passage': {
    /** Null for what was read before tables were. */
    row: TableRow | null;
  };
  'api::chatbot.passage-correction': { cells: string[] | null };
  'api::chatbot.question-decision': { wordings: string[] };
  'api::chatbot.regression-question': {
    expectation: Expectation;
    /** To this wording of the question, as of the last run and the one before. */
    reply: KeptReply | null;
    before: KeptReply | null;
  };
  'api::chatbot.regression-run': { trigger: RegressionRun['trigger'] };
  'api::chatbot.site-page': { failure: SitePageFailure | null };
  'api::chatbot.training-file': { failure: FileFailure | null };
  'api::chatbot.visitor-message': {
    sources: WidgetSource[] | null;
    suggestions: string[] | null;
    outcome: WidgetOutcome | null;
    why: Answer['why'] | null;
  };
  'api::conversation.attachment': { failure: AttachmentFailure | null; passages: ReadPassage[] | null };
  'api::conversation.message': {
    advice: ReplyAdvice | null;
    clientId: string;
    /** Document ids. */
    attachments: string[] | null;
    quickReplies: QuickReply[] | null;
  };
  'api::mail.outbox-mail': { calendar: MailCalendar | null };
  'api::model.platform-model': { feature: ModelFeature; provider: ModelProvider };
  'api::product.product': { listed: boolean };
  'api::project.project': {
    answers: Answers | null;
    /** Queries leave out the older kind `chat`, which has no interview. */
    kind: ProjectKind;
  };
  'api::project.report': { content: ReportDocument | null; failure: ReportFailure | null; number: number };
  'api::purchase.payment-session': { cancelUrl: string; returnUrl: string; title: string };
  'api::purchase.purchase': {
    billing: BillingData | null;
    /** What renewals are paid with. */
    card: CardOnFile | null;
    planChange: StoredPlanChange | null;
    refund: StoredRefund | null;
    vatCents: Cents;
    vatCheck: VatCheck | null;
  };
  'api::purchase.receipt': { snapshot: FiscalSnapshot | null; seal: Seal | null };
  'api::service-order.service-order': { brief: ServiceBrief | null; version: number };
  'api::social.oauth-state': {
    platform: SocialPlatform;
    missingScopes: string[] | null;
    targets: { id: string; name: string; detail: string }[] | null;
  };
  'api::social.social-account': { grantedScopes: string[] | null; pageId: string; tokenVersion: number };
  'api::social.social-file': {
    failure: FileFailure | null;
    bytes: number;
    fileKey: string;
    mime: string;
    name: string;
  };
  'api::social.social-generation': {
    platforms: SocialPlatform[] | null;
    topics: string[] | null;
    failure: GenerationFailure | null;
    made: number;
    wanted: number;
  };
  'api::social.social-photo': {
    name: string;
    fileKey: string;
    bytes: number;
    width: number;
    height: number;
    tags: string[] | null;
    focusX: number;
    focusY: number;
  };
  'api::social.social-post': {
    hashtags: string[] | null;
    kind: PostKind | null;
    reason: PostReason | null;
    modelFault: PostModelFault | null;
    imageKind: 'upload' | 'card' | null;
    moreImages: StoredImage[] | null;
    reviews: SocialReviewNote[] | null;
    threadPlace: number;
    timezone: SocialTimezone | null;
    staged: Record<string, string> | null;
    failure: SocialFailure | null;
    metrics: Omit<SocialMetrics, 'readAt'> | null;
    attempts: number;
    metricsStep: number;
    reconcileAttempts: number;
    version: number;
  };
  'api::social.social-project': {
    /** May be older than the newest field. */
    settings: Partial<SocialSettings> | null;
    profile: SocialProfile | null;
    plan: SocialPlan | null;
    version: number;
  };
  'api::social.social-schedule': {
    active: boolean;
    daysOfWeek: number[];
    postTimes: string[];
    postsPerWeek: number;
    timezone: SocialTimezone;
    version: number;
  };
  'api::social.social-network': { platform: SocialPlatform };
  'api::social.social-server': { platform: ServerPlatform };
  'plugin::users-permissions.role': { type: string };
}

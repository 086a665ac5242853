import type { Database } from '@strapi/database';
import type { Knex } from 'knex';
import type { UserRow } from './api/account/to-account';
import type { SessionRow } from './api/account/session-tokens';
import type { ArticleRow } from './api/article/to-article';
import type { BookingRow, CalendarRow, HolidayRow, SlotRow } from './api/booking/booking-rows';
import type { ChatbotRow } from './api/chatbot/chatbot-row';
import type { ModelSettingRow } from './api/chatbot/model-setting-row';
import type { SitePageRow } from './api/chatbot/site-page-row';
import type { ChatbotVersionRow } from './api/chatbot/to-chatbot-version';
import type { TrainingFileRow } from './api/chatbot/to-training-file';
import type {
  MessageRow as VisitorMessageRow,
  SessionRow as VisitorSessionRow,
} from './api/chatbot/visitor-rows';
import type { AttachmentRow, ConversationRow, MessageRow } from './api/conversation/rows';
import type { NotificationRow } from './api/notification/to-notification';
import type { AdminProductRow } from './api/product/to-admin-product';
import type { ProjectRow } from './api/project/to-project';
import type { ReportRow } from './api/project/to-report';
import type { ReceiptRow } from './api/purchase/receipt-row';
import type { AdminPurchaseRow } from './api/purchase/to-admin-purchase';
import type { ServiceFileRow, ServiceMessageRow, ServiceOrderRow } from './api/service-order/rows';
import type { SocialGenerationRow } from './api/social/generation/generation-row';
import type {
  OauthStateRow,
  SocialAccountRow,
  SocialFileRow,
  SocialPhotoRow,
  SocialPostRow,
  SocialProjectRow,
  SocialScheduleRow,
} from './api/social/social-rows';

/** What every table has; the rest is read before it is believed. */
export interface StoredRow {
  id: number;
  documentId: string;
  [column: string]: unknown;
}

/** The rows of tables, as `strapi.db.query` gives them. */
export interface Tables {
  'admin::session': SessionRow;
  'api::article.article': ArticleRow;
  'api::booking.booking': BookingRow;
  'api::booking.booking-calendar': CalendarRow;
  'api::booking.holiday': HolidayRow;
  'api::booking.slot': SlotRow;
  'api::chatbot.chatbot': ChatbotRow;
  'api::chatbot.chatbot-version': ChatbotVersionRow;
  'api::chatbot.model-setting': ModelSettingRow;
  'api::chatbot.site-page': SitePageRow;
  'api::chatbot.training-file': TrainingFileRow;
  'api::chatbot.visitor-message': VisitorMessageRow;
  'api::chatbot.visitor-session': VisitorSessionRow;
  'api::conversation.attachment': AttachmentRow;
  'api::conversation.conversation': ConversationRow;
  'api::conversation.message': MessageRow;
  'api::notification.notification': NotificationRow;
  'api::product.product': AdminProductRow;
  'api::project.project': ProjectRow;
  'api::project.report': ReportRow;
  'api::purchase.purchase': AdminPurchaseRow;
  'api::purchase.receipt': ReceiptRow;
  'api::service-order.service-file': ServiceFileRow;
  'api::service-order.service-message': ServiceMessageRow;
  'api::service-order.service-order': ServiceOrderRow;
  'api::social.oauth-state': OauthStateRow;
  'api::social.social-account': SocialAccountRow;
  'api::social.social-file': SocialFileRow;
  'api::social.social-generation': SocialGenerationRow;
  'api::social.social-photo': SocialPhotoRow;
  'api::social.social-post': SocialPostRow;
  'api::social.social-project': SocialProjectRow;
  'api::social.social-schedule': SocialScheduleRow;
  'plugin::users-permissions.user': UserRow;
}

/**
 * The queries of one table. Which columns and relations are there, `select` and `populate` decide: whoever asks for more or less than
 * the table's row names what comes (`findOne<RowWithOwner>`, or the type of what it is assigned to).
 */
export interface Table<Row> extends Pick<Repository, 'count' | 'createMany' | 'updateMany' | 'deleteMany'> {
  findOne<Found = Row>(params?: FindOneParams): Promise<Found | null>;
  findMany<Found = Row>(params?: Params): Promise<Found[]>;
  findWithCount<Found = Row>(params?: Params): Promise<[Found[], number]>;
  create<Created = Row>(params: Params): Promise<Created>;
  /** Null where there is no such row. */
  update<Updated = Row>(params: Params): Promise<Updated | null>;
  delete<Deleted = Row>(params: Params): Promise<Deleted | null>;
}

type Repository = ReturnType<Database['entityManager']['getRepository']>;
type FindOneParams = NonNullable<Parameters<Repository['findOne']>[0]>;
type Params = Parameters<Repository['create']>[0];

/** What the work inside a transaction is given; Strapi leaves it untyped. */
interface TransactionContext {
  trx: Knex.Transaction;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** What is to happen once the change is really there. */
  onCommit(action: () => unknown): void;
  onRollback(action: () => unknown): void;
}

declare module '@strapi/database' {
  interface Database {
    query<Uid extends string>(uid: Uid): Table<Uid extends keyof Tables ? Tables[Uid] : StoredRow>;
    transaction<Result>(work: (context: TransactionContext) => Promise<Result>): Promise<Result>;
  }
}

import type { Instant, Page } from './common';
import type { ReportKind } from './report';
import type { ServiceOrderEvent, TeamServiceOrderEvent } from './service-order';
import type { SocialFailure } from './social-post';
import type { SocialPlatform } from './social-platform';
import type { ReviewKind } from './social-review';

/** What each kind of notification knows; its words are made where it is read, in the reader's language. */
export interface NotificationParams {
  'purchase-paid': { productTitle: string };
  'purchase-failed': { productTitle: string };
  'purchase-expiring': { productTitle: string; endsAt: Instant };
  'purchase-ended': { productTitle: string };
  'purchase-refunded': { productTitle: string };
  /** The team has begun, written or delivered, or waits for the customer. */
  'service-order': { title: string; news: ServiceOrderEvent };
  /** To the team, about an order of a service. */
  'team-service-order': { title: string; customer: string; news: TeamServiceOrderEvent };
  /** Messages bought for a chatbot are there. */
  'credits-paid': { botName: string; messages: number };
  /** A chatbot has used so many percent of its month. */
  'quota-warning': { botName: string; percent: number; used: number; limit: number };
  /** The month's budget of a chatbot's own model is spent; in cents of a euro. */
  'model-budget': { botName: string; budget: number };
  /** The person has used so many percent of the free messages to the assistant. */
  'assistant-quota': { percent: number; used: number; limit: number };
  /** A visitor waits for a person; `visitor` is '' where it has no name. `question`: what they wanted to know; none in old ones. */
  'person-request': { botName: string; visitor: string; question?: string };
  /** A visitor left an address to be written to. */
  'contact-left': { botName: string; visitorEmail: string; question?: string };
  'training-failed': { botName: string; fileName: string };
  'report-ready': { projectName: string; reportKind: ReportKind };
  'report-failed': { projectName: string; reportKind: ReportKind };
  /** The link to a project's chat went to this address. */
  'project-link': { projectName: string; address: string };
  'booking-confirmed': { startsAt: Instant };
  'booking-moved': { startsAt: Instant };
  'booking-cancelled': { startsAt: Instant };
  'booking-reminder': { startsAt: Instant };
  /** To administrators, about a customer's consultation. */
  'team-booking-confirmed': { customer: string; startsAt: Instant };
  'team-booking-moved': { customer: string; startsAt: Instant };
  'team-booking-cancelled': { customer: string; startsAt: Instant };
  'social-post-failed': { platform: SocialPlatform; accountName: string; failure: SocialFailure };
  /** Nobody knows whether it is out: its owner has to look. */
  'social-post-unclear': { platform: SocialPlatform; accountName: string };
  /** So many posts of a project were not published because it was too late. */
  'social-posts-skipped': { projectName: string; posts: number };
  /** Somebody with the project's link approved a post, wants it changed, or said something of it. */
  'social-post-reviewed': { platform: SocialPlatform; author: string; review: ReviewKind };
  /** An account's access ends soon. */
  'social-expiring': { platform: SocialPlatform; accountName: string; endsAt: Instant };
  'social-reconnect': { platform: SocialPlatform; accountName: string };
  /** Its network takes the account for a spammer: its posts wait until then. */
  'social-account-blocked': { platform: SocialPlatform; accountName: string; until: Instant };
  /** To administrators: the network refuses the developer app. */
  'social-network-paused': { platform: SocialPlatform };
}
export type NotificationKind = keyof NotificationParams;

/** Something that happened to a person's things while they were looking elsewhere. */
export type Notification = {
  [Kind in NotificationKind]: {
    id: string;
    kind: Kind;
    params: NotificationParams[Kind];
    /** A page of the product; null where there is nowhere to go. */
    link: string | null;
    createdAt: Instant;
    readAt: Instant | null;
  };
}[NotificationKind];

export const NOTIFICATION_FILTERS = ['all', 'unread'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

export const NOTIFICATION_LIMITS = { pageSize: 20, keptDays: 90 } as const;

/** `GET /api/notifications?filter&page`: the caller's own, newest first. `unread` counts all of them, whatever the filter. */
export interface ListNotifications {
  query: { filter?: NotificationFilter; page?: number };
  response: Page<Notification> & { meta: { unread: number } };
}
/** `PATCH /api/notifications/:id` */
export interface MarkNotification {
  request: { read: boolean };
  response: { data: Notification };
}
/** `POST /api/notifications/read`: all of them. */
export interface MarkAllNotificationsRead {
  response: { data: null };
}
/** `DELETE /api/notifications/:id` */
export interface DeleteNotification {
  response: { data: null };
}

import type { notifications as it } from '../it/notifications';
import { plural } from '../plural';
import type { Words } from '../types';

export const notifications = {
  title: 'Notifications',
  lead: 'What happened while you were looking elsewhere. They stay here for 90 days.',
  bell: 'Notifications',
  bellUnread: plural('Notifications, {count} unread', 'Notifications, {count} unread'),
  newest: 'Latest notifications',
  seeAll: 'See all',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  remove: 'Delete',
  unread: 'Unread',
  all: 'All',
  filter: 'Which notifications',
  empty: 'No notifications',
  emptyBody:
    'We will tell you here about payments, finished reports, consultations and visitors who look for you.',
  emptyUnread: 'You have read everything',
  loadFailed: 'The notifications do not arrive',
  failed: 'We could not do that',
  count: plural('{count} notification', '{count} notifications'),
  reviews: { approve: 'approves it', change: 'asks for a change', comment: 'has a comment' },
  visitor: 'A visitor',
  question: 'They wanted to know: “{question}”',
  report: { analysis: 'The analysis', offer: 'The offer' },
  serviceOrder: {
    started: 'We have started working on your order.',
    message: 'There is a new message from the team.',
    delivered: 'The delivery is ready: look at it, then accept it or ask for a change.',
    'brief-wanted': 'We need your answers to start: a few minutes are enough.',
    'accept-wanted': 'The delivery is waiting for you: accept it or ask for a change.',
  },
  teamServiceOrder: {
    ordered: 'New order from {customer}.',
    brief: '{customer} has written what they need.',
    message: '{customer} has written a message.',
    accepted: '{customer} has accepted the delivery.',
    revision: '{customer} asks for a change.',
    due: 'The order of {customer} is to be delivered by tomorrow.',
  },
  kinds: {
    'purchase-paid': { title: 'Payment received', body: '{productTitle} is active.' },
    'purchase-failed': {
      title: 'Payment failed',
      body: 'The payment for {productTitle} was refused: you can try again.',
    },
    'purchase-expiring': {
      title: 'Subscription about to end',
      body: '{productTitle} stays active until {endsAt}.',
    },
    'purchase-ended': { title: 'Subscription ended', body: '{productTitle} is no longer active.' },
    'purchase-refunded': { title: 'Money given back', body: 'We refunded {productTitle}.' },
    'service-order': { title: '{title}', body: '{news}' },
    'team-service-order': { title: 'Order: {title}', body: '{news}' },
    'credits-paid': { title: 'Messages added', body: '{messages} more messages for {botName}.' },
    'quota-warning': {
      title: 'Messages of the month: {percent}%',
      body: '{botName} has used {used} messages of {limit}.',
    },
    'model-budget': {
      title: 'Limit of the model reached',
      body: 'The model of {botName} has cost {budget} this month: Officina’s engine answers now.',
    },
    'assistant-quota': {
      title: 'Free messages: {percent}%',
      body: 'This month you have sent the assistant {used} messages of {limit}.',
    },
    'person-request': {
      title: 'Somebody is waiting for you',
      body: '{visitor} asked for a person in the chat of {botName}.{question}',
    },
    'contact-left': {
      title: 'Somebody to get back to',
      body: '{visitorEmail} wrote to {botName} and waits for an answer.{question}',
    },
    'training-failed': { title: 'Document not read', body: '{botName} could not read {fileName}.' },
    'report-ready': {
      title: 'Document ready',
      body: '{report} of {projectName} is ready to read and download.',
    },
    'report-failed': {
      title: 'Document failed',
      body: '{report} of {projectName} could not be made: you can try again from the project.',
    },
    'project-link': {
      title: 'Link sent',
      body: 'The link to the chat of {projectName} is on its way to {address}.',
    },
    'booking-confirmed': { title: 'Consultation booked', body: 'See you on {startsAt}.' },
    'booking-moved': { title: 'Consultation moved', body: 'The new date is {startsAt}.' },
    'booking-cancelled': { title: 'Consultation cancelled', body: 'It was planned for {startsAt}.' },
    'team-booking-confirmed': { title: 'New booking', body: '{customer}, on {startsAt}.' },
    'team-booking-moved': { title: 'Booking moved', body: '{customer}: now on {startsAt}.' },
    'team-booking-cancelled': { title: 'Booking cancelled', body: '{customer}: it was on {startsAt}.' },
    'booking-reminder': { title: 'Your consultation is near', body: 'It begins on {startsAt}.' },
    'social-post-failed': {
      title: 'Post not published',
      body: 'A post for {accountName} on {platform} did not go out: see why and what to do.',
    },
    'social-post-unclear': {
      title: 'Post to check',
      body: 'We do not know whether {platform} published a post for {accountName}: look and tell us.',
    },
    'social-post-reviewed': {
      title: 'A word on a post',
      body: '{author}, on the post for {platform}: {review}.',
    },
    'social-posts-skipped': {
      title: 'Skipped posts',
      body: '{projectName}: posts that were due while the server was off: {posts}.',
    },
    'social-expiring': {
      title: 'Access about to end',
      body: '{accountName} on {platform}: connect it again by {endsAt}.',
    },
    'social-account-blocked': {
      title: 'Account paused for a day',
      body: '{platform} took posts of {accountName} for spam: those that are planned wait until {until}.',
    },
    'social-reconnect': {
      title: 'Account to connect again',
      body: '{accountName} on {platform}: its posts wait until you connect it again.',
    },
    'social-network-paused': {
      title: '{platform} is paused',
      body: '{platform} refuses the developer app of this installation: posts wait.',
    },
  },
} satisfies Words<typeof it>;

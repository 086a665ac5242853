import { plural } from '../plural';
import type { builderStatistics as it } from '../it/builder-statistics';
import type { Words } from '../types';

export const builderStatistics = {
  title: 'Statistics',
  lead: 'The current month.',
  failed: 'We cannot read the statistics.',
  usage: 'Messages used',
  used: '{used} of {limit}',
  left: plural('{count} left until the end of the month.', '{count} left until the end of the month.'),
  nearly: 'You are about to reach this month’s limit.',
  reached: 'Limit reached: until next month the bot politely tells visitors so.',
  conversations: 'Total conversations',
  answered: 'Questions answered',
  answeredOf: '{answered} of {total}',
  unansweredHint: plural(
    '{count} unanswered question: read it under Chat.',
    '{count} unanswered questions: read them under Chat.',
  ),
  responseTime: 'Response time',
  median: 'usually',
  slow: '19 times out of 20 within {time}',
  seconds: '{seconds} s',
  milliseconds: '{milliseconds} ms',
  noData: 'N/A',
  noDataHint: 'It comes with the first messages.',
  buy: 'Buy credits',
  packs: 'Buy credits',
  packsLead: 'More messages, beyond those of your plan.',
  pack: '{messages} messages',
  saving: 'save {amount}',
  buyPack: 'Buy',
  soon: 'Available soon',
  soonBody: 'Credits cannot be bought yet: meanwhile the counter starts from zero on the first of the month.',
} satisfies Words<typeof it>;

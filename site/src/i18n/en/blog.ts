import type { blog as it } from '../it/blog';
import { plural } from '../plural';
import type { Words } from '../types';

export const blog = {
  badge: 'Blog',
  title: 'Practical ideas for people who run a business',
  lead: 'Artificial intelligence, customers and organisation, without jargon.',
  description:
    'Practical guides on artificial intelligence, customers and organisation for small businesses.',
  read: 'Read the article',
  readOf: 'Read the article: {title}',
  tags: 'Topics',
  readingTime: plural('{count} min read', '{count} min read'),
  empty: 'No article available',
  emptyHint: 'We are writing the first ones: come back soon.',
  loadFailed: 'The articles could not be loaded',
  back: 'Back to the Blog',
  others: 'Read more articles',
  notFound: 'Article not found',
  notFoundHint: 'The article you are looking for does not exist or is no longer available.',
  articleFailed: 'The article could not be loaded',
  ctaTitle: 'Ready to start?',
  ctaBody: 'Put what you read into practice with the ready-made tools of the Marketplace.',
  ctaAction: 'Discover our products',
} satisfies Words<typeof it>;

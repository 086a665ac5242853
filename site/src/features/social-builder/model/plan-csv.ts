import {
  measurePost,
  parseHashtags,
  replyProblem,
  PLATFORM_NAMES,
  SOCIAL_PLATFORMS,
  type SocialPlatform,
  type SocialPost,
  type SocialPostDraft,
} from '@contract';
import { parseCsv, readCell, writeCsv } from './csv';
import { instantOf, onClocks } from './post-time';

export const PLAN_COLUMNS = [
  'date',
  'time',
  'platform',
  'copy',
  'callToAction',
  'link',
  'hashtags',
  'title',
  'replies',
  'status',
] as const;
export type PlanColumn = (typeof PLAN_COLUMNS)[number];
type Names = Record<PlanColumn, string>;

export type PlanProblem = 'columns' | 'date' | 'past' | 'platform' | 'refused';
export interface PlanRows {
  posts: SocialPostDraft[];
  /** By their rows in the sheet, the head being the first. */
  problems: { line: number; problem: PlanProblem }[];
}

/** Between the parts of what follows a post: an empty line. */
const PARTS = /\n\s*\n/;
const DEFAULT_TIME = '09:00';

/** The posts of a project as a sheet, which `readPlan` reads again. */
export const planCsv = (
  posts: readonly SocialPost[],
  names: Names,
  statusOf: (post: SocialPost) => string,
): string =>
  writeCsv([
    PLAN_COLUMNS.map((column) => names[column]),
    ...posts.map((post) => {
      const when = post.scheduledFor ? onClocks(post.scheduledFor, post.timezone) : null;
      return [
        when ? when.day.split('-').reverse().join('/') : '',
        when?.time ?? '',
        post.platform,
        post.copy,
        post.callToAction,
        post.link,
        post.hashtags.map((tag) => `#${tag}`).join(' '),
        post.title,
        post.replies.map(({ copy }) => copy).join('\n\n'),
        statusOf(post),
      ];
    }),
  ]);

const simple = (text: string): string => text.trim().toLowerCase();

/** `24/12/2026`, `24.12.2026` or `2026-12-24`; null for what is no day. */
const dayOf = (text: string): string | null => {
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  const [, date = '', month = '', year = ''] = italian ?? [];
  const day = italian ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text.trim();
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T12:00:00Z`) : null;
  // The 31st of November would be the first of December.
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
};
const timeOf = (text: string): string | null => {
  if (text.trim() === '') return DEFAULT_TIME;
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
};
/** Networks by what people call them in a spreadsheet. */
const NETWORK_OF: ReadonlyMap<string, SocialPlatform> = new Map([
  ...SOCIAL_PLATFORMS.flatMap((platform) =>
    [platform, simple(PLATFORM_NAMES[platform])].map((name) => [name, platform] as const),
  ),
  ['twitter', 'x'],
  ['google', 'googlebusiness'],
]);
const platformsOf = (text: string): SocialPlatform[] | null => {
  const names = text
    .split(/[,+/]/)
    .map(simple)
    .filter((name) => name !== '');
  const known = names.map((name) => NETWORK_OF.get(name));
  const found = known.filter((platform) => platform !== undefined);
  return found.length > 0 && found.length === names.length ? found : null;
};

/**
 * A plan that was written in a spreadsheet: the posts that can be made of it, and what is wrong with the others.
 * @param names What the columns may be called, beside their own names. @param unfinished Drafts may still be too long.
 */
export const readPlan = (
  text: string,
  { names, now, unfinished }: { names: readonly Names[]; now: Date; unfinished: boolean },
): PlanRows => {
  const [head = [], ...rows] = parseCsv(text);
  const titles = head.map(simple);
  const place = (column: PlanColumn): number =>
    titles.findIndex(
      (title) => title === column.toLowerCase() || names.some((one) => simple(one[column]) === title),
    );
  if ((['date', 'platform', 'copy'] as const).some((column) => place(column) < 0))
    return { posts: [], problems: [{ line: 1, problem: 'columns' }] };
  const plan: PlanRows = { posts: [], problems: [] };
  for (const [index, row] of rows.entries()) {
    const cell = (column: PlanColumn) => readCell(row[place(column)] ?? '');
    const refuse = (problem: PlanProblem) => plan.problems.push({ line: index + 2, problem });
    const [day, time] = [dayOf(cell('date')), timeOf(cell('time'))];
    const platforms = platformsOf(cell('platform'));
    if (!day || !time) refuse('date');
    else if (!platforms) refuse('platform');
    else {
      const scheduledFor = instantOf(day, time, 'Europe/Rome');
      if (Date.parse(scheduledFor) < now.getTime()) refuse('past');
      else
        for (const platform of platforms) {
          const content = {
            copy: cell('copy').trim(),
            callToAction: cell('callToAction').trim(),
            link: cell('link').trim(),
            hashtags: parseHashtags(cell('hashtags')),
            title: platform === 'pinterest' ? cell('title').trim() : '',
          };
          const replies = cell('replies')
            .split(PARTS)
            .map((part) => part.trim())
            .filter(Boolean);
          const { problems } = measurePost({ platform, content, hasImage: false });
          const wrong =
            problems.some((problem) => problem !== 'image-required') ||
            replyProblem(platform, replies) !== null;
          if (content.copy === '' || (wrong && !unfinished)) refuse('refused');
          else
            plan.posts.push({
              ...content,
              platform,
              scheduledFor,
              ...(replies.length > 0 ? { replies } : {}),
            });
        }
    }
  }
  return plan;
};

import {
  composePost,
  POST_RULES,
  postLength,
  SOCIAL_LIMITS,
  type SocialPlatform,
} from '../../../../contract';
import type { PostBrief } from '../port';
import type { Idea } from './ideas';

/** What stands around an idea. */
export interface Frame {
  hook: string;
  /** Something useful that the business's material says besides; '' for none. */
  companion: string;
  /** A question or an invitation; '' for none. */
  close: string;
  emoji: string;
}
type Mark = (index: number) => string;

const paragraphs = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');
const line = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
const ended = (title: string): string => (/[.!?…]$/.test(title) ? title : `${title}.`);
const headed = (title: string): string => (/[.!?…:]$/.test(title) ? title : `${title}:`);
/** An emoji after another one is one too many. */
const withEmoji = (text: string, emoji: string): string =>
  emoji === '' || text === '' || /\p{Extended_Pictographic}/u.test(text) ? text : `${text} ${emoji}`;

/** An answer needs its question, a refutation what it refutes; other titles only repeat. */
const opened = ({ angle, title, text }: Idea): string => {
  if (angle === 'myth') return `“${title}”? ${text}`;
  return angle === 'answer' ? `${ended(title)} ${text}` : text;
};
const bodyOf = (idea: Idea, mark: Mark): string => {
  const { points, title } = idea;
  if (points.length === 0) return opened(idea);
  return [headed(title), ...points.map((point, index) => `${mark(index)} ${point}`)].join('\n');
};
const inOneLine = (idea: Idea): string => {
  const { points, title } = idea;
  return points.length === 0
    ? opened(idea)
    : line(headed(title), ...points.map((point, index) => `${index + 1}) ${point}`));
};

const conversation =
  (mark: Mark) =>
  (idea: Idea, { hook, companion, close, emoji }: Frame): string[] => {
    const body = bodyOf(idea, mark);
    return [
      paragraphs(withEmoji(hook, emoji), body, companion, close),
      paragraphs(withEmoji(hook, emoji), body, close),
      paragraphs(body, close),
      body,
    ];
  };

/** From the fullest to the barest: the first that has room is taken. */
const SHAPES: Readonly<Record<SocialPlatform, (idea: Idea, frame: Frame) => string[]>> = {
  facebook: conversation(() => '•'),
  instagram: conversation(() => '✔️'),
  x: (idea, { hook, close, emoji }) => {
    const body = inOneLine(idea);
    return [
      line(hook, withEmoji(body, hook === '' ? emoji : ''), close),
      line(body, close),
      line(hook, body),
      withEmoji(body, emoji),
      body,
      ...idea.points
        .slice(2)
        .map((_, index) => inOneLine({ ...idea, points: idea.points.slice(0, -1 - index) })),
    ];
  },
  linkedin: (idea, { hook, companion, close }) => {
    const { title, points } = idea;
    const heading = idea.angle === 'myth' ? `“${title}”?` : title;
    const opens = idea.text.toLowerCase().startsWith(title.toLowerCase());
    const body =
      points.length > 0 ? points.map((point, index) => `${index + 1}. ${point}`).join('\n') : idea.text;
    return [
      paragraphs(opens ? '' : heading, hook, body, companion, close),
      paragraphs(
        hook,
        bodyOf(idea, (index) => `${index + 1}.`),
        close,
      ),
    ];
  },
  pinterest: (idea, { companion, close }) => [
    line(inOneLine(idea), companion, close),
    line(inOneLine(idea), close),
    inOneLine(idea),
  ],
};

/** The post in the shape of its network, within what that network has room for; '' where even the barest is too long. */
export const shapePost = (
  platform: SocialPlatform,
  idea: Idea,
  frame: Frame,
  { callToAction, link }: Pick<PostBrief, 'callToAction' | 'link'>,
): string => {
  const fits = (copy: string): boolean => {
    const { text } = composePost(platform, { copy, callToAction, link, hashtags: [], title: '' });
    return postLength(platform, text) <= POST_RULES[platform].advised;
  };
  return SHAPES[platform](idea, frame).find((copy) => copy !== '' && fits(copy)) ?? '';
};

/** At most as long as a title may be, cut between words. */
export const shortTitle = (title: string): string => {
  const plain = title.replace(/\s+/g, ' ').trim();
  if ([...plain].length <= SOCIAL_LIMITS.title) return plain;
  const room = [...plain].slice(0, SOCIAL_LIMITS.title - 1).join('');
  return `${room.replace(/\s+\S*$/u, '')}…`;
};

import type { SocialPlatform } from '../../../../contract';
import type { FactKind } from '../material/fact';
import { readMaterial, type Material } from '../material/read-material';
import type { PostBrief, PostWish, PostWriter, WrittenPost } from '../port';
import { ALIKE, sharedPart, trigramsOf } from '../similarity';
import { ENGLISH } from '../thoughts/en';
import { ITALIAN } from '../thoughts/it';
import type { ByLocale, Thoughts } from '../thoughts/thought';
import { EN } from '../words/en';
import { IT } from '../words/it';
import type { PostWords } from '../words/words';
import { hashtagsFor } from './hashtags';
import { ideasFor, isSayable, type Idea } from './ideas';
import { memoryOf, remember, type Memory, type Remembered } from './memory';
import { randomOf, shuffled } from './random';
import { shapePost, shortTitle } from './shape';

const WORDS: ByLocale<PostWords> = { it: IT, en: EN };
const THOUGHTS: ByLocale<Thoughts> = { it: ITALIAN, en: ENGLISH };
/** So many posts of one network are never alike. */
const MEMORY = 30;

/** The least used first, so that first and last lines go around before one comes again. */
const leastUsed = (
  choices: readonly string[],
  earlier: readonly Remembered[],
  random: () => number,
): string => {
  const uses = (choice: string) =>
    choice === '' ? 0 : earlier.filter(({ copy }) => copy.includes(choice)).length;
  return shuffled(choices, random).sort((one, other) => uses(one) - uses(other))[0] ?? '';
};

const WEIGHTS: Readonly<Record<Idea['from'], number>> = {
  occasion: 6,
  topic: 4,
  material: 0.6,
  trade: 0.6,
  common: 0,
};
const OWN_TURN = 1.5;

/** What speaks for an idea now: the business's own material in every second post, nothing that was said lately. */
const scoreOf = (idea: Idea, platform: SocialPlatform, memory: Memory, isOwnTurn: boolean): number => {
  let score = WEIGHTS[idea.from] + ((idea.from === 'material') === isOwnTurn ? OWN_TURN : 0);
  for (const said of memory.saidOn(`${idea.text} ${idea.points.join(' ')}`))
    score -= said === platform ? 20 : 3;
  return score;
};

/** What helps whoever reads about the business to come to it. */
const PRACTICAL: readonly FactKind[] = ['hours', 'booking', 'delivery', 'place', 'contact'];
const COMPANION_USES = 3;

/** Says one post of a wish. `written` are those of the same moment. */
const writeOne = (
  platform: SocialPlatform,
  brief: PostBrief,
  material: Material,
  wish: PostWish,
  { earlier, written }: { earlier: readonly Remembered[]; written: readonly Remembered[] },
): WrittenPost | null => {
  const random = randomOf(wish.seed * 31 + platform.charCodeAt(0) * 7 + platform.length);
  const words = WORDS[material.language];
  const tone = words.tones[brief.tone];
  const same = earlier.filter((post) => post.platform === platform).slice(0, MEMORY);
  const rivals = [...written, ...same];
  const practical = material.facts.filter(({ kind }) => PRACTICAL.includes(kind)).map(({ text }) => text);
  const memory = memoryOf([...written, ...earlier]);
  const ideas = ideasFor(material, words, THOUGHTS[material.language], wish, random)
    .map((idea) => ({
      idea,
      score: scoreOf(idea, platform, memory, same.length % 2 === 0) + random(),
    }))
    .sort((one, other) => other.score - one.score);

  const companionOf = ({ from, angle }: Idea): string => {
    if (from !== 'material' || angle === 'answer' || angle === 'question') return '';
    const companion = leastUsed(practical, same, random);
    return same.filter(({ copy }) => copy.includes(companion)).length < COMPANION_USES ? companion : '';
  };
  const closeOf = ({ text, from, angle }: Idea): string => {
    // It asks or invites already; and the owner's own call to action will stand below.
    if (/[?]|comment|recension|review/i.test(text)) return '';
    const mayAsk = from !== 'material' && angle !== 'review' && angle !== 'about';
    const asks = mayAsk && (angle === 'question' || random() < 0.6);
    const invites = brief.callToAction === '' ? tone.invites : [];
    const { name } = material;
    const closes = (asks ? tone.asks : invites).filter((line) => isSayable(line, { name }));
    return leastUsed(closes, rivals, random).replace('{name}', name);
  };
  const draft = (idea: Idea, isBare: boolean): string => {
    // A presentation is announced only where somebody is presented.
    const hooks = idea.angle === 'about' && idea.from !== 'material' ? [] : tone.hooks[idea.angle];
    const frame = {
      hook: leastUsed(hooks, rivals, random),
      companion: isBare ? '' : companionOf(idea),
      close: closeOf(idea),
      emoji: leastUsed(tone.emoji, rivals, random),
    };
    return shapePost(platform, idea, frame, brief);
  };

  const taken = new Set(earlier.map(({ copy }) => copy));
  let best: { idea: Idea; copy: string; alike: number } | null = null;
  for (const { idea } of ideas) {
    for (const isBare of [false, true]) {
      const copy = draft(idea, isBare);
      if (copy === '' || taken.has(copy)) continue;
      const runs = trigramsOf(copy);
      const alike = Math.max(0, ...rivals.map((post) => sharedPart(runs, post.runs)));
      if (!best || alike < best.alike) best = { idea, copy, alike };
      if (alike < ALIKE) break;
    }
    if (best && best.alike < ALIKE) break;
  }
  if (!best) return null;
  return {
    platform,
    copy: best.copy,
    hashtags: hashtagsFor(platform, material, words, best.idea.from === 'topic' ? wish.topic : '', random),
    title: shortTitle(best.idea.title),
    topic: best.idea.topic,
  };
};

/** Whether there is anything to write about. */
export const hasMaterial = ({ instructions, documents }: PostBrief): boolean =>
  instructions.trim() !== '' || documents.some((text) => text.trim() !== '');

/** Writes from the material, what is true of its trade, and the calendar: no key, no network, at once. */
export const createEmbeddedWriter = (): PostWriter => ({
  nameOf: (brief) => readMaterial(brief).name,

  write(brief, wish) {
    if (!hasMaterial(brief)) return Promise.resolve(null);
    const material = readMaterial(brief);
    const earlier = wish.earlier.map(remember);
    const posts: WrittenPost[] = [];
    for (const platform of wish.platforms) {
      const post = writeOne(platform, brief, material, wish, { earlier, written: posts.map(remember) });
      if (post) posts.push(post);
    }
    return Promise.resolve({ posts, withoutModel: false });
  },
});

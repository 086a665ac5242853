/**
 * How far posts repeat themselves: ten businesses, thirty posts on each of five networks, written one after the other as calendars are
 * filled; beside the same writer without a memory, in the same run.
 *
 *   npm run bench -- posts [--read BUSINESS]
 *
 * A post counts as repeated when more than 35 % of the three-word runs of the shorter text stand in another one of its network.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Writing from '../../cms/src/engines/ai/posts/embedded-writer';
import type * as Comparing from '../../cms/src/engines/ai/posts/similarity';
import type * as Examples from '../../cms/src/engines/ai/posts/testing/businesses';
import { SOCIAL_PLATFORMS, type PostKind, type SocialPlatform } from '../../cms/src/contract';
import { sized } from '../support/bench-size';
import { cmsDist } from '../support/paths';

const require = createRequire(path.join(cmsDist, 'src/serve.js'));
const { createEmbeddedWriter } = require('./engines/ai/posts/embedded-writer') as typeof Writing;
const { ALIKE, sharedPart, trigramsOf } = require('./engines/ai/posts/similarity') as typeof Comparing;
const { BUSINESSES } = require('./engines/ai/posts/testing/businesses') as typeof Examples;

const MOMENTS = sized(30, 3);
const read = process.argv.indexOf('--read');
const wanted = read > 0 ? process.argv[read + 1] : undefined;

/** One day after the other. */
const dayOf = (moment: number): string =>
  new Date(Date.UTC(2026, 10, 23 + moment)).toISOString().slice(0, 10);

const writer = createEmbeddedWriter();
const { signal } = new AbortController();

const feed = async (brief: (typeof BUSINESSES)[number], remembers: boolean) => {
  const posts: { platform: SocialPlatform; copy: string; at: string; kind: PostKind; runs: Set<string> }[] =
    [];
  const started = performance.now();
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const earlier = remembers ? [...posts].reverse() : [];
    const written = await writer.write(
      brief,
      {
        platforms: SOCIAL_PLATFORMS,
        topic: '',
        occasion: null,
        day: dayOf(moment),
        at: `${dayOf(moment)}T09:00:00.000Z`,
        earlier,
        seed: moment * 97,
      },
      signal,
    );
    for (const post of written?.posts ?? [])
      posts.push({ ...post, at: `${dayOf(moment)}T09:00:00.000Z`, runs: trigramsOf(post.copy) });
  }
  const milliseconds = (performance.now() - started) / posts.length;
  let worst = 0;
  let repeated = 0;
  for (const [at, post] of posts.entries()) {
    const shares = posts
      .slice(0, at)
      .filter(({ platform }) => platform === post.platform)
      .map(({ runs }) => sharedPart(post.runs, runs));
    const most = Math.max(0, ...shares);
    worst = Math.max(worst, most);
    if (most > ALIKE) repeated += 1;
  }
  return {
    posts,
    milliseconds,
    worst,
    repeated,
    same: posts.length - new Set(posts.map(({ copy }) => copy)).size,
  };
};

const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(5);
console.log(
  'business              |  with memory: most alike, repeated, identical, ms a post |  without: most alike, repeated, identical',
);
for (const brief of BUSINESSES) {
  const [own, bare] = [await feed(brief, true), await feed(brief, false)];
  console.log(
    `${brief.businessName.padEnd(22)}|  ${percent(own.worst)} ${String(own.repeated).padStart(4)} of ${own.posts.length} ${String(own.same).padStart(4)} ${own.milliseconds.toFixed(1).padStart(7)} ms |  ${percent(bare.worst)} ${String(bare.repeated).padStart(4)} of ${bare.posts.length} ${String(bare.same).padStart(4)}`,
  );
  if (wanted && brief.businessName.includes(wanted))
    for (const { platform, copy } of own.posts) console.log(`\n[${platform}]\n${copy}`);
}

import fs from 'node:fs';
import path from 'node:path';
import type { Day, SocialPlatform, SocialTone } from '../src/contract';
import { nextWeek, toSlot } from '../src/domain/social/slots';
import { decodeText, passagesText } from '../src/engines/documents';
import { readDocument } from '../src/engines/documents/read-document';
import { createEmbeddedWriter } from '../src/engines/ai/posts/embedded-writer';
import type { EarlierPost, PostBrief } from '../src/engines/ai/posts/port';

/** What a brief's file says. */
interface Typed {
  today: Day;
  language: 'it' | 'en';
  instructions: string;
  tone: SocialTone;
  callToAction: string;
  files: string[];
  calendar: { days: number[]; times: string[]; postsPerWeek: number; platforms: SocialPlatform[] };
}

const TIMEZONE = 'Europe/Rome';

const readBrief = async (folder: string, { files, ...typed }: Typed): Promise<PostBrief> => ({
  businessName: '',
  businessTown: '',
  instructions: typed.instructions,
  documents: await Promise.all(
    files.map(async (name) => {
      const bytes = new Uint8Array(fs.readFileSync(path.join(folder, 'files', name)));
      const read = await readDocument({ name, bytes });
      if (!read.ok) return { name, text: '' };
      return {
        name,
        text: /\.(?:txt|csv|md)$/i.test(name) ? decodeText(bytes) : passagesText(read.passages),
      };
    }),
  ),
  tone: typed.tone,
  callToAction: typed.callToAction,
  link: '',
  language: typed.language,
  profile: null,
});

/**
 * A week of posts for each brief of a folder, as its server would write them: `posts FOLDER OUT.json [SEED] [-v]`, with `-v`
 * also the profile that was read of each. The file is what
 * the briefs' own check counts.
 */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const verbose = args.includes('-v');
  const [folder = '', out = '', seed = '1'] = args.filter((arg) => arg !== '-v');
  const writer = createEmbeddedWriter();
  const all: object[] = [];
  for (const business of fs.readdirSync(folder).sort()) {
    const file = path.join(folder, business, 'brief.json');
    if (!fs.existsSync(file)) continue;
    const typed = JSON.parse(fs.readFileSync(file, 'utf8')) as Typed;
    const brief = await readBrief(path.join(folder, business), typed);
    if (verbose) console.log(JSON.stringify(writer.profileOf(brief, typed.today), null, 1));
    const { days, times, postsPerWeek, platforms } = typed.calendar;
    const rule = {
      daysOfWeek: days,
      postTimes: [...times].sort(),
      timezone: TIMEZONE,
      postsPerWeek,
    } as const;
    const { slots } = nextWeek(rule, new Date(`${typed.today}T05:00:00Z`));
    const earlier: EarlierPost[] = [];
    let made = 0;
    for (const [index, { at }] of slots.entries()) {
      const { day } = toSlot(new Date(at), TIMEZONE);
      const wish = {
        platforms,
        topic: '',
        occasion: null,
        day,
        at,
        earlier,
        seed: Number(seed) * 1000 + index,
      };
      const written = await writer.write(brief, wish, new AbortController().signal);
      for (const { platform, copy, hashtags, title, kind, reason } of written?.posts ?? []) {
        made += 1;
        earlier.unshift({ platform, copy, at, kind });
        const text = [copy, brief.callToAction].filter(Boolean).join('\n\n');
        all.push({ business, platform, text, hashtags, slotAt: at, title, kind, reason });
      }
    }
    console.log(`${business}: ${made} of ${slots.length * platforms.length}`);
  }
  fs.writeFileSync(out, `${JSON.stringify(all, null, 1)}\n`);
};

void main();

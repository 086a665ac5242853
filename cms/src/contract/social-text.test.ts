import { describe, expect, test } from 'vitest';
import { SOCIAL_PLATFORMS } from './social-platform';
import type { SocialPostContent } from './social-post';
import { POST_RULES } from './social-post-rules';
import {
  addTracking,
  composePost,
  linkedInText,
  measurePost,
  parseHashtags,
  type PostToMeasure,
} from './social-text';
import { linksOnX, weightedLength } from './x-length';

const content = (over: Partial<SocialPostContent> = {}): SocialPostContent => ({
  copy: 'Pane caldo alle sette.',
  callToAction: 'Prenota ora:',
  link: 'https://forno.test/prenota',
  hashtags: ['pane', 'Torino'],
  title: '',
  ...over,
});
const bare = (copy: string) => content({ copy, callToAction: '', link: '', hashtags: [] });
const measure = (platform: PostToMeasure['platform'], over: Partial<SocialPostContent>, hasImage = true) =>
  measurePost({ platform, content: content(over), hasImage });

describe('composing', () => {
  test('puts words, invitation with its link, and hashtags into paragraphs', () => {
    expect(composePost('facebook', content())).toEqual({
      text: 'Pane caldo alle sette.\n\nPrenota ora: https://forno.test/prenota\n\n#pane #Torino',
      title: '',
      link: '',
    });
  });
  test('files a post of Threads under its first hashtag, which is not among its words', () => {
    expect(composePost('threads', content())).toEqual({
      text: 'Pane caldo alle sette.\n\nPrenota ora: https://forno.test/prenota',
      title: '',
      link: '',
      topic: 'pane',
    });
    expect(composePost('threads', content({ hashtags: [] }))).not.toHaveProperty('topic');
  });
  test('gives Google the link beside the words, and no hashtags', () => {
    expect(composePost('googlebusiness', content())).toEqual({
      text: 'Pane caldo alle sette.\n\nPrenota ora:',
      title: '',
      link: 'https://forno.test/prenota',
    });
  });
  test('gives Pinterest its title and link as fields of their own', () => {
    expect(composePost('pinterest', content())).toEqual({
      text: 'Pane caldo alle sette.\n\nPrenota ora:\n\n#pane #Torino',
      title: 'Pane caldo alle sette',
      link: 'https://forno.test/prenota',
    });
    expect(composePost('pinterest', content({ title: 'Il pane' })).title).toBe('Il pane');
  });
  test('cuts a long first sentence between words', () => {
    const { title } = composePost('pinterest', content({ copy: 'parola '.repeat(40) }));
    expect(title).toMatch(/^(parola )+parola…$/);
    expect([...title].length).toBeLessThanOrEqual(100);
  });
  test.each([
    ['line ends of Windows', 'uno\r\ndue\rtre', 'uno\ndue\ntre'],
    ['letters written in two', 'perche\u0301', 'perché'],
    ['control characters', 'a\u0000\u0007b\uFEFF', 'ab'],
    ['half a character', 'a\ud83db', 'ab'],
    ['families of emoji', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['right to left', 'שלום (مرحبا)', 'שלום (مرحبا)'],
  ])('keeps or mends %s', (_, copy, text) => {
    expect(composePost('x', bare(copy)).text).toBe(text);
  });
});

describe('hashtags', () => {
  test.each([
    ['#uno due, #tre;quattro', ['uno', 'due', 'tre', 'quattro']],
    ['#uno#due', ['uno', 'due']],
    ['#Pane #pane PANE', ['Pane']],
    ['caffè-e-tè! #2026 #_ 100%cotone', ['caffèetè', '100cotone']],
    ['  ', []],
  ])('%s', (text, tags) => expect(parseHashtags(text)).toEqual(tags));
});

describe('LinkedIn’s notation', () => {
  test.each([
    ['Pane (caldo)', String.raw`Pane \(caldo\)`],
    ['#pane # solo', String.raw`#pane \# solo`],
    ['a_b*c~d|e<f>@g', String.raw`a\_b\*c\~d\|e\<f\>\@g`],
    [String.raw`C:\pane`, String.raw`C:\\pane`],
    ['[x]{y}', String.raw`\[x\]\{y\}`],
  ])('%s', (text, notation) => expect(linkedInText(text)).toBe(notation));
});

describe('X’s count', () => {
  // As twitter-text 3.1.0 counts them.
  test.each([
    ['ciao', 4],
    ['à è ’ “', 7],
    ['€ → …', 8],
    ['漢字', 4],
    ['👨‍👩‍👧‍👦', 2],
    ['👍🏽', 2],
    ['🇮🇹', 2],
    ['1️⃣', 2],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 2],
    ['❤️', 2],
    ['©', 1],
    ['©️', 2],
    ['e\u0301', 1],
    ['https://esempio.it/una/strada/lunga/davvero/lunga?con=parole&e=altre', 23],
    ['esempio.it', 23],
    ['(https://a.com/b)', 25],
    ['https://esempio.it/a_(b).', 24],
    ['info@esempio.it', 15],
    ['fine.Domani', 11],
    ['esempio.it.Domani', 30],
    ['www.officina.test', 17],
    ['http://例え.jp/', 23],
    ['a.b@c.it', 8],
    ['👉esempio.it', 25],
  ])('%s weighs %i', (text, weight) => expect(weightedLength(text)).toBe(weight));

  test('says where links are', () => {
    const text = 'Vai su esempio.it/pane, o https://forno.it/x!';
    const links = linksOnX(text).map(({ from, to }) => text.slice(from, to));
    expect(links).toEqual(['esempio.it/pane', 'https://forno.it/x']);
  });
});

describe('measuring', () => {
  test.each(SOCIAL_PLATFORMS)('%s: one below, at and one above the limit', (platform) => {
    const { limit } = POST_RULES[platform];
    const at = (length: number) =>
      measurePost({ platform, content: bare('a'.repeat(length)), hasImage: true });
    expect(at(limit - 1)).toMatchObject({ length: limit - 1, limit, problems: [] });
    expect(at(limit).problems).toEqual([]);
    expect(at(limit + 1).problems).toEqual(['too-long']);
  });
  test('LinkedIn counts its backslashes', () => {
    const { length, problems } = measurePost({
      platform: 'linkedin',
      content: bare('('.repeat(1501)),
      hasImage: false,
    });
    expect(length).toBe(3002);
    expect(problems).toEqual(['too-long']);
  });
  test.each([
    ['facebook', {}, false, []],
    ['instagram', {}, false, ['image-required']],
    ['pinterest', {}, false, ['image-required']],
    ['facebook', bare('  '), false, ['empty']],
    ['instagram', { hashtags: Array.from({ length: 30 }, (_, at) => `tag${at}`) }, true, []],
    [
      'instagram',
      { hashtags: Array.from({ length: 31 }, (_, at) => `tag${at}`) },
      true,
      ['too-many-hashtags'],
    ],
    ['instagram', { copy: '@uno '.repeat(21) }, true, ['too-many-mentions']],
    ['instagram', { copy: 'info@uno.it '.repeat(21) }, true, []],
    ['pinterest', { title: 'a'.repeat(101) }, true, ['title-too-long']],
    ['x', { link: 'javascript:alert(1)' }, true, ['link-invalid']],
    ['facebook', { link: 'forno' }, true, ['link-invalid']],
  ] as const)('%s %j: %j', (platform, over, hasImage, problems) => {
    expect(measure(platform, over, hasImage).problems).toEqual(problems);
  });
  test('warns of what costs, and of what is folded', () => {
    expect(measure('x', { link: 'https://forno.it' }).warnings).toContain('costly-link');
    const { fold, warnings } = measurePost({
      platform: 'instagram',
      content: bare('Pane caldo '.repeat(30)),
      hasImage: true,
    });
    expect(warnings).toContain('folded');
    expect(`${'Pane caldo '.repeat(30).slice(0, fold ?? 0)} `).toMatch(/^(Pane caldo |Pane )+$/);
  });
  test.each([
    ['threads', ['pane'], false],
    ['threads', ['pane', 'torino'], true],
    ['googlebusiness', ['pane'], true],
    ['x', ['pane', 'torino', 'forno', 'caldo'], false],
  ] as const)('on %s %j says whether hashtags are left out: %s', (platform, hashtags, isLeftOut) => {
    expect(measure(platform, { hashtags }).warnings.includes('hashtags-left-out')).toBe(isLeftOut);
  });
  test('never folds inside a character', () => {
    const text = '😀'.repeat(200);
    const { fold } = measurePost({ platform: 'instagram', content: bare(text), hasImage: true });
    expect(text.slice(0, fold ?? 0)).toBe('😀'.repeat(125));
  });
});

describe('tracking', () => {
  test.each([
    ['https://forno.it/x#orari', 'https://forno.it/x?utm_source=linkedin&utm_medium=social#orari'],
    ['https://forno.it/?utm_source=mio', 'https://forno.it/?utm_source=mio&utm_medium=social'],
    ['non un indirizzo', 'non un indirizzo'],
  ])('%s', (link, tracked) => expect(addTracking(link, 'linkedin')).toBe(tracked));
  test('leaves an address alone where nobody can click it', () => {
    expect(addTracking('https://forno.it/x', 'instagram')).toBe('https://forno.it/x');
  });
});

import { expect, test } from 'vitest';
import { importsOf, sourceFiles, type SourceImport } from '../support/source-imports';

/** The public face of an engine, or of a part of one: its `index.ts`. */
const ENGINE_FACE =
  /^cms\/src\/engines(\/(index|(ai\/(assistant|posts|questions|writer)|[a-z-]+)(\/index)?))?\/?$/;
/** What an engine is to others: its port. */
const ENGINE_PORT = /^cms\/src\/engines\/([a-z-]+|ai\/posts)\/port$/;
/** What a package offers to tests: samples, and the suites that every adapter passes. */
const TEST_CODE = /^(cms|sdk|site)\/src\/(.*\/)?(testing\/|[^/]*\.suite$)/;
const PUBLISHED_WIDGET = /^sdk\/$/;

interface Zone {
  zone: string;
  pattern: RegExp;
  /** What it may import; `$own` is the engine's or the feature's own folder. */
  may: RegExp[];
  /** What it may import types of, besides. */
  mayType?: RegExp[];
}

/** Who may import whom: the table of the README. A file belongs to the first zone whose pattern matches it. */
const ZONES: Zone[] = [
  { zone: 'contract', pattern: /^cms\/src\/contract\//, may: [/^cms\/src\/contract\//] },
  {
    zone: 'domain',
    pattern: /^cms\/src\/domain\//,
    // What the law says is data, which editors correct.
    may: [/^cms\/src\/(contract|domain)\//, /^cms\/seeds\/knowledge\/fiscal-parameters\.json$/],
  },
  {
    // Servers under test that follow each other share it: support/server-host.mjs.
    zone: 'words and stems',
    pattern: /^cms\/src\/engines\/ai\/text\//,
    may: [/^cms\/src\/(contract|engines\/ai\/text)\//],
  },
  {
    zone: 'engines',
    pattern: /^cms\/src\/engines\/(?!index\.ts|assemble\.ts)/,
    // Words are data: a page of a PDF has some of its own. Several engines share what is scarce between owners.
    may: [
      /^cms\/src\/(contract|locales|domain\/(?:scheduling|webhooks))\//,
      /^cms\/src\/settings/,
      /^cms\/src\/engines\/$own\//,
    ],
  },
  {
    zone: 'cms locales, templates',
    pattern: /^cms\/src\/(locales|templates)\//,
    may: [/^cms\/src\/(contract|domain|locales|templates)\//],
  },
  // The one place that chooses adapters reads the settings that choose them.
  {
    zone: 'cms engines, assembled',
    pattern: /^cms\/src\/engines\//,
    may: [/^cms\/src\/settings/, ENGINE_FACE],
    mayType: [ENGINE_PORT],
  },
  // Benchmarks measure engines from within, with what a new server knows.
  {
    zone: 'cms bench',
    pattern: /^cms\/bench\//,
    may: [/^cms\/(bench|src\/(contract|domain|engines|seeds\/knowledge))\//],
  },
  {
    zone: 'cms',
    pattern: /^cms\//,
    may: [/^cms\/(config|seeds|src\/(?!engines\/))/, ENGINE_FACE],
    mayType: [ENGINE_PORT],
  },
  {
    zone: 'site ui, lib',
    pattern: /^site\/src\/(ui|lib)\//,
    may: [/^site\/src\/(ui|lib|i18n|testing)\//, /^cms\/src\/contract\//],
  },
  {
    zone: 'site i18n',
    pattern: /^site\/src\/i18n\//,
    may: [/^site\/src\/(i18n|lib)\//, /^cms\/src\/contract\//],
  },
  {
    zone: 'site charts',
    pattern: /^site\/src\/charts\//,
    may: [/^site\/src\/(charts|ui|lib|i18n|testing)\//, /^cms\/src\/contract\//],
  },
  {
    zone: 'site shared',
    pattern: /^site\/src\/shared\//,
    may: [
      /^site\/src\/(shared|charts|ui|lib|i18n|testing)\//,
      /^site\/src\/app\/paths/,
      /^cms\/src\/contract\//,
      /^sdk\//,
    ],
  },
  {
    zone: 'site feature',
    pattern: /^site\/src\/features\//,
    may: [
      /^site\/src\/features\/$own\//,
      /^site\/src\/(shared|charts|ui|lib|i18n|testing)\//,
      /^site\/src\/app\/paths/,
      /^cms\/src\/contract\//,
      /^sdk\//,
    ],
  },
  { zone: 'site app', pattern: /^site\//, may: [/^site\//, /^cms\/src\/contract\//, /^sdk\//] },
  { zone: 'sdk', pattern: /^sdk\//, may: [/^sdk\//], mayType: [/^cms\/src\/contract\//] },
  {
    zone: 'tests',
    pattern: /^tests\//,
    // The server, the site and the widget are met as they are built, over HTTP; their words are what a test looks for.
    may: [
      /^tests\//,
      // What the commands of the repository are made of, to be tried as it is.
      /^scripts\/lib\//,
      /^cms\/src\/contract\//,
      /^site\/src\/i18n\//,
      /^sdk\/src\/locales\//,
      // What the guide has customers paste, to be built as they would.
      /^site\/src\/features\/chatbot-builder\/.*\/guide\/code-for$/,
      PUBLISHED_WIDGET,
      TEST_CODE,
    ],
    // Of what is loaded from the built output.
    mayType: [/^cms\/src\//],
  },
];

/** The folder a zone calls its own: the engine's or the feature's name. */
const ownFolder = (file: string) =>
  /^(?:cms\/src\/engines|site\/src\/features)\/([^/]+)/.exec(file)?.[1] ?? '';

const breaches = (imports: SourceImport[]): string[] =>
  imports.flatMap(({ file, specifier, target, typeOnly }) => {
    const zone = ZONES.find(({ pattern }) => pattern.test(file));
    if (!zone) return [`${file} is in no zone`];
    const matches = (pattern: RegExp) => {
      const own = new RegExp(pattern.source.replace('$own', ownFolder(file)));
      return own.test(target) || own.test(`${target}/`);
    };
    if (zone.may.some(matches) || (typeOnly && zone.mayType?.some(matches))) return [];
    // The tests of a package give their subject what the rest of it would.
    const isTest = /\.(test|suite)\.tsx?$|\/testing\//.test(file);
    const ofPackage = file.startsWith('sdk/') ? /^(sdk|cms\/src\/contract)\// : /^cms\//;
    if (isTest && !file.startsWith('site/') && ofPackage.test(target)) return [];
    return [`${file} (${zone.zone}) imports ${typeOnly ? 'types of ' : ''}${specifier}`];
  });

test('every import respects the dependency table', () => {
  const files = ['cms/src', 'cms/config', 'cms/bench', 'site/src', 'sdk/src', 'tests'].flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(50);
  expect(breaches(files.flatMap(importsOf))).toEqual([]);
});

test.each([
  ['site/src/features/blog/x.tsx', 'site/src/features/auth/y'],
  ['site/src/ui/x.tsx', 'site/src/features/auth/y'],
  ['site/src/ui/x.tsx', 'site/src/charts/y'],
  ['cms/src/contract/x.ts', 'cms/src/domain/y'],
  ['cms/src/domain/x/y.ts', 'cms/src/engines/ai/port'],
  ['cms/src/engines/ai/x.ts', 'cms/src/engines/mail/port'],
  ['cms/src/engines/ai/x.ts', 'cms/src/api/chatbot/y'],
  ['cms/src/engines/assemble.ts', 'cms/src/engines/mail/smtp'],
  ['cms/src/api/x/y.ts', 'cms/src/engines/mail/smtp'],
  ['cms/src/api/x/y.ts', 'cms/src/engines/web/port'],
  ['cms/src/jobs/x.ts', 'cms/src/engines/ai/index/query'],
  ['cms/src/http/x.ts', 'cms/src/engines/ai/text/stem'],
  ['cms/src/api/x/y.ts', 'site/src/lib/http'],
  ['cms/src/api/x/y.ts', 'cms/bench/z'],
  ['cms/src/templates/x.ts', 'cms/src/api/y'],
  ['sdk/src/x.ts', 'cms/src/contract/index'],
  ['tests/api/x.spec.ts', 'cms/src/api/widget/y'],
  ['tests/embed/x.ts', 'sdk/src/elements/y'],
  ['tests/journeys/x.spec.ts', 'site/src/ui/y'],
])('%s may not import %s', (file, target) => {
  expect(breaches([{ file, specifier: target, target, typeOnly: false }])).toHaveLength(1);
});

test.each([
  ['cms/src/api/x/y.ts', 'cms/src/engines/mail/port'],
  ['sdk/src/x.ts', 'cms/src/contract/index'],
  ['tests/api/x.spec.ts', 'cms/src/api/widget/y'],
])('%s may import types of %s', (file, target) => {
  expect(breaches([{ file, specifier: target, target, typeOnly: true }])).toEqual([]);
});

test('types of a folder that is closed to a zone are a breach too', () => {
  const target = 'cms/src/engines/mail/smtp';
  expect(breaches([{ file: 'cms/src/api/x/y.ts', specifier: target, target, typeOnly: true }])).toHaveLength(
    1,
  );
});

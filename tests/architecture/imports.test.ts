import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';

/**
 * Who may import whom. A file belongs to the first zone whose pattern matches it; what it imports must match `may`.
 * `feature:*` means the same feature only.
 */
const ZONES: { zone: string; pattern: RegExp; may: RegExp[] }[] = [
  { zone: 'contract', pattern: /^cms\/src\/contract\//, may: [/^cms\/src\/contract\//] },
  { zone: 'domain', pattern: /^cms\/src\/domain\//, may: [/^cms\/src\/(contract|domain)\//] },
  {
    zone: 'engines',
    pattern: /^cms\/src\/engines\/(?!index\.ts|assemble\.ts)/,
    // Words are data: a page of a PDF has some of its own.
    may: [/^cms\/src\/(contract|locales)\//, /^cms\/src\/settings/, /^cms\/src\/engines\/$own\//],
  },
  { zone: 'cms', pattern: /^cms\//, may: [/^cms\//] },
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
    zone: 'site shared',
    pattern: /^site\/src\/shared\//,
    may: [
      /^site\/src\/(shared|ui|lib|i18n|testing)\//,
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
      /^site\/src\/(shared|ui|lib|i18n|testing)\//,
      /^site\/src\/app\/paths/,
      /^cms\/src\/contract\//,
      /^sdk\//,
    ],
  },
  { zone: 'site app', pattern: /^site\//, may: [/^site\//, /^cms\/src\/contract\//, /^sdk\//] },
  { zone: 'sdk', pattern: /^sdk\//, may: [/^sdk\//, /^cms\/src\/contract\//] },
];

const sources = (folder: string): string[] =>
  fs.readdirSync(path.join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /node_modules|dist|\.tmp|\.cache|\.strapi|types$/.test(entry.name) ? [] : sources(file);
    // A story shows pieces side by side, whatever their layer; it is never shipped.
    return /\.(ts|tsx|mts)$/.test(entry.name) && !/\.(d|stories)\.tsx?$/.test(entry.name) ? [file] : [];
  });

interface Import {
  file: string;
  specifier: string;
  target: string;
  typeOnly: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?[^'";]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

const importsOf = (file: string): Import[] => {
  const text = fs.readFileSync(path.join(repositoryRoot, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[3] ?? match[4] ?? match[5] ?? '';
    const target = specifier.startsWith('.')
      ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
      : specifier === '@contract'
        ? 'cms/src/contract/index'
        : specifier.startsWith('@officina/chat')
          ? 'sdk/'
          : null;
    return target === null
      ? []
      : [
          {
            file,
            specifier,
            target: target.endsWith('/') ? target : `${target}`,
            typeOnly: Boolean(match[2]),
          },
        ];
  });
};

/** The folder a zone calls its own: the engine's or the feature's name. */
const ownFolder = (file: string) =>
  /^(?:cms\/src\/engines|site\/src\/features)\/([^/]+)/.exec(file)?.[1] ?? '';

const breaches = (imports: Import[]): string[] =>
  imports.flatMap((entry) => {
    const zone = ZONES.find(({ pattern }) => pattern.test(entry.file));
    if (!zone) return [];
    const allowed = zone.may.some(
      (pattern) =>
        new RegExp(pattern.source.replace('$own', ownFolder(entry.file))).test(`${entry.target}/`) ||
        new RegExp(pattern.source.replace('$own', ownFolder(entry.file))).test(entry.target),
    );
    const isTest = /\.(test|stories)\.tsx?$/.test(entry.file);
    // The server's tests give their subject what the rest of the server would.
    const mayAsTest = isTest && entry.file.startsWith('cms/') && entry.target.startsWith('cms/');
    if (!allowed && !mayAsTest) return [`${entry.file} (${zone.zone}) imports ${entry.specifier}`];
    return zone.zone === 'sdk' && entry.target.startsWith('cms/') && !entry.typeOnly && !isTest
      ? [`${entry.file} imports values of the contract; the widget takes types only`]
      : [];
  });

test('every import respects the dependency table', () => {
  const files = ['cms/src', 'cms/config', 'site/src', 'sdk/src'].flatMap(sources);
  expect(files.length).toBeGreaterThan(50);
  expect(breaches(files.flatMap(importsOf))).toEqual([]);
});

test('a breach is caught', () => {
  const at = (file: string, target: string): Import => ({ file, specifier: target, target, typeOnly: false });
  expect(breaches([at('site/src/features/blog/x.tsx', 'site/src/features/auth/y')])).toHaveLength(1);
  expect(breaches([at('site/src/ui/x.tsx', 'site/src/features/auth/y')])).toHaveLength(1);
  expect(breaches([at('cms/src/domain/x/y.ts', 'cms/src/engines/ai/port')])).toHaveLength(1);
  expect(breaches([at('cms/src/engines/ai/x.ts', 'cms/src/engines/mail/port')])).toHaveLength(1);
  expect(breaches([at('sdk/src/x.ts', 'cms/src/contract/index')])).toHaveLength(1);
  expect(breaches([at('cms/src/api/x/y.ts', 'site/src/lib/http')])).toHaveLength(1);
});

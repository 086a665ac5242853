import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readIgnored } from '../../scripts/lib/image/context.mjs';
import { commandOf, parseDockerfile } from '../../scripts/lib/image/dockerfile.mjs';
import { nativeTarget } from '../../scripts/lib/native-target.mjs';
import { licenseOfText } from '../../scripts/lib/sbom.mjs';
import { TIMING_DEFINITIONS } from '../../cms/src/settings/timing-definitions';
import { repositoryRoot } from '../support/paths';

const read = (name: string): string => fs.readFileSync(path.join(repositoryRoot, name), 'utf8');
const exists = (name: string): boolean => fs.existsSync(path.join(repositoryRoot, name));

const stages = parseDockerfile(read('Dockerfile'));
const isIgnored = readIgnored(read('.dockerignore'));
const documented = new Set(
  [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
);

/** What the build makes: in the repository it may not be there yet. */
const BUILT = ['sbom', 'sdk/dist', 'site/dist', 'cms/dist', 'cms/node_modules'];

/** What a COPY takes, as paths of the repository: another stage has it below /app. */
const sourcesOf = (text: string): string[] => {
  const [first = '', ...rest] = text.split(/\s+/);
  if (!first.startsWith('--from=')) return [first, ...rest].slice(0, -1);
  return rest.slice(0, -1).map((source) => path.posix.relative('/app', source));
};

describe('the image', () => {
  test('names only files that are in the repository or that its build makes', () => {
    const copied = stages.flatMap(({ instructions }) =>
      instructions.flatMap(({ name, text }) => (name === 'COPY' ? sourcesOf(text) : [])),
    );
    const missing = copied.filter((source) => !exists(source) && !BUILT.includes(source));
    expect(copied.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  test('runs as a user without rights, and says when it is ill by a script that it holds', () => {
    const instructions = stages.at(-1)?.instructions ?? [];
    const textOf = (wanted: string): string =>
      instructions.findLast(({ name }) => name === wanted)?.text ?? '';
    expect(textOf('USER')).toBe('node');
    for (const script of commandOf(textOf('HEALTHCHECK')).filter((each) => each.endsWith('.mjs')))
      expect(exists(script)).toBe(true);
    expect(
      exists(`${commandOf(textOf('CMD'))[0]?.replace('cms/dist/', 'cms/').replace(/\.js$/, '.ts')}`),
    ).toBe(true);
  });

  test.each([
    ['20.20.2', null],
    ['22.23.2', null],
    ['24.18.1', null],
    ['24.19.0', '24.18.1'],
    ['24.21.0', '24.18.1'],
    ['26.1.0', null],
  ])('packages in C++ on Node %s are compiled for %s', (version, target) => {
    expect(nativeTarget(version)).toBe(target);
  });

  test('stands on a Node that packages in C++ can be compiled for', () => {
    const versions = [...read('Dockerfile').matchAll(/^FROM node:(\d+\.\d+\.\d+)-/gm)].map(
      ([, version]) => version ?? '',
    );
    expect(versions).toHaveLength(2);
    expect(versions.map(nativeTarget)).toEqual([null, null]);
  });

  test('refuses an instruction that nobody follows when the image is tried', () => {
    expect(() => parseDockerfile('FROM node\nADD https://example.org/x /x\n')).toThrow(/Dockerfile:2: ADD/);
  });

  test.each([
    '.env',
    '.git/config',
    'cms/data/officina.db',
    'cms/node_modules/pg/index.js',
    'site/dist/index.html',
  ])('is not sent %s', (name) => {
    expect(isIgnored(name)).toBe(true);
  });

  test.each(['cms/src/serve.ts', 'cms/public/uploads/.gitkeep', '.env.example', 'scripts/build.mjs'])(
    'is sent %s',
    (name) => {
      expect(isIgnored(name)).toBe(false);
    },
  );
});

describe('what starts and stops the server', () => {
  const drainSeconds = TIMING_DEFINITIONS.server.drainMs.default / 1000;

  test.each([
    ['compose.yaml', /stop_grace_period: (\d+)s/],
    ['deploy/officina.service', /TimeoutStopSec=(\d+)/],
  ])('%s leaves it the time to finish what it does', (file, pattern) => {
    expect(Number(pattern.exec(read(file))?.[1])).toBeGreaterThan(drainSeconds);
  });

  test('every variable that compose sets for the server is explained', () => {
    const block = /x-environment:[^\n]*\n((?: {2}.*\n)+)/.exec(read('compose.yaml'))?.[1] ?? '';
    const names = [...block.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
    // NODE_ENV is everybody's.
    const unexplained = names.filter((name) => name !== 'NODE_ENV' && !documented.has(name));
    expect(names.length).toBeGreaterThan(5);
    expect(unexplained).toEqual([]);
  });

  test('a shell can read the settings', () => {
    const read = (name: string): string =>
      execFileSync('sh', ['-euc', `set -a; . ./.env.example; printf %s "$${name}"`], {
        cwd: repositoryRoot,
        encoding: 'utf8',
      });
    expect(read('MAIL_FROM')).toBe('Officina <non-rispondere@officina.test>');
    expect(read('RATE_LIMIT_SCALE')).toBe('1');
  });
});

describe('the list of licences', () => {
  test.each([
    ['MIT', 'Permission is hereby granted, free of charge, to any person'],
    ['ISC', 'Permission to use, copy, modify, and/or distribute this software for any purpose'],
    ['BSD-2-Clause', 'Redistribution and use in source and binary forms, with or without modification'],
    ['BSD-3-Clause', 'Redistribution and use in source and binary forms … Neither the name of'],
    [
      'MIT AND LicenseRef-Strapi-Enterprise',
      'the Strapi Enterprise Software License Agreement … Permission is hereby granted, free of charge',
    ],
    [null, 'All rights reserved.'],
  ])('knows %s by its text', (license, text) => {
    expect(licenseOfText(text)).toBe(license);
  });
});

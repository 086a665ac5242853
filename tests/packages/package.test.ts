import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../support/chromium';
import { repositoryRoot } from '../support/paths';

const here = import.meta.dirname;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-packages-'));
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A bundle of a customer's entry with their React, wherever that is asked for from. */
const bundle = async (entry: string, react: string, platform: 'node' | 'browser'): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, entry)],
    bundle: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'esm',
    jsx: 'automatic',
    alias: { react: path.join(react, 'react'), 'react-dom': path.join(react, 'react-dom') },
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

describe.each([
  [18, path.join(here, 'node_modules')],
  [19, path.join(repositoryRoot, 'node_modules')],
])('React %i', (version, react) => {
  let html = '';

  test('is what is tested', () => {
    const { version: installed } = createRequire(path.join(react, 'x'))('./react/package.json');
    expect(Number.parseInt(installed, 10)).toBe(version);
  });

  test('draws the element on a server, where there is no browser', async () => {
    const file = path.join(folder, `server-${version}.cjs`);
    fs.writeFileSync(file, await bundle('server.tsx', react, 'node'));
    html = execFileSync(process.execPath, [file], { encoding: 'utf8' });
    expect(html).toContain('<officina-chat');
    expect(html).toContain('Bottega');
  });

  test('takes the page over without a word, opens by ref, and hears events', async () => {
    const script = await bundle('browser.tsx', react, 'browser');
    const server = http.createServer((request, response) => {
      const isScript = request.url === '/browser.js';
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
      response.end(
        isScript
          ? script
          : `<!doctype html><html lang="it"><title>Bottega</title><link rel="icon" href="data:,"><div id="root">${html}</div><script type="module" src="/browser.js"></script></html>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const page = await browser.newPage();
    try {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      await page.getByRole('button', { name: 'Apri la chat: Giulia' }).waitFor();
      await page.getByRole('button', { name: 'Scrivici' }).click();
      await page.getByRole('textbox').waitFor();
      await page.locator('output', { hasText: 'officina-open' }).waitFor();
      // Lit says in development that it is in development.
      expect(problems.filter((problem) => !problem.includes('Lit is in dev mode'))).toEqual([]);
    } finally {
      await page.close();
      server.close();
      server.closeAllConnections();
    }
  });
});

describe('the package', () => {
  test.each(['@officina/chat', '@officina/chat/define', '@officina/chat/react', '@officina/chat/icons'])(
    '%s can be imported where there is no browser',
    (name) => {
      const code = `import(${JSON.stringify(name)}).then((module) => console.log(Object.keys(module).join()))`;
      const names = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: here,
        encoding: 'utf8',
      });
      expect(names.trim()).not.toBe('');
    },
  );

  test('is packed by the build: it installs beside React, and its version and integrity are told', () => {
    const downloads = path.join(repositoryRoot, 'sdk/dist/downloads');
    const tarball = path.join(downloads, 'officina-chat.tgz');
    const about = JSON.parse(fs.readFileSync(path.join(downloads, 'officina-chat.json'), 'utf8'));
    const digest = createHash('sha512').update(fs.readFileSync(tarball)).digest('base64');
    expect(about).toMatchObject({ name: '@officina/chat', integrity: `sha512-${digest}` });

    const installed = path.join(folder, 'customer/node_modules/@officina/chat');
    fs.mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['xzf', tarball, '-C', installed, '--strip-components=1']);
    const {
      version,
      exports,
      private: isPrivate,
    } = JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8'));
    expect([version, isPrivate]).toEqual([about.version, undefined]);
    const files = Object.values<string | Record<string, string>>(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    for (const file of files) expect(fs.existsSync(path.join(installed, file)), file).toBe(true);
    // What the server serves to pages is no part of the package.
    expect(fs.readdirSync(path.join(installed, 'dist'))).not.toContain('widget.js');
    for (const name of ['README.md', 'LICENSE'])
      expect(fs.existsSync(path.join(installed, name)), name).toBe(true);
  });

  test.each([
    [18, path.join(here, 'node_modules')],
    [19, path.join(repositoryRoot, 'node_modules')],
  ])(
    'its packed types hold beside React %i',
    (_version, react) => {
      const customer = fs.mkdtempSync(path.join(folder, 'types-'));
      const modules = path.join(customer, 'node_modules');
      const chat = path.join(modules, '@officina/chat');
      fs.mkdirSync(chat, { recursive: true });
      const tarball = path.join(repositoryRoot, 'sdk/dist/downloads/officina-chat.tgz');
      execFileSync('tar', ['xzf', tarball, '-C', chat, '--strip-components=1']);
      for (const name of ['lit', 'lit-html', 'lit-element', '@lit', '@types'])
        fs.symlinkSync(path.join(repositoryRoot, 'node_modules', name), path.join(modules, name));
      for (const name of ['react', 'react-dom'])
        fs.symlinkSync(path.join(react, name), path.join(modules, name));
      for (const name of ['customer-page.tsx', 'tsconfig.bundler.json'])
        fs.copyFileSync(path.join(here, name), path.join(customer, name));
      const tsc = createRequire(path.join(repositoryRoot, 'x')).resolve('typescript/bin/tsc');
      const config = path.join(customer, 'tsconfig.bundler.json');
      expect(() => execFileSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' })).not.toThrow();
    },
    120_000,
  );

  test('says what its element can do, for editors and Storybook', () => {
    const manifest = JSON.parse(
      fs.readFileSync(
        createRequire(path.join(here, 'x')).resolve('@officina/chat/custom-elements.json'),
        'utf8',
      ),
    );
    const element = manifest.modules
      .flatMap(({ declarations = [] }: { declarations?: { tagName?: string }[] }) => declarations)
      .find(({ tagName }: { tagName?: string }) => tagName === 'officina-chat');
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(names(element.events)).toEqual(
      expect.arrayContaining([
        'officina-open',
        'officina-close',
        'officina-message',
        'officina-error',
        'officina-unread',
      ]),
    );
    expect(names(element.cssParts)).toEqual(
      expect.arrayContaining(['bubble', 'unread', 'invitation', 'window']),
    );
    expect(names(element.cssProperties)).toEqual(
      expect.arrayContaining(['--officina-bubble', '--officina-offset-x']),
    );
    expect(names(element.members)).toEqual(
      expect.arrayContaining(['show', 'hide', 'toggle', 'ask', 'identify', 'words']),
    );
  });

  test.each(['bundler', 'nodenext'])(
    "its types hold in a customer's program (%s)",
    (resolution) => {
      const config = path.join(here, `tsconfig.${resolution}.json`);
      const tsc = createRequire(path.join(repositoryRoot, 'x')).resolve('typescript/bin/tsc');
      expect(() => execFileSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' })).not.toThrow();
      // The compiler reads every declaration of every library.
    },
    120_000,
  );
});

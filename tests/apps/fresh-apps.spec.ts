import { execFile, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { installCommand } from '../../site/src/features/chatbot-builder/installation/components/guide/code-for';
import { chromiumPath } from '../support/chromium';
import { repositoryRoot } from '../support/paths';
import { APPS, type App } from './apps';
import { serveChatbot, serveFolder, type TestServer } from './servers';

/** Packages come from the registry: without one there is nothing to try. */
const hasRegistry = (): boolean => {
  try {
    execFileSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const ID = 'bottega';
const CONFIG = { install_id: ID, bot_display_name: 'Giulia', display_delay_seconds: 0 };
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-apps-'));
let officina: TestServer;
let browser: Browser;
beforeAll(async () => {
  officina = await serveChatbot(path.join(repositoryRoot, 'sdk/dist/downloads'), { id: ID, config: CONFIG });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  officina?.close();
  fs.rmSync(root, { recursive: true, force: true });
});

const environment = {
  ...process.env,
  NODE_ENV: 'production',
  CI: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};
const execute = promisify(execFile);
/** Runs a command in the application's folder; what it printed stands in the failure. */
const run = async (folder: string, [command = '', ...args]: string[]): Promise<void> => {
  await execute(command, args, { cwd: folder, env: environment, maxBuffer: 1 << 26 });
};
const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--prefer-offline'];

/** Writes the application down, installs its packages and, as the guide says, the chat. */
const begin = async ({ packages, files }: App, folder: string): Promise<void> => {
  const shop = { id: ID, origin: officina.origin };
  const all = {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: packages }),
    ...files(shop),
  };
  for (const [name, content] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  await run(folder, ['npm', 'install', ...QUIET]);
  await run(folder, [...installCommand(officina.origin).split(' '), ...QUIET]);
};

const freePort = async (): Promise<number> => {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Serves what was built until the test ends; answers its address. */
const serve = async ({ served }: App, folder: string): Promise<string> => {
  if ('folder' in served) {
    const pages = await serveFolder(path.join(folder, served.folder));
    onTestFinished(() => pages.close());
    return pages.origin;
  }
  const port = await freePort();
  const [command = '', ...args] = served.command(port);
  const server = spawn(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => isUp(origin), { timeout: 60_000, interval: 250 }).toBe(true);
  return origin;
};

test.runIf(hasRegistry()).each(APPS.map((app) => [app.name, app] as const))(
  'in a fresh application of %s the guide’s command installs the chat, and its code draws it',
  async (name, app) => {
    const folder = fs.mkdtempSync(path.join(root, 'app-'));
    await begin(app, folder);
    await run(folder, ['npx', '--no-install', ...app.build]);
    const origin = await serve(app, folder);
    if (name.startsWith('Next')) expect(await (await fetch(origin)).text()).toContain('<officina-chat');

    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(origin);
    await page.getByRole('button', { name: 'Apri la chat: Giulia' }).click();
    await page.getByRole('dialog', { name: 'Giulia' }).getByRole('textbox').waitFor();
    expect(problems).toEqual([]);
  },
  600_000,
);

import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '../../support/chromium';
import { repositoryRoot } from '../../support/paths';

const VERSION = '12.8.2';
const folder = path.join(repositoryRoot, '.tmp/bench-lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse lives in a folder of its own: nothing of the product depends on it. False without network. */
export const installLighthouse = (): boolean => {
  if (fs.existsSync(path.join(folder, 'node_modules/lighthouse'))) return true;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], {
      cwd: folder,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
};

/**
 * The four scores of a page on a phone, 0 to 100: performance, accessibility, best practices, search. It runs beside this
 * process, which serves the bare page itself.
 */
export const lighthouse = async (url: string): Promise<number[]> => {
  const output = path.join(folder, 'report.json');
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-lighthouse-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-sync',
  ];
  try {
    await promisify(execFile)(
      process.execPath,
      [
        path.join(folder, 'node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags.join(' ')} --user-data-dir=${profile}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromiumPath() ?? '' } },
    );
    const report = JSON.parse(fs.readFileSync(output, 'utf8')) as {
      categories: Record<string, { score: number | null }>;
    };
    return CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
  } finally {
    fs.rmSync(profile, { recursive: true, force: true });
  }
};

// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/** A line of `.dockerignore` as an expression over paths with slashes. @param {string} pattern */
const expressionOf = (pattern) =>
  new RegExp(
    `^${pattern
      .replace(/\/+$/, '')
      .split('/')
      .map((part) =>
        part === '**' ? '**' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'),
      )
      .join('/')
      .replaceAll('**/', '(?:.*/)?')}(?:/|$)`,
  );

/**
 * Which files of a build's context are sent, by `.dockerignore`: the last line that meets a path decides.
 * @param {string} source
 * @returns {(name: string) => boolean}
 */
export const readIgnored = (source) => {
  const rules = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), expression: expressionOf(line.replace(/^!/, '')) }));
  return (name) => {
    const rule = rules.findLast(({ expression }) => expression.test(name));
    return rule !== undefined && !rule.isKept;
  };
};

/**
 * Copies what an instruction names into a folder of the image, as COPY does: the content of a folder, or the file.
 * @param {{ from: string, sources: string[], to: string, isIgnored?: (name: string) => boolean }} copy
 */
export const copyInto = ({ from, sources, to, isIgnored = () => false }) => {
  for (const source of sources) {
    const origin = path.join(from, source);
    const isFolder = fs.statSync(origin).isDirectory();
    const target =
      isFolder || !(to.endsWith('/') || sources.length > 1) ? to : path.join(to, path.basename(origin));
    fs.mkdirSync(isFolder ? target : path.dirname(target), { recursive: true });
    fs.cpSync(origin, target, {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      filter: (file) => !isIgnored(path.relative(from, file).split(path.sep).join('/')),
    });
  }
};

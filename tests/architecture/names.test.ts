import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';
import { sourceFiles } from '../support/source-imports';

/** Participles that say that something happened, and not what the variable holds: the request, the reply, what was stored. */
const VERBS = new Set(['asked', 'told', 'said', 'seen', 'heard', 'kept']);
const MENTIONED = new RegExp(`\\b(?:${[...VERBS].join('|')})\\b`, 'u');
const FOLDERS = ['cms/src', 'cms/bench', 'site/src', 'sdk/src', 'tests', '.storybook'];

const isNamed = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node);

/** "line: name" of every declaration that is called by such a verb. */
const verbsIn = (file: string): string[] => {
  const text = fs.readFileSync(file, 'utf8');
  if (!MENTIONED.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isNamed(node) && node.name && ts.isIdentifier(node.name) && VERBS.has(node.name.text))
      found.push(
        `${source.getLineAndCharacterOfPosition(node.name.getStart(source)).line + 1}: ${node.name.text}`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

test('variables, parameters and properties are named for what they hold, never by a verb', () => {
  const files = FOLDERS.flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(1000);
  const named = files.flatMap((file) =>
    verbsIn(path.join(repositoryRoot, file)).map((found) => `${file}:${found}`),
  );
  expect(named).toEqual([]);
});

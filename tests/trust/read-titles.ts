import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../support/paths';

/** What registers a test or a group of them, in every runner of the repository. */
const REGISTERS = new Set(['test', 'it', 'describe', 'testOnSqlite', 'describeOnSqlite']);

/** The name in front of a call: of `test.each(rows)(…)` and `test.describe(…)` too, it is `test`. */
const calledName = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return calledName(callee.expression);
  if (ts.isCallExpression(callee)) return calledName(callee.expression);
  return '';
};

/** A title as it stands in the source; a part that is computed reads `${…}`. */
const titleOf = (argument: ts.Expression | undefined): string | undefined => {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (ts.isTemplateExpression(argument))
    return argument.head.text + argument.templateSpans.map(({ literal }) => `\${…}${literal.text}`).join('');
  return undefined;
};

/** The titles of a spec's tests, each after those of the groups around it, as they stand in its text: nothing is run. */
export const readTitles = (file: string): string[][] => {
  const text = fs.readFileSync(path.join(repositoryRoot, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const titles: string[][] = [];
  const visit = (node: ts.Node, above: readonly string[]): void => {
    if (ts.isCallExpression(node) && REGISTERS.has(calledName(node.expression))) {
      const title = titleOf(node.arguments[0]);
      if (title !== undefined && node.arguments.length > 1) {
        const names = [...above, title];
        const before = titles.length;
        node.arguments.slice(1).forEach((argument) => visit(argument, names));
        if (titles.length === before) titles.push(names);
        return;
      }
    }
    ts.forEachChild(node, (child) => visit(child, above));
  };
  visit(source, []);
  return titles;
};

import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './paths';

/** One import of one of our files by another, paths from the repository's root. */
export interface SourceImport {
  file: string;
  specifier: string;
  /** What the specifier says, without an extension where it gives none: `cms/src/engines/mail/port`. */
  target: string;
  typeOnly: boolean;
}

/** Every source file below a folder, stories and declarations aside. */
export const sourceFiles = (folder: string): string[] =>
  fs.readdirSync(path.join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(node_modules|dist|types|\.tmp|\.cache|\.strapi)$/.test(entry.name) ? [] : sourceFiles(file);
    // A story shows pieces side by side, whatever their layer; it is never shipped.
    return /\.(ts|tsx|mts)$/.test(entry.name) && !/\.(d|stories)\.tsx?$/.test(entry.name) ? [file] : [];
  });

/** `import … from`, `export … from` and `import '…'`; the first group is there where only types come. */
const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?from\s+)?['"]([^'"]+)['"]/g;
/** `import('…')` and `require('…')`; as a type behind `typeof` or before the name of a type. */
const CALL = /(\btypeof\s+)?\b(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)(\.[A-Z])?/g;

/** The packages of this repository, by the names under which they are imported. */
const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier === '@contract') return 'cms/src/contract/index';
  return specifier.startsWith('@officina/chat') ? 'sdk/' : null;
};

/** The imports of our own files in a source text, types and `import()` included. */
export const importsIn = (file: string, text: string): SourceImport[] =>
  [...text.matchAll(STATEMENT), ...text.matchAll(CALL)].flatMap(([, type, specifier = '', typeName]) => {
    const target = targetOf(file, specifier);
    return target === null ? [] : [{ file, specifier, target, typeOnly: Boolean(type ?? typeName) }];
  });

/** The imports of our own files in a file of the repository. */
export const importsOf = (file: string): SourceImport[] =>
  importsIn(file, fs.readFileSync(path.join(repositoryRoot, file), 'utf8'));

/** One mistake for every rule that oxlint keeps: where it stands, and the code. What it needs is declared in it. */
const SERVER = 'cms/src/api/mistake';
const SCREEN = 'site/src/mistake';

export interface LintMistake {
  rule: string;
  file: string;
  code: string;
}

const inFolder = (folder: string, ending: string, snippets: Record<string, string>): LintMistake[] =>
  Object.entries(snippets).map(([rule, code]) => ({
    rule,
    file: `${folder}/${rule.replace('/', '-')}.${ending}`,
    code: `${code}\n`,
  }));

const PROMISE = 'export declare const later: () => Promise<number>;\n';
const ANY = 'export declare const loose: any;\n';

/** Of TypeScript's own, wherever it stands. */
const PLAIN = {
  'eslint/no-var': 'export var a = 1;',
  'eslint/prefer-const': 'let a = 1;\nexport { a };',
  'eslint/prefer-rest-params': 'export function f() {\n  return arguments;\n}',
  'eslint/prefer-spread': 'export const f = (args: number[]) => Math.max.apply(Math, args);',
  'eslint/no-array-constructor': 'export const a = new Array(1, 2);',
  'eslint/no-unused-expressions': 'export const f = (a: boolean) => {\n  a;\n};',
  'eslint/no-unused-vars': 'const a = 1;\nexport {};',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'typescript/no-duplicate-enum-values': 'export enum E {\n  A = 1,\n  B = 1,\n}',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/no-explicit-any': 'export type A = any;',
  'typescript/no-extra-non-null-assertion': 'export const f = (a: { b: number } | null) => a!!.b;',
  'typescript/no-misused-new': 'export interface A {\n  new (): A;\n}',
  'typescript/no-namespace': 'export namespace A {\n  export const b = 1;\n}',
  'typescript/no-non-null-asserted-optional-chain': 'export const f = (a?: { b?: number }) => a?.b!;',
  'typescript/no-require-imports': 'import fs = require("fs");\nexport { fs };',
  'typescript/no-this-alias': 'export class A {\n  f() {\n    const self = this;\n    return self;\n  }\n}',
  'typescript/no-unnecessary-type-constraint': 'export const f = <T extends unknown>(a: T): T => a;',
  'typescript/no-unsafe-declaration-merging': 'export interface A {\n  b: 1;\n}\nexport class A {}',
  'typescript/no-unsafe-function-type': 'export type A = Function;',
  'typescript/no-wrapper-object-types': 'export type A = String;',
  'typescript/prefer-as-const': "export const a: 'b' = 'b';",
  'typescript/prefer-namespace-keyword': 'declare module A {\n  const b: number;\n}\nexport {};',
  'typescript/triple-slash-reference': '/// <reference path="./other" />\nexport {};',
};

/** What only types tell. */
const TYPED = {
  'typescript/await-thenable': 'export const f = async () => await 1;',
  'typescript/no-array-delete': 'export const f = (a: number[]) => {\n  delete a[0];\n};',
  'typescript/no-base-to-string': 'export const f = (a: { b: number }) => String(a);',
  'typescript/no-duplicate-type-constituents': "export type A = 'a' | 'a';",
  'typescript/no-floating-promises': `${PROMISE}later();`,
  'typescript/no-for-in-array':
    'export const f = (a: number[]) => {\n  for (const i in a) console.log(i);\n};',
  'typescript/no-implied-eval': "setTimeout('alert()', 1);\nexport {};",
  'typescript/no-misused-promises': `${PROMISE}export const a = later() ? 1 : 2;`,
  'typescript/no-redundant-type-constituents': 'export type A = string | unknown;',
  'typescript/no-unnecessary-type-assertion': 'export const f = (a: number) => a as number;',
  'typescript/no-unsafe-argument': `${ANY}export const f = (a: number) => a;\nf(loose);`,
  'typescript/no-unsafe-assignment': `${ANY}export const a = loose;`,
  'typescript/no-unsafe-call': `${ANY}loose();`,
  'typescript/no-unsafe-enum-comparison': 'enum E {\n  A = 1,\n}\nexport const f = (a: E) => a === 1;',
  'typescript/no-unsafe-member-access': `${ANY}loose.a;`,
  'typescript/no-unsafe-return': `${ANY}export const f = (): number => loose;`,
  'typescript/no-unsafe-unary-minus': 'export const f = (a: string) => -a;',
  'typescript/only-throw-error': "export const f = () => {\n  throw 'a';\n};",
  'typescript/prefer-promise-reject-errors': "export const f = () => Promise.reject('a');",
  'typescript/restrict-plus-operands': 'export const f = (a: bigint, b: number) => a + b;',
  'typescript/restrict-template-expressions': 'export const f = (a: object) => `${a}`;',
  'typescript/consistent-type-imports': "import { A } from './a';\nexport const f = (a: A) => a;",
};

const ON_THE_SERVER = {
  'eslint/eqeqeq': 'export const f = (a: number) => a == 1;',
  'eslint/no-restricted-globals': "export const f = () => fetch('http://a.test');",
  'eslint/no-restricted-imports': "import http from 'node:http';\nexport const f = http.get;",
};

const SCREEN_TYPED = {
  'typescript/require-await': 'export const f = async () => 1;',
  'typescript/unbound-method': 'class A {\n  b() {\n    return this;\n  }\n}\nexport const f = new A().b;',
};

const HOOKS =
  "import { useEffect, useMemo, useRef, useState } from 'react';\nvoid [useEffect, useMemo, useRef, useState];\n";
/** What React's compiler asks of components. */
const COMPONENTS = {
  'react/rules-of-hooks': `${HOOKS}export const A = ({ b }: { b: boolean }) => {\n  if (b) useState(1);\n  return null;\n};`,
  'react/exhaustive-deps': `${HOOKS}export const A = ({ b }: { b: number }) => {\n  useEffect(() => console.log(b), []);\n  return null;\n};`,
  'react/static-components': `export const A = () => {\n  const B = () => <p>b</p>;\n  return <B />;\n};`,
  'react/use-memo': `${HOOKS}export const A = () => {\n  const b = useMemo((c: number) => c, []);\n  return <p>{String(b)}</p>;\n};`,
  'react/void-use-memo': `${HOOKS}export const A = () => {\n  useMemo(() => {\n    console.log(1);\n  }, []);\n  return <p>a</p>;\n};`,
  'react/immutability': `export const A = ({ b }: { b: { c: number } }) => {\n  b.c = 1;\n  return <p>{b.c}</p>;\n};`,
  'react/globals': `let count = 0;\nexport const A = () => {\n  count += 1;\n  return <p>{count}</p>;\n};`,
  'react/refs': `${HOOKS}export const A = () => {\n  const b = useRef(1);\n  return <p>{b.current}</p>;\n};`,
  'react/error-boundaries': `const B = () => <p>b</p>;\nexport const A = () => {\n  try {\n    return <B />;\n  } catch {\n    return null;\n  }\n};`,
  'react/purity': `export const A = () => <p>{Math.random()}</p>;`,
  'react/set-state-in-render': `${HOOKS}export const A = () => {\n  const [b, setB] = useState(1);\n  setB(b + 1);\n  return <p>{b}</p>;\n};`,
};

export const LINT_MISTAKES: LintMistake[] = [
  ...inFolder(SERVER, 'ts', { ...PLAIN, ...TYPED, ...ON_THE_SERVER }),
  ...inFolder(SCREEN, 'ts', { ...PLAIN, ...TYPED, ...SCREEN_TYPED }),
  ...inFolder(SCREEN, 'tsx', COMPONENTS),
  { rule: 'eslint/no-undef', file: 'scripts/no-undef.mjs', code: 'nowhere();\n' },
  { rule: 'eslint/eqeqeq', file: 'tests/eqeqeq.ts', code: 'export const f = (a: number) => a == 1;\n' },
];

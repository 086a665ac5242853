import ts from 'typescript';

export interface TimingLiteral {
  line: number;
  text: string;
}

/** Names that say that their number is a time. */
const NAME =
  /(^|_)(MS|SECONDS|MINUTES|EVERY|INTERVAL|TIMEOUT|LEASE|GRACE|TTL|TICK|POLL|DELAY|PAUSE|BACKOFF|HEARTBEAT)(_|$)|(Ms|Seconds|Minutes|[tT]imeout|[iI]nterval|[tT]tl|[mM]axAge|[mM]axage|[lL]ifespan|[dD]elay|[mM]illiseconds|expiresIn|keepFor|heartbeat)$/;
/** Functions that are told how long; the place of that argument. */
const WAITS: Record<string, number> = {
  setTimeout: 1,
  setInterval: 1,
  sleep: 0,
  wait: 0,
  pause: 0,
  delay: 0,
  'AbortSignal.timeout': 0,
};
/** Minutes, hours and days in milliseconds: no other kind of number looks like them. */
const UNITS = new Set([60_000, 3_600_000, 86_400_000]);
const CRON = /^(\S*[\d*]\S* ){4,5}[\d*,/-]+$/;

/** The value of a number that is written out, also as a product; null for what is computed from something named. */
const constantOf = (node: ts.Expression): number | null => {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return constantOf(node.expression);
  if (!ts.isBinaryExpression(node)) return null;
  const [left, right] = [constantOf(node.left), constantOf(node.right)];
  if (left === null || right === null) return null;
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.AsteriskToken:
      return left * right;
    case ts.SyntaxKind.PlusToken:
      return left + right;
    case ts.SyntaxKind.SlashToken:
      return left / right;
    default:
      return null;
  }
};

/** True for a number that lasts: written out, or some of a unit as in `5 * SECOND_MS`. A zero waits for nothing. */
const isDuration = (node: ts.Expression | undefined): boolean => {
  if (!node) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isDuration);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isDuration(node.expression);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.some((each) => ts.isPropertyAssignment(each) && isDuration(each.initializer));
  const constant = constantOf(node);
  if (constant !== null) return constant > 0;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return false;
  const sides = [node.left, node.right];
  return (
    sides.some((side) => (constantOf(side) ?? 0) > 0) &&
    sides.some((side) => ts.isIdentifier(side) && /^(SECOND|MINUTE|HOUR|DAY)_MS$/.test(side.text))
  );
};

const isTime = (name: string, value: ts.Expression | undefined): boolean =>
  NAME.test(name) && isDuration(value);

const isBreach = (node: ts.Node): boolean => {
  if (ts.isCallExpression(node)) {
    const place = WAITS[node.expression.getText()];
    return place !== undefined && isDuration(node.arguments[place]);
  }
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node))
    return isTime(node.name.getText(), node.initializer);
  if (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node))
    return isTime(node.name.getText(), node.initializer);
  if (ts.isStringLiteralLike(node)) return CRON.test(node.text);
  return ts.isNumericLiteral(node) && UNITS.has(Number(node.text));
};

/** Where a source spells out how long something waits or lasts. */
export const findTimingLiterals = (text: string): TimingLiteral[] => {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (isBreach(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (!found.has(line)) found.set(line, node.getText().split('\n', 1)[0] ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].map(([line, first]) => ({ line, text: first }));
};

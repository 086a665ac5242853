import * as css from 'css-tree';

/** One declaration of a stylesheet, with how much of the page it touches. */
export interface Declaration {
  property: string;
  value: string;
  selector: string;
  /** 0 when nothing on the page fits the selector; grows slowly with the number of elements that do. */
  use: number;
}

/** Rules for nothing that stands in the page still tell what its scripts may draw: a whisper against the others. */
const UNUSED = 0.02;
const MAX_DECLARATIONS = 20_000;
const OTHER_MEDIA = /\bprint\b|prefers-color-scheme\s*:\s*dark|forced-colors|prefers-contrast/i;
const MOMENTARY = /:(hover|focus|active|visited|disabled|target|checked)/i;

/** How many elements the rarest name of a selector stands on; every name must be there. */
const presence = (selector: css.CssNode, used: ReadonlyMap<string, number>): number => {
  let rarest = Infinity;
  css.walk(selector, (node) => {
    const name =
      node.type === 'ClassSelector'
        ? `.${node.name}`
        : node.type === 'IdSelector'
          ? `#${node.name}`
          : node.type === 'TypeSelector' && node.name !== '*'
            ? node.name.toLowerCase()
            : null;
    if (name) rarest = Math.min(rarest, used.get(name) ?? 0);
  });
  return rarest === Infinity ? 1 : rarest;
};

const useOf = (prelude: css.CssNode | null, used: ReadonlyMap<string, number>): number => {
  if (prelude?.type !== 'SelectorList') return UNUSED;
  const text = css.generate(prelude);
  const most = Math.max(...prelude.children.toArray().map((selector) => presence(selector, used)));
  const use = most > 0 ? 1 + Math.log2(most) : UNUSED;
  return MOMENTARY.test(text) ? use / 3 : use;
};

/** Every declaration of a stylesheet that a light screen would show. What cannot be parsed is left out. */
export const readDeclarations = (text: string, used: ReadonlyMap<string, number>): Declaration[] => {
  const found: Declaration[] = [];
  let skipped = 0;
  let rules: { selector: string; use: number }[] = [];
  const leavesOut = (node: css.CssNode) =>
    node.type === 'Atrule' &&
    (/keyframes$|^font-face$|^page$/.test(node.name) ||
      (node.name === 'media' && !!node.prelude && OTHER_MEDIA.test(css.generate(node.prelude))));
  css.walk(css.parse(text, { parseCustomProperty: false, onParseError: () => undefined }), {
    enter(node: css.CssNode) {
      if (leavesOut(node)) skipped += 1;
      if (skipped) return;
      if (node.type === 'Rule')
        rules.push({ selector: css.generate(node.prelude), use: useOf(node.prelude, used) });
      const rule = rules.at(-1);
      if (node.type === 'Declaration' && rule && found.length < MAX_DECLARATIONS)
        found.push({
          property: node.property.toLowerCase(),
          value: css.generate(node.value).trim(),
          ...rule,
        });
    },
    leave(node: css.CssNode) {
      if (node.type === 'Rule' && !skipped) rules = rules.slice(0, -1);
      if (leavesOut(node)) skipped -= 1;
    },
  });
  return found;
};

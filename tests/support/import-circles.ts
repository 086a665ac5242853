import type { SourceImport } from './source-imports';

/** The extensions under which a specifier's file may lie; the widget says `.js` for its `.ts`. */
const candidates = (target: string): string[] => {
  const bare = target.replace(/\.(js|mjs)$/, '');
  const folder = bare.replace(/\/$/, '');
  return [target, `${bare}.ts`, `${bare}.tsx`, `${folder}/index.ts`, `${folder}/index.tsx`];
};

/** Who imports whom among `files`; what lies outside is left away. */
const importGraph = (files: string[], imports: SourceImport[]): Map<string, string[]> => {
  const graph = new Map(files.map((file): [string, string[]] => [file, []]));
  for (const { file, target } of imports) {
    const imported = candidates(target).find((candidate) => graph.has(candidate));
    if (imported) graph.get(file)?.push(imported);
  }
  return graph;
};

/**
 * Groups of files that import one another in a circle (Tarjan's strongly connected components), each sorted.
 * A file that imports itself is one too. Type-only imports count: a circle of types is two files that are one thing.
 */
export const importCircles = (files: string[], imports: SourceImport[]): string[][] => {
  const graph = importGraph(files, imports);
  const indexOf = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): number => {
    const index = indexOf.size;
    indexOf.set(file, index);
    let low = index;
    stack.push(file);
    for (const imported of graph.get(file) ?? []) {
      if (!indexOf.has(imported)) low = Math.min(low, visit(imported));
      else if (stack.includes(imported)) low = Math.min(low, indexOf.get(imported) ?? low);
    }
    if (low === index) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return low;
  };

  for (const file of files) if (!indexOf.has(file)) visit(file);
  return circles.sort();
};

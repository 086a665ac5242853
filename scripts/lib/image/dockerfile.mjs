// @ts-check

/** One instruction: its name in capitals, what follows it on one line, and where it stands. @typedef {{ name: string, text: string, line: number }} Instruction */
/** A stage of a build. @typedef {{ base: string, alias: string | null, instructions: Instruction[] }} Stage */

/** What the parser and the build below know; anything else is refused rather than passed over. */
const KNOWN = new Set([
  'FROM',
  'RUN',
  'COPY',
  'WORKDIR',
  'ENV',
  'USER',
  'LABEL',
  'VOLUME',
  'EXPOSE',
  'HEALTHCHECK',
  'STOPSIGNAL',
  'ENTRYPOINT',
  'CMD',
]);

/**
 * The stages of a Dockerfile. Reads the part of its language that ours uses: comments, continued lines and the instructions above.
 * @param {string} source
 * @returns {Stage[]}
 */
export const parseDockerfile = (source) => {
  /** @type {Stage[]} */
  const stages = [];
  /** @type {Instruction | null} */
  let open = null;
  for (const [at, raw] of source.split('\n').entries()) {
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) continue;
    const isContinued = text.endsWith('\\');
    const part = isContinued ? text.slice(0, -1).trim() : text;
    if (open) open.text += ` ${part}`;
    else {
      const [name = ''] = part.split(/\s/, 1);
      if (!KNOWN.has(name)) throw new Error(`Dockerfile:${at + 1}: ${name} is not known here.`);
      open = { name, text: part.slice(name.length).trim(), line: at + 1 };
    }
    if (isContinued) continue;
    if (open.name === 'FROM') {
      const [base = '', as, alias] = open.text.split(/\s+/);
      stages.push({ base, alias: as?.toUpperCase() === 'AS' ? (alias ?? null) : null, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`Dockerfile:${open.line}: ${open.name} before FROM.`);
      stage.instructions.push(open);
    }
    open = null;
  }
  return stages;
};

/** `A=b C="d e"` as pairs. @param {string} text @returns {Record<string, string>} */
export const pairsOf = (text) =>
  Object.fromEntries(
    [...text.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, plain]) => [
      name,
      quoted ?? plain ?? '',
    ]),
  );

/** `["node", "server.js"]` as a command. @param {string} text @returns {string[]} */
export const commandOf = (text) => {
  const command = /** @type {unknown} */ (JSON.parse(text.slice(text.indexOf('['))));
  if (!Array.isArray(command) || command.some((each) => typeof each !== 'string'))
    throw new Error(`Not a command: ${text}`);
  return command;
};

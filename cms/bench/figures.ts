import fs from 'node:fs';

/** Where the run of all measurements collects what each of them found; unset when one is run alone. */
const file = process.env['BENCH_FIGURES'];

/** Notes a figure for the table at the end. */
export const note = (name: string, value: number): void => {
  if (file) fs.appendFileSync(file, `${JSON.stringify([name, value])}\n`);
};

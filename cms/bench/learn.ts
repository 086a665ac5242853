import fs from 'node:fs';
import { readBusinesses } from './business-set';
import { readArticles } from './data';
import { learnModels } from './learn-models';

/** Learns the shipped models from a question set: `learn <squad-it file> <models.json>`. Score them on other articles only. */
const main = async (): Promise<void> => {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) throw new Error('usage: learn <squad-it file> <models.json>');
  fs.writeFileSync(
    to,
    `${JSON.stringify(await learnModels(readArticles(from), await readBusinesses('tune')))}\n`,
  );
};
void main();

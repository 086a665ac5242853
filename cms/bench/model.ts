/**
 * Both question sets through the server's own pipeline and any model, in this process:
 *
 *   npm run bench -- model SET… [--scripted perfect|lying] [-v] [--lies N]
 *
 * SET is a folder of businesses (`…/visitor-questions/dev`) or a list of prompts with `score.mjs` beside it
 * (`…/assistant-prompts/dev.json`). The model is the one of AI_PROVIDER, AI_BASE_URL, AI_API_KEY and AI_MODEL; with `--scripted` a local
 * server plays it: `perfect` says what each question expects, `lying` invents facts and obeys what documents order.
 */
import fs from 'node:fs';
import { runAssistantSet } from './model/run-assistant';
import { runLies } from './model/run-lies';
import { startScriptedServer } from './model/scripted-server';
import { runVisitorsSet } from './model/run-visitors';
import { MODEL_PROVIDERS, type ModelProvider } from '../src/contract';
import type { ModelConnection } from '../src/engines/ai/models/port';

const args = process.argv.slice(2);
const optionOf = (name: string): string | null => {
  const at = args.indexOf(name);
  return at < 0 ? null : (args.splice(at, 2)[1] ?? '');
};

const isModelProvider = (name: string): name is ModelProvider =>
  (MODEL_PROVIDERS as readonly string[]).includes(name);

const configured = (): ModelConnection => {
  const {
    AI_PROVIDER: provider = 'openai-compatible',
    AI_BASE_URL = '',
    AI_API_KEY = '',
    AI_MODEL = '',
  } = process.env;
  if (!isModelProvider(provider) || AI_MODEL === '')
    throw new Error(
      'Set AI_PROVIDER and AI_MODEL (and AI_BASE_URL, AI_API_KEY), or give --scripted perfect|lying',
    );
  return { provider, baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL };
};

const main = async (): Promise<void> => {
  const scripted = optionOf('--scripted');
  const lies = Number(optionOf('--lies') ?? 2);
  const isVerbose = args.includes('-v');
  const sets = args.filter((arg) => !arg.startsWith('-'));
  if (sets.length === 0) throw new Error('model SET… [--scripted perfect|lying] [-v] [--lies N]');
  const script = scripted === null ? null : await startScriptedServer();
  const connection: ModelConnection = script
    ? { provider: 'openai-compatible', baseUrl: script.baseUrl, apiKey: '', model: 'scripted' }
    : configured();
  let isGood = true;
  for (const set of sets) {
    console.log(`\n═══ ${set}: ${connection.model}${scripted === null ? '' : ` (${scripted})`}`);
    if (!fs.statSync(set).isDirectory()) {
      if (scripted !== 'lying') isGood &&= await runAssistantSet(set, { connection, script, isVerbose });
    } else if (script && scripted === 'lying')
      isGood &&= await runLies(set, { connection, script, isVerbose, each: lies });
    else isGood &&= await runVisitorsSet(set, { connection, script, isVerbose });
  }
  script?.close();
  process.exitCode = isGood ? 0 : 1;
};
void main();

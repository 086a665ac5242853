import { AnsweringChain } from '../../src/engines/ai/answering-chain';
import { BotEngineRegistry } from '../../src/engines/ai/bot-engines';
import { IndexCache } from '../../src/engines/ai/index/index-cache';
import models from '../../src/engines/ai/index/models.json';
import type { ModelConnection } from '../../src/engines/ai/models/port';
import type { Passage } from '../../src/engines/ai/port';
import { embeddedOn } from '../visitors-run';
import type { ScriptedServer } from './scripted-server';

export interface RunOptions {
  connection: ModelConnection;
  /** The stand-in that is told what to say; null for a model of its own. */
  script: ScriptedServer | null;
  isVerbose: boolean;
}

/** What a scripted model that loses nothing must reach. */
export const GOAL = 0.95;

/** The chain of a server that has this model, for one business. */
export const chainOf = (
  connection: ModelConnection,
  { today, passages }: { today: string; passages: Passage[] },
): AnsweringChain => {
  const now = (): number => Date.now();
  const log = { warn: (): void => undefined };
  const embedded = embeddedOn(today);
  return new AnsweringChain({
    registry: new BotEngineRegistry({ ...connection, webhookUrl: '' }, embedded, { log, now }),
    embedded,
    indexes: new IndexCache({
      loadPassages: () => Promise.resolve(passages),
      materialVersion: () => Promise.resolve('1'),
      models,
      now,
    }),
    meanings: null,
    log,
  });
};

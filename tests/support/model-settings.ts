import type { ModelChoice, ModelSettings, ModelTest, SaveModelSettings } from '@contract';
import { client } from './client';
import type { OwnedBot } from './owner';

type Server = { url: string };

export const aChoice = (
  changes: Partial<SaveModelSettings['request']> = {},
): SaveModelSettings['request'] => ({
  engine: 'platform',
  provider: 'openai-compatible',
  baseUrl: '',
  model: '',
  embeddingsModel: '',
  webhookUrl: '',
  webhookBody: 'standard',
  webhookField: '',
  answerMode: 'strict',
  maskPersonalData: false,
  inputPrice: 0,
  outputPrice: 0,
  embeddingsPrice: 0,
  monthlyBudget: null,
  ...changes,
});

/** The model settings of a bot, as its owner's browser uses them. */
export const modelSettingsOf = (server: Server, bot: Pick<OwnedBot, 'id' | 'owner'>) => {
  const path = `/chatbots/${bot.id}/model-settings`;
  const { token } = bot.owner;
  return {
    get: async () => (await client(server).get<{ data: ModelSettings }>(path, { token })).body.data,
    put: (changes: Partial<SaveModelSettings['request']>) =>
      client(server).put<{ data: ModelSettings }>(path, aChoice(changes), { token }),
    test: (changes: Partial<SaveModelSettings['request']>) =>
      client(server).post<{ data: ModelTest }>(`${path}/test`, aChoice(changes), { token }),
    /** Saves, and fails the test when that is refused. */
    async use(changes: Partial<ModelChoice> & { apiKey?: string | null }) {
      const { status, body } = await this.put(changes);
      if (status !== 200) throw new Error(`The model was refused (${status}): ${JSON.stringify(body)}`);
      return body.data;
    },
  };
};

import type {
  ForgetWebhookSecret,
  GetModelSettings,
  ListOwnModels,
  ModelSettings,
  ModelTest,
  RenewWebhookSecret,
  SaveModelSettings,
  TestModelSettings,
} from '@contract';
import useSWR from 'swr';
import { http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';

/** Which model answers the bot's visitors, and what its owner can do about it. */
export const useModelSettings = (chatbotId: string) => {
  const key = `/chatbots/${encodeURIComponent(chatbotId)}/model-settings`;
  const { data, error, mutate } = useSWR<GetModelSettings['response'], unknown>(key);
  useLive<LiveOf<'chatbot'>>('chatbot', (event) => {
    if (!event || event.chatbotId === chatbotId) void mutate();
  });

  const save = async (request: SaveModelSettings['request']): Promise<ModelSettings> => {
    const saved = await http.put<SaveModelSettings['response']>(key, request);
    await mutate(saved, { revalidate: false });
    return saved.data;
  };
  /** Asks what the form says, saved or not. */
  const test = async (request: TestModelSettings['request']): Promise<ModelTest> =>
    (await http.post<TestModelSettings['response']>(`${key}/test`, request)).data;

  /** What the provider of the form offers for its key. */
  const list = async (request: ListOwnModels['request']): Promise<ListOwnModels['response']['data']> =>
    (await http.post<ListOwnModels['response']>(`${key}/list`, request)).data;

  /** Makes a secret that signs what the webhook is sent; answers it in the clear, which happens only here. */
  const renewSecret = async (): Promise<string> => {
    const { secret, settings } = (await http.post<RenewWebhookSecret['response']>(`${key}/webhook-secret`))
      .data;
    await mutate({ data: settings }, { revalidate: false });
    return secret;
  };
  const forgetSecret = async (): Promise<void> => {
    await mutate(await http.delete<ForgetWebhookSecret['response']>(`${key}/webhook-secret`), {
      revalidate: false,
    });
  };

  return {
    settings: data?.data,
    error,
    reload: () => void mutate(),
    save,
    test,
    list,
    renewSecret,
    forgetSecret,
  };
};

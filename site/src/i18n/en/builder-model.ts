import type { builderModel as source } from '../it/builder-model';
import type { Words } from '../types';

/** Words of the builder's card on who writes the answers. */
export const builderModel: Words<typeof source> = {
  title: 'Model',
  lead: 'Who writes the answers. It applies at once, for visitors too: it does not wait for publication.',
  inUse: 'Answering now',
  open: 'Advanced settings',
  loadFailed: 'We cannot read the model settings.',
  engines: {
    embedded: 'Officina’s engine',
    'openai-compatible': 'AI model',
    webhook: 'Webhook',
  },
  engine: 'Who answers',
  choices: {
    platform: 'Officina’s choice',
    embedded: 'Officina’s engine only',
    'openai-compatible': 'An AI model of mine',
    webhook: 'A webhook of mine (n8n, Make…)',
  },
  hints: {
    platform: {
      embedded: 'Today it is Officina’s engine: it quotes your documents and sends nothing to anybody.',
      'openai-compatible':
        'Today it is an AI model connected by whoever runs Officina ({model}). If it does not answer, Officina’s engine does.',
      webhook:
        'Today it is an automation connected by whoever runs Officina. If it does not answer, Officina’s engine does.',
    },
    embedded: 'It quotes your documents word for word. No message leaves Officina.',
    'openai-compatible':
      'Any OpenAI-compatible server. It receives the question, the conversation and passages of your documents. If it does not answer, Officina’s engine does.',
    webhook:
      'Your automation receives the question and has 15 seconds. If it does not answer, Officina’s engine does.',
  },
  preset: 'Server',
  otherServer: 'Another server',
  baseUrl: 'Address of the server (base URL)',
  baseUrlHint: 'Up to and including /v1.',
  localHint:
    '{server} usually runs on your own computer, which cannot be seen from here: enter a public address. A server in Officina’s network is enabled by whoever runs it.',
  model: 'Model',
  apiKey: 'API key',
  apiKeyHint: 'We keep it encrypted and never show it to anybody again, not even to you.',
  apiKeyStored: 'Saved: {key}. Leave empty to keep it.',
  apiKeyForgotten: 'Saving will delete the key.',
  forgetKey: 'Delete the key',
  keepKey: 'Keep the key',
  embeddingsModel: 'Embeddings model (optional)',
  embeddingsHint: 'Also finds passages that say the same in other words, for example text-embedding-3-small.',
  embeddingsKnown: 'Also searched by meaning: {known} of {total} passages.',
  webhookUrl: 'Address of the webhook',
  webhookUrlHint: 'It receives a POST request in JSON. In n8n: the Production URL of the Chat Trigger.',
  webhookBody: 'Format of the data',
  bodies: { standard: 'Officina (everything)', n8n: 'n8n (Chat Trigger)' },
  webhookField: 'Field of the reply (optional)',
  webhookFieldHint:
    'Empty: we find it where n8n, Make, Dify and the others put it. Any other field goes here.',
  mode: 'What it may say',
  modes: {
    strict: 'Only from the material',
    free: 'Other things too',
  },
  modeHints: {
    strict: 'It answers only with what you gave it. If that is not enough, it says so.',
    free: 'It answers general questions with what it knows; for prices, contacts and links only the material counts.',
    webhookStrict: 'Prices, contacts and links that are not in your material are stopped.',
    webhookFree: 'What is true is up to your automation: we do not check prices, contacts and links.',
  },
  mask: 'Hide personal data',
  maskHint:
    'Visitors’ emails, phone numbers, IBANs, cards and tax codes leave as placeholders and are put back in the answer.',
  test: 'Test the connection',
  testing: 'Testing…',
  tested: 'It answers in {milliseconds} ms',
  testedReply: 'It said: “{reply}”',
  testedField: 'The reply was in the field “{field}”.',
  textFields:
    'There are texts in the fields: {fields}. If one is the reply, write it in “Field of the reply”.',
  testedEmbeddings: 'Embeddings work too ({dimensions} dimensions).',
  testFailed: 'It does not answer',
  embeddingsFailed: 'The model answers, its embeddings do not',
  detail: 'The server says: “{detail}”',
  save: 'Save model',
  saved: 'Model saved: it applies from now on.',
  saveFailed: 'The model was not saved',
  lastFault: 'Last problem: {when}',
  lastFaultBody: 'The visitor got an answer all the same.',
  problems: {
    required: 'Needed to go on.',
    url: 'Enter an http:// or https:// address on the usual ports (80 and 443).',
    private: 'The address leads to a private network: only public addresses can be reached from here.',
    again: 'The saved key belongs to another server: type it again or delete it.',
  },
  faults: {
    BAD_ADDRESS: 'The address cannot be opened: it takes http or https on ports 80 and 443.',
    PRIVATE_ADDRESS: 'The address leads to a private network, which cannot be reached from here.',
    UNREACHABLE: 'The server cannot be reached: check the address and that it is running.',
    TOO_SLOW: 'The server did not answer in time.',
    UNAUTHORIZED: 'The server refuses the key: check it.',
    NOT_FOUND: 'The service is not at that address, or the model does not exist.',
    LIMITED: 'The server says that there are too many requests or no credit left.',
    SERVER_ERROR: 'The server is broken.',
    REJECTED: 'The server rejected the request.',
    NOT_AN_ANSWER: 'The server sent something that is not an answer.',
    FILTERED: 'The model’s provider blocked the answer, or the model declined to answer.',
    UNSOUND: 'The answer held a price, contact or link that is not in your material.',
    PAUSED: 'It failed several times in a row: we leave it alone for half a minute.',
  },
};

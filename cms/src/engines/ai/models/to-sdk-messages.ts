import type { ModelMessage as SdkMessage } from 'ai';
import type { ModelProvider } from '../../../contract';
import type { ChatMessage, ModelMessage, ToolCall } from './port';

const inputOf = (call: ToolCall): unknown => {
  try {
    return JSON.parse(call.arguments);
  } catch {
    // A provider takes back only what is an object.
    return {};
  }
};

/** Where the same beginning is cached only when it is marked; the other providers find out by themselves. */
const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const;

/** One system message, as the templates of most servers want it: what is the same each time stands first, so that it can be cached. */
const joinedSystem = (messages: readonly ChatMessage[]): SdkMessage[] =>
  messages.length === 0
    ? []
    : [{ role: 'system', content: messages.map(({ content }) => content).join('\n\n') }];

const markedSystem = (messages: readonly ChatMessage[]): SdkMessage[] =>
  messages.map(({ content, isStable }) => ({
    role: 'system',
    content,
    ...(isStable ? { providerOptions: CACHED } : {}),
  }));

type SystemMessage = ChatMessage & { role: 'system' };
const isSystem = (message: ModelMessage): message is SystemMessage => message.role === 'system';

/** Our messages in the library's form. */
export const toSdkMessages = (messages: readonly ModelMessage[], provider: ModelProvider): SdkMessage[] => {
  const system = messages.filter(isSystem);
  const conversation = messages.filter((message) => !isSystem(message));
  return [
    ...(provider === 'anthropic' ? markedSystem(system) : joinedSystem(system)),
    ...toConversation(conversation),
  ];
};

const toConversation = (messages: readonly ModelMessage[]): SdkMessage[] =>
  messages.map((message): SdkMessage => {
    switch (message.role) {
      case 'tool-calls':
        return {
          role: 'assistant',
          content: message.calls.map((call) => ({
            type: 'tool-call',
            toolCallId: call.id,
            toolName: call.name,
            input: inputOf(call),
            ...(call.metadata ? { providerOptions: call.metadata as never } : {}),
          })),
        };
      case 'tool-result':
        return {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: message.call.id,
              toolName: message.call.name,
              output: { type: 'text', value: message.content },
            },
          ],
        };
      case 'user':
        return {
          role: 'user',
          content: message.images?.length
            ? [
                { type: 'text', text: message.content },
                ...message.images.map(({ bytes, mediaType }) => ({
                  type: 'image' as const,
                  image: bytes,
                  mediaType,
                })),
              ]
            : message.content,
        };
      default:
        return { role: message.role, content: message.content };
    }
  });

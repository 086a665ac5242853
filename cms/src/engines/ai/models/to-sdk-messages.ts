import type { ModelMessage as SdkMessage } from 'ai';
import type { ModelMessage, ToolCall } from './port';

const inputOf = (call: ToolCall): unknown => {
  try {
    return JSON.parse(call.arguments);
  } catch {
    // A provider takes back only what is an object.
    return {};
  }
};

/** Our messages in the library's form. */
export const toSdkMessages = (messages: readonly ModelMessage[]): SdkMessage[] =>
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

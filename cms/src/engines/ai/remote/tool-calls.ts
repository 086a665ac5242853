import { choiceOf } from './completion-text';

/** A tool that a model wants called, as the chat-completions protocol names it. */
export interface ToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** More in one reply is a model that runs in circles. */
const MOST_CALLS = 8;

/** Puts the tool calls of a reply together from the pieces that they are streamed in. */
export class ToolCalls {
  readonly #calls = new Map<number, ToolCall>();

  add(payload: unknown): void {
    const pieces = choiceOf(payload)?.tool_calls;
    if (!Array.isArray(pieces)) return;
    pieces.forEach((piece: unknown, at) => {
      if (!isObject(piece)) return;
      const index = typeof piece.index === 'number' ? piece.index : at;
      if (!this.#calls.has(index) && this.#calls.size >= MOST_CALLS) return;
      const known = this.#calls.get(index);
      const asked = isObject(piece.function) ? piece.function : {};
      // Some servers send whole arguments as an object.
      const said = isObject(asked.arguments) ? JSON.stringify(asked.arguments) : textOf(asked.arguments);
      this.#calls.set(index, {
        id: known?.id ?? (textOf(piece.id) || `call_${index}`),
        type: 'function',
        function: {
          name: (known?.function.name ?? '') + textOf(asked.name),
          arguments: (known?.function.arguments ?? '') + said,
        },
      });
    });
  }

  get all(): ToolCall[] {
    return [...this.#calls.values()].filter(({ function: asked }) => asked.name !== '');
  }
}

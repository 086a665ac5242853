import { ERROR_STATUS } from '../../contract';
import type { JsonSchema } from './contract-schemas';

const text: JsonSchema = { type: 'string' };

/** What answers of every route may be: `ErrorBody` of the contract, whose members beside those of RFC 9457 are for older clients. */
export const FIXED_SCHEMAS: Record<string, JsonSchema> = {
  Problem: {
    description: 'Problem details (RFC 9457) of a refused request.',
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'error'],
    properties: {
      type: { ...text, format: 'uri-reference', description: 'Where the code is explained.' },
      title: { ...text, description: 'What the code means, for developers.' },
      status: { type: 'integer' },
      detail: { ...text, description: 'What was wrong with this request, for developers.' },
      instance: { ...text, format: 'uri', description: 'This request, by its id.' },
      code: { enum: Object.keys(ERROR_STATUS) },
      data: { type: 'null' },
      suspended: { type: 'boolean', description: 'Of the widget’s routes: nothing is to be drawn.' },
      error: {
        type: 'object',
        required: ['status', 'name', 'message', 'details'],
        properties: {
          status: { type: 'integer' },
          name: text,
          message: text,
          details: {
            type: 'object',
            required: ['code', 'requestId'],
            properties: {
              code: { enum: Object.keys(ERROR_STATUS) },
              requestId: text,
              fields: { type: 'object', additionalProperties: text },
            },
          },
        },
      },
    },
  },
};

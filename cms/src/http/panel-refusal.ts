import { errors } from '@strapi/utils';

/** A refusal that the panel writes beside the field it is about. */
export const panelRefusal = (field: string, message: string): Error =>
  new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });

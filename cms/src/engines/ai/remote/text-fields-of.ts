const MOST = 12;
const DEPTH = 8;

const collect = (value: unknown, path: string, fields: string[], depth: number): void => {
  if (fields.length >= MOST || depth > DEPTH) return;
  if (typeof value === 'string' && value.trim() !== '' && path !== '') fields.push(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, nested] of Object.entries(value))
    collect(nested, path === '' ? name : `${path}.${name}`, fields, depth + 1);
};

/** The paths of the texts in a JSON body (`data.greeting`, `0.body`), at most twelve; none in anything else. */
export const textFieldsOf = (body: string): string[] => {
  const fields: string[] = [];
  try {
    collect(JSON.parse(body), '', fields, 0);
  } catch {
    // No JSON has no fields.
  }
  return fields;
};

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LABELS, PANEL_LAYOUTS } from './panel-layouts';

interface Schema {
  info: { singularName: string };
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
  attributes: Record<string, { private?: boolean; type: string }>;
}

const api = path.join(__dirname, '../api');
const schemas = fs.readdirSync(api).flatMap((area) => {
  const folder = path.join(api, area, 'content-types');
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map((name) => {
    const schema = JSON.parse(fs.readFileSync(path.join(folder, name, 'schema.json'), 'utf8')) as Schema;
    return [`api::${area}.${schema.info.singularName}`, schema] as const;
  });
});
const visible = schemas.filter(
  ([, { pluginOptions }]) => pluginOptions?.['content-manager']?.visible !== false,
);

/** Attributes that every Strapi type has beside its own. */
const BUILT_IN = ['createdAt', 'updatedAt'];

test.each(visible)('editors find %s arranged and in Italian', (uid, { attributes }) => {
  const layout = PANEL_LAYOUTS[uid];
  expect(layout).toBeDefined();
  if (!layout) return;
  const shown = [...layout.form.flat(), ...layout.list];
  for (const name of [
    ...shown,
    layout.mainField,
    ...(layout.readOnly ?? []),
    ...Object.keys(layout.help ?? {}),
  ])
    expect([name, name in attributes || BUILT_IN.includes(name)]).toEqual([name, true]);
  for (const name of shown)
    expect([name, layout.labels?.[name] ?? LABELS[name]]).not.toEqual([name, undefined]);
});

test('no secret of a customer is on any form or list', () => {
  for (const [uid, { attributes }] of visible) {
    const shown = [...(PANEL_LAYOUTS[uid]?.form.flat() ?? []), ...(PANEL_LAYOUTS[uid]?.list ?? [])];
    // Where a template of ours lies is no customer's; it is private to keep it out of public answers.
    const allowed = ['billing', 'adminNote', 'templatePath'];
    for (const name of shown) if (attributes[name]?.private) expect(allowed).toContain(name);
  }
});

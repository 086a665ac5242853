import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { LABELS, PANEL_LAYOUTS, type PanelLayout } from './panel-layouts';

interface FieldMetadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}
interface Configuration {
  uid: string;
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldMetadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}
interface Attribute {
  type: string;
  target?: string;
  customField?: string;
}
interface PanelModel {
  uid: string;
  attributes: Record<string, Attribute>;
}
interface ConfigurationService {
  findConfiguration(model: PanelModel): Promise<Configuration>;
  updateConfiguration(model: PanelModel, configuration: Configuration): Promise<unknown>;
}

interface ContentTypesService extends ConfigurationService {
  findContentType(uid: string): PanelModel | undefined;
}
interface ComponentsService extends ConfigurationService {
  findComponent(uid: string): PanelModel | undefined;
}

/** Strapi draws these over the whole row and accepts no other size. */
const WHOLE_ROW = ['json', 'richtext', 'component', 'dynamiczone', 'blocks'];
const ROW = 12;

/** A field of our own has the size that it asks for. */
const isWholeRow = ({ type, customField }: Attribute): boolean =>
  customField === undefined && WHOLE_ROW.includes(type);

const formRows = (layout: PanelLayout, { attributes }: PanelModel): Configuration['layouts']['edit'] =>
  layout.form.flatMap((names) => {
    const fields = names.filter((name) => attributes[name]);
    const wide = fields.filter((name) => {
      const attribute = attributes[name];
      return attribute !== undefined && isWholeRow(attribute);
    });
    const narrow = fields.filter((name) => !wide.includes(name));
    const size = Math.floor(ROW / Math.max(1, narrow.length));
    return [
      ...(narrow.length > 0 ? [narrow.map((name) => ({ name, size }))] : []),
      ...wide.map((name) => [{ name, size: ROW }]),
    ];
  });

const metadata = (
  name: string,
  current: FieldMetadata,
  layout: PanelLayout,
  { attributes }: PanelModel,
): FieldMetadata => {
  const label = layout.labels?.[name] ?? LABELS[name] ?? name;
  const attribute = attributes[name];
  const mainField = attribute?.target ? PANEL_LAYOUTS[attribute.target]?.mainField : undefined;
  return {
    edit: {
      ...current.edit,
      label,
      description: layout.help?.[name] ?? '',
      editable: !layout.readOnly?.includes(name),
      ...(mainField ? { mainField } : {}),
    },
    list: { ...current.list, label },
  };
};

/**
 * The panel as editors should find it: fields in groups, Italian names, columns that tell rows apart. Written again only
 * when this file's wishes change, so that what editors arrange for themselves in the panel stays.
 */
export const ensurePanelLayouts = async (strapi: Core.Strapi): Promise<void> => {
  const wishes = createHash('sha1')
    .update(JSON.stringify([LABELS, PANEL_LAYOUTS]))
    .digest('hex');
  const store = strapi.store({ type: 'core', name: 'officina', key: 'panel-layouts' });
  if ((await store.get({})) === wishes) return;

  const panel = strapi.plugin('content-manager');
  const types = panel.service<ContentTypesService>('content-types');
  const components = panel.service<ComponentsService>('components');
  for (const [uid, layout] of Object.entries(PANEL_LAYOUTS)) {
    const type = types.findContentType(uid);
    const model = type ?? components.findComponent(uid);
    if (!model) continue;
    const service = type ? types : components;
    const current = await service.findConfiguration(model);
    const [sortBy, sortOrder] = layout.sort ?? ['createdAt', 'DESC'];
    await service.updateConfiguration(model, {
      uid,
      settings: {
        ...current.settings,
        mainField: layout.mainField,
        defaultSortBy: sortBy,
        defaultSortOrder: sortOrder,
        pageSize: 20,
      },
      metadatas: Object.fromEntries(
        Object.entries(current.metadatas).map(([name, value]) => [
          name,
          metadata(name, value, layout, model),
        ]),
      ),
      layouts: { list: layout.list, edit: formRows(layout, model) },
    });
  }
  await store.set({ value: wishes });
};

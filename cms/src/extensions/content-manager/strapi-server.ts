import type { Core } from '@strapi/strapi';
import { syncChangedTypes, type ConfigurationsFactory } from './sync-changed-types';
import { isWritableInPanel, type WriteAction } from './writable-types';

interface PermissionAction {
  subjects?: string[];
}
interface ActionProvider {
  get(actionId: string): PermissionAction | undefined;
}
interface PermissionService {
  registerPermissions(): Promise<void>;
}
type ServiceFactory = (context: { strapi: Core.Strapi }) => PermissionService;
interface ContentManagerPlugin {
  services: {
    permission: ServiceFactory;
    components: ConfigurationsFactory;
    'content-types': ConfigurationsFactory;
  };
}

const EXPLORER = 'plugin::content-manager.explorer';
const WRITES: readonly WriteAction[] = ['create', 'update', 'delete', 'publish'];

/**
 * What the product itself writes is only read in the panel. Its writing actions are not offered for those types at all: no role
 * can be given them, the super administrator's included, so the panel shows no such button and its own API answers 403.
 */
export default (plugin: ContentManagerPlugin): ContentManagerPlugin => {
  const { services } = plugin;
  services.components = syncChangedTypes(
    services.components,
    'panel-components',
    ({ components }) => components,
  );
  services['content-types'] = syncChangedTypes(
    services['content-types'],
    'panel-content-types',
    ({ contentTypes }) => contentTypes,
  );
  const createService = services.permission;
  services.permission = (context) => {
    const service = createService(context);
    return {
      ...service,
      async registerPermissions() {
        await service.registerPermissions();
        const { actionProvider } = context.strapi.service('admin::permission') as unknown as {
          actionProvider: ActionProvider;
        };
        for (const name of WRITES) {
          const action = actionProvider.get(`${EXPLORER}.${name}`);
          if (!action?.subjects) throw new Error(`The panel no longer knows the action ${name}`);
          action.subjects = action.subjects.filter((uid) => isWritableInPanel(uid, name));
        }
      },
    };
  };
  return plugin;
};

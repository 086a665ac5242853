interface EmailPlugin {
  routes: { 'content-api': unknown };
}

/** Nobody sends mail through this server by an API token or a role: the plugin's public route goes, the panel's own stay. */
export default (plugin: EmailPlugin): EmailPlugin => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  return plugin;
};

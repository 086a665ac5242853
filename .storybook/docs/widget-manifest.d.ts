/** What the pages read of the widget's custom-elements manifest (schema 1.0). */
declare module 'virtual:widget-manifest' {
  interface Described {
    name: string;
    description?: string;
  }
  interface Declaration {
    tagName?: string;
    cssProperties?: (Described & { default?: string })[];
    cssParts?: Described[];
    events?: Described[];
    members?: (Described & { kind: 'field' | 'method'; privacy?: 'public' | 'private' | 'protected' })[];
  }
  const manifest: { modules: { declarations?: Declaration[] }[] };
  export default manifest;
}

/** What a project is called before it has a name; spec/customer-app.md §3. */
export const DEFAULT_NAME = { it: 'Progetto senza nome', en: 'Untitled project' } as const;

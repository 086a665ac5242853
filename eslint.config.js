// @ts-check
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Scripts, tests and root configs; `site`, `sdk` and `cms` bring configs of their own. */
export default tseslint.config(
  {
    ignores: ['site/**', 'sdk/**', 'cms/**', '**/dist/**', '**/.tmp/**', '.cache/**', 'storybook-static/**'],
  },
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    // The compiler does not read these: a name that nothing defines is found here.
    files: ['**/*.mjs'],
    rules: { 'no-undef': 'error' },
  },
  {
    // Replies of the API under test are read loosely: what a test says of them is its assertion.
    files: ['tests/**/*.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
);

import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What oxlint does not know: templates of Lit. The rest is in `.oxlintrc.json`. */
export default tseslint.config(
  { ignores: ['dist/'] },
  tseslint.configs.base,
  lit.configs['flat/recommended'],
  noUnsanitized.configs.recommended,
  {
    files: ['src/**/*.ts'],
    languageOptions: { globals: globals.browser },
    plugins: { 'lit-a11y': litA11y },
    rules: litA11y.configs.recommended.rules,
  },
  {
    // The address is the origin of the script itself plus a name from the build, or one of these that did not arrive: there is no
    // literal for it.
    files: ['src/embed.ts', 'src/transport/retried-import.ts'],
    rules: { 'no-unsanitized/method': 'off' },
  },
);

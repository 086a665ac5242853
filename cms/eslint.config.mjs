// @ts-check
import tseslint from 'typescript-eslint';

const NETWORK = 'Only engines talk to the outside world, through their adapters.';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.tmp/**',
      '.strapi/**',
      'types/generated/**',
      'node_modules/**',
      'data/**',
      'public/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/api/**/*.ts', 'src/domain/**/*.ts', 'src/http/**/*.ts', 'src/jobs/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: NETWORK }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['http', 'https', 'node:http', 'node:https'].map((name) => ({
            name,
            message: NETWORK,
            allowTypeImports: true,
          })),
        },
      ],
    },
  },
);

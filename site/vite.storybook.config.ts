import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';

// Only what a component needs: the site's own configuration writes heads, splits and compresses.
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { alias: { '@contract': path.resolve(import.meta.dirname, '../cms/src/contract/index.ts') } },
});

import { learnAll } from './catalogue';

// For the server and the tests, which speak both languages at once. The browser must never import this file.
learnAll(import.meta.glob(['./{it,en}/*.ts', '!./*/index.ts'], { eager: true }));

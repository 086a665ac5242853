import { menuList } from './menu';

// For the tests and the stories, in which nothing is waited for. The browser must never import this file.
await menuList.fetch();

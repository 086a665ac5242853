import { colorPanel } from './color-field';
import { menuList } from './menu';
import { popoverPanel } from './popover';

// For the tests and the stories, in which nothing is waited for. The browser must never import this file.
await Promise.all([colorPanel.fetch(), menuList.fetch(), popoverPanel.fetch()]);

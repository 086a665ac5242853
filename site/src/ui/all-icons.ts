import { learnIcons } from './icon';
import { MORE_OUTLINES } from './more-icons';

// For the server, the tests and the stories, which wait for nothing. The browser must never import this file.
learnIcons(MORE_OUTLINES);

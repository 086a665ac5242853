import { account } from './account';
import { assistant } from './assistant';
import { chatbot } from './chatbot';
import type { HelpSeed } from './help-seed';
import { newcomers } from './newcomers';
import { product } from './product';
import { purchases } from './purchases';
import { start } from './start';

export const HELP_SEEDS: HelpSeed[] = [
  ...start,
  ...assistant,
  ...chatbot,
  ...purchases,
  ...account,
  ...product,
  ...newcomers,
];

export { HELP_ANSWERS } from './answers';

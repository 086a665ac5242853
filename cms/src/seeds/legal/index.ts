import { accessibility } from './accessibility';
import { aiTransparency } from './ai-transparency';
import { cookies } from './cookies';
import type { LegalSeed } from './legal-seed';
import { privacy } from './privacy';
import { terms } from './terms';
import { withdrawal } from './withdrawal';

export const LEGAL_SEEDS: LegalSeed[] = [privacy, terms, cookies, accessibility, aiTransparency, withdrawal];

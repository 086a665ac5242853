// @ts-check
import { build, install } from './lib/prepare.mjs';
import { checkNode, explainAndExit } from './lib/run.mjs';

checkNode();
console.log('\nBuilding what changed.\n');
install().then(build).catch(explainAndExit);

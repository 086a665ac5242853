// @ts-check
import { build, install } from './lib/prepare.mjs';
import { checkNode, explainAndExit } from './lib/run.mjs';
import { writeSbom } from './lib/sbom.mjs';

checkNode();
// An image installs in a layer of its own, which stays while only the source changes.
const onlyInstalls = process.argv.includes('--install-only');
console.log(onlyInstalls ? '\nInstalling packages.\n' : '\nBuilding what changed.\n');
install()
  .then(() => (onlyInstalls ? undefined : build().then(writeSbom)))
  .catch(explainAndExit);

import { loadWords } from '../../i18n';
import { shownLocale } from '../shown-locale';

/** A module of the signed-in frame, together with the words of its header and sidebar. */
export const withShellWords = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([
    loading,
    loadWords(shownLocale(), ['errors', 'shell', 'notifications']),
  ]);
  return module;
};

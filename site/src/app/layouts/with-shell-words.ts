import { loadWords, shownLocale } from '../../i18n';
import { loadIcons } from '../../ui/icon';

/** A module of the signed-in frame, together with the words and icons of its header and sidebar. */
export const withShellWords = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([
    loading,
    loadWords(shownLocale(), ['errors', 'shell', 'notifications']),
    loadIcons(),
  ]);
  return module;
};

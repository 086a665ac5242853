import { useCuratedAnswers } from './use-curated-answers';
import { useSitePages } from './use-site-pages';
import { useTrainingFiles } from './use-training-files';

/** Whether a chatbot was never given anything to learn from; undefined until that is known. */
export const useIsEmpty = (chatbotId: string): boolean | undefined => {
  const { files, error: filesError } = useTrainingFiles(chatbotId);
  const { answers, error: answersError } = useCuratedAnswers(chatbotId);
  const { pages, crawl, error: pagesError } = useSitePages(chatbotId);
  if (files && answers && pages && crawl)
    return files.length === 0 && answers.length === 0 && pages.length === 0 && crawl.status === 'never';
  // Whoever cannot be told is shown the builder as it always is.
  return filesError || answersError || pagesError ? false : undefined;
};

import { useMemo } from 'react';
import { contentChanges, contentOf, type ContentChange } from '../model/draft-changes';
import { useBuilderState } from '../../components/builder-context';

/** What a publication would change for visitors. Nothing before the first one: then everything is new. */
export const useDraftChanges = (): ContentChange[] => {
  const published = useBuilderState(({ chatbot }) => chatbot.published);
  const avatarUrl = useBuilderState(({ chatbot }) => chatbot.design.avatarUrl);
  const design = useBuilderState((state) => state.design);
  const settings = useBuilderState((state) => state.settings);
  return useMemo(
    () => (published ? contentChanges(published, contentOf({ design, settings }, avatarUrl)) : []),
    [published, avatarUrl, design, settings],
  );
};

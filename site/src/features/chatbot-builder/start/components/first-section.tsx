import { useEffect } from 'react';
import { storage } from '../../../../lib/storage';
import { Skeleton } from '../../../../ui/skeleton';
import { useIsEmpty } from '../../training/api/use-is-empty';
import { firstSection } from '../model/first-section';
import type { SectionId } from '../../model/sections';
import { useBuilderState } from '../../components/builder-context';

/** Finds out, once, where a builder opens: what a bot learns later must not change the screen under its owner's hands. */
export function FirstSection({ onFound }: { onFound: (section: SectionId) => void }) {
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const isEmpty = useIsEmpty(chatbotId);
  useEffect(() => {
    if (isEmpty !== undefined) onFound(firstSection(storage, chatbotId, isEmpty));
  }, [isEmpty, chatbotId, onFound]);
  return <Skeleton lines={6} />;
}

import type { ProfileSource } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';

/** Where something was read, in words. */
export const useSourceText = () => {
  const t = useT();
  return (source: ProfileSource | undefined): string => {
    if (!source) return t('socialProfile.sources.owner');
    if (source.kind === 'chatbot' && source.name === '') return t('socialProfile.sources.chatbotAnswers');
    return t(`socialProfile.sources.${source.kind}`, { name: source.name });
  };
};

/** Where an item was read. */
export function SourceLabel({ source }: { source: ProfileSource | undefined }) {
  const sourceText = useSourceText();
  return (
    <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs, overflowWrap: 'anywhere' }}>
      {sourceText(source)}
    </span>
  );
}

import type { IgnoredQuestion } from '@contract';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';

interface IgnoredQuestionsProps {
  ignored: readonly IgnoredQuestion[];
  onRecall: (id: string) => Promise<void>;
}

/** What the owner does not want to hear of, folded away, and the way back. */
export function IgnoredQuestions({ ignored, onRecall }: IgnoredQuestionsProps) {
  const t = useT();
  return (
    <details css={{ fontSize: tokens.size.s }}>
      <summary css={{ minHeight: 24, color: tokens.color.muted, cursor: 'pointer' }}>
        {t('builderImprove.questions.ignoredList', { count: ignored.length })}
      </summary>
      <ul css={{ display: 'grid', gap: 4, margin: 0, padding: '8px 0 0', listStyle: 'none' }}>
        {ignored.map(({ id, question }) => (
          <li key={id} css={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{question}</span>
            <Button
              size="s"
              variant="ghost"
              icon="undo"
              aria-label={t('builderImprove.questions.recallLabel', { question })}
              onClick={() => void onRecall(id)}
            >
              {t('builderImprove.questions.recall')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

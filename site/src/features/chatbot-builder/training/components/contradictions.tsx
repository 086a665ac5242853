import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';
import { useContradictions } from '../api/use-contradictions';
import type { ReadSource } from '../api/use-understanding';
import { useBuilderState } from '../../components/builder-context';
import { UnderstandingDialog } from './understanding-dialog';

const { color, size } = tokens;

/** Prices that two documents give differently, each with a way to the document that is wrong. Nothing where all agree. */
export function Contradictions() {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const contradictions = useContradictions(chatbotId);
  const [shown, setShown] = useState<ReadSource | null>(null);
  return (
    <>
      {contradictions.length > 0 && (
        <Notice tone="warning" title={t('builderTraining.contradictions.title')}>
          <p>{t('builderTraining.contradictions.body')}</p>
          <ul css={{ display: 'grid', gap: 12, marginTop: 12, listStyle: 'none' }}>
            {contradictions.map(({ subject, column, readings }) => (
              <li
                key={readings[0]?.itemId + column}
                css={{ display: 'grid', gap: 4, overflowWrap: 'anywhere' }}
              >
                <span css={{ fontWeight: 650 }}>{column ? `${subject} · ${column}` : subject}</span>
                {readings.map(({ itemId, document, value }) => (
                  <span
                    key={itemId}
                    css={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px', alignItems: 'center' }}
                  >
                    <span css={{ fontVariantNumeric: 'tabular-nums' }}>{value}</span>
                    <span css={{ color: color.muted, fontSize: size.s }}>{document.name}</span>
                    <Button
                      size="s"
                      variant="ghost"
                      aria-label={t('builderTraining.contradictions.openDocument', {
                        document: document.name,
                      })}
                      onClick={() => setShown(document)}
                    >
                      {t('builderTraining.contradictions.open')}
                    </Button>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <UnderstandingDialog chatbotId={chatbotId} source={shown} onClose={() => setShown(null)} />
    </>
  );
}

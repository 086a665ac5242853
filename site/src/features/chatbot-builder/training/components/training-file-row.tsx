import type { Locale, TrainingFile } from '@contract';
import { useT } from '../../../../i18n';
import { formatKilobytes } from '../../../../lib/numbers';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { SourceRow, SourceState } from './source-row';

interface TrainingFileRowProps {
  file: TrainingFile;
  locale: Locale;
  readOnly: boolean;
  /** Shows what was understood of it. */
  onShow: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** What may pass by itself; the same file read again stays empty, broken or locked. */
const PASSING: readonly TrainingFile['failure'][] = [null, 'INTERNAL', 'TOO_SLOW'];

/** One document and how far the bot is with it. */
export function TrainingFileRow({ file, locale, readOnly, onShow, onRetry, onRemove }: TrainingFileRowProps) {
  const t = useT();
  const { name, bytes, pages, status, passages, failure } = file;
  return (
    <SourceRow
      icon={<Icon name="file" size={22} />}
      name={name}
      detail={
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
          {formatKilobytes(bytes, locale)}
          {pages ? ` · ${t('builderTraining.pages', { count: pages })}` : ''}
        </span>
      }
      state={<SourceState status={status} passages={passages} failed={t('builderTraining.failed')} />}
      removeLabel={t('builderTraining.removeLabel', { file: name })}
      readOnly={readOnly}
      onRemove={onRemove}
    >
      {status === 'ready' && (
        <div css={{ marginLeft: -12 }}>
          <Button
            size="s"
            variant="ghost"
            icon="eye"
            aria-label={t('builderTraining.textLabel', { file: name })}
            onClick={onShow}
          >
            {t('builderTraining.text')}
          </Button>
        </div>
      )}
      {status === 'failed' && (
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px 12px',
            alignItems: 'center',
            fontSize: tokens.size.s,
          }}
        >
          <span>{t(`builderTraining.failures.${failure ?? 'INTERNAL'}`)}</span>
          {PASSING.includes(failure) && (
            <Button
              size="s"
              variant="ghost"
              icon="refresh"
              aria-label={t('builderTraining.retryLabel', { file: name })}
              disabled={readOnly}
              onClick={onRetry}
            >
              {t('builderTraining.retry')}
            </Button>
          )}
        </div>
      )}
    </SourceRow>
  );
}

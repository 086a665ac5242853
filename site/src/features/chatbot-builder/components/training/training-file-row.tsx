import type { Locale, TrainingFile } from '@contract';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { Button, IconButton } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';

interface TrainingFileRowProps {
  file: TrainingFile;
  locale: Locale;
  readOnly: boolean;
  /** Shows what was understood of it. */
  onShow: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

const kilobytes = (bytes: number, locale: Locale) =>
  `${Math.max(1, Math.round(bytes / 1024)).toLocaleString(locale)} kB`;

/** One document and how far the bot is with it. */
export function TrainingFileRow({ file, locale, readOnly, onShow, onRetry, onRemove }: TrainingFileRowProps) {
  const t = useT();

  const state = () => {
    switch (file.status) {
      case 'queued':
        return <Badge>{t('builderTraining.queued')}</Badge>;
      case 'reading':
        return (
          <Badge tone="accent">
            <Spinner size={14} />
            {t('builderTraining.reading')}
          </Badge>
        );
      case 'ready':
        return <Badge tone="success">{t('builderTraining.passages', { count: file.passages ?? 0 })}</Badge>;
      case 'failed':
        return <Badge tone="error">{t('builderTraining.failed')}</Badge>;
    }
  };

  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto auto',
        gap: '4px 12px',
        alignItems: 'center',
        padding: '8px 0',
        borderTop: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Icon name="file" size={22} />
      <span css={{ minWidth: 0 }}>
        <span css={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>{file.name}</span>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
          {kilobytes(file.bytes, locale)}
          {file.pages ? ` · ${t('builderTraining.pages', { count: file.pages })}` : ''}
        </span>
      </span>
      <span role="status">{state()}</span>
      <IconButton
        icon="trash"
        size={20}
        disabled={readOnly}
        label={t('builderTraining.removeLabel', { file: file.name })}
        onClick={onRemove}
      />
      {file.status === 'ready' && (
        <div css={{ gridColumn: '2 / -1', marginLeft: -12 }}>
          <Button
            size="s"
            variant="ghost"
            icon="eye"
            aria-label={t('builderTraining.textLabel', { file: file.name })}
            onClick={onShow}
          >
            {t('builderTraining.text')}
          </Button>
        </div>
      )}
      {file.status === 'failed' && (
        <div
          css={{
            gridColumn: '2 / -1',
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px 12px',
            alignItems: 'center',
            fontSize: tokens.size.s,
          }}
        >
          <span>{t(`builderTraining.failures.${file.failure ?? 'INTERNAL'}`)}</span>
          <Button
            size="s"
            variant="ghost"
            icon="refresh"
            aria-label={t('builderTraining.retryLabel', { file: file.name })}
            disabled={readOnly}
            onClick={onRetry}
          >
            {t('builderTraining.retry')}
          </Button>
        </div>
      )}
    </li>
  );
}

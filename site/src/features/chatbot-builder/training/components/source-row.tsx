import type { TrainingFileStatus } from '@contract';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { IconButton } from '../../../../ui/button';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';

interface SourceRowProps {
  icon?: ReactNode;
  name: string;
  /** Under the name: where it comes from, how large it is. */
  detail: ReactNode;
  state: ReactNode;
  removeLabel: string;
  readOnly: boolean;
  onRemove: () => void;
  /** What more there is to say or to do. */
  children?: ReactNode;
}

/** Something the bot learns from: what it is, how far the reading of it is, and the way out. */
export function SourceRow({
  icon,
  name,
  detail,
  state,
  removeLabel,
  readOnly,
  onRemove,
  children,
}: SourceRowProps) {
  return (
    <li
      css={{
        display: 'flex',
        gap: 12,
        padding: '8px 0',
        borderTop: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      {icon && <span css={{ display: 'flex', paddingTop: 10 }}>{icon}</span>}
      <div css={{ flex: 1, minWidth: 0 }}>
        <div css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <span css={{ flex: 1, minWidth: 0 }}>
            <span css={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</span>
            {detail}
          </span>
          <span role="status">{state}</span>
          <IconButton icon="trash" size={20} disabled={readOnly} label={removeLabel} onClick={onRemove} />
        </div>
        {children}
      </div>
    </li>
  );
}

interface SourceStateProps {
  status: TrainingFileStatus;
  passages: number | null;
  /** What is said of one that could not be read. */
  failed: string;
  /** It was read once, and not again. */
  outdated?: boolean;
}

/** How far the bot is with it. */
export function SourceState({ status, passages, failed, outdated = false }: SourceStateProps) {
  const t = useT();
  switch (status) {
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
      return (
        <Badge tone={outdated ? 'warning' : 'success'}>
          {t('builderTraining.passages', { count: passages ?? 0 })}
        </Badge>
      );
    case 'failed':
      return <Badge tone="error">{failed}</Badge>;
  }
}

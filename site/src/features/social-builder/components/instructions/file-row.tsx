import type { Locale, SocialFile } from '@contract';
import { useT } from '../../../../i18n';
import { formatKilobytes } from '../../../../lib/numbers';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { IconButton } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';

const TONES: Record<SocialFile['status'], BadgeTone> = {
  waiting: 'accent',
  read: 'success',
  kept: 'neutral',
  failed: 'error',
};

/** What has no words to read, and is shown instead. */
const PICTURE = /\.(?:jpe?g|png)$/i;

interface FileRowProps {
  file: SocialFile;
  locale: Locale;
  onRemove: () => void;
}

/** One reference file: what it is, whether it could be read, and the way out. */
export function FileRow({ file: { name, bytes, status, failure }, locale, onRemove }: FileRowProps) {
  const t = useT();
  return (
    <li
      css={{
        display: 'flex',
        gap: 12,
        alignItems: 'center',
        padding: '8px 0',
        borderTop: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Icon name="file" size={22} />
      <span css={{ flex: 1, minWidth: 0 }}>
        <span css={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</span>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
          {formatKilobytes(bytes, locale)}
          {status === 'failed' && ` · ${t(`social.files.failures.${failure ?? 'INTERNAL'}`)}`}
        </span>
      </span>
      <span role="status">
        <Badge tone={TONES[status]}>
          {status === 'waiting' && <Spinner size={14} />}
          {t(`social.files.status.${status === 'kept' && PICTURE.test(name) ? 'photo' : status}`)}
        </Badge>
      </span>
      <IconButton
        icon="trash"
        size={20}
        label={t('social.files.removeLabel', { file: name })}
        onClick={onRemove}
      />
    </li>
  );
}

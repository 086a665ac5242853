import { SERVICE_ORDER_LIMITS } from '@contract';
import { useErrorText, useLocale, useT } from '../../i18n';
import { formatFileSize } from '../../lib/numbers';
import { IconButton } from '../../ui/icon-button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import { tokens } from '../../ui/tokens';
import { FileDrop } from '../uploads/file-drop';
import type { PickedFile, usePickedFiles } from './use-picked-files';

const { perMessage, maxBytes, extensions } = SERVICE_ORDER_LIMITS.files;
const SIZE = maxBytes / 1024 / 1024;
const { color, radius, size } = tokens;

/** The files that go with a message: how far each is, what was refused and why, and room for more. */
export function PickedFiles({ picked }: { picked: ReturnType<typeof usePickedFiles> }) {
  const t = useT();
  const { files, refused, add, retry, remove } = picked;
  return (
    <div css={{ display: 'grid', gap: 12 }}>
      {files.length > 0 && (
        <ul aria-label={t('serviceOrders.files.of')} css={{ display: 'grid', gap: 8, margin: 0, padding: 0 }}>
          {files.map((file) => (
            <Picked key={file.key} file={file} onRetry={() => retry(file)} onRemove={() => remove(file)} />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <Notice tone="error">
          <ul css={{ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
            {refused.map(({ name, code }) => (
              <li key={name}>
                {t(`serviceOrders.files.problems.${problemOf(code)}`, {
                  name,
                  size: SIZE,
                  count: perMessage,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FileDrop
        label={t('serviceOrders.files.zone')}
        buttonLabel={t('serviceOrders.files.choose')}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        disabled={files.length >= perMessage}
        onFiles={add}
      >
        <p css={{ fontSize: size.s }}>
          {t('serviceOrders.files.hint', {
            count: perMessage,
            size: SIZE,
            extensions: extensions.join(', '),
          })}
        </p>
      </FileDrop>
    </div>
  );
}

/** What is found before a file is sent; nothing else is. */
const PROBLEMS = ['UNSUPPORTED_FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_LIMIT_REACHED'] as const;
const problemOf = (code: string) => PROBLEMS.find((known) => known === code) ?? PROBLEMS[0];

interface PickedProps {
  file: PickedFile;
  onRetry: () => void;
  onRemove: () => void;
}

function Picked({ file: { name, bytes, state, share, failure }, onRetry, onRemove }: PickedProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  return (
    <li
      css={{
        display: 'flex',
        gap: 10,
        alignItems: 'center',
        padding: '6px 6px 6px 12px',
        border: `1px solid ${state === 'failed' ? color.red : color.line}`,
        borderRadius: radius.m,
        listStyle: 'none',
      }}
    >
      <Icon name="file" />
      <div css={{ flex: 1, minWidth: 0, display: 'grid', gap: 4 }}>
        <p css={{ overflowWrap: 'anywhere' }}>
          {name} <span css={{ color: color.muted, fontSize: size.s }}>{formatFileSize(bytes, locale)}</span>
        </p>
        {state === 'sending' && (
          <ProgressBar
            label={t('serviceOrders.files.sending', { name })}
            value={Math.round(share * 100)}
            meaning="done"
          />
        )}
        <p role="status" css={{ color: state === 'failed' ? color.red : color.muted, fontSize: size.s }}>
          {state === 'failed' && errorText(failure)}
          {state === 'waiting' && t('serviceOrders.files.waiting')}
          {state === 'ready' && t('serviceOrders.files.ready')}
        </p>
      </div>
      {state === 'failed' && (
        <IconButton icon="refresh" label={t('serviceOrders.files.retry', { name })} onClick={onRetry} />
      )}
      <IconButton icon="x" label={t('serviceOrders.files.remove', { name })} onClick={onRemove} />
    </li>
  );
}

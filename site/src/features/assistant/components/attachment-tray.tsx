import { ASSISTANT_LIMITS } from '@contract';
import { useT } from '../../../i18n';
import { useFile } from '../../../shared/chat/use-file';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Spinner } from '../../../ui/spinner';
import { tokens } from '../../../ui/tokens';
import { assistantApi } from '../api/assistant-api';
import type { OutgoingFile } from '../api/use-attachments';
import type { RefusedFile } from '../model/choose-files';
import { useReadingNote } from './use-reading-note';

const { color, radius, size } = tokens;

function Thumbnail({ file }: { file: OutgoingFile }) {
  const { attachment } = file;
  const picture = useFile({
    id: file.file ? file.key : (attachment?.id ?? ''),
    load: file.file
      ? () => Promise.resolve(file.file as Blob)
      : attachment
        ? () => assistantApi.content(attachment.id)
        : undefined,
  });
  if (picture.state !== 'loaded') return <Icon name="image" />;
  return (
    <img
      src={picture.address}
      alt=""
      css={{ width: 36, height: 36, objectFit: 'cover', borderRadius: radius.s }}
    />
  );
}

function Tile({ file, onRemove }: { file: OutgoingFile; onRemove: () => void }) {
  const t = useT();
  const readingNote = useReadingNote();
  const { attachment, kind, name, progress } = file;
  const { note, failed } = readingNote(attachment?.reading ?? null);
  const going =
    progress < 1
      ? t('assistant.files.uploading', { percent: Math.round(progress * 100) })
      : t('assistant.files.reading');
  return (
    <li
      css={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        maxWidth: 280,
        minHeight: 48,
        paddingInlineStart: 8,
        border: `1px solid ${color.line}`,
        borderRadius: radius.m,
        background: color.paper,
        fontSize: size.xs,
        overflow: 'hidden',
      }}
    >
      {attachment || kind === 'image' ? (
        kind === 'image' ? (
          <Thumbnail file={file} />
        ) : (
          <Icon name={failed ? 'warning' : 'file'} />
        )
      ) : (
        <Spinner size={18} />
      )}
      <span css={{ display: 'grid', minWidth: 0 }}>
        <span css={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </span>
        <span role="status" css={{ color: failed ? color.amber : color.muted }}>
          {attachment ? note : going}
        </span>
      </span>
      <IconButton icon="x" size={16} label={t('assistant.files.remove', { name })} onClick={onRemove} />
      {!attachment && (
        <span
          aria-hidden
          css={{ position: 'absolute', insetInlineStart: 0, bottom: 0, height: 3, background: color.accent }}
          style={{ width: `${Math.round(progress * 100)}%` }}
        />
      )}
    </li>
  );
}

interface AttachmentTrayProps {
  files: readonly OutgoingFile[];
  refused: readonly RefusedFile[];
  onRemove: (file: OutgoingFile) => void;
  onForgetRefused: () => void;
}

/** What goes along with the message that is being written, and what does not, with the reason. */
export function AttachmentTray({ files, refused, onRemove, onForgetRefused }: AttachmentTrayProps) {
  const t = useT();
  if (files.length === 0 && refused.length === 0) return null;
  return (
    <div css={{ display: 'grid', gap: 8, padding: '10px 10px 2px' }}>
      {refused.length > 0 && (
        <div
          role="alert"
          css={{
            display: 'flex',
            gap: 8,
            paddingInlineStart: 12,
            borderRadius: radius.m,
            background: color.amberSoft,
            color: color.ink,
            fontSize: size.s,
          }}
        >
          <ul role="list" css={{ listStyle: 'none', flex: 1, minWidth: 0, padding: '8px 0' }}>
            {refused.map(({ name, why }, at) => (
              <li key={at} css={{ overflowWrap: 'anywhere' }}>
                {t(`assistant.files.refused.${why}`, {
                  name,
                  images: ASSISTANT_LIMITS.images,
                  documents: ASSISTANT_LIMITS.documents,
                })}
              </li>
            ))}
          </ul>
          <IconButton icon="x" size={16} label={t('assistant.files.understood')} onClick={onForgetRefused} />
        </div>
      )}
      {files.length > 0 && (
        <ul
          role="list"
          aria-label={t('assistant.files.label')}
          css={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0 }}
        >
          {files.map((file) => (
            <Tile key={file.key} file={file} onRemove={() => onRemove(file)} />
          ))}
        </ul>
      )}
    </div>
  );
}

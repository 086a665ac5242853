import { useState } from 'react';
import { useErrorText, useT } from '../../i18n';
import { saveFile } from '../../lib/save-file';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toast';
import { tokens } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { ChatAttachment } from './message';
import { useFile } from './use-file';

const { color, radius, size } = tokens;
const THUMBNAIL_PX = 112;

const tile = {
  width: THUMBNAIL_PX,
  height: THUMBNAIL_PX,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.paper,
  color: color.muted,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
} as const;

/** A picture, small; pressed, it opens as large as the window allows. */
function AttachedImage({ attachment }: { attachment: ChatAttachment }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const file = useFile(attachment);
  const { name } = attachment;
  if (file.state !== 'loaded') {
    return (
      <span css={tile} title={name}>
        <Icon
          name="image"
          size={28}
          label={file.state === 'failed' ? `${t('chat.imageFailed')}: ${name}` : t('common.loading')}
        />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('chat.image', { name })}
        onClick={() => setOpen(true)}
        css={[tile, { cursor: 'zoom-in', '&:hover': { borderColor: color.ink } }]}
      >
        <img src={file.address} alt="" css={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      </button>
      <Dialog title={name} open={open} onClose={() => setOpen(false)} width={1100}>
        <img
          src={file.address}
          alt={name}
          css={{ display: 'block', maxWidth: '100%', maxHeight: '74dvh', margin: '0 auto' }}
        />
      </Dialog>
    </>
  );
}

/** A document by its name; pressed, it is downloaded where it can be had. */
function AttachedDocument({ attachment }: { attachment: ChatAttachment }) {
  const t = useT();
  const errorText = useErrorText();
  const { name, note, failed, load } = attachment;
  const download = async () => {
    try {
      const blob = await load?.();
      if (blob) saveFile(name, blob, blob.type);
    } catch (failure) {
      toast.error(t('chat.downloadFailed'), errorText(failure));
    }
  };
  const words = (
    <>
      <Icon name={failed ? 'warning' : 'file'} size={22} />
      <span css={{ display: 'grid', minWidth: 0, textAlign: 'start' }}>
        <span css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <VisuallyHidden>{t('chat.document', { name: '' })}</VisuallyHidden>
          {name}
        </span>
        {note && <span css={{ fontSize: size.xs, color: failed ? color.amber : color.muted }}>{note}</span>}
      </span>
    </>
  );
  const look = {
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    maxWidth: 320,
    minHeight: 44,
    padding: '8px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
    color: color.ink,
    fontSize: size.s,
  } as const;
  return load ? (
    <button
      type="button"
      title={t('chat.download', { name })}
      onClick={() => void download()}
      css={[look, { '&:hover': { borderColor: color.ink } }]}
    >
      {words}
    </button>
  ) : (
    <span css={look}>{words}</span>
  );
}

/** What came with a message: pictures side by side, documents by name. */
export function AttachmentView({ attachments }: { attachments: readonly ChatAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul role="list" css={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0 }}>
      {attachments.map((attachment) => (
        <li key={attachment.id} css={{ minWidth: 0 }}>
          {attachment.type === 'image' ? (
            <AttachedImage attachment={attachment} />
          ) : (
            <AttachedDocument attachment={attachment} />
          )}
        </li>
      ))}
    </ul>
  );
}

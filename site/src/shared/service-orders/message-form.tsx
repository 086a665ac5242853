import { SERVICE_ORDER_LIMITS } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../i18n';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextArea } from '../../ui/text-area';
import { useDraft } from '../chat/use-draft';
import { useForm } from '../forms/use-form';
import type { OutgoingMessage } from './order-calls';
import { PickedFiles } from './picked-files';
import { usePickedFiles } from './use-picked-files';

interface MessageFormProps {
  /** The path of the order, for its files. */
  order: string;
  /** What tells this form from the others of the order: what was typed is kept under it. */
  purpose: 'message' | 'revision' | 'delivery';
  label: string;
  hint?: string;
  submitLabel: string;
  /** Throws what the server refuses. */
  onSend: (message: OutgoingMessage) => Promise<void>;
}

const MAX_HEIGHT_PX = 320;

/** A text with files for the other side of an order. Whatever goes wrong, what was written and uploaded stays. */
export function MessageForm({ order, purpose, label, hint, submitLabel, onSend }: MessageFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const online = useOnline();
  const draft = useDraft(`service-order.${order}.${purpose}`);
  const picked = usePickedFiles(order);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { element, fields, problems, control, refuse, replace } = useForm<'text', 'missing'>({
    initial: { text: draft.text },
    onChange: ({ text }) => draft.write(text),
  });
  // A file may speak for itself in a message; a delivery and a wish must be put into words.
  const textRequired = purpose !== 'message';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const text = fields.text.trim();
    if (refuse(text || (!textRequired && picked.files.length > 0) ? {} : { text: 'missing' })) return;
    if (!picked.allReady) return setFailure(t('serviceOrders.files.wait'));
    const { fileIds } = picked;
    setBusy(true);
    picked.claim();
    try {
      await onSend({ text, fileIds });
      draft.write('');
      replace({ text: '' });
      picked.clear();
    } catch (refused) {
      picked.release(fileIds);
      setFailure(errorText(refused));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => void send(event)}
      css={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <TextArea
        {...control('text')}
        label={label}
        hint={hint}
        required={textRequired}
        rows={4}
        autoGrowMax={MAX_HEIGHT_PX}
        maxLength={SERVICE_ORDER_LIMITS.text}
        error={
          problems.text &&
          t(textRequired ? 'serviceOrders.thread.textMissing' : 'serviceOrders.thread.messageMissing')
        }
      />
      <PickedFiles picked={picked} />
      {!online && <Notice tone="warning">{t('serviceOrders.offline')}</Notice>}
      {failure && (
        <Notice tone="error" title={t('serviceOrders.thread.failed')}>
          {failure}
        </Notice>
      )}
      <Button type="submit" icon="send" busy={busy} css={{ justifySelf: 'end' }}>
        {submitLabel}
      </Button>
    </form>
  );
}

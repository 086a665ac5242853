import { ASSISTANT_LIMITS, type AssistantConversation } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { useConversationActions } from '../api/use-history';
import { useConversationName } from './use-conversation-name';

interface ConversationMenuProps {
  conversation: AssistantConversation;
  /** It was deleted: who looked at it must look elsewhere. */
  onRemoved: () => void;
}

/** Rename, put away, delete: each can be taken back. */
export function ConversationMenu({ conversation, onRemoved }: ConversationMenuProps) {
  const t = useT();
  const errorText = useErrorText();
  const actions = useConversationActions();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const name = useConversationName(conversation);
  const { id, archived } = conversation;
  const close = () => setOpen(null);

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (failure) {
      toast.error(t('assistant.history.failedAction'), errorText(failure));
      return false;
    }
  };
  const archive = async (wanted: boolean) => {
    if (!(await attempt(() => actions.archive(id, wanted)))) return;
    toast.success(t(wanted ? 'assistant.history.archived' : 'assistant.history.unarchived'), undefined, {
      label: t('assistant.history.undo'),
      onSelect: () => void attempt(() => actions.archive(id, !wanted)),
    });
  };
  const remove = async () => {
    if (!(await attempt(() => actions.remove(id)))) return;
    onRemoved();
    toast.success(t('assistant.history.removed'), undefined, {
      label: t('assistant.history.undo'),
      onSelect: () => void attempt(() => actions.restore(id)),
    });
  };

  return (
    <>
      <Menu
        label={t('assistant.history.actions', { name })}
        trigger={<Icon name="more" />}
        items={[
          {
            id: 'rename',
            label: t('assistant.history.rename'),
            icon: 'edit',
            onSelect: () => setOpen('rename'),
          },
          {
            id: 'archive',
            label: t(archived ? 'assistant.history.unarchive' : 'assistant.history.archive'),
            icon: 'folder',
            onSelect: () => void archive(!archived),
          },
          {
            id: 'remove',
            label: t('assistant.history.remove'),
            icon: 'trash',
            tone: 'danger',
            onSelect: () => setOpen('remove'),
          },
        ]}
      />
      <Dialog title={t('assistant.history.rename')} open={open === 'rename'} onClose={close} width={460}>
        <RenameForm
          name={conversation.title}
          onSave={async (title) => {
            if (await attempt(() => actions.rename(id, title))) close();
          }}
        />
      </Dialog>
      <ConfirmDialog
        tone="danger"
        title={t('assistant.history.removeTitle')}
        body={t('assistant.history.removeBody', { name, minutes: ASSISTANT_LIMITS.undoMinutes })}
        confirmLabel={t('assistant.history.remove')}
        open={open === 'remove'}
        onConfirm={remove}
        onClose={close}
      />
    </>
  );
}

function RenameForm({ name, onSave }: { name: string; onSave: (name: string) => Promise<void> }) {
  const t = useT();
  const [draft, setDraft] = useState(name);
  const [busy, setBusy] = useState(false);
  const wanted = draft.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    setBusy(true);
    await onSave(wanted);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} css={{ display: 'grid', gap: 16 }}>
      <TextField
        label={t('assistant.history.name')}
        autoFocus
        maxLength={ASSISTANT_LIMITS.title}
        value={draft}
        onChange={setDraft}
      />
      <Button type="submit" busy={busy} disabled={wanted === ''} css={{ justifySelf: 'end' }}>
        {t('common.save')}
      </Button>
    </form>
  );
}

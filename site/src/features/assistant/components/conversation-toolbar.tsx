import { CONVERSATION_FORMATS, type AssistantConversation, type ConversationFormat } from '@contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { saveFile } from '../../../lib/save-file';
import { buttonStyles, IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import { Spinner } from '../../../ui/spinner';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { assistantApi } from '../api/assistant-api';
import { WRITE } from '../model/chat-state';
import { WIDE } from './breakpoint';
import { ConversationMenu } from './conversation-menu';
import { ShareDialog } from './share-dialog';

interface ConversationToolbarProps {
  /** Null before the first message. */
  conversation: AssistantConversation | null;
  onHistory: () => void;
  onNew: () => void;
  onRemoved: () => void;
  onChanged: () => void;
}

/** Above the conversation: its history where that is not in sight, and what can be done with the whole of it. */
export function ConversationToolbar({
  conversation,
  onHistory,
  onNew,
  onRemoved,
  onChanged,
}: ConversationToolbarProps) {
  const t = useT();
  const [sharing, setSharing] = useState(false);
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 48,
        padding: '2px 12px',
        borderBottom: `1px solid ${tokens.color.line}`,
        [tokens.media.narrow]: { padding: '2px 6px' },
        // On a wide window the history stands beside: without a conversation there is nothing to do here.
        ...(conversation ? {} : { [WIDE]: { display: 'none' } }),
      }}
    >
      <span css={{ display: 'flex', [WIDE]: { display: 'none' } }}>
        <IconButton icon="clock" label={t('assistant.history.label')} onClick={onHistory} />
        <Link
          to={paths.chat()}
          state={WRITE}
          aria-label={t('assistant.newChat')}
          title={t('assistant.newChat')}
          onClick={onNew}
          css={[buttonStyles('ghost', 'm'), { width: 44, padding: 0 }]}
        >
          <Icon name="plus" size={22} />
        </Link>
      </span>
      {conversation && (
        <span css={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }}>
          <IconButton icon="link" label={t('assistant.share.action')} onClick={() => setSharing(true)} />
          <ExportMenu conversation={conversation} />
          <ConversationMenu conversation={conversation} onRemoved={onRemoved} />
          {sharing && (
            <ShareDialog
              conversation={conversation}
              open={sharing}
              onClose={() => setSharing(false)}
              onChanged={onChanged}
            />
          )}
        </span>
      )}
    </div>
  );
}

/** A name that every file system takes. */
const fileName = ({ title, label }: AssistantConversation) =>
  (title || label).replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || label;

function ExportMenu({ conversation }: { conversation: AssistantConversation }) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [busy, setBusy] = useState(false);
  const save = async (format: ConversationFormat) => {
    if (busy) return;
    setBusy(true);
    try {
      const file = await assistantApi.exported(conversation.id, format, locale);
      saveFile(`${fileName(conversation)}.${format}`, file, file.type);
    } catch (failure) {
      toast.error(t('assistant.export.failed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label={t('assistant.export.action')}
      trigger={busy ? <Spinner size={20} /> : <Icon name="download" size={22} />}
      items={CONVERSATION_FORMATS.map((format) => ({
        id: format,
        label: t(`assistant.export.${format}`),
        icon: format === 'json' ? 'code' : 'file',
        onSelect: () => void save(format),
      }))}
    />
  );
}

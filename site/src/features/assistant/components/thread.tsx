import { ASSISTANT_LIMITS, type AssistantConversation, type AssistantMessage } from '@contract';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { paths } from '../../../app/paths';
import { useErrorText, useT } from '../../../i18n';
import { tabStorage } from '../../../lib/storage';
import { ChatFrame } from '../../../shared/chat/chat-frame';
import { Composer } from '../../../shared/chat/composer';
import { MessageList } from '../../../shared/chat/message-list';
import { moveDraft } from '../../../shared/chat/use-draft';
import { PROMPT_KEY } from '../../../shared/prompt';
import { useSession } from '../../../shared/session';
import { useHeaderName } from '../../../shared/shell/header-name';
import { Button, IconButton } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { assistantApi } from '../api/assistant-api';
import { useAttachments } from '../api/use-attachments';
import { useConversationActions } from '../api/use-history';
import { useThread } from '../api/use-thread';
import { useWelcome } from '../api/use-welcome';
import { toChatMessage } from '../model/chat-messages';
import { ACCEPTED_FILES } from '../model/choose-files';
import { lastReply } from '../model/thread';
import { AllowanceNote } from './allowance-note';
import { AttachmentTray } from './attachment-tray';
import { EditMessage } from './edit-message';
import { EarlierMessages } from './earlier-messages';
import { ReplyExtras } from './reply-extras';
import { ThreadNotices } from './thread-notices';
import { useConversationName } from './use-conversation-name';
import { useReadingNote } from './use-reading-note';
import { Welcome } from './welcome';

const draftKeyOf = (conversationId: string | null) => `assistant.${conversationId ?? 'new'}`;

interface ThreadProps {
  /** Null while it has not begun. */
  conversationId: string | null;
  /** It was opened to be written in. */
  takesFocus: boolean;
  /** The first message made a conversation. */
  onBegin: (conversation: AssistantConversation) => void;
  /** Above it, given the conversation and how to read it again. */
  toolbar: (conversation: AssistantConversation | null, reload: () => void) => ReactNode;
}

/** One conversation with the assistant, from the greeting on. */
export function Thread({ conversationId, takesFocus, onBegin, toolbar }: ThreadProps) {
  const t = useT();
  const errorText = useErrorText();
  const { account } = useSession();
  const thread = useThread(conversationId);
  const { welcome, error: noWelcome } = useWelcome();
  const actions = useConversationActions();
  const draftKey = draftKeyOf(conversationId);
  const attachments = useAttachments(draftKey);
  const readingNote = useReadingNote();
  const [begun, setBegun] = useState<AssistantConversation | null>(null);
  const [wantedName, setWantedName] = useState('');
  const [editing, setEditing] = useState<string | null>(null);
  const { messages, replying } = thread;
  const conversation = thread.conversation ?? begun;
  const name = useConversationName(conversation ?? { title: '', preview: '' });

  useHeaderName({
    name: conversation ? conversation.title : wantedName,
    placeholder: t('assistant.untitled'),
    maxLength: ASSISTANT_LIMITS.title,
    save: async (title) => {
      if (conversation) await actions.rename(conversation.id, title);
      // Nothing is there to be named yet: the first message brings it.
      else setWantedName(title);
    },
  });

  const begin = (started: AssistantConversation) => {
    if (conversationId) return;
    tabStorage.remove(PROMPT_KEY);
    setBegun(started);
    moveDraft(account?.id ?? '', draftKey, draftKeyOf(started.id));
    onBegin(started);
    // The name that was given beforehand; should it fail, the field shows the placeholder again.
    if (wantedName) actions.rename(started.id, wantedName).catch(() => undefined);
    else void actions.lookAgain();
  };
  const ask = async (text: string, replaces?: AssistantMessage): Promise<AssistantConversation | null> => {
    const files = replaces
      ? replaces.attachments
      : attachments.files.flatMap(({ attachment }) => attachment ?? []);
    const taken = await thread.say({ text, attachments: files, replaces: replaces?.id });
    if (taken && !replaces) attachments.clear();
    return taken;
  };
  const askNow = (question: string) => void ask(question).then((taken) => taken && begin(taken));

  const shown = useMemo(
    () => messages.map((message) => toChatMessage(message, readingNote, assistantApi.content)),
    [messages, readingNote],
  );
  const behind = useCallback(
    (shownId: string) => messages.find(({ author, clientId }) => `${author}:${clientId}` === shownId),
    [messages],
  );
  const last = lastReply(messages);

  if (thread.error) {
    const missing = thread.error.status === 404;
    return (
      <div css={{ padding: 24, width: 'min(800px, 100%)', marginInline: 'auto' }}>
        <EmptyState
          wholePage
          icon="chat"
          title={t(missing ? 'assistant.notFound' : 'assistant.failed')}
          action={
            missing ? (
              <ButtonLink to={paths.chat()}>{t('assistant.newChat')}</ButtonLink>
            ) : (
              <Button onClick={thread.reload}>{t('common.retry')}</Button>
            )
          }
        >
          {missing ? t('assistant.notFoundBody') : errorText(thread.error)}
        </EmptyState>
      </div>
    );
  }

  return (
    <>
      {toolbar(conversation, thread.reload)}
      <ChatFrame
        label={t('assistant.log')}
        firstId={shown[0]?.id}
        lastId={shown.at(-1)?.id}
        ownLast={replying}
        footer={
          <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
            <ThreadNotices failure={thread.failure} />
            <Composer
              label={t('assistant.composer')}
              draftKey={draftKey}
              initialText={conversationId ? undefined : (tabStorage.get(PROMPT_KEY) ?? undefined)}
              maxLength={ASSISTANT_LIMITS.message}
              pending={replying}
              ready={!attachments.uploading && !thread.loading}
              sendable={attachments.files.length > 0}
              attach={{ accept: ACCEPTED_FILES, onFiles: attachments.add }}
              onSend={async (text) => {
                const taken = await ask(text);
                return taken ? () => begin(taken) : false;
              }}
              onStop={thread.stop}
              takesFocus={takesFocus}
              hint={<AllowanceNote allowance={welcome?.allowance} />}
            >
              <AttachmentTray
                files={attachments.files}
                refused={attachments.refused}
                onRemove={attachments.remove}
                onForgetRefused={attachments.forgetRefused}
              />
            </Composer>
          </div>
        }
      >
        {thread.loading ? (
          <Skeleton lines={6} />
        ) : messages.length === 0 ? (
          (welcome ?? noWelcome) && (
            <Welcome
              welcome={welcome ?? { name: account?.displayName ?? '', companyName: '', hasEarlier: false }}
              onAsk={askNow}
            />
          )
        ) : (
          <>
            <VisuallyHidden>
              <h1>{name}</h1>
            </VisuallyHidden>
            {thread.hasEarlier && <EarlierMessages onRead={thread.readEarlier} />}
            <MessageList
              label={t('assistant.log')}
              messages={shown}
              instead={({ id }) => {
                const message = behind(id);
                if (!message || message.id !== editing) return undefined;
                return (
                  <EditMessage
                    text={message.text}
                    mayBeEmpty={message.attachments.length > 0}
                    onCancel={() => setEditing(null)}
                    onSend={(text) => {
                      setEditing(null);
                      void ask(text, message);
                    }}
                  />
                );
              }}
              actions={({ id }) => {
                const message = behind(id);
                if (!message || replying) return null;
                if (message.author === 'user')
                  return (
                    <IconButton
                      icon="edit"
                      size={18}
                      label={t('assistant.edit.action')}
                      onClick={() => setEditing(message.id)}
                    />
                  );
                return message.id === last?.id ? (
                  <IconButton icon="refresh" size={18} label={t('assistant.again')} onClick={thread.again} />
                ) : null;
              }}
              after={({ id }) => {
                const message = behind(id);
                if (!message || message.author === 'user' || message.state === 'pending') return null;
                return (
                  <ReplyExtras
                    reply={message}
                    question={messages[messages.indexOf(message) - 1]?.text ?? ''}
                    isLast={message.id === last?.id && !replying}
                    onAgain={thread.again}
                    onAsk={askNow}
                  />
                );
              }}
            />
          </>
        )}
      </ChatFrame>
    </>
  );
}

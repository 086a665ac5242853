import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { tokens } from '../../../ui/tokens';
import { WIDE } from '../components/breakpoint';
import { ConversationToolbar } from '../components/conversation-toolbar';
import type { ChatState } from '../model/chat-state';
import { HistoryDrawer } from '../components/history-drawer';
import { HistoryPanel } from '../components/history-panel';
import { Thread } from '../components/thread';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('assistant.title'), noIndex: true });

/** The assistant: one conversation, and the way to all others. Which one is in the address. */
export default function Chat() {
  const t = useT();
  const navigate = useNavigate();
  const { conversationId = null } = useParams();
  const [drawer, setDrawer] = useState(false);
  // A conversation that begins here gets its address while its first reply is written: it stays the same on the screen.
  const location = useLocation();
  const { thread: begunAs, write = false } = (location.state as ChatState | null) ?? {};
  const thread = begunAs ?? conversationId ?? `new-${location.key}`;

  const closeDrawer = () => setDrawer(false);
  const leave = (removedId: string) => {
    if (removedId === conversationId) void navigate(paths.chat(), { replace: true });
  };
  const history = <HistoryPanel currentId={conversationId} onOpen={closeDrawer} onRemoved={leave} />;
  return (
    <div css={{ display: 'flex', flex: 1, minHeight: 0 }}>
      <aside
        aria-label={t('assistant.history.label')}
        css={{
          display: 'none',
          [WIDE]: {
            display: 'flex',
            width: 280,
            flex: 'none',
            borderInlineEnd: `1px solid ${tokens.color.line}`,
          },
        }}
      >
        {history}
      </aside>
      <div css={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <Thread
          key={thread}
          conversationId={conversationId}
          takesFocus={write}
          onBegin={({ id }) =>
            void navigate(paths.chat(id), {
              replace: true,
              state: { thread, keepsFocus: true } satisfies ChatState,
            })
          }
          toolbar={(conversation, reload) => (
            <ConversationToolbar
              conversation={conversation}
              onHistory={() => setDrawer(true)}
              onNew={closeDrawer}
              onRemoved={() => conversation && leave(conversation.id)}
              onChanged={reload}
            />
          )}
        />
      </div>
      <HistoryDrawer open={drawer} onClose={closeDrawer}>
        {history}
      </HistoryDrawer>
    </div>
  );
}

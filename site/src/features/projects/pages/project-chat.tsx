import { INTERVIEW_LIMITS } from '@contract';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { useOnline } from '../../../lib/use-online';
import { LoadFailure } from '../../../shared/load-failure';
import { ChatFrame } from '../../../shared/chat/chat-frame';
import { MessageList } from '../../../shared/chat/message-list';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { useHeaderName } from '../../../shared/shell/header-name';
import { ButtonLink } from '../../../ui/button-link';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { Spinner } from '../../../ui/spinner';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { AnswerComposer } from '../interview/answer-composer';
import { AnswerWays } from '../interview/answer-ways';
import { InterviewHeader } from '../interview/interview-header';
import { InterviewOver } from '../interview/interview-over';
import { InterviewPanel } from '../interview/interview-panel';
import { toMessages } from '../interview/to-messages';
import { useProjectChat } from '../interview/use-project-chat';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('interview.title'), noIndex: true });

/** Beside the chat where there is room for both. */
const ASIDE_FROM = '@media (min-width: 1180px)';

/** The guided interview of one project, and the talk about it once it is over. */
export default function ProjectChat() {
  const { chatId = '' } = useParams();
  const t = useT();
  const online = useOnline();
  const state = useProjectChat(chatId);
  const { chat, error, sending } = state;
  const [panel, setPanel] = useState(false);
  useHeaderName(
    chat ? { name: chat.project.name, placeholder: t('interview.unnamed'), save: state.rename } : null,
  );

  if (error?.status === 404) {
    return (
      <Centered>
        <EmptyState
          wholePage
          icon="chat"
          title={t('interview.notFound')}
          action={<ButtonLink to={paths.projects()}>{t('interview.toProjects')}</ButtonLink>}
        >
          {t('interview.notFoundHint')}
        </EmptyState>
      </Centered>
    );
  }
  if (!chat) {
    return (
      <Centered>
        {error ? (
          <LoadFailure
            title={t('interview.loadFailed')}
            error={error}
            onRetry={state.reload}
            retrying={state.reading}
          />
        ) : (
          <p
            role="status"
            css={{ display: 'flex', gap: 12, justifyContent: 'center', color: tokens.color.muted }}
          >
            <Spinner size={22} />
            {t('interview.loading')}
          </p>
        )}
      </Centered>
    );
  }

  const messages = toMessages(chat.messages, sending);
  const last = messages.at(-1);
  const { question } = chat;
  const onFiles = ([file]: File[]) => {
    if (!file || !question) return;
    if (file.size > INTERVIEW_LIMITS.accountsBytes) toast.error(t('interview.accounts.tooLarge'), file.name);
    else void state.upload(question, file);
  };
  const correct = (step: number, questionId: string) => {
    setPanel(false);
    void state.correct(step, questionId);
  };
  const details = <InterviewPanel chat={chat} busy={sending !== null} onCorrect={correct} />;
  return (
    <div css={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <InterviewHeader chat={chat} onPanel={() => setPanel(true)} />
      <div css={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <ChatFrame
          label={t('chat.log')}
          firstId={messages[0]?.id}
          lastId={last?.id}
          ownLast={sending !== null}
          footer={
            <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
              {!online && <Notice tone="warning">{t('interview.offline')}</Notice>}
              {!question && <InterviewOver projectId={chat.project.id} />}
              <AnswerComposer
                chatId={chatId}
                question={question}
                pending={sending !== null}
                answer={state.answer}
                onFiles={onFiles}
              />
            </div>
          }
        >
          <MessageList label={t('chat.log')} messages={messages} />
          {question && !sending && (
            <AnswerWays key={question.id} question={question} answer={state.answer} onFiles={onFiles} />
          )}
        </ChatFrame>
        <aside
          aria-label={t('interview.panel.title')}
          css={{
            display: 'none',
            [ASIDE_FROM]: {
              display: 'block',
              flex: 'none',
              width: 400,
              overflowY: 'auto',
              padding: 16,
              borderInlineStart: `1px solid ${tokens.color.line}`,
            },
          }}
        >
          <h2 css={visuallyHidden}>{t('interview.panel.title')}</h2>
          {details}
        </aside>
      </div>
      <Dialog title={t('interview.panel.title')} open={panel} onClose={() => setPanel(false)} width={640}>
        {details}
      </Dialog>
    </div>
  );
}

function Centered({ children }: { children: ReactNode }) {
  return (
    <div css={{ padding: '40px 20px' }}>
      <PageBody frame="app" width="text">
        {children}
      </PageBody>
    </div>
  );
}

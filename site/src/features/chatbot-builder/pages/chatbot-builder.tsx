import type { GetChatbot, LiveEvent } from '@contract';
import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n';
import { accessToken } from '../../../lib/access-token';
import { fetchApi } from '../../../lib/fetch-api';
import { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';
import { storage, tabStorage } from '../../../lib/storage';
import { BuilderShell } from '../../../shared/builder/builder-shell';
import { BuilderLoadFailure, BuilderLoading } from '../../../shared/builder/builder-states';
import { SectionMenu } from '../../../shared/builder/section-menu';
import type { PageModule } from '../../../shared/page';
import { useSession } from '../../../shared/session';
import type { IconName } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { useKeepFocus } from '../../../ui/use-keep-focus';
import { chatbotApi, loadChatbot } from '../api/chatbot-api';
import { useChatbot } from '../api/use-chatbot';
import { BuilderProvider, useBuilder, useBuilderState, useSaveState } from '../components/builder-context';
import { BuilderHeader } from '../components/builder-header';
import { ChatbotNotFound } from '../components/chatbot-not-found';
import { ConversationsSection } from '../conversations/components/conversations-section';
import { InboxNotices } from '../conversations/components/inbox-notices';
import { WaitingBadge } from '../conversations/components/waiting-badge';
import { DesignSection } from '../design/components/design-section';
import { InstallationSection } from '../installation/components/installation-section';
import { PreviewSheetContext } from '../preview/components/preview-sheet';
import { PreviewPanel } from '../preview/components/preview-panel';
import { ReadOnlyNotice } from '../components/read-only-notice';
import { SessionDialog } from '../components/session-dialog';
import { FirstSection } from '../start/components/first-section';
import { ProposedDesignProvider } from '../start/components/proposed-design';
import { StartSection } from '../start/components/start-section';
import { StaleBanner } from '../components/stale-banner';
import { StatisticsSection } from '../statistics/components/statistics-section';
import { TrainingSection } from '../training/components/training-section';
import { createBuilder, type Builder } from '../model/builder';
import { createLocalDraft } from '../model/local-draft';
import { createEditing } from '../model/editing';
import { sectionOf, SECTIONS, type SectionId } from '../model/sections';

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('chatbotBuilder.title'), noIndex: true });

const SECTION_SCREENS: Record<SectionId, ComponentType> = {
  start: StartSection,
  installation: InstallationSection,
  design: DesignSection,
  training: TrainingSection,
  conversations: ConversationsSection,
  statistics: StatisticsSection,
};

const SECTION_ICONS: Record<SectionId, IconName> = {
  start: 'spark',
  installation: 'code',
  design: 'palette',
  training: 'book',
  conversations: 'chat',
  statistics: 'chart',
};

/** `/chatbot-builder?install_id=…&section=…` */
export default function ChatbotBuilderPage() {
  const [params] = useSearchParams();
  const chatbotId = params.get('install_id') ?? '';
  if (!chatbotId) return <ChatbotNotFound missingId />;
  return <OpenChatbot key={chatbotId} chatbotId={chatbotId} />;
}

function OpenChatbot({ chatbotId }: { chatbotId: string }) {
  const t = useT();
  const { data, error, isValidating, mutate } = useChatbot(chatbotId);
  const builder = useOpenBuilder(data);

  if (builder) {
    return (
      <BuilderProvider builder={builder}>
        <ProposedDesignProvider>
          <Workbench />
        </ProposedDesignProvider>
      </BuilderProvider>
    );
  }
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 403))
    return <ChatbotNotFound />;
  if (error)
    return (
      <BuilderLoadFailure
        title={t('chatbotBuilder.loadFailed')}
        error={error}
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  return <BuilderLoading label={t('chatbotBuilder.loading')} />;
}

/**
 * Opens the document once it is loaded. From then on it lives by itself: neither a lost session, which empties the
 * cache, nor a later answer may take the draft away.
 */
const useOpenBuilder = (loaded: GetChatbot['response'] | undefined): Builder | null => {
  const t = useT();
  const [builder, setBuilder] = useState<Builder | null>(null);
  const [first, setFirst] = useState(loaded);
  if (!first && loaded) setFirst(loaded);
  // Another language is no reason to open the document again.
  const announceRestored = useEffectEvent(() => toast.success(t('chatbotBuilder.save.restored')));

  useEffect(() => {
    if (!first) return undefined;
    const opened = createBuilder(first.data, {
      api: chatbotApi,
      localDraft: createLocalDraft(storage),
      editing: createEditing(first.data.id, tabStorage),
    });
    if (opened.restore()) announceRestored();
    setBuilder(opened);
    return () => {
      void opened.autosave.flush();
      opened.dispose();
    };
  }, [first]);
  // What an earlier visit left in the cache is shown at once; the server's word on it is news like any other.
  useEffect(() => {
    if (builder && loaded && loaded !== first) builder.refresh(loaded.data);
  }, [builder, loaded, first]);

  return builder;
};

function Workbench() {
  const t = useT();
  const builder = useBuilder();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const { account } = useSession();
  const [owner] = useState(account?.email ?? null);
  const [preview, setPreview] = useState(false);
  const closePreview = useCallback(() => setPreview(false), []);
  const showPreview = useCallback(() => setPreview(true), []);
  const signedOut = useSaveState().kind === 'signed-out';
  const [signingIn, setSigningIn] = useState(false);
  const requested = sectionOf(params, hash);
  const isNew = useBuilderState(({ chatbot }) => chatbot.published === null);
  const [first, setFirst] = useState<SectionId | null>(isNew ? null : 'installation');
  const section = requested ?? first;
  // A list beside an open conversation needs the room: there the preview is only the sheet of narrow screens.
  const previewBeside = section !== 'conversations' || preview;

  useEffect(() => setSigningIn(signedOut), [signedOut]);
  useSafeLeaving(builder);
  useKeepFocus();
  useServerChanges(builder);

  return (
    <>
      <BuilderShell
        header={
          <>
            <InboxNotices />
            <BuilderHeader
              onSignIn={() => setSigningIn(true)}
              previewShown={preview}
              onTogglePreview={() => setPreview(!preview)}
            />
          </>
        }
        menu={
          <SectionMenu
            label={t('chatbotBuilder.sections.label')}
            current={section}
            sections={SECTIONS.filter((id) => id !== 'start' || isNew || section === 'start').map((id) => ({
              id,
              label: t(`chatbotBuilder.sections.${id}`),
              icon: SECTION_ICONS[id],
              badge: id === 'conversations' && <WaitingBadge />,
            }))}
          />
        }
        aside={previewBeside && <PreviewPanel shown={preview} onClose={closePreview} />}
        maxWidth={previewBeside ? 820 : 1320}
      >
        <StaleBanner />
        {(section === 'installation' || section === 'design' || section === 'training') && <ReadOnlyNotice />}
        <PreviewSheetContext value={showPreview}>
          {section ? <SectionScreen section={section} /> : <FirstSection onFound={setFirst} />}
        </PreviewSheetContext>
      </BuilderShell>
      <SessionDialog open={signingIn} onClose={() => setSigningIn(false)} ownerEmail={owner} />
    </>
  );
}

function SectionScreen({ section }: { section: SectionId }) {
  const Screen = SECTION_SCREENS[section];
  return <Screen />;
}

/** A closed tab or a phone put away: what is unsaved is sent in a request that outlives the page. */
const useSafeLeaving = (builder: Builder) => {
  useEffect(() => {
    const onPageHide = () => {
      const last = builder.leave();
      if (!last || !accessToken.get()) return;
      void fetchApi(`/chatbots/${encodeURIComponent(builder.store.getState().chatbot.id)}`, {
        method: 'PATCH',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(last),
      }).catch(() => undefined);
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [builder]);
};

/** Saved in another tab, or the widget was seen on the site: taken over when nothing is unsaved here. */
const useServerChanges = (builder: Builder) => {
  useLive<Extract<LiveEvent, { topic: 'chatbot' }>>('chatbot', (event) => {
    const { id } = builder.store.getState().chatbot;
    if (event && event.chatbotId !== id) return;
    loadChatbot(id)
      .then(builder.refresh)
      // The next save finds out whatever this did not.
      .catch(() => undefined);
  });
};

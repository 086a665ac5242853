import { LIMITS } from '@contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '../../../../i18n';
import { IconButton } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { useConversations } from '../api/use-conversations';
import { useInboxPresence } from '../api/use-inbox-presence';
import { isNarrowed } from '../model/inbox-address';
import { useBuilderState } from '../../components/builder-context';
import { Section } from '../../../../shared/builder/section';
import { ConversationDetail } from './conversation-detail';
import { ConversationList } from './conversation-list';
import { ExportMenu } from './export-menu';
import { InboxSettingsDialog } from './inbox-settings-dialog';
import { InboxToolbar } from './inbox-toolbar';
import { ONE_PANE, Panes } from './panes';
import { useArrivals } from './use-arrivals';
import { useInboxAddress } from './use-inbox-address';
import { useOnline } from '../../../../lib/use-online';

/** What visitors ask, as they ask it: found, read, and answered in person. All of it is in the address. */
export function ConversationsSection() {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { address, go, linkTo } = useInboxAddress();
  const { list, error, isValidating, reload } = useConversations(chatbotId, address);
  const [settings, setSettings] = useState(false);
  const online = useOnline();
  const arrival = useArrivals(chatbotId, address.session);
  const openedByHand = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  useInboxPresence(chatbotId);

  const total = list?.meta.total ?? null;
  const pages = Math.max(1, Math.ceil((total ?? 0) / LIMITS.historyPageSize));
  useEffect(() => {
    // The last of a page was erased, or a link is old.
    if (total !== null && total > 0 && address.page > pages) go({ page: pages }, { replace: true });
  }, [total, pages, address.page, go]);

  const onChoose = useCallback(() => {
    openedByHand.current = true;
  }, []);
  const onBack = () => {
    const { session } = address;
    openedByHand.current = false;
    go({ session: null });
    // Once the list is there again: on a phone it was away.
    requestAnimationFrame(() => {
      const rows = [...(frame.current?.querySelectorAll<HTMLAnchorElement>('li > a') ?? [])];
      const left = rows.find(({ search }) => new URLSearchParams(search).get('session') === session);
      (left ?? rows[0])?.focus();
    });
  };

  return (
    <Section title={t('builderConversations.title')} lead={t('builderConversations.lead')}>
      {!online && <Notice tone="warning">{t('builderConversations.offline')}</Notice>}
      {/* On a phone the open conversation has the screen to itself. */}
      <div css={[{ minWidth: 0 }, address.session !== null && { [ONE_PANE]: { display: 'none' } }]}>
        <InboxToolbar address={address} total={total} waiting={list?.meta.waiting ?? 0} onChange={go}>
          {total !== null && total > 0 && <ExportMenu chatbotId={chatbotId} search={address} />}
          <IconButton
            icon="settings"
            label={t('builderConversations.settings.action')}
            onClick={() => setSettings(true)}
          />
        </InboxToolbar>
      </div>
      <div ref={frame} css={{ minWidth: 0 }}>
        <Panes
          nothing={address.session === null && (list ? total === 0 : error !== undefined)}
          open={address.session !== null}
          list={
            <ConversationList
              list={list}
              failed={error !== undefined}
              busy={isValidating}
              narrowed={isNarrowed(address)}
              page={address.page}
              chosen={address.session}
              linkTo={(session) => linkTo({ session })}
              onChoose={onChoose}
              onRetry={reload}
              onClear={() => go({ q: '', from: '', to: '', filter: 'all' })}
              onPage={(page) => go({ page })}
            />
          }
        >
          {address.session ? (
            <ConversationDetail
              key={address.session}
              chatbotId={chatbotId}
              sessionId={address.session}
              openedByHand={openedByHand}
              onBack={onBack}
            />
          ) : (
            total !== null &&
            total > 0 && (
              <div css={{ margin: 'auto', padding: 16 }}>
                <EmptyState icon="chat" title={t('builderConversations.pick')}>
                  {t('builderConversations.pickBody')}
                </EmptyState>
              </div>
            )
          )}
        </Panes>
      </div>
      <div role="status">
        <VisuallyHidden>{arrival && t('builderConversations.arrived', { label: arrival })}</VisuallyHidden>
      </div>
      <InboxSettingsDialog open={settings} onClose={() => setSettings(false)} />
    </Section>
  );
}

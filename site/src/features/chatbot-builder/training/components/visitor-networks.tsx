import type { VisitorNetwork } from '@contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDate, formatTime } from '../../../../lib/dates';
import { Group } from '../../../../shared/builder/section';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useVisitorNetworks } from '../api/use-visitor-networks';
import { useBuilderState, useReadOnly } from '../../components/builder-context';
import { LoadFailed } from './load-failed';

/** Who writes most today, so that nobody uses up the bot for all others, and the way to block them. */
export function VisitorNetworks() {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { networks, share, error, reload, setBlocked } = useVisitorNetworks(chatbotId);
  return (
    <Group
      title={t('builderImprove.networks.title')}
      lead={networks ? t('builderImprove.networks.lead', { share }) : undefined}
    >
      {error !== undefined && !networks && (
        <LoadFailed onRetry={reload}>{t('builderImprove.networks.failed')}</LoadFailed>
      )}
      {!networks && error === undefined && <Skeleton lines={2} />}
      {networks?.length === 0 && (
        <p css={{ color: tokens.color.muted }}>{t('builderImprove.networks.none')}</p>
      )}
      {networks && networks.length > 0 && (
        <ul css={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }}>
          {networks.map((network) => (
            <Network
              key={network.id}
              network={network}
              share={share}
              onChange={(blocked) => setBlocked(network.id, blocked)}
            />
          ))}
        </ul>
      )}
    </Group>
  );
}

interface NetworkProps {
  network: VisitorNetwork;
  share: number;
  onChange: (blocked: boolean) => Promise<void>;
}

function Network({ network, share, onChange }: NetworkProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const readOnly = useReadOnly();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const [busy, setBusy] = useState(false);
  const { label, usedToday, lastMessageAt, conversation, blockedUntil } = network;
  const isBlocked = blockedUntil !== null;

  const change = async () => {
    setBusy(true);
    try {
      await onChange(!isBlocked);
      toast.success(t(isBlocked ? 'builderImprove.networks.unblocked' : 'builderImprove.networks.blocked'));
    } catch (failure) {
      toast.error(t('builderImprove.networks.error'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <li
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 12px',
        alignItems: 'center',
        padding: '10px 0',
        borderTop: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { borderTop: 'none' },
      }}
    >
      <div css={{ display: 'grid', flex: '1 1 220px', gap: 2, minWidth: 0 }}>
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <span css={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {label}
          </span>
          {!isBlocked && usedToday >= share && (
            <Badge tone="warning">{t('builderImprove.networks.reached')}</Badge>
          )}
        </span>
        <span
          css={{ color: tokens.color.muted, fontSize: tokens.size.s, fontVariantNumeric: 'tabular-nums' }}
        >
          {isBlocked
            ? t('builderImprove.networks.blockedUntil', { day: formatDate(blockedUntil, locale) })
            : t('builderImprove.networks.used', {
                count: usedToday,
                time: formatTime(lastMessageAt, locale),
              })}
          {conversation && (
            <>
              {' · '}
              <Link to={paths.chatbotConversation(chatbotId, conversation.sessionId)}>
                {t('builderImprove.networks.conversation', { label: conversation.label })}
              </Link>
            </>
          )}
        </span>
      </div>
      <Button
        size="s"
        variant="secondary"
        busy={busy}
        disabled={readOnly}
        aria-label={t(
          isBlocked ? 'builderImprove.networks.unblockLabel' : 'builderImprove.networks.blockLabel',
          { label },
        )}
        onClick={() => void change()}
      >
        {t(isBlocked ? 'builderImprove.networks.unblock' : 'builderImprove.networks.block')}
      </Button>
    </li>
  );
}

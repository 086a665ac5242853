import type { ChatbotVersion } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useVersions } from '../api/use-versions';
import { contentChanges } from '../model/draft-changes';
import { useBuilderState, usePublished } from '../../components/builder-context';
import { useGoingBack } from './use-going-back';
import { VersionPicture } from './version-picture';

/** As many as the server keeps. */
const KEPT = 50;
const NAMED_FIELDS = 4;

/** Every publication, and the way back to each. */
export function VersionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('chatbotBuilder.versions.title')} open={open} onClose={onClose} width={640}>
      <p css={{ marginBottom: 16, color: tokens.color.muted }}>
        {t('chatbotBuilder.versions.intro', { max: KEPT })}
      </p>
      <VersionList onClose={onClose} />
    </Dialog>
  );
}

function VersionList({ onClose }: { onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { versions, error, reload } = useVersions(chatbotId);
  const { busy, goBackTo } = useGoingBack();
  const [chosen, setChosen] = useState<number | null>(null);

  if (error && !versions) {
    return (
      <Notice
        tone="error"
        title={t('chatbotBuilder.versions.loadFailed')}
        action={
          <Button size="s" variant="secondary" onClick={reload}>
            {t('common.retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Notice>
    );
  }
  if (!versions) return <Skeleton lines={5} />;
  if (versions.length === 0) return <p>{t('chatbotBuilder.versions.empty')}</p>;
  return (
    <ol css={{ display: 'grid', gap: 10, listStyle: 'none' }}>
      {versions.map((version, index) => (
        <VersionRow
          key={version.number}
          version={version}
          before={versions[index + 1] ?? null}
          oldestKept={index === KEPT - 1}
          busy={busy && chosen === version.number}
          onRestore={() => {
            setChosen(version.number);
            void goBackTo(version).then(onClose);
          }}
        />
      ))}
    </ol>
  );
}

interface VersionRowProps {
  version: ChatbotVersion;
  before: ChatbotVersion | null;
  oldestKept: boolean;
  busy: boolean;
  onRestore: () => void;
}

function VersionRow({ version, before, oldestKept, busy, onRestore }: VersionRowProps) {
  const t = useT();
  const { locale } = useLocale();
  const online = usePublished();
  const date = formatDateTime(version.publishedAt, locale);
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '64px minmax(0, 1fr)',
        gap: 14,
        alignItems: 'center',
        padding: 12,
        borderRadius: tokens.radius.m,
        border: `1px solid ${tokens.color.line}`,
      }}
    >
      <VersionPicture design={version.snapshot.design} />
      <div css={{ display: 'grid', gap: 6, minWidth: 0 }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' }}>
          <time dateTime={version.publishedAt} css={{ fontWeight: 650 }}>
            {date}
          </time>
          {version.current && (
            <Badge tone={online ? 'success' : 'neutral'}>
              {t(online ? 'chatbotBuilder.versions.current' : 'chatbotBuilder.versions.last')}
            </Badge>
          )}
        </div>
        <WhatChanged version={version} before={before} oldestKept={oldestKept} />
        <div>
          <Button
            size="s"
            variant="secondary"
            icon="undo"
            busy={busy}
            aria-label={t('chatbotBuilder.versions.restoreNamed', { date })}
            onClick={onRestore}
          >
            {t('chatbotBuilder.versions.restore')}
          </Button>
        </div>
      </div>
    </li>
  );
}

function WhatChanged({
  version,
  before,
  oldestKept,
}: Pick<VersionRowProps, 'version' | 'before' | 'oldestKept'>) {
  const t = useT();
  const words = () => {
    if (!before) return t(oldestKept ? 'chatbotBuilder.versions.oldest' : 'chatbotBuilder.versions.first');
    const names = contentChanges(before.snapshot, version.snapshot).map(({ field }) =>
      t(`chatbotBuilder.changes.fields.${field}`),
    );
    const fields = names.slice(0, NAMED_FIELDS).join(', ');
    const rest = names.length - NAMED_FIELDS;
    return t('chatbotBuilder.versions.changed', {
      fields: rest > 0 ? t('chatbotBuilder.versions.andMore', { fields, count: rest }) : fields,
    });
  };
  return <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{words()}</p>;
}

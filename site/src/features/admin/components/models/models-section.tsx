import type { LocalModelServer, ModelFeature, PlatformModel } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { SpendingTable } from '../../../../shared/models/spending-table';
import { modelCalls, useLocalServers, usePlatformModels } from '../../api/model-calls';
import { EMPTY_MODEL_FORM, formOf, type PlatformModelForm } from '../../model/platform-model-form';
import { DownloadButton } from '../download-button';
import { LoadFailure } from '../load-failure';
import { ModelCard } from './model-card';
import { ModelDialog } from './model-dialog';
import { RemoveModelDialog } from './remove-model-dialog';

interface Editing {
  model: PlatformModel;
  form: PlatformModelForm;
  offered: readonly string[];
}

const withServer = ({ provider, baseUrl, models }: LocalModelServer): Omit<Editing, 'model'> => ({
  form: { ...EMPTY_MODEL_FORM, provider, baseUrl, model: models[0] ?? '' },
  offered: models,
});

/** Which model does what for everybody, what it costs, and what may be spent on it. */
export function ModelsSection() {
  const t = useT();
  const { models, months, error, reading, reload } = usePlatformModels();
  const servers = useLocalServers();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removing, setRemoving] = useState<ModelFeature | null>(null);
  const failure = error && (
    <LoadFailure
      error={error}
      retrying={reading}
      stale={models !== undefined}
      onRetry={() => void reload()}
    />
  );
  if (!models) return failure ?? <Skeleton height={320} />;
  const visitors = models.find(({ feature }) => feature === 'visitors');
  const isFromEnvironment = models.some(({ source }) => source === 'environment');
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      {failure}
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'start',
          justifyContent: 'space-between',
        }}
      >
        <p css={{ flex: '1 1 320px', color: tokens.color.muted, maxWidth: '70ch' }}>
          {t('adminModels.lead')}
        </p>
        <DownloadButton onSave={modelCalls.saveUsage}>{t('adminModels.usage')}</DownloadButton>
      </div>
      {isFromEnvironment && (
        <Notice tone="info" title={t('adminModels.environmentTitle')}>
          {t('adminModels.environmentBody')}
        </Notice>
      )}
      {visitors?.source === 'none' &&
        !isFromEnvironment &&
        servers.map((server) => (
          <Notice
            key={server.provider}
            tone="success"
            title={t('adminModels.foundTitle', { name: server.name })}
            action={
              <Button size="s" onClick={() => setEditing({ model: visitors, ...withServer(server) })}>
                {t('adminModels.useIt')}
              </Button>
            }
          >
            {server.models.length > 0
              ? t('adminModels.foundModels', { models: server.models.slice(0, 4).join(', ') })
              : t('adminModels.foundEmpty')}
          </Notice>
        ))}
      <ul css={{ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' }}>
        {models.map((model) => (
          <ModelCard
            key={model.feature}
            model={model}
            isLocked={isFromEnvironment}
            onEdit={() => setEditing({ model, form: formOf(model), offered: [] })}
            onRemove={() => setRemoving(model.feature)}
          />
        ))}
      </ul>
      {months.length > 0 && (
        <section aria-label={t('modelSpending.title')} css={{ display: 'grid', gap: 10, minWidth: 0 }}>
          <h3 css={{ fontSize: tokens.size.l }}>{t('modelSpending.title')}</h3>
          <SpendingTable months={months} />
        </section>
      )}
      {editing && (
        <ModelDialog
          {...editing}
          onClose={() => setEditing(null)}
          onSaved={async () => {
            await reload();
            setEditing(null);
          }}
        />
      )}
      <RemoveModelDialog feature={removing} onDone={reload} onClose={() => setRemoving(null)} />
    </div>
  );
}

import { useState } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useModelComparison } from '../api/use-model-comparison';
import { useModelSettings } from '../api/use-model-settings';
import { engineInUse } from '../model/model-form';
import { useBuilderState, usePublished } from '../../components/builder-context';
import { Group } from '../../../../shared/builder/section';
import { LoadFailed } from './load-failed';
import { ModelSpendingFigures } from './model-spending-figures';
import { ModelComparison } from './model-comparison';
import { ModelSettingsForm } from './model-settings-form';

const FORM = 'model-settings-form';

/** Who writes the answers: in a word for everybody, in full for whoever opens it. */
export function ModelCard() {
  const t = useT();
  const { locale } = useLocale();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { settings, error, reload, save, test, list, renewSecret, forgetSecret } =
    useModelSettings(chatbotId);
  const { comparison, start, judge } = useModelComparison(chatbotId);
  const isPublished = usePublished();
  const [open, setOpen] = useState(false);
  const engine = settings && engineInUse(settings);
  const model = settings?.engine === 'openai-compatible' ? settings.model : settings?.platform.model;

  return (
    <Group title={t('builderModel.title')} lead={t('builderModel.lead')}>
      {error !== undefined && !settings && (
        <LoadFailed onRetry={reload}>{t('builderModel.loadFailed')}</LoadFailed>
      )}
      {!settings && error === undefined && <Skeleton lines={2} />}
      {settings && engine && (
        <>
          <div
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 12,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <p css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', minWidth: 0 }}>
              <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                {t('builderModel.inUse')}
              </span>
              <Badge tone={engine === 'embedded' ? 'neutral' : 'accent'}>
                {t(`builderModel.engines.${engine}`)}
              </Badge>
              {engine === 'openai-compatible' && model && (
                <span css={{ fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>{model}</span>
              )}
              {engine !== 'embedded' && (
                <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                  {t(`builderModel.modes.${settings.answerMode}`)}
                </span>
              )}
            </p>
            <Button
              variant="secondary"
              size="s"
              icon={open ? 'chevron-up' : 'chevron-down'}
              aria-expanded={open}
              aria-controls={FORM}
              onClick={() => setOpen(!open)}
            >
              {t('builderModel.open')}
            </Button>
          </div>
          {settings.lastFault && (
            <Notice
              tone="warning"
              title={t('builderModel.lastFault', { when: formatDateTime(settings.lastFault.at, locale) })}
            >
              {t(`builderModel.faults.${settings.lastFault.fault}`)} {t('builderModel.lastFaultBody')}
            </Notice>
          )}
          {settings.isStopped && (
            <Notice tone="warning" title={t('builderModel.stoppedTitle')}>
              {t('builderModel.stoppedBody')}
            </Notice>
          )}
          {settings.engine === 'openai-compatible' && <ModelSpendingFigures settings={settings} />}
          {/* Hidden rather than gone: what was typed is still there when it is opened again. */}
          <div id={FORM} hidden={!open}>
            {/* No part of what is published: it can be changed, and a broken model replaced, while visitors are talking. */}
            <ModelSettingsForm
              settings={settings}
              isPublished={isPublished}
              onSave={save}
              onTest={test}
              onList={list}
              onRenewSecret={renewSecret}
              onForgetSecret={forgetSecret}
              onCompare={start}
              isComparing={comparison !== null && comparison.finishedAt === null}
            />
            {comparison && (
              <div css={{ paddingTop: 24 }}>
                <ModelComparison comparison={comparison} onJudge={judge} />
              </div>
            )}
          </div>
        </>
      )}
    </Group>
  );
}

import type { EmbeddingsTrial, ModelTrial, TextTrial } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatEuro } from '../../../../lib/money';
import { formatNumber } from '../../../../lib/numbers';
import { Notice } from '../../../../ui/notice';

/** What a real call to the model came to. */
export function TrialResult({ trial }: { trial: ModelTrial }) {
  const t = useT();
  const { locale } = useLocale();
  if (!trial.ok)
    return (
      <Notice tone="error" title={t('builderModel.testFailed')}>
        {t(`builderModel.faults.${trial.fault}`)}
        {trial.detail && <p>{t('builderModel.detail', { detail: trial.detail })}</p>}
      </Notice>
    );
  const { milliseconds } = trial;
  return (
    <Notice
      tone="success"
      title={t('builderModel.tested', { milliseconds: formatNumber(milliseconds, locale) })}
    >
      {trial.part === 'text' ? <TextFindings trial={trial} /> : <EmbeddingsFindings trial={trial} />}
    </Notice>
  );
}

function TextFindings({ trial }: { trial: TextTrial }) {
  const t = useT();
  const { locale } = useLocale();
  const { reply, inputTokens, outputTokens, canCallTools, canSeeImages, thousandMessages } = trial;
  return (
    <>
      <p css={{ overflowWrap: 'anywhere' }}>{t('builderModel.testedReply', { reply })}</p>
      <ul css={{ margin: 0, paddingInlineStart: 18 }}>
        {inputTokens + outputTokens > 0 && (
          <li>{t('adminModels.trialTokens', { input: inputTokens, output: outputTokens })}</li>
        )}
        <li>{t(canCallTools ? 'adminModels.tools' : 'adminModels.noTools')}</li>
        <li>{t(canSeeImages ? 'adminModels.images' : 'adminModels.noImages')}</li>
        {thousandMessages > 0 && (
          <li>{t('adminModels.thousand', { price: formatEuro(thousandMessages, locale) })}</li>
        )}
      </ul>
    </>
  );
}

function EmbeddingsFindings({
  trial: { dimensions, inputTokens, thousandMessages },
}: {
  trial: EmbeddingsTrial;
}) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <ul css={{ margin: 0, paddingInlineStart: 18 }}>
      <li>{t('adminModels.dimensions', { dimensions: formatNumber(dimensions, locale) })}</li>
      <li>{t('adminModels.trialTokens', { input: inputTokens, output: 0 })}</li>
      {thousandMessages > 0 && (
        <li>{t('adminModels.thousandQuestions', { price: formatEuro(thousandMessages, locale) })}</li>
      )}
    </ul>
  );
}

import type { ModelTest } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatEuro } from '../../../../lib/money';
import { formatNumber } from '../../../../lib/numbers';
import { Notice } from '../../../../ui/notice';

/** What came of a test of the connection, in words. */
export function ModelTestResult({ result }: { result: ModelTest }) {
  const t = useT();
  const { locale } = useLocale();
  if (!result.ok)
    return (
      <Notice
        tone="error"
        title={t(result.part === 'answer' ? 'builderModel.testFailed' : 'builderModel.embeddingsFailed')}
      >
        <p>{t(`builderModel.faults.${result.fault}`)}</p>
        {result.detail && (
          <p css={{ overflowWrap: 'anywhere' }}>{t('builderModel.detail', { detail: result.detail })}</p>
        )}
        {result.textFields.length > 0 && (
          <p css={{ overflowWrap: 'anywhere' }}>
            {t('builderModel.textFields', { fields: result.textFields.join(', ') })}
          </p>
        )}
      </Notice>
    );
  return (
    <Notice tone="success" title={t('builderModel.tested', { milliseconds: result.milliseconds })}>
      <p css={{ overflowWrap: 'anywhere' }}>{t('builderModel.testedReply', { reply: result.reply })}</p>
      {result.replyField && (
        <p css={{ overflowWrap: 'anywhere' }}>
          {t('builderModel.testedField', { field: result.replyField })}
        </p>
      )}
      {result.thousandMessages !== null && result.thousandMessages > 0 && (
        <p>
          {t('builderModel.thousand', { price: formatEuro(Math.round(result.thousandMessages), locale) })}
        </p>
      )}
      {result.abilities && (
        <p>
          {[
            t('builderModel.testedTokens', {
              tokens: formatNumber(result.abilities.inputTokens + result.abilities.outputTokens, locale),
            }),
            t(result.abilities.canCallTools ? 'builderModel.tools' : 'builderModel.noTools'),
            t(result.abilities.canSeeImages ? 'builderModel.images' : 'builderModel.noImages'),
          ].join(' ')}
        </p>
      )}
      {result.dimensions !== null && (
        <p>{t('builderModel.testedEmbeddings', { dimensions: result.dimensions })}</p>
      )}
    </Notice>
  );
}

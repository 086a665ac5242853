import { paths } from '../../../../app/paths';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatEuro } from '../../../../lib/money';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useCreditPacks } from '../api/use-credit-packs';
import type { Pack } from '../model/credit-packs';
import { useBuilderState } from '../../components/builder-context';

/** The packs of messages on sale; each leads to its checkout, for this chatbot. */
export function CreditPacks({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('builderStatistics.packs')} open={open} onClose={onClose} width={560}>
      <div css={{ display: 'grid', gap: 16 }}>
        <p>{t('builderStatistics.packsLead')}</p>
        <Packs wanted={open} />
      </div>
    </Dialog>
  );
}

function Packs({ wanted }: { wanted: boolean }) {
  const t = useT();
  const errorText = useErrorText();
  const { packs, error, reload, reloading } = useCreditPacks(wanted);
  if (!packs && error) {
    return (
      <Notice
        tone="error"
        title={t('builderStatistics.packsFailed')}
        action={
          <Button size="s" variant="secondary" icon="refresh" busy={reloading} onClick={reload}>
            {t('common.retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Notice>
    );
  }
  if (!packs) return <Skeleton height={210} />;
  if (packs.length === 0) return <Notice tone="info">{t('builderStatistics.packsNone')}</Notice>;
  return (
    <>
      <ul css={{ display: 'grid', gap: 10, listStyle: 'none' }}>
        {packs.map((pack) => (
          <PackRow key={pack.slug} {...pack} />
        ))}
      </ul>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('builderStatistics.vat')}</p>
    </>
  );
}

function PackRow({ slug, messages, priceCents, savesCents }: Pack) {
  const t = useT();
  const { locale } = useLocale();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const price = formatEuro(priceCents, locale);
  return (
    <li
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 16px',
        alignItems: 'center',
        padding: '12px 16px',
        border: `1px solid ${tokens.color.line}`,
        borderRadius: tokens.radius.m,
      }}
    >
      <span css={{ display: 'grid', gap: 4, flex: '1 1 120px', justifyItems: 'start' }}>
        <span css={{ fontWeight: 600 }}>{t('builderStatistics.pack', { messages: messages })}</span>
        {savesCents > 0 && (
          <Badge tone="success">
            {t('builderStatistics.saving', { amount: formatEuro(savesCents, locale) })}
          </Badge>
        )}
      </span>
      <span
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '6px 16px',
          alignItems: 'center',
          justifyContent: 'flex-end',
          flex: '0 1 auto',
          // A phone has room for one beside the other only in the row's height.
          [tokens.media.narrow]: { flexDirection: 'column', alignItems: 'flex-end' },
        }}
      >
        <span css={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650, fontSize: tokens.size.l }}>
          {price}
        </span>
        <ButtonLink
          size="s"
          to={paths.checkout(slug, chatbotId)}
          aria-label={t('builderStatistics.buyPackOf', { messages: messages, price })}
        >
          {t('builderStatistics.buyPack')}
        </ButtonLink>
      </span>
    </li>
  );
}

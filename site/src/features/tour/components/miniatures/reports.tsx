import { useT } from '../../../../i18n';
import { BrandMark } from '../../../../shared/brand/wordmark';
import { tokens } from '../../../../ui/tokens';
import { line, sheet } from './sheet';

const { color, font, size } = tokens;

/** The first page of a report. */
export function ReportsMiniature() {
  const t = useT();
  return (
    <div
      css={{
        ...sheet,
        width: 'min(240px, 100%)',
        display: 'grid',
        gap: 10,
        alignContent: 'start',
      }}
    >
      <BrandMark size={24} />
      <p css={{ fontFamily: font.display, fontWeight: 650, fontSize: size.m, lineHeight: 1.25 }}>
        {t('tour.miniatures.report')}
      </p>
      <span css={line('90%')} />
      <span css={line('100%')} />
      <span css={line('72%')} />
      <div css={{ display: 'flex', gap: 8, paddingBlock: 6 }}>
        <span css={{ flex: 1, height: 44, borderRadius: 6, background: color.greenSoft }} />
        <span css={{ flex: 1, height: 44, borderRadius: 6, background: color.amberSoft }} />
        <span css={{ flex: 1, height: 44, borderRadius: 6, background: color.accentSoft }} />
      </div>
      <span css={line('96%')} />
      <span css={line('84%')} />
    </div>
  );
}

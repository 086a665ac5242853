import type { ReadSiteColors } from '@contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useErrorText, useT, type Key } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { ColorChip } from '../../../../ui/color-chip';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { Spinner } from '../../../../ui/spinner';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { lookApi } from '../api/site-branding-api';
import { colorSchemesFromSite, SITE_COLOR_SCHEMES, type SiteColorScheme } from '../model/site-color-schemes';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { Choice } from '../../../../shared/builder/choice';
import { ThemeThumbnail } from './theme-thumbnail';

type Reading =
  | { kind: 'reading' }
  | { kind: 'failed'; failure: unknown }
  | { kind: 'read'; site: ReadSiteColors['response']['data'] };

/** Why a site could not be read, for the reasons that its owner can do something about. */
const REASONS: Record<string, Key> = {
  NO_ADDRESS: 'builderDesign.siteColors.noAddress',
  BAD_ADDRESS: 'builderDesign.siteColors.badAddress',
  PRIVATE_ADDRESS: 'builderDesign.siteColors.badAddress',
  STATUS: 'builderDesign.siteColors.refused',
  NOT_A_PAGE: 'builderDesign.siteColors.notAPage',
  TOO_LARGE: 'builderDesign.siteColors.tooLarge',
  TOO_SLOW: 'builderDesign.siteColors.tooSlow',
};

const reasonOf = (failure: unknown): Key | null => {
  if (!(failure instanceof ApiFailure) || failure.code !== 'SITE_UNREACHABLE') return null;
  return REASONS[String(failure.details.reason)] ?? 'builderDesign.siteColors.unreachable';
};

/** Reads the colours of the owner's own site and proposes widgets made of them. */
export function SiteColorsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('builderDesign.siteColors.title')} open={open} onClose={onClose} width={620}>
      <Proposals onClose={onClose} />
    </Dialog>
  );
}

function Proposals({ onClose }: { onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const { store } = useBuilder();
  const { id, siteUrl } = useBuilderState(({ chatbot }) => chatbot);
  const font = useBuilderState(({ design }) => design.fontFamily);
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<SiteColorScheme>('bold');

  const read = useEffectEvent(() => (siteUrl ? lookApi.siteColors(id) : null));
  useEffect(() => {
    let gone = false;
    setReading({ kind: 'reading' });
    read()?.then(
      (site) => !gone && setReading({ kind: 'read', site }),
      (failure: unknown) => !gone && setReading({ kind: 'failed', failure }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  if (!siteUrl)
    return (
      <Notice
        tone="info"
        action={
          <Link to={{ search: `?install_id=${encodeURIComponent(id)}&section=installation` }}>
            {t('builderDesign.siteColors.toInstallation')}
          </Link>
        }
      >
        {t('builderDesign.siteColors.noAddress')}
      </Notice>
    );
  if (reading.kind === 'reading')
    return (
      <p role="status" css={{ display: 'flex', gap: 12, alignItems: 'center', minHeight: 120 }}>
        <Spinner />
        {t('builderDesign.siteColors.reading', { site: siteUrl })}
      </p>
    );
  if (reading.kind === 'failed') {
    const reason = reasonOf(reading.failure);
    return (
      <Notice
        tone="error"
        action={
          <Button size="s" variant="secondary" onClick={() => setAttempt(attempt + 1)}>
            {t('common.retry')}
          </Button>
        }
      >
        {reason ? t(reason) : errorText(reading.failure)}
      </Notice>
    );
  }
  const { colors, title } = reading.site;
  const looks = colorSchemesFromSite(colors);
  if (!looks) return <Notice tone="info">{t('builderDesign.siteColors.none')}</Notice>;

  const use = () => {
    store.getState().draw(looks[chosen]);
    toast.success(t('builderDesign.siteColors.used'), t('builderDesign.siteColors.usedBody'));
    onClose();
  };
  return (
    <div css={{ display: 'grid', gap: 18 }}>
      <div css={{ display: 'grid', gap: 8 }}>
        <p css={{ color: tokens.color.muted, overflowWrap: 'anywhere' }}>
          {t('builderDesign.siteColors.found', { site: title })}
        </p>
        <ul
          role="list"
          css={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {colors.map(({ hex, role }) => (
            <li key={hex} title={hex} css={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
              <ColorChip value={hex} size={36} />
              <span css={{ fontSize: tokens.size.xs, color: tokens.color.muted }}>
                {t(`builderDesign.siteColors.roles.${role}`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Choice
        label={t('builderDesign.siteColors.choose')}
        value={chosen}
        onChange={setChosen}
        columns="repeat(auto-fill, minmax(min(100%, 150px), 1fr))"
        options={SITE_COLOR_SCHEMES.map((look) => ({
          value: look,
          label: t(`builderDesign.siteColors.looks.${look}`),
        }))}
        draw={({ value, label }) => (
          <span css={{ display: 'grid', gap: 8, width: '100%' }}>
            <ThemeThumbnail colors={looks[value]} font={font} />
            {label}
          </span>
        )}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button onClick={use}>{t('builderDesign.siteColors.use')}</Button>
      </div>
    </div>
  );
}

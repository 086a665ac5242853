import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { QUESTIONS } from '../model/questions';

const { color, size } = tokens;

/** What visitors ask, one answer open at a time; and where to look for the rest. */
export function Questions() {
  const t = useT();
  return (
    <div
      css={{
        display: 'grid',
        gap: 24,
        '@media (min-width: 960px)': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
          gap: 'clamp(32px, 5vw, 72px)',
        },
      }}
    >
      <header
        css={{
          display: 'grid',
          gap: 12,
          alignContent: 'start',
          '@media (min-width: 960px)': { position: 'sticky', top: 112, alignSelf: 'start' },
        }}
      >
        <h2 css={{ fontSize: size.xxl }}>{t('landing.faq.title')}</h2>
        <p css={{ color: color.muted }}>
          {t('landing.faq.more')} <Link to={paths.help()}>{t('landing.faq.help')}</Link>
        </p>
      </header>
      <div css={{ borderBottom: `1px solid ${color.line}` }}>
        {QUESTIONS.map((question) => (
          // One name for all: the browser keeps a single one open.
          <details key={question} name="faq" css={{ borderTop: `1px solid ${color.line}` }}>
            <summary
              css={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                gap: 16,
                minHeight: 60,
                paddingBlock: 14,
                fontWeight: 650,
                fontSize: size.l,
                listStyle: 'none',
                '&::-webkit-details-marker': { display: 'none' },
                '&:hover': { color: color.accent },
                'details[open] > & svg': { transform: 'rotate(180deg)' },
                '& svg': { transition: `transform ${tokens.motion.calm}` },
              }}
            >
              {t(`landing.faq.${question}.q`)}
              <Icon name="chevron-down" />
            </summary>
            <p css={{ paddingBottom: 22, color: color.muted, maxWidth: '68ch' }}>
              {t(`landing.faq.${question}.a`)}
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}

import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { PageModule } from '../../../shared/page';
import { tokens } from '../../../ui/tokens';

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('widgetPages.liveTitle'), noIndex: true });

/** `/chatbot/:botId`: the bot's id, and the published widget in a frame. */
export default function ChatbotLivePage() {
  const t = useT();
  const { botId = '' } = useParams();
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateRows: 'auto minmax(420px, 1fr)',
        gap: 20,
        minHeight: '100dvh',
        width: '100%',
        maxWidth: 960,
        margin: '0 auto',
        padding: 'clamp(16px, 4vw, 40px)',
      }}
    >
      <header css={{ display: 'grid', gap: 6 }}>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('widgetPages.liveTitle')}</h1>
        <p css={{ color: tokens.color.muted }}>{t('widgetPages.liveLead')}</p>
        <p css={{ fontSize: tokens.size.s }}>
          {t('widgetPages.botId')}:{' '}
          <code css={{ fontFamily: tokens.font.mono, overflowWrap: 'anywhere' }}>{botId}</code>
        </p>
      </header>
      <iframe
        title={t('widgetPages.frameTitle')}
        src={paths.widget(botId)}
        css={{
          width: '100%',
          height: '100%',
          border: `1px solid ${tokens.color.line}`,
          borderRadius: tokens.radius.l,
          background: tokens.color.surface,
        }}
      />
    </div>
  );
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n';
import { Widget } from '../../../shared/widget/widget';
import { Button, IconButton } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { usePreviewToken } from '../api/use-preview-token';
import { toWidgetConfig } from '../model/to-widget-config';
import { PREVIEW_BESIDE } from './breakpoints';
import { useBuilderState } from './builder-context';

interface PreviewPanelProps {
  /** On narrow screens the preview is a sheet over the page. */
  shown: boolean;
  onClose: () => void;
}

/** The real widget, wearing the unsaved design, open or closed. */
export function PreviewPanel({ shown, onClose }: PreviewPanelProps) {
  const t = useT();
  const [open, setOpen] = useState(true);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!shown) return undefined;
    panel.current?.querySelector('button')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, onClose]);

  return (
    <aside
      ref={panel}
      aria-label={t('chatbotBuilder.preview.title')}
      data-shown={shown || undefined}
      css={{
        display: 'none',
        flexDirection: 'column',
        gap: 12,
        padding: 16,
        background: tokens.color.paper,
        '&[data-shown]': { display: 'flex', position: 'fixed', inset: 0, zIndex: 30 },
        [PREVIEW_BESIDE]: {
          '&, &[data-shown]': {
            display: 'flex',
            position: 'sticky',
            inset: 'auto',
            top: 57,
            zIndex: 0,
            height: 'calc(100dvh - 57px)',
            borderLeft: `1px solid ${tokens.color.line}`,
          },
        },
      }}
    >
      <div css={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <div
          role="group"
          aria-label={t('chatbotBuilder.preview.state')}
          css={{ display: 'flex', gap: 4, flex: 1 }}
        >
          <Button
            size="s"
            variant={open ? 'secondary' : 'ghost'}
            aria-pressed={open}
            onClick={() => setOpen(true)}
          >
            {t('chatbotBuilder.preview.open')}
          </Button>
          <Button
            size="s"
            variant={open ? 'ghost' : 'secondary'}
            aria-pressed={!open}
            onClick={() => setOpen(false)}
          >
            {t('chatbotBuilder.preview.closed')}
          </Button>
        </div>
        <span css={{ [PREVIEW_BESIDE]: { display: 'none' } }}>
          <IconButton icon="x" label={t('chatbotBuilder.preview.hide')} onClick={onClose} />
        </span>
      </div>
      <div
        css={{
          flex: 1,
          minHeight: 320,
          position: 'relative',
          padding: 16,
          borderRadius: tokens.radius.l,
          border: `1px solid ${tokens.color.line}`,
          background: `linear-gradient(${tokens.color.surface}, ${tokens.color.surface}) padding-box, ${tokens.color.line}`,
          overflow: 'hidden',
        }}
      >
        <PageSketch />
        <div css={{ position: 'absolute', inset: 16 }}>
          <LiveWidget open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
        </div>
      </div>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>{t('chatbotBuilder.preview.hint')}</p>
    </aside>
  );
}

interface LiveWidgetProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

function LiveWidget({ open, onOpen, onClose }: LiveWidgetProps) {
  const t = useT();
  const chatbot = useBuilderState((state) => state.chatbot);
  const design = useBuilderState((state) => state.design);
  const settings = useBuilderState((state) => state.settings);
  const token = usePreviewToken(chatbot.id);

  const config = useMemo(
    () => ({
      ...toWidgetConfig(chatbot, { design, settings }, window.location.origin),
      // Here the owner, not the visitor's patience, decides what is seen.
      display_delay_seconds: 0,
      start_open: false,
    }),
    [chatbot, design, settings],
  );
  const common = {
    installId: chatbot.id,
    config,
    embedded: true,
    previewToken: token ?? '',
    loading: <Skeleton height={320} />,
    failed: (retry: () => void) => (
      <Notice
        tone="error"
        action={
          <Button size="s" variant="secondary" onClick={retry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('chatbotBuilder.preview.failed')}
      </Notice>
    ),
  };

  // Two widgets: the open one keeps its conversation while the closed one is looked at. The closed one is made anew
  // when the invitation appears or goes, because a visitor's page decides that once, when it loads.
  return (
    <>
      <div
        hidden={!open}
        css={{
          height: '100%',
          borderRadius: tokens.radius.l,
          overflow: 'hidden',
          '&[hidden]': { display: 'none' },
        }}
      >
        <Widget
          {...common}
          open
          onOfficinaClose={(event) => {
            event.preventDefault();
            onClose();
          }}
        />
      </div>
      {!open && (
        <Widget
          {...common}
          key={design.invitationText === '' ? 'silent' : 'inviting'}
          onOfficinaOpen={(event) => {
            event.preventDefault();
            onOpen();
          }}
        />
      )}
    </>
  );
}

/** A page that could be anybody's, so that the widget has somewhere to be. */
function PageSketch() {
  const bar = (width: string, height = 10) => (
    <span css={{ display: 'block', width, height, borderRadius: 6, background: tokens.color.line }} />
  );
  return (
    <div aria-hidden css={{ display: 'grid', gap: 14, alignContent: 'start', opacity: 0.7 }}>
      {bar('38%', 18)}
      {bar('92%')}
      {bar('84%')}
      {bar('64%')}
      {bar('100%', 120)}
      {bar('88%')}
      {bar('72%')}
    </div>
  );
}

import { useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '../../../../i18n';
import { IconButton } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { FRAMES } from '../model/preview-frames';
import { PREVIEW_BESIDE } from '../../../../shared/builder/breakpoints';
import { LiveWidget } from './live-widget';
import { PagePictureBar } from './page-picture-bar';
import { PageSketch } from './page-sketch';
import { PreviewStage } from './preview-stage';
import { PreviewToolbar } from './preview-toolbar';
import type { PreviewView } from './preview-view';
import { useModalLayer } from './use-modal-layer';
import { usePagePicture } from './use-page-picture';

interface PreviewPanelProps {
  /** On narrow screens the preview is a sheet over the page. */
  shown: boolean;
  onClose: () => void;
}

/** The widget as it will be: open, closed or inviting, on a phone, a tablet or a desktop, on a page of one's own. */
export function PreviewPanel({ shown, onClose }: PreviewPanelProps) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PreviewView>({ state: 'open', device: 'phone', backdrop: 'light' });
  const [full, setFull] = useState(false);
  const beside = useBeside();
  const modal = full || (shown && !beside);
  const change = (part: Partial<PreviewView>) => setView((before) => ({ ...before, ...part }));
  const picture = usePagePicture(() => change({ backdrop: 'picture' }));
  const close = () => {
    setFull(false);
    onClose();
  };
  useModalLayer(panel, modal, close);

  const frame = FRAMES[view.device];
  return (
    <div
      ref={panel}
      role={modal ? 'dialog' : 'complementary'}
      aria-modal={modal || undefined}
      aria-label={t('builderPreview.title')}
      data-modal={modal || undefined}
      css={{
        display: 'none',
        flexDirection: 'column',
        gap: 12,
        padding: 16,
        background: tokens.color.paper,
        [PREVIEW_BESIDE]: {
          display: 'flex',
          position: 'sticky',
          top: 57,
          height: 'calc(100dvh - 57px)',
          borderLeft: `1px solid ${tokens.color.line}`,
        },
        '&[data-modal]': {
          display: 'flex',
          position: 'fixed',
          inset: 0,
          height: 'auto',
          zIndex: 30,
          borderLeft: 0,
        },
      }}
    >
      <div css={{ display: 'flex', gap: 8, alignItems: 'start', justifyContent: 'space-between' }}>
        <PreviewToolbar view={view} onChange={change} />
        {modal ? (
          <IconButton icon="x" label={t('builderPreview.hide')} onClick={close} />
        ) : (
          <IconButton icon="maximize" label={t('builderPreview.full')} onClick={() => setFull(true)} />
        )}
      </div>
      <PreviewStage frame={frame} onFiles={picture.take}>
        {view.backdrop === 'picture' && picture.url ? (
          <img
            src={picture.url}
            alt=""
            css={{ position: 'absolute', inset: 0, width: '100%', minHeight: '100%', objectFit: 'cover' }}
            style={{ objectPosition: 'top' }}
          />
        ) : (
          <PageSketch scheme={view.backdrop === 'dark' ? 'dark' : 'light'} />
        )}
        <LiveWidget state={view.state} frame={frame} onState={(state) => change({ state })} />
      </PreviewStage>
      {view.backdrop === 'picture' && <PagePictureBar {...picture} />}
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>{t('builderPreview.hint')}</p>
    </div>
  );
}

const query = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia(PREVIEW_BESIDE.replace('@media ', '')) : null;

/** Whether there is room for the preview beside the sections. */
const useBeside = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = query();
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => query()?.matches ?? true,
    () => true,
  );

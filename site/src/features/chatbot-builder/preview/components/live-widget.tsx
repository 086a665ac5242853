import { useMemo, type CSSProperties } from 'react';
import { useT } from '../../../../i18n';
import { Widget } from '../../../../shared/widget/widget';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { usePreviewToken } from '../api/use-preview-token';
import { CLOSED_INSET, placeOfChat, type Frame } from '../model/preview-frames';
import { toWidgetConfig } from '../model/to-widget-config';
import { useBuilderState } from '../../components/builder-context';
import { useProposedDesign } from '../../start/components/proposed-design';
import type { WidgetState } from './preview-view';

interface LiveWidgetProps {
  state: WidgetState;
  frame: Frame;
  onState: (state: WidgetState) => void;
}

/** The real widget, wearing the unsaved design, and over it what is only proposed. */
export function LiveWidget({ state, frame, onState }: LiveWidgetProps) {
  const t = useT();
  const stored = useBuilderState((builder) => builder.chatbot);
  const draft = useBuilderState((builder) => builder.design);
  const { proposed } = useProposedDesign();
  const settings = useBuilderState((builder) => builder.settings);
  const token = usePreviewToken(stored.id);

  const design = useMemo(() => ({ ...draft, ...proposed }), [draft, proposed]);
  const chatbot = useMemo(
    () =>
      proposed?.avatarUrl
        ? { ...stored, design: { ...stored.design, avatarUrl: proposed.avatarUrl } }
        : stored,
    [stored, proposed],
  );
  const config = useMemo(
    () => ({
      ...toWidgetConfig(chatbot, { design, settings }, window.location.origin),
      // Here the owner, not the visitor's patience, decides what is seen.
      display_delay_seconds: 0,
      start_open: false,
    }),
    [chatbot, design, settings],
  );
  const silent = useMemo(() => ({ ...config, invitation_message_text: '' }), [config]);
  const common = {
    installId: chatbot.id,
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
        {t('builderPreview.failed')}
      </Notice>
    ),
  };
  const place = placeOfChat(frame, design.position);
  const covers = place.height === '100%';
  const placed: CSSProperties = { ...place, borderRadius: covers ? 0 : 16 };

  // Two widgets: the open one keeps its conversation while the closed one is looked at. The closed one is made anew when
  // the invitation appears or goes, because a visitor's page decides that once, when it loads.
  return (
    <>
      <div
        hidden={state !== 'open'}
        css={{
          position: 'absolute',
          overflow: 'hidden',
          '&[hidden]': { display: 'none' },
          '&:not([data-covers])': { boxShadow: '0 12px 40px #0000003d' },
        }}
        data-covers={covers || undefined}
        style={placed}
      >
        <Widget
          {...common}
          config={config}
          open
          onOfficinaClose={(event) => {
            event.preventDefault();
            onState('closed');
          }}
        />
      </div>
      {state !== 'open' && (
        <div css={{ position: 'absolute', inset: CLOSED_INSET }}>
          <Widget
            {...common}
            config={state === 'invitation' ? config : silent}
            key={`${state} ${design.invitationText === ''}`}
            onOfficinaOpen={(event) => {
              event.preventDefault();
              onState('open');
            }}
          />
        </div>
      )}
    </>
  );
}

import { useT } from '../../../../i18n';
import type { IconName } from '../../../../ui/icon';
import { DEVICES, type Device } from '../model/preview-frames';
import { useBuilderState } from '../../components/builder-context';
import { BACKDROPS, WIDGET_STATES, type Backdrop, type PreviewView } from './preview-view';
import { Segments } from '../../../../ui/segments';

const DEVICE_ICONS: Record<Device, IconName> = { phone: 'smartphone', tablet: 'tablet', desktop: 'monitor' };
const BACKDROP_ICONS: Record<Backdrop, IconName> = { light: 'sun', dark: 'moon', picture: 'image' };

interface PreviewToolbarProps {
  view: PreviewView;
  onChange: (change: Partial<PreviewView>) => void;
}

/** What to look at: the widget's state, the device, the page behind. */
export function PreviewToolbar({ view, onChange }: PreviewToolbarProps) {
  const t = useT();
  const silent = useBuilderState(({ design }) => design.invitationText.trim() === '');
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Segments
        label={t('builderPreview.state')}
        value={view.state}
        onChange={(state) => onChange({ state })}
        options={WIDGET_STATES.map((value) => ({
          value,
          label: t(`builderPreview.states.${value}`),
          disabled: value === 'invitation' && silent,
        }))}
      />
      <Segments
        label={t('builderPreview.device')}
        value={view.device}
        onChange={(device) => onChange({ device })}
        options={DEVICES.map((value) => ({
          value,
          label: t(`builderPreview.devices.${value}`),
          icon: DEVICE_ICONS[value],
        }))}
      />
      <Segments
        label={t('builderPreview.backdrop')}
        value={view.backdrop}
        onChange={(backdrop) => onChange({ backdrop })}
        options={BACKDROPS.map((value) => ({
          value,
          label: t(`builderPreview.backdrops.${value}`),
          icon: BACKDROP_ICONS[value],
        }))}
      />
    </div>
  );
}

import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { tokens } from '../../ui/tokens';
import { insidePicture, MAX_ZOOM, sourceOf, WHOLE, zoomed, type Crop, type Size } from './crop';
import { drawAvatar, type AvatarShape } from './draw-avatar';
import { useCropGestures } from './use-crop-gestures';

interface CropDialogProps {
  /** The picture as it was chosen; none, no dialog. */
  file: File | null;
  onClose: () => void;
  onCropped: (file: File) => void;
  /** The file is no picture that this browser can show. */
  onBroken: () => void;
  /** What is kept of the square. */
  shape: AvatarShape;
  /** More to choose, below the picture. */
  children?: ReactNode;
}

/** Chooses the part of a picture that becomes the avatar: by pointer, by fingers, or with sliders by keyboard. */
export function CropDialog({ file, onClose, onCropped, onBroken, shape, children }: CropDialogProps) {
  const t = useT();
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState(WHOLE);
  const [busy, setBusy] = useState(false);
  const url = useObjectUrl(file);

  useEffect(() => {
    setSize(null);
    setCrop(WHOLE);
  }, [file]);

  const finish = async () => {
    if (!picture.current) return;
    setBusy(true);
    try {
      onCropped(await drawAvatar(picture.current, crop, shape));
    } catch {
      onBroken();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('crop.title')}
      open={file !== null}
      onClose={onClose}
      width={440}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={busy} disabled={!size} onClick={() => void finish()}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: 16 }}>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('crop.hint')}</p>
        {url && (
          <img
            ref={picture}
            src={url}
            alt=""
            css={{ display: 'none' }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              width > 0 && height > 0 ? setSize({ width, height }) : onBroken()
            }
            onError={onBroken}
          />
        )}
        {url && size && <Frame url={url} picture={size} crop={crop} shape={shape} onChange={setCrop} />}
        {size && <Sliders picture={size} crop={crop} onChange={setCrop} />}
        {children}
      </div>
    </Dialog>
  );
}

interface PartProps {
  picture: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** What is left is what shows inside the ring. */
function Frame({ url, picture, crop, shape, onChange }: PartProps & { url: string; shape: AvatarShape }) {
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useCropGestures({ frame, picture, crop, onChange });
  const { left, top, side } = sourceOf(picture, crop);
  const share = (value: number) => `${(value / side) * 100}%`;
  const placed: CSSProperties = {
    width: share(picture.width),
    height: share(picture.height),
    left: share(-left),
    top: share(-top),
  };
  return (
    <div
      ref={frame}
      {...gestures}
      css={{
        position: 'relative',
        width: 'min(280px, 100%)',
        aspectRatio: '1',
        margin: '0 auto',
        overflow: 'hidden',
        borderRadius: tokens.radius.m,
        background: tokens.color.line,
        cursor: 'grab',
        touchAction: 'none',
        userSelect: 'none',
        WebkitUserSelect: 'none',
        '&:active': { cursor: 'grabbing' },
      }}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        css={{ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' }}
        style={placed}
      />
      <span
        aria-hidden
        css={{
          position: 'absolute',
          inset: 0,
          borderRadius: shape === 'round' ? '50%' : tokens.radius.m,
          boxShadow: '0 0 0 999px #0f172a99, inset 0 0 0 2px #fff, inset 0 0 0 3px #0f172a66',
          pointerEvents: 'none',
        }}
      />
    </div>
  );
}

function Sliders({ picture, crop, onChange }: PartProps) {
  const t = useT();
  const { side } = sourceOf(picture, crop);
  // A whole picture in one direction has nowhere to go in it.
  const sliders = [
    {
      name: 'zoom',
      value: crop.zoom,
      min: 1,
      max: MAX_ZOOM,
      to: (zoom: number) => zoomed(picture, crop, zoom),
    },
    {
      name: 'horizontal',
      value: crop.x,
      min: side / picture.width / 2,
      max: 1 - side / picture.width / 2,
      to: (x: number) => insidePicture(picture, { ...crop, x }),
    },
    {
      name: 'vertical',
      value: crop.y,
      min: side / picture.height / 2,
      max: 1 - side / picture.height / 2,
      to: (y: number) => insidePicture(picture, { ...crop, y }),
    },
  ] as const;
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      {sliders.map(({ name, value, min, max, to }) => (
        <label
          key={name}
          css={{
            display: 'grid',
            gridTemplateColumns: '7em minmax(0, 1fr)',
            gap: 10,
            alignItems: 'center',
            fontSize: tokens.size.s,
          }}
        >
          {t(`crop.${name}`)}
          <input
            type="range"
            min={min}
            max={max}
            step={(max - min) / 100 || 1}
            value={value}
            disabled={max - min < 1e-6}
            onChange={(event) => onChange(to(Number(event.target.value)))}
            css={{ width: '100%', height: 28, accentColor: tokens.color.accent }}
          />
        </label>
      ))}
    </div>
  );
}

/** An address for a file that is on this device only, given back when it is no longer shown. */
const useObjectUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

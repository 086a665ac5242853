import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tokens } from '../../../../ui/tokens';
import { scaleToFit, type Frame } from '../model/preview-frames';

interface PreviewStageProps {
  frame: Frame;
  children: ReactNode;
  /** Pictures dropped on it. */
  onFiles: (files: File[]) => void;
}

/** A screen of another size, shrunk to the room there is. */
export function PreviewStage({ frame, children, onFiles }: PreviewStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Frame>({ width: frame.width, height: frame.height });
  const [over, setOver] = useState(false);

  useEffect(() => {
    const element = stage.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scale = scaleToFit(frame, room);
  return (
    <div
      ref={stage}
      data-over={over || undefined}
      onDragOver={(event) => {
        // Without this the browser opens the dropped file in place of the page.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      css={{
        flex: 1,
        minHeight: 240,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        // Room for the line around the frame.
        padding: 2,
        borderRadius: tokens.radius.m,
        '&[data-over]': { outline: `2.5px dashed ${tokens.color.accent}`, outlineOffset: 2 },
      }}
    >
      <div
        css={{ position: 'relative', flex: 'none' }}
        style={{ width: frame.width * scale, height: frame.height * scale }}
      >
        <div
          css={{
            position: 'absolute',
            top: 0,
            left: 0,
            transformOrigin: '0 0',
            overflow: 'hidden',
            background: '#fff',
            boxShadow: `0 0 0 1px ${tokens.color.lineStrong}`,
          }}
          style={{
            width: frame.width,
            height: frame.height,
            transform: `scale(${scale})`,
            // Rounder where it is shrunk, so that it looks alike.
            borderRadius: 14 / Math.max(scale, 0.1),
          }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

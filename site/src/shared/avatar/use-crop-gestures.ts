import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { panned, zoomed, type Crop, type Size } from './crop';

interface Gestures {
  frame: RefObject<HTMLElement | null>;
  picture: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** A crop moved by mouse, pen or fingers: one drags, two pinch, the wheel zooms. */
export const useCropGestures = ({ frame, picture, crop, onChange }: Gestures) => {
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  const place = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect();
    return box
      ? { x: (x - box.left) / box.width - 0.5, y: (y - box.top) / box.height - 0.5, view: box.width }
      : { x: 0, y: 0, view: 1 };
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onChange(
      zoomed(picture, crop, crop.zoom * Math.exp(-event.deltaY / 500), place(event.clientX, event.clientY)),
    );
  });

  // React listens to wheels passively, and the dialog would scroll under the picture.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  const lift = (event: React.PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: React.PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: React.PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      const fingers = pointers.current.size;
      const { view } = place(now.x, now.y);
      // Of two fingers each carries half of the picture's way.
      const dragged = panned(picture, crop, view, (now.x - before.x) / fingers, (now.y - before.y) / fingers);
      if (!other) return onChange(dragged);
      const apart = (from: { x: number; y: number }) => Math.hypot(from.x - other.x, from.y - other.y) || 1;
      const middle = place((now.x + other.x) / 2, (now.y + other.y) / 2);
      onChange(zoomed(picture, dragged, (dragged.zoom * apart(now)) / apart(before), middle));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
};

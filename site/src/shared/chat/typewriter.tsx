import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden';

const withoutMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

interface TypewriterProps {
  text: string;
  /** spec/customer-app.md §9: 25 for the greeting, 15 for what follows. */
  msPerCharacter: number;
  /** Waits, and takes its room, until this is true. */
  started?: boolean;
  onDone?: () => void;
}

/** Words that type themselves; all there at once without motion, and always for who listens. */
export function Typewriter({ text, msPerCharacter, started = true, onDone }: TypewriterProps) {
  const [shown, setShown] = useState(() => (withoutMotion() ? text.length : 0));
  useEffect(() => {
    if (!started) return undefined;
    if (withoutMotion()) {
      setShown(text.length);
      return undefined;
    }
    setShown(0);
    const begun = performance.now();
    // By the clock: a tab in the background, where timers sleep, finds the words complete.
    const timer = setInterval(() => {
      const due = Math.min(text.length, Math.floor((performance.now() - begun) / msPerCharacter));
      setShown(due);
      if (due === text.length) clearInterval(timer);
    }, msPerCharacter);
    return () => clearInterval(timer);
  }, [text, msPerCharacter, started]);

  const done = started && shown >= text.length;
  useEffect(() => {
    if (done) onDone?.();
  }, [done, onDone]);
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>
        {text.slice(0, shown)}
        {/* Keeps its room, so that nothing below jumps. */}
        <span css={{ visibility: 'hidden' }}>{text.slice(shown)}</span>
      </span>
    </>
  );
}

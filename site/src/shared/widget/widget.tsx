import type { OfficinaChat } from '@officina/chat/react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';

type WidgetComponent = typeof OfficinaChat;

export interface WidgetProps extends ComponentProps<WidgetComponent> {
  /** Shown while the widget's code is on its way. */
  loading?: ReactNode;
  /** Shown when the code could not be fetched, with the way to try again. */
  failed: (retry: () => void) => ReactNode;
}

let arrived: WidgetComponent | null = null;

/**
 * The chat widget, as any page of ours shows it. Its code comes in the browser only (a custom element exists nowhere
 * else) and by itself, so that a lost connection costs the widget and never the page around it.
 */
export function Widget({ loading = null, failed, ...props }: WidgetProps) {
  const [Component, setComponent] = useState<WidgetComponent | null>(() => arrived);
  const [attempt, setAttempt] = useState(0);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    if (arrived) return undefined;
    let cancelled = false;
    setLost(false);
    import('@officina/chat/react').then(
      (module) => {
        arrived = module.OfficinaChat;
        if (!cancelled) setComponent(() => module.OfficinaChat);
      },
      () => {
        if (!cancelled) setLost(true);
      },
    );
    return () => {
      cancelled = true;
    };
  }, [attempt]);

  if (Component) return <Component {...props} />;
  return lost ? failed(() => setAttempt((count) => count + 1)) : loading;
}

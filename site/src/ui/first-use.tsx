import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A part that is fetched when it is first wanted, and drawn without a wait from then on: what opens on a press costs nothing to those
 * who never press. `fetch` before it is wanted, as soon as a pointer or the focus comes near.
 */
export const fetchedOnFirstUse = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => (loaded ??= await load());
  const Fetched = lazy(async () => ({ default: await fetch() }));
  function Part(props: Props) {
    // What it is drawn by stays the same while it is there: a change in between would draw it anew.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return <Suspense fallback={null}>{createElement(Component, props)}</Suspense>;
  }
  // What cannot be fetched yet is asked for again when it is wanted.
  const prefetch = () => void fetch().catch(() => undefined);
  return { Part, fetch, whenNear: { onPointerEnter: prefetch, onFocus: prefetch } };
};

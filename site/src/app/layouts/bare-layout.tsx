import { Outlet } from 'react-router-dom';

/** No frame at all: the widget fills whatever holds it. */
export function BareLayout() {
  return (
    <main id="contenuto" tabIndex={-1} css={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
      <Outlet />
    </main>
  );
}

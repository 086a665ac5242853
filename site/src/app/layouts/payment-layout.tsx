import { Outlet } from 'react-router-dom';
import { SkipLink } from './skip-link';

/** Where the provider's own page would be: none of our navigation, nothing beside the payment. */
export function PaymentLayout() {
  return (
    <>
      <SkipLink />
      <main
        id="contenuto"
        tabIndex={-1}
        css={{
          flex: 1,
          display: 'grid',
          alignContent: 'center',
          width: 'min(600px, 100%)',
          marginInline: 'auto',
          padding: '32px 20px',
        }}
      >
        <Outlet />
      </main>
    </>
  );
}

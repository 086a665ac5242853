import { OfficinaChat, type OfficinaChatElement } from '@officina/chat/react';
import type { OfficinaErrorEvent, OfficinaOpenEvent, WidgetConfig } from '@officina/chat';
import { StrictMode, useRef, useState } from 'react';

/** What a customer writes: properties, callbacks, a ref, and a page that goes on being theirs. */
export const CustomerPage = ({ config }: { config: Partial<WidgetConfig> }) => {
  const chat = useRef<OfficinaChatElement>(null);
  const [events, setEvents] = useState<string[]>([]);
  const record = (event: OfficinaOpenEvent | OfficinaErrorEvent) => setEvents((all) => [...all, event.type]);
  return (
    <StrictMode>
      <h1>Bottega</h1>
      <button onClick={() => chat.current?.show()}>Scrivici</button>
      <output>{events.join()}</output>
      <OfficinaChat
        ref={chat}
        installId="bottega"
        config={config}
        onOfficinaOpen={record}
        onOfficinaError={record}
      />
    </StrictMode>
  );
};

import { setViewport } from '@web/test-runner-commands';
import { FakeServer, type Stream, type reply } from './fake-server.js';
import { WidgetPage, eventually } from './widget-page.js';

/** The server of the test that runs. */
export let server: FakeServer;

/** A new server and an empty page for each test of the file that calls it. */
export const settle = (): void => {
  beforeEach(async () => {
    sessionStorage.clear();
    server = new FakeServer();
    await setViewport({ width: 1000, height: 800 });
  });
  afterEach(() => {
    for (const element of document.querySelectorAll('officina-chat')) element.remove();
    server.restore();
    online(true);
  });
};

/** Goes off the network, or back on it, as a browser would say it. */
export const online = (is: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

/** Replies that the test drives, in the order in which they are asked for. */
export const streaming = (): Stream[] => {
  const streams: Stream[] = [];
  server.answer = () => server.stream((stream) => streams.push(stream));
  return streams;
};

/** Every reply is this one. */
export const answering = (...events: ReturnType<typeof reply>): void => {
  server.answer = () =>
    server.stream(({ send, end }) => {
      send(...events);
      end();
    });
};

/** A visitor who has written, and has been answered. */
export const startConversation = async (
  properties: Parameters<typeof WidgetPage.put>[0] = {},
): Promise<WidgetPage> => {
  const page = await WidgetPage.put(properties).opened();
  await page.say('Ciao');
  await eventually(() => page.messageTexts.length === 3);
  return page;
};

/** The live line that was opened last. */
export const line = () => eventually(() => server.lines.at(-1), 'a live line');

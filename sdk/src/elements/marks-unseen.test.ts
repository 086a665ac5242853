import { expect } from '@open-wc/testing';
import { buildConfig, FakeServer, json, reply } from '../testing/fake-server.js';
import { eventually, WidgetPage } from '../testing/widget-page.js';

// A file of its own: what draws Markdown has to be on its way here, and a page fetches it once.
describe('the marks of Markdown', () => {
  it('are seen neither in the welcome nor in the first reply, however soon it comes', async () => {
    sessionStorage.clear();
    const server = new FakeServer();
    server.config.answer = () => json(buildConfig({ welcome_message_closed: 'Ciao, **dimmi**.' }));
    server.answer = () =>
      server.stream(({ send, end }) => {
        send(...reply('Spediamo in **24 ore**.'));
        end();
      });
    const page = await WidgetPage.put().opened();
    const visited = new Set<string>();
    let looking = true;
    const look = () => {
      for (const text of [...page.messageTexts, page.growing]) visited.add(text);
      if (looking) requestAnimationFrame(look);
    };
    look();
    await page.say('Quando spedite?');
    await eventually(() => page.messageTexts.length === 3);
    looking = false;
    expect(page.messageTexts).to.deep.equal(['Ciao, dimmi.', 'Quando spedite?', 'Spediamo in 24 ore.']);
    expect([...visited].filter((text) => /\*\*.+\*\*/.test(text))).to.deep.equal([]);
    page.element.remove();
    server.restore();
  });
});

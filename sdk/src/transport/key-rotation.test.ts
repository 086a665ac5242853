import { expect } from '@open-wc/testing';
import { buildConfig, FakeServer, json, reply } from '../testing/fake-server.js';
import { eventually, WidgetPage } from '../testing/widget-page.js';

describe('a key that the owner changes while the chat is open', () => {
  let server: FakeServer;
  let page: WidgetPage;
  const refusal = () => json({ data: null, error: { details: { code: 'WIDGET_KEY_INVALID' } } }, 401);

  beforeEach(() => {
    sessionStorage.clear();
    server = new FakeServer();
    server.answer = ({ botKey }) =>
      botKey === 'key-2'
        ? server.stream(({ send, end }) => {
            send(...reply('Va bene.'));
            end();
          })
        : refusal();
  });
  afterEach(() => {
    page.element.remove();
    server.restore();
  });

  it('is asked for once; the message is said again under its own id, and stands in the log once', async () => {
    page = await WidgetPage.put().opened();
    server.config.answer = () => json(buildConfig({ bot_public_key: 'key-2' }));
    await page.say('Uno');
    await eventually(() => page.messageTexts.length === 3);
    expect(page.messageTexts.slice(1)).to.deep.equal(['Uno', 'Va bene.']);
    expect(server.chatRequests.map(({ botKey }) => botKey)).to.deep.equal(['key-1', 'key-2']);
    expect(server.chatRequests[0]!.message_id).to.equal(server.chatRequests[1]!.message_id);
    await page.say('Due');
    await eventually(() => page.messageTexts.length === 5);
    expect(server.chatRequests.map(({ botKey }) => botKey)).to.deep.equal(['key-1', 'key-2', 'key-2']);
    expect(server.paths.filter((path) => path.startsWith('config'))).to.have.length(2);
  });

  it('is not tried for ever: where the server knows no other key, the reply fails', async () => {
    page = await WidgetPage.put().opened();
    await page.say('Uno');
    await eventually(() => page.named('Riprova'));
    expect(server.chatRequests).to.have.length(1);
  });
});

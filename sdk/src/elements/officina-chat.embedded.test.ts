import { expect } from '@open-wc/testing';
import { buildConfig } from '../testing/fake-server.js';
import { server, settle } from '../testing/visit.js';
import { WidgetPage, eventually, visible } from '../testing/widget-page.js';

settle();

describe('embedded, as in the live preview', () => {
  const frame = (width: number) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = `width:${width}px;height:600px`;
    return box;
  };

  it('fills its container, square up to 640 px and rounded above', async () => {
    for (const [width, radius] of [
      [640, '0px'],
      [641, '16px'],
    ] as const) {
      const box = frame(width);
      const page = WidgetPage.put({ embedded: true, open: true, config: buildConfig() }, box);
      const panel = await eventually(() => visible(page.window) && page.one('[part=window]'));
      expect(panel.getBoundingClientRect().width).to.equal(width);
      expect(panel.getBoundingClientRect().height).to.equal(600);
      expect(getComputedStyle(panel).borderRadius).to.equal(radius);
      box.remove();
    }
  });

  it('keeps its closed bubble off the corner', async () => {
    const box = frame(400);
    const page = WidgetPage.put({ embedded: true, config: buildConfig() }, box);
    const bubble = (await eventually(() => page.bubble)).getBoundingClientRect();
    const { right, bottom } = box.getBoundingClientRect();
    expect([right - bubble.right, bottom - bubble.bottom]).to.deep.equal([16, 16]);
    box.remove();
  });

  it('draws each new config at once, and keeps the conversation', async () => {
    const box = frame(400);
    const page = WidgetPage.put({ embedded: true, open: true, config: buildConfig() }, box);
    await eventually(() => page.field);
    await page.say('Ciao');
    await eventually(() => page.messageTexts.length === 3);
    page.configure(
      buildConfig({
        bot_display_name: 'Marco',
        header_background_color: '#112233',
        send_icon_type: 'send_plane',
      }),
    );
    await eventually(() => page.one('.name')?.textContent === 'Marco');
    expect(getComputedStyle(page.one('header')!).backgroundColor).to.equal('rgb(17, 34, 51)');
    expect(page.messageTexts).to.have.length(3);
    box.remove();
  });

  it('speaks with the preview token, and remembers nothing', async () => {
    const box = frame(400);
    const page = WidgetPage.put(
      { embedded: true, open: true, previewToken: 'preview-1', config: buildConfig() },
      box,
    );
    await eventually(() => page.field);
    await page.say('Prova');
    await eventually(() => page.messageTexts.length === 3);
    expect(server.authorization).to.equal('Bearer preview-1');
    expect(sessionStorage.length).to.equal(0);
    box.remove();
  });

  it('follows its open property', async () => {
    const box = frame(400);
    const page = WidgetPage.put({ embedded: true, config: buildConfig() }, box);
    await eventually(() => visible(page.bubble));
    page.element.open = true;
    await eventually(() => visible(page.window));
    page.element.open = false;
    await eventually(() => !visible(page.window) && visible(page.bubble));
    box.remove();
  });
});

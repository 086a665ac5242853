import { expect } from '@open-wc/testing';
import { eventually } from '../testing/widget-page.js';
import { AutoScroll } from './auto-scroll.js';

const frames = async (count = 3) => {
  for (; count; count--) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

describe('AutoScroll', () => {
  let scroller: HTMLElement;
  let content: HTMLElement;
  let autoScroll: AutoScroll;
  let updates: number;
  const below = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  const addMessage = (height: number) => {
    const message = document.createElement('p');
    message.style.cssText = `margin:0;height:${height}px`;
    content.append(message);
  };

  beforeEach(async () => {
    scroller = document.body.appendChild(document.createElement('div'));
    scroller.style.cssText = 'height:100px;overflow:auto';
    content = scroller.appendChild(document.createElement('div'));
    for (let message = 0; message < 20; message++) addMessage(40);
    updates = 0;
    const host = {
      addController: () => undefined,
      removeController: () => undefined,
      requestUpdate: () => updates++,
      updateComplete: Promise.resolve(true),
    };
    autoScroll = new AutoScroll(host, () => ({ scroller, content }));
    autoScroll.hostConnected();
    await eventually(() => scroller.scrollTop > 0 && below() < 2);
  });
  afterEach(() => {
    autoScroll.hostDisconnected();
    scroller.remove();
  });

  it('follows what is added', async () => {
    addMessage(90);
    await eventually(() => below() < 2);
  });

  it('stays at the end where as much goes at the top as comes at the end', async () => {
    for (let message = 0; message < 5; message++) {
      content.firstElementChild?.remove();
      addMessage(40);
      await frames();
      expect(below()).to.be.below(2);
    }
    expect([autoScroll.follow, updates]).to.deep.equal([true, 0]);
  });

  it('leaves a reader who went up where they read, whatever goes above and comes below', async () => {
    scroller.scrollTop = 300;
    await eventually(() => !autoScroll.follow);
    const read = content.children[8];
    const { top } = read?.getBoundingClientRect() ?? new DOMRect();
    content.firstElementChild?.remove();
    addMessage(40);
    await frames();
    expect(read?.getBoundingClientRect().top).to.equal(top);
    expect([autoScroll.follow, updates]).to.deep.equal([false, 1]);
  });

  it('follows again once the reader is back, or wants to be', async () => {
    scroller.scrollTop = 300;
    await eventually(() => !autoScroll.follow);
    autoScroll.scrollToEnd();
    expect(below()).to.be.below(2);
    addMessage(40);
    await eventually(() => below() < 2);
    scroller.scrollTop = 300;
    await eventually(() => !autoScroll.follow);
    scroller.scrollTop = scroller.scrollHeight;
    await eventually(() => autoScroll.follow);
  });
});

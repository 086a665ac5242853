import { expect } from '@open-wc/testing';
import { eventually } from '../testing/widget-page.js';
import { ScrollEnd } from './scroll-end.js';

const frames = async (count = 3) => {
  for (; count; count--) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

describe('ScrollEnd', () => {
  let scroller: HTMLElement;
  let talk: HTMLElement;
  let end: ScrollEnd;
  let told: number;
  const below = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  const say = (height: number) => {
    const message = document.createElement('p');
    message.style.cssText = `margin:0;height:${height}px`;
    talk.append(message);
  };

  beforeEach(async () => {
    scroller = document.body.appendChild(document.createElement('div'));
    scroller.style.cssText = 'height:100px;overflow:auto';
    talk = scroller.appendChild(document.createElement('div'));
    for (let message = 0; message < 20; message++) say(40);
    told = 0;
    end = new ScrollEnd(() => told++);
    end.watch(scroller, talk);
    await eventually(() => scroller.scrollTop > 0 && below() < 2);
  });
  afterEach(() => {
    end.leave();
    scroller.remove();
  });

  it('follows what is added', async () => {
    say(90);
    await eventually(() => below() < 2);
  });

  it('stays at the end where as much goes at the top as comes at the end', async () => {
    for (let message = 0; message < 5; message++) {
      talk.firstElementChild?.remove();
      say(40);
      await frames();
      expect(below()).to.be.below(2);
    }
    expect([end.follow, told]).to.deep.equal([true, 0]);
  });

  it('leaves a reader who went up where they read, whatever goes above and comes below', async () => {
    scroller.scrollTop = 300;
    await eventually(() => !end.follow);
    const read = talk.children[8];
    const { top } = read?.getBoundingClientRect() ?? new DOMRect();
    talk.firstElementChild?.remove();
    say(40);
    await frames();
    expect(read?.getBoundingClientRect().top).to.equal(top);
    expect([end.follow, told]).to.deep.equal([false, 1]);
  });

  it('follows again once the reader is back, or wants to be', async () => {
    scroller.scrollTop = 300;
    await eventually(() => !end.follow);
    end.go();
    expect(below()).to.be.below(2);
    say(40);
    await eventually(() => below() < 2);
    scroller.scrollTop = 300;
    await eventually(() => !end.follow);
    scroller.scrollTop = scroller.scrollHeight;
    await eventually(() => end.follow);
  });
});

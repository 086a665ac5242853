import { expect } from '@open-wc/testing';
import { itUnderMedia } from '../testing/it-under-media.js';
import { Typewriter } from './typewriter.js';

const started = () => {
  const shown: string[] = [];
  return { shown, reveal: new Typewriter((text) => shown.push(text)) };
};

describe('Typewriter', () => {
  it('shows a short text at about 20 ms a letter', async () => {
    const { shown, reveal } = started();
    const from = performance.now();
    reveal.add('Buongiorno');
    await reveal.finish();
    expect(shown.at(-1)).to.equal('Buongiorno');
    expect(shown.length).to.be.greaterThan(3);
    expect(performance.now() - from).to.be.within(120, 320);
  });

  it('ends within 300 ms of the last byte however long the text', async () => {
    const { shown, reveal } = started();
    reveal.add('x'.repeat(2000));
    const from = performance.now();
    await reveal.finish();
    // One frame more than promised: the clock is read between frames.
    expect(performance.now() - from).to.be.below(340);
    expect(shown.at(-1)).to.have.length(2000);
  });

  it('does not fall behind a stream', async () => {
    const { shown, reveal } = started();
    for (let chunk = 0; chunk < 20; chunk++) {
      reveal.add('y'.repeat(40));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(shown.at(-1)!.length).to.be.greaterThan(300);
    await reveal.finish();
    expect(shown.at(-1)).to.have.length(800);
  });

  it('draws a reply that comes faster than anybody reads in few steps', async () => {
    const { shown, reveal } = started();
    const from = performance.now();
    for (let chunk = 0; chunk < 40; chunk++) {
      reveal.add('y'.repeat(60));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await reveal.finish();
    // One step each tenth of a second, and a handful while the pace is found and as the text ends.
    expect(shown.length).to.be.below((performance.now() - from) / 100 + 8);
  });

  it('shows the rest at once when skipped', async () => {
    const { shown, reveal } = started();
    reveal.add('z'.repeat(500));
    reveal.skip();
    expect(shown.at(-1)).to.have.length(500);
    await reveal.finish();
  });

  it('never shows half a letter', async () => {
    const { shown, reveal } = started();
    reveal.add('🙂'.repeat(30));
    await reveal.finish();
    for (const text of shown) expect(() => encodeURIComponent(text), text).not.to.throw();
  });

  itUnderMedia({ reducedMotion: 'reduce' }, 'shows a text whole under reduced motion', async () => {
    const { shown, reveal } = started();
    reveal.add('Tutto insieme');
    expect(shown).to.deep.equal(['Tutto insieme']);
    await reveal.finish();
  });

  it('resolves when cancelled', async () => {
    const { reveal } = started();
    reveal.add('w'.repeat(100));
    const finished = reveal.finish();
    reveal.cancel();
    await finished;
  });
});

import { expect, test } from 'vitest';
import { aPhoto } from '../testing/a-social-builder';
import { countOf, draftsOf, isDraftable, isReady, newComposer, problemsFor, type Composer } from './composer';

const settings = { callToAction: '', link: '', trackLinks: true };
const composer = (changes: Partial<Composer> = {}): Composer => ({
  ...newComposer(['facebook', 'bluesky'], settings, '2026-11-20'),
  copy: 'Pane caldo',
  ...changes,
});

test('what is written once goes to every network, each with its own text where it has one', () => {
  const drafts = draftsOf(composer({ variants: { bluesky: 'Pane!' } }), false);
  expect(drafts.map(({ platform, copy }) => [platform, copy])).toEqual([
    ['facebook', 'Pane caldo'],
    ['bluesky', 'Pane!'],
  ]);
  expect(drafts[0]?.scheduledFor).toBe('2026-11-21T08:00:00.000Z');
});

test('a thread goes where threads are, a first comment where comments are', () => {
  const drafts = draftsOf(composer({ comment: 'Il listino', thread: ['Due', 'Tre'] }), false);
  expect(drafts.map(({ replies }) => replies)).toEqual([['Il listino'], ['Due', 'Tre']]);
});

test('a repeated post keeps its weekday and its time of day when the clocks go back', () => {
  const drafts = draftsOf(composer({ platforms: ['x'], day: '2026-10-18', repeat: 'week', times: 3 }), false);
  expect(drafts.map(({ scheduledFor }) => scheduledFor)).toEqual([
    '2026-10-18T07:00:00.000Z',
    '2026-10-25T08:00:00.000Z',
    '2026-11-01T08:00:00.000Z',
  ]);
  expect(countOf(composer({ repeat: 'week', times: 3 }))).toBe(6);
});

test('one network that would refuse its post keeps all from being made', () => {
  const long = 'a'.repeat(400);
  expect(isReady(composer({ copy: long, platforms: ['facebook'] }), settings)).toBe(true);
  expect(isReady(composer({ copy: long }), settings)).toBe(false);
  expect(isReady(composer({ copy: long, variants: { bluesky: 'Breve' } }), settings)).toBe(true);
  expect(isReady(composer({ thread: [''] }), settings)).toBe(false);
  expect(isReady(composer({ platforms: [] }), settings)).toBe(false);
});

test('more pictures than a network takes are said of that network alone', () => {
  const photos = Array.from({ length: 5 }, (_, at) => aPhoto({ id: `f${at}` }));
  const many = composer({ photos });
  expect(problemsFor(many, 'bluesky', settings).photos).toBe(true);
  expect(problemsFor(many, 'facebook', settings).photos).toBe(false);
});

test('a draft may be unfinished, but says something', () => {
  const long = composer({ copy: 'a'.repeat(400) });
  expect([isReady(long, settings), isDraftable(long)]).toEqual([false, true]);
  expect(isDraftable(composer({ copy: ' ' }))).toBe(false);
});

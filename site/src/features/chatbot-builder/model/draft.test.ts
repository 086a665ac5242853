import { describe, expect, test } from 'vitest';
import { aChatbot } from '../testing/a-chatbot';
import { afterSave, changesBetween, draftOf, withChanges } from './draft';

const base = draftOf(aChatbot());

describe('what a save carries', () => {
  test('nothing when nothing changed, even through another array of the same domains', () => {
    const again = withChanges(base, { allowedDomains: [...base.settings.allowedDomains] });
    expect(changesBetween(base, again)).toBeNull();
  });

  test('only the fields that differ', () => {
    const draft = withChanges(base, { tone: 'calm', design: { bubbleColor: '#2563eb' } });
    expect(changesBetween(base, draft)).toEqual({ tone: 'calm', design: { bubbleColor: '#2563eb' } });
  });

  test('never the picture, which is uploaded by itself', () => {
    const draft = withChanges(base, { design: { avatarUrl: '/elsewhere.png' } });
    expect(changesBetween(base, draft)).toBeNull();
  });
});

describe('after the server answered', () => {
  test('what is being typed meanwhile stays, and is still to be saved', () => {
    const sent = { design: { displayName: 'Gia' } };
    const typing = withChanges(base, { design: { displayName: 'Giada' } });
    const next = afterSave({ base, draft: typing }, sent, withChanges(base, sent));
    expect(next.draft.design.displayName).toBe('Giada');
    expect(changesBetween(next.base, next.draft)).toEqual({ design: { displayName: 'Giada' } });
  });

  test('the server’s trimming does not take a trailing space away from under the cursor', () => {
    const sent = { fallbackText: 'Non lo so, ' };
    const next = afterSave(
      { base, draft: withChanges(base, sent) },
      sent,
      withChanges(base, { fallbackText: 'Non lo so,' }),
    );
    expect(next.draft.settings.fallbackText).toBe('Non lo so, ');
    expect(changesBetween(next.base, next.draft)).toBeNull();
  });

  test('a field nobody touched takes the server’s value', () => {
    const sent = { siteUrl: 'https://www.pasticceria.it' };
    const next = afterSave(
      { base, draft: withChanges(base, sent) },
      sent,
      withChanges(base, { ...sent, allowedDomains: ['pasticceria.it'] }),
    );
    expect(next.draft.settings.allowedDomains).toEqual(['pasticceria.it']);
    expect(changesBetween(next.base, next.draft)).toBeNull();
  });
});

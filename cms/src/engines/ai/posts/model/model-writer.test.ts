import { expect, test } from 'vitest';
import type { SocialPlatform } from '../../../../contract';
import { ProviderError } from '../../port';
import { createEmbeddedWriter } from '../embedded-writer';
import type { WrittenPost } from '../port';
import { FLORIST, TYPED_ON } from '../testing/owners';
import { ModelWriter } from './model-writer';

const PLATFORMS: readonly SocialPlatform[] = ['facebook', 'x'];
const post = (copy: string) => ({ copy, hashtags: [], title: 'Fiori' });
const SOUND = 'I nostri fiori arrivano freschi ogni mattina. Passa a sceglierli?';

/** A model that gives these answers, one after the other. */
const postsBy = async (...answers: (object | Error)[]): Promise<WrittenPost[]> => {
  const complete = (): Promise<string> => {
    const answer = answers.shift() ?? {};
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(JSON.stringify(answer));
  };
  const written = await new ModelWriter(complete, createEmbeddedWriter()).write(
    FLORIST,
    { platforms: PLATFORMS, topic: '', occasion: null, day: TYPED_ON, at: '', earlier: [], seed: 1 },
    new AbortController().signal,
  );
  return written?.posts ?? [];
};
const faultsOf = (posts: WrittenPost[]) =>
  Object.fromEntries(posts.map(({ platform, modelFault }) => [platform, modelFault]));

test('a post of the model says nothing of why it was written without it', async () => {
  const posts = await postsBy({
    facebook: post(SOUND),
    x: post('Fiori freschi ogni mattina, ti aspettiamo.'),
  });
  expect(faultsOf(posts)).toEqual({ facebook: null, x: null });
});

test.each<[string, object | null, string]>([
  ['a link', post('Ordina su www.fiori.example adesso.'), 'link'],
  ['too many words', post('parola '.repeat(300)), 'too-long'],
  ['no words', post(' '), 'no-text'],
  ['nothing for the network', null, 'no-text'],
])('%s twice: the engine writes that post, and it says why', async (_, wrong, rule) => {
  const posts = await postsBy({ facebook: post(SOUND), x: wrong }, { x: wrong });
  expect(faultsOf(posts)).toEqual({ facebook: null, x: rule });
  expect(posts.find(({ platform }) => platform === 'x')?.copy).not.toBe('');
});

test('what is repaired the second time is the model’s own', async () => {
  const posts = await postsBy(
    { facebook: post(SOUND), x: post('Guarda www.fiori.example') },
    { x: post('Fiori freschi ogni mattina, ti aspettiamo.') },
  );
  expect(faultsOf(posts)).toEqual({ facebook: null, x: null });
});

test('a model that does not answer is the reason for every post; one that fails at the repair, for what it was to repair', async () => {
  const late = new ProviderError('No complete answer in time', 'timeout');
  expect(faultsOf(await postsBy(late))).toEqual({ facebook: 'TOO_SLOW', x: 'TOO_SLOW' });
  expect(faultsOf(await postsBy({ facebook: post(SOUND), x: post('Guarda www.a.it') }, late))).toEqual({
    facebook: null,
    x: 'link',
  });
});

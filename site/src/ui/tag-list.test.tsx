import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../testing/render';
import { TagList } from './tag-list';

function Stateful() {
  const [tags, setTags] = useState(['pane', 'torte', 'biscotti']);
  return (
    <TagList
      tags={tags}
      removeLabel={(tag) => `Togli ${tag}`}
      onRemove={(tag) => setTags(tags.filter((other) => other !== tag))}
    />
  );
}
const words = () => screen.queryAllByRole('row').map((row) => row.textContent);

test('a word is taken away by its button', async () => {
  render(<Stateful />);
  await userEvent.click(screen.getByRole('button', { name: 'Togli torte' }));
  expect(words()).toEqual(['pane', 'biscotti']);
});

test('arrows move among the words, and Delete takes one away and goes to the next', async () => {
  render(<Stateful />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Delete}');
  expect(words()).toEqual(['pane', 'biscotti']);
  expect(screen.getByRole('row', { name: 'biscotti' })).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('row', { name: 'pane' })).toHaveFocus();
});

import type { TrainingFile } from '@contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../../testing/render';
import { TrainingFileRow } from './training-file-row';

const failed = (failure: TrainingFile['failure']) => {
  const file: TrainingFile = {
    id: 'f1',
    name: 'orari.txt',
    bytes: 0,
    pages: null,
    status: 'failed',
    passages: 0,
    failure,
    createdAt: '2026-11-21T09:00:00.000Z',
  };
  const nothing = () => undefined;
  render(
    <TrainingFileRow
      file={file}
      locale="it"
      readOnly={false}
      onShow={nothing}
      onRetry={nothing}
      onRemove={nothing}
    />,
  );
};

test.each(['INTERNAL', 'TOO_SLOW', null] as const)(
  'a file that failed with %s can be read again',
  async (failure) => {
    failed(failure);
    expect(await screen.findByRole('button', { name: 'Rileggi orari.txt' })).toBeEnabled();
  },
);

test.each(['EMPTY', 'BROKEN', 'ENCRYPTED', 'SCANNED', 'TOO_LONG', 'UNREADABLE_TEXT'] as const)(
  'a file that failed with %s stays so: it is only taken away',
  async (failure) => {
    failed(failure);
    expect(await screen.findByRole('button', { name: 'Elimina orari.txt' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Rileggi orari.txt' })).toBeNull();
  },
);

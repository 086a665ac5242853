import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { DayPicker } from './day-picker';
import { Dialog } from './dialog';
import { IconButton } from './icon-button';
import { Pager } from './pager';
import { Popover } from './popover';
import { RadioOption } from './radio-option';
import { Segments } from './segments';
import { TagList } from './tag-list';

const meta = { title: 'Components/Choices and windows', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const KINDS = [
  {
    id: 'filed',
    label: 'Azienda con bilancio depositato',
    hint: 'Leggiamo stato patrimoniale e conto economico.',
  },
  { id: 'idea', label: 'Start-up o idea di business', hint: 'Diventa un piano di cassa di dodici mesi.' },
] as const;

function Kinds() {
  const [kind, setKind] = useState<string>('filed');
  return (
    <fieldset css={{ display: 'grid', gap: 10, maxWidth: 460, border: 0, padding: 0 }}>
      <legend css={{ paddingBottom: 10 }}>Il tuo progetto è:</legend>
      {KINDS.map(({ id, label, hint }) => (
        <RadioOption
          key={id}
          name="kind"
          label={label}
          hint={hint}
          checked={kind === id}
          onChoose={() => setKind(id)}
        />
      ))}
      <RadioOption
        name="kind"
        label="Non disponibile"
        checked={false}
        disabled
        onChoose={() => setKind('none')}
      />
    </fieldset>
  );
}
export const Radios: Story = { render: () => <Kinds /> };

function Widths() {
  const [width, setWidth] = useState<'desk' | 'phone'>('desk');
  return (
    <Segments
      label="Larghezza"
      value={width}
      onChange={setWidth}
      options={[
        { value: 'desk', label: 'Computer', icon: 'monitor' },
        { value: 'phone', label: 'Telefono', icon: 'smartphone' },
      ]}
    />
  );
}
export const Segmented: Story = { render: () => <Widths /> };

function Days() {
  const [day, setDay] = useState<string | null>('2026-11-25');
  return (
    <DayPicker
      locale="it"
      first="2026-11-23"
      last="2027-01-20"
      value={day}
      onChange={setDay}
      obstacleOf={(candidate) => (candidate === '2026-12-08' ? 'Festivo' : null)}
      words={{ previous: 'Mese precedente', next: 'Mese successivo' }}
    />
  );
}
export const Calendar: Story = { render: () => <Days /> };

function Pages() {
  const [page, setPage] = useState(2);
  return <Pager page={page} pages={5} onPage={setPage} />;
}
export const Paging: Story = { render: () => <Pages /> };

function Window() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri la finestra</Button>
      <Dialog
        title="Consigli"
        open={open}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Ho capito</Button>}
      >
        Scrivi che cosa fai, per chi, e che cosa vorresti migliorare.
      </Dialog>
    </>
  );
}
export const Windows: Story = { render: () => <Window /> };

export const Panels: Story = {
  render: () => (
    <div css={{ minHeight: 180 }}>
      <Popover label="Step di produzione" trigger={(props) => <Button {...props}>Step di produzione</Button>}>
        {() => <p css={{ padding: 16 }}>Nessuno step presente</p>}
      </Popover>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Step di produzione' }));
    await expect(await screen.findByRole('dialog', { name: 'Step di produzione' })).toBeVisible();
  },
};

function Words() {
  const [words, setWords] = useState<readonly string[]>(['torte nuziali', 'senza glutine', 'low cost']);
  return (
    <TagList
      tags={words}
      removeLabel={(word) => `Togli ${word}`}
      onRemove={(word) => setWords(words.filter((other) => other !== word))}
    />
  );
}
export const Tags: Story = {
  render: () => <Words />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Togli low cost' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Small: Story = {
  render: () => (
    <div css={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <IconButton icon="edit" label="Rinomina" />
      <IconButton icon="trash" label="Elimina" disabled />
      <ButtonLink to="/" variant="secondary">
        Torna alla pagina iniziale
      </ButtonLink>
    </div>
  ),
};

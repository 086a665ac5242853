import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { SwitchField } from './switch-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const meta = { title: 'Components/Fields', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryField() {
  const [text, setText] = useState('Trattoria da Nino');
  const [password, setPassword] = useState('segreta');
  const [seconds, setSeconds] = useState(3);
  const [tone, setTone] = useState<'friendly' | 'direct'>('friendly');
  const [on, setOn] = useState(true);
  const [query, setQuery] = useState('');
  return (
    <div css={{ display: 'grid', gap: 20, maxWidth: 420 }}>
      <TextField label="Nome" value={text} onChange={setText} required hint="Come lo vedranno i visitatori" />
      <TextField
        label="Email"
        type="email"
        value="anna@"
        onChange={() => undefined}
        error="Email non valida"
      />
      <PasswordField
        label="Password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <NumberField label="Ritardo (secondi)" value={seconds} onChange={setSeconds} max={60} />
      <SelectField
        label="Tono"
        value={tone}
        onChange={setTone}
        options={[
          { value: 'friendly', label: 'Amichevole' },
          { value: 'direct', label: 'Diretto' },
        ]}
      />
      <TextArea label="Istruzioni" value={text} onChange={setText} autoGrowMax={168} />
      <SwitchField
        label="Apri da sola"
        hint="La chat si apre dopo il ritardo"
        checked={on}
        onChange={setOn}
      />
      <SearchField label="Cerca prodotti" placeholder="Cerca prodotti..." value={query} onChange={setQuery} />
      <TextField label="Spento" value="Non modificabile" onChange={() => undefined} disabled />
    </div>
  );
}

export const Every: Story = { render: () => <EveryField /> };

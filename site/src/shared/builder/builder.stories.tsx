import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiFailure } from '../../lib/http';
import { DARK, PHONE, shows } from '../../testing/stories';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { BuilderBar } from './builder-bar';
import { BuilderShell } from './builder-shell';
import { BuilderLoadFailure, BuilderLoading, BuilderNotFound } from './builder-states';
import { Group, Section } from './section';
import { SectionMenu } from './section-menu';

const SECTIONS = [
  { id: 'design', label: 'Design', icon: 'palette' },
  { id: 'training', label: 'Addestramento', icon: 'book' },
  { id: 'statistics', label: 'Statistiche', icon: 'chart', badge: <Badge tone="accent">3</Badge> },
] as const;

/** The frame that every builder stands in: what differs between them is given, and where it stands is not. */
const meta: Meta = {
  title: 'Components/Builder',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', at: '/builder?install_id=i1&section=design', path: '/builder' },
};
export default meta;
type Story = StoryObj;

const Builder = ({ aside }: { aside?: boolean }) => (
  <BuilderShell
    header={
      <BuilderBar
        title="Chatbot Builder"
        product="Chatbot AI"
        identity="Aria · bottega.it"
        backLabel="Torna ai miei prodotti"
        badges={<Badge tone="success">Pubblicato</Badge>}
      >
        <Button size="s">Pubblica</Button>
      </BuilderBar>
    }
    menu={<SectionMenu label="Sezioni del builder" current="design" sections={[...SECTIONS]} />}
    aside={aside && <aside aria-label="Anteprima">Anteprima</aside>}
    maxWidth={820}
  >
    <Section title="Design" lead="Come appare il chatbot sul tuo sito.">
      <Group title="Nome">Aria</Group>
    </Section>
  </BuilderShell>
);

export const Sections: Story = {
  render: () => <Builder />,
  play: shows('Come appare il chatbot sul tuo sito.'),
};
export const WithPreviewBeside: Story = { render: () => <Builder aside /> };
export const Phone: Story = { render: () => <Builder />, globals: PHONE };
export const Dark: Story = { render: () => <Builder />, globals: DARK };
export const Loading: Story = { render: () => <BuilderLoading label="Apro il tuo chatbot…" /> };
export const Failed: Story = {
  render: () => (
    <BuilderLoadFailure
      title="Errore di caricamento"
      error={new ApiFailure(503, 'UNAVAILABLE')}
      retrying={false}
      onRetry={() => undefined}
    />
  ),
  play: shows('Riprova'),
};
export const Missing: Story = {
  render: () => (
    <BuilderNotFound icon="chat" title="Chatbot non trovato" backLabel="Torna ai miei prodotti">
      <p>Chatbot non trovato o non hai i permessi per vederlo.</p>
    </BuilderNotFound>
  ),
};

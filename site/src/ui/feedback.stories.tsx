import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from './badge';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { EmptyState } from './empty-state';
import { Notice } from './notice';
import { ProgressBar } from './progress-bar';
import { Skeleton } from './skeleton';
import { Spinner } from './spinner';
import { toast } from './toast';

const meta = { title: 'Components/Feedback', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notices: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 12, maxWidth: 560 }}>
      <Notice tone="info">Ambiente di prova: nessun addebito reale.</Notice>
      <Notice tone="success" title="Pubblicato">
        Il chatbot risponde sul tuo sito.
      </Notice>
      <Notice tone="warning" title="Modificato altrove">
        Qualcuno ha salvato nel frattempo.
      </Notice>
      <Notice tone="error" title="Errore" action={<Button size="s">Riprova</Button>}>
        Impossibile caricare i prodotti del marketplace
      </Notice>
    </div>
  ),
};

export const Badges: Story = {
  render: () => (
    <div css={{ display: 'flex', gap: 8 }}>
      <Badge>In sviluppo</Badge>
      <Badge tone="accent">Novità</Badge>
      <Badge tone="success">Pubblicato</Badge>
      <Badge tone="warning">In attesa</Badge>
      <Badge tone="error">Sospeso</Badge>
    </div>
  ),
};

export const Waiting: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <Skeleton lines={3} />
      <Skeleton height={120} />
      <Spinner label="Caricamento" />
      <ProgressBar label="Messaggi usati" value={3200} max={5000} />
      <ProgressBar label="Quasi finiti" value={4500} max={5000} />
    </div>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="Nessun prodotto acquistato" icon="bag" action={<Button>Vai al Marketplace</Button>}>
      Quello che compri compare qui, pronto da aprire.
    </EmptyState>
  ),
};

function Asking() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Elimina il file
      </Button>
      <ConfirmDialog
        title="Eliminare il file?"
        body="Il chatbot non risponderà più da questo documento."
        confirmLabel="Elimina"
        tone="danger"
        open={open}
        onConfirm={() => undefined}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
export const Confirmation: Story = { render: () => <Asking /> };

export const Toasts: Story = {
  render: () => (
    <div css={{ display: 'flex', gap: 8 }}>
      <Button onClick={() => toast.success('Salvato', 'Le modifiche sono online.')}>Successo</Button>
      <Button variant="danger" onClick={() => toast.error('Errore', 'Riprova tra poco.')}>
        Errore
      </Button>
    </div>
  ),
};

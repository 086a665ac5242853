import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixedSession } from '../session';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { QuickReplies } from './quick-replies';
import { ScrollToEnd } from './scroll-to-end';
import { Typewriter } from './typewriter';

const meta = { title: 'Components/Chat', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (minute: number) => `2026-11-22T09:0${minute}:00.000Z`;
const REPLY = `Il **punto di pareggio** è il numero di pezzi da cui guadagni.

| Voce | Importo |
|---|--:|
| Prezzo | 12,00 € |
| Costo | 7,00 € |
| Costi fissi | 1.000,00 € |

\`1.000,00 € ÷ (12,00 € − 7,00 €) = 200 pezzi\``;

export const Conversation: Story = {
  render: () => (
    <div css={{ maxWidth: 760 }}>
      <MessageList
        label="Conversazione"
        initial="A"
        messages={[
          {
            id: '1',
            from: 'user',
            text: 'Vendo torte a 12 €, mi costano 7 €, spese fisse 1.000 €. Quante ne devo vendere?',
            createdAt: at(0),
            attachments: [
              { id: 'd', type: 'document', name: 'listino.pdf', note: '3 pagine lette' },
              {
                id: 'e',
                type: 'document',
                name: 'segreto.pdf',
                note: 'È protetto da una password',
                failed: true,
              },
            ],
          },
          { id: '2', from: 'assistant', text: REPLY, createdAt: at(1) },
          { id: '3', from: 'user', text: 'E con un affitto più alto?', createdAt: at(2) },
          { id: '4', from: 'assistant', text: '', createdAt: at(2), growing: true },
        ]}
      />
    </div>
  ),
};

export const Writing: Story = {
  render: () => (
    <FixedSession value={{ status: 'guest' }}>
      <div css={{ display: 'grid', gap: 20, maxWidth: 760 }}>
        <QuickReplies
          replies={['Meno di 10.000 €', 'Fra 10.000 e 50.000 €', 'Di più']}
          onChoose={() => undefined}
        />
        <Composer
          label="Scrivi un messaggio..."
          draftKey="story"
          pending={false}
          maxLength={200}
          onSend={() => Promise.resolve(true)}
          attach={{ accept: '.pdf', onFiles: () => undefined }}
        />
        <Composer
          label="Mentre arriva una risposta"
          draftKey="story-pending"
          pending
          maxLength={200}
          onSend={() => Promise.resolve(false)}
          onStop={() => undefined}
        />
      </div>
    </FixedSession>
  ),
};

export const Greeting: Story = {
  render: () => (
    <p css={{ fontSize: 28 }}>
      <Typewriter text="Ciao Anna, eccoti di nuovo!" msPerCharacter={25} />
    </p>
  ),
};

export const BackToTheEnd: Story = {
  render: () => (
    <div css={{ position: 'relative', height: 120 }}>
      <ScrollToEnd shown onPress={() => undefined} />
    </div>
  ),
};

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../testing/render';
import { aChatbot } from '../../testing/a-chatbot';
import { fakeBuilderServer } from '../../testing/fake-builder-server';
import { openBuilder } from '../../testing/open-builder';
import { BuilderProvider } from '../../components/builder-context';
import { PreviewPanel } from './preview-panel';

vi.setConfig({ testTimeout: 20_000 });

// A narrow screen, where the preview is a sheet that is asked for.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button onClick={() => setShown(true)}>altrove</button>
      <PreviewPanel shown={shown} onClose={() => setShown(false)} />
    </>
  );
}

const PICTURE = '/chatbots/inst1/page-picture';

const open = async (fields: Parameters<typeof aChatbot>[0] = {}) => {
  const chatbot = aChatbot(fields);
  const server = fakeBuilderServer({
    chatbot: fields,
    routes: {
      [`PUT ${PICTURE}`]: { body: { data: { ...chatbot, pagePictureUrl: '/api/page-pictures/nuova.webp' } } },
      [`DELETE ${PICTURE}`]: { body: { data: chatbot } },
    },
  });
  const builder = openBuilder(fields);
  const view = render(
    <BuilderProvider builder={builder}>
      <Page />
    </BuilderProvider>,
  );
  await screen.findByTestId('chat');
  await userEvent.click(screen.getByRole('button', { name: 'altrove' }));
  return { ...view, server, builder };
};
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const aPicture = () => new File(['x'], 'pagina.png', { type: 'image/png' });

test('shows the chat open, closed, and inviting, and keeps the open one alive', async () => {
  await open();
  const chat = screen.getByTestId('chat');
  await choose('Chiusa');
  expect(chat).not.toBeVisible();
  expect(screen.getByTestId('bubble')).toHaveTextContent('');
  await choose('Invito');
  expect(screen.getByTestId('bubble')).toHaveTextContent('Serve aiuto?');
  await choose('Aperta');
  expect(screen.getByTestId('chat')).toBe(chat);
  expect(chat).toBeVisible();
});

test('there is no invitation to look at without words', async () => {
  await open({ design: { ...aChatbot().design, invitationText: '' } });
  expect(screen.getByRole('radio', { name: 'Invito' })).toBeDisabled();
});

test('the owner’s picture of the page is taken, shown behind the widget, and removed', async () => {
  const { container, server } = await open();
  await choose('La tua pagina');
  await userEvent.upload(
    screen.getByLabelText('Immagine della tua pagina', { selector: 'input' }),
    aPicture(),
  );
  await waitFor(() =>
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/page-pictures/nuova.webp'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Togli' }));
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  expect(server.to(PICTURE).map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

test('a pasted picture is taken; text pasted into a field is not', async () => {
  const { container, server } = await open();
  const paste = (target: Element, files: File[]) => {
    const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, { clipboardData: { files } }));
  };
  const field = container.appendChild(document.createElement('textarea'));
  paste(field, [aPicture()]);
  paste(document.body, []);
  expect(server.to(PICTURE)).toEqual([]);
  paste(document.body, [aPicture()]);
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  expect(screen.getByRole('radio', { name: 'La tua pagina' })).toBeChecked();
});

test('on a narrow screen it is a window over the rest; Escape gives everything and the focus back', async () => {
  await open();
  const elsewhere = screen.getByText('altrove');
  const panel = screen.getByRole('dialog', { name: 'Anteprima' });
  expect(panel).toHaveAttribute('aria-modal', 'true');
  expect(panel).toContainElement(document.activeElement as HTMLElement);
  expect(elsewhere.inert).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(elsewhere.inert).toBe(false);
  expect(elsewhere).toHaveFocus();
});

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { buildConfig, json, reply } from '../testing/fake-server.js';
import { answering, server, settle, startConversation } from '../testing/visit.js';
import { WidgetPage, eventually, focused } from '../testing/widget-page.js';

settle();

describe('a thumb', () => {
  it('is told once, shown, and can be taken back', async () => {
    const page = await startConversation();
    const up = await eventually(() => page.named('Risposta utile'));
    up.click();
    await eventually(() => up.getAttribute('aria-pressed') === 'true');
    up.click();
    await eventually(() => up.getAttribute('aria-pressed') === 'false');
    await eventually(() => server.feedback.length === 2);
    const proof = { install_id: 'install-1', sessionId: 's1', session_token: 't1', reply_id: 'r1' };
    expect(server.feedback).to.deep.equal([
      { ...proof, value: 'up' },
      { ...proof, value: null },
    ]);
  });

  it('down asks why, and nobody has to say', async () => {
    const page = await startConversation();
    (await eventually(() => page.named('Risposta non utile'))).click();
    const reason = (await eventually(() => page.one('input[name=reason]'))) as HTMLInputElement;
    await eventually(() => focused() === reason);
    await sendKeys({ type: 'Prezzo vecchio' });
    await sendKeys({ press: 'Enter' });
    await eventually(() => server.feedback.length === 2);
    expect(server.feedback.map(({ value, reason: why }) => [value, why])).to.deep.equal([
      ['down', undefined],
      ['down', 'Prezzo vecchio'],
    ]);
    await eventually(() => page.status === 'Grazie del parere.');
    expect(page.one('input[name=reason]')).to.equal(undefined);
    expect(page.element.open).to.equal(true);
  });

  it('is taken back when the server did not hear it', async () => {
    server.judge = () => json({}, 500);
    const page = await startConversation();
    const up = await eventually(() => page.named('Risposta utile'));
    up.click();
    await eventually(() => page.status.startsWith('⚠️'));
    expect(up.getAttribute('aria-pressed')).to.equal('false');
  });

  it('is offered for replies only: not for the welcome, nor for a failure', async () => {
    server.answer = () => json({}, 500);
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => page.named('Riprova'));
    expect(page.named('Risposta utile')).to.equal(undefined);
    expect(page.named('Copia la risposta')).to.equal(undefined);
  });
});

it('copies a reply as it is read, without its marks', async () => {
  answering(...reply('In **24 ore**.'));
  const page = await startConversation();
  const copied: string[] = [];
  Object.defineProperty(navigator.clipboard, 'writeText', {
    value: async (text: string) => copied.push(text),
    configurable: true,
  });
  (await eventually(() => page.named('Copia la risposta'))).click();
  await eventually(() => page.status === 'Risposta copiata');
  expect(copied).to.deep.equal(['In 24 ore.']);
  delete (navigator.clipboard as { writeText?: unknown }).writeText;
});

describe('asking for a person', () => {
  it('says that one comes, where one is there', async () => {
    server.person = () => json({ available: true });
    const page = await startConversation();
    (await eventually(() => page.named('Parla con una persona'))).click();
    await eventually(() => page.banner.startsWith('Abbiamo avvisato una persona'));
    expect(page.one('officina-handover-form')).to.equal(undefined);
  });

  it('says so as well to who typed the wish, while the bot answers', async () => {
    answering(...reply('Certo.', { handover: true, called: true }));
    const page = await startConversation();
    await eventually(() => page.banner.startsWith('Abbiamo avvisato una persona'));
    expect(page.messageTexts.at(-1)).to.equal('Certo.');
  });

  it('asks for an address where nobody is there, and offers the owner’s own way besides', async () => {
    const page = await startConversation({
      config: buildConfig({ handover: { email: true, url: 'https://example.com/contatti' } }),
    });
    (await eventually(() => page.named('Parla con una persona', 'button'))).click();
    const form = await eventually(() => page.one('officina-handover-form'));
    expect(form.shadowRoot!.textContent).to.contain('Ora non c’è nessuno in chat.');
    const link = page.named('Altri modi', 'a') as HTMLAnchorElement;
    expect(link.href).to.equal('https://example.com/contatti');
    // As readable as the words around it, on whatever ground the owner chose.
    expect(getComputedStyle(link).color).to.equal(getComputedStyle(form).color);
    await eventually(() => focused() === page.one('input[type=email]'));
    await sendKeys({ press: 'Escape' });
    await eventually(() => focused() === page.field);
    expect(page.element.open).to.equal(true);
  });

  it('asks for an address where an old server knows no such thing', async () => {
    server.person = () => json({}, 404);
    const page = await startConversation();
    (await eventually(() => page.named('Parla con una persona'))).click();
    const form = await eventually(() => page.one('officina-handover-form'));
    expect(form.shadowRoot!.textContent).to.contain('Lascia il tuo indirizzo: ti rispondiamo per email.');
  });
});

describe('a person', () => {
  const withReply = (handover: boolean) => () =>
    server.stream(({ send, end }) => {
      send(...reply('Non lo so.', { handover }));
      end();
    });

  it('can be reached by a form once the visitor has written', async () => {
    server.answer = withReply(true);
    const page = await WidgetPage.put().opened();
    expect(page.named('Parla con una persona')).to.equal(undefined);
    await page.say('Fate sconti?');
    (await eventually(() => page.named('Parla con una persona'))).click();
    const email = (await eventually(() => page.one('input[type=email]'))) as HTMLInputElement;
    expect(focused() === email, 'who has the keyboard').to.equal(true);

    await sendKeys({ type: 'non un indirizzo' });
    page.named('Invia richiesta')!.click();
    await eventually(() => page.one('[role=alert]')?.textContent === 'Inserisci un indirizzo email valido.');
    expect(email.getAttribute('aria-invalid')).to.equal('true');

    email.value = 'anna@example.com';
    (page.one('textarea[name=note]') as HTMLTextAreaElement).value = 'Per dieci pezzi';
    page.named('Invia richiesta')!.click();
    await eventually(() =>
      page
        .all('[role=status]')
        .some((status) => status.textContent === 'Richiesta inviata. Ti rispondiamo a anna@example.com.'),
    );
    expect(server.handovers).to.deep.equal([
      {
        install_id: 'install-1',
        sessionId: 's1',
        session_token: 't1',
        email: 'anna@example.com',
        note: 'Per dieci pezzi',
      },
    ]);
  });

  it('keeps what was typed when the request fails', async () => {
    server.answer = withReply(true);
    server.handover = () => json({}, 500);
    const page = await WidgetPage.put().opened();
    await page.say('Fate sconti?');
    (await eventually(() => page.named('Parla con una persona'))).click();
    const email = (await eventually(() => page.one('input[type=email]'))) as HTMLInputElement;
    email.value = 'anna@example.com';
    page.named('Invia richiesta')!.click();
    await eventually(() => page.one('[role=alert]')?.textContent?.startsWith('⚠️'));
    expect(email.value).to.equal('anna@example.com');
  });

  it('is a link when the owner gave one, and nothing when neither', async () => {
    const page = await WidgetPage.put({
      config: buildConfig({ handover: { email: false, url: 'https://example.com/contatti' } }),
    }).opened();
    const link = page.named('Parla con una persona', 'a') as HTMLAnchorElement;
    expect(link.href).to.equal('https://example.com/contatti');
    expect(link.rel).to.contain('noopener');
    page.configure(buildConfig({ handover: { email: false, url: '' } }));
    await eventually(() => !page.named('Parla con una persona', 'a'));
  });
});

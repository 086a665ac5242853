import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { buildConfig } from '../testing/fake-server.js';
import { pressWithShift } from '../testing/press-with-shift.js';
import { settle } from '../testing/visit.js';
import { WidgetPage, eventually, focused } from '../testing/widget-page.js';

settle();

describe('the chosen font', () => {
  const families = () => [...document.fonts].map(({ family }) => family.replaceAll('"', ''));

  it('comes with the open chat, from the origin of the API', async () => {
    const page = WidgetPage.put({ config: buildConfig({ font_family: 'Work Sans' }) });
    await eventually(() => page.invitation);
    expect(families()).not.to.include('Officina Work Sans');
    await page.opened();
    expect(families().filter((family) => family === 'Officina Work Sans')).to.have.length(2);
    expect(getComputedStyle(page.window!).fontFamily).to.match(
      /^"Officina Work Sans", "Work Sans", system-ui/,
    );
  });

  it('is seen at once in the preview, open or not', async () => {
    const page = WidgetPage.put({ previewToken: 'mine', config: buildConfig({ font_family: 'Rubik' }) });
    expect(families()).to.include('Officina Rubik');
    page.configure(buildConfig({ font_family: 'Karla' }));
    expect(families()).to.include('Officina Karla');
    expect(getComputedStyle(page.element).fontFamily).to.match(/^"Officina Karla"/);
  });
});

describe('the header', () => {
  const header = async (name: string) => {
    const page = await WidgetPage.put({ config: buildConfig({ bot_display_name: name }) }).opened();
    return page.one('header')!.innerText.split(/\n+/);
  };

  it('says once that a bot called AI assistant is one', async () =>
    expect(await header('Assistente AI')).to.deep.equal(['Assistente AI']));

  it('says it beside any other name', async () =>
    expect(await header('Giulia')).to.deep.equal(['Giulia', 'Assistente AI']));
});

it('shows one focus ring around the message field', async () => {
  const page = await WidgetPage.put().opened();
  await sendKeys({ press: 'Tab' });
  await pressWithShift('Tab');
  expect(focused() === page.field, 'who has the keyboard').to.equal(true);
  expect(getComputedStyle(page.field!).outlineStyle).to.equal('none');
  expect(getComputedStyle(page.field!.closest('.field')!).outlineWidth).to.equal('2px');
});

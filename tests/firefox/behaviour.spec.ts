import { expect, test } from '@playwright/test';
import { behaviour } from '../bench/widget/behaviour';
import { ours } from '../bench/widget/subjects';
import { settle } from '../embed/pages';
import { snippet } from '../embed/servers';
import { OUR_BEHAVIOUR, tablePage, tableServer } from '../support/widget-behaviour';
import { launchFirefox, tableBrowserOf } from './launch-firefox';

const town = settle();

test('in Firefox the widget behaves as in Chromium, in every column', async () => {
  const site = await town.shop(tablePage(snippet(town.officina, 'a', 'nonce="bench"')));
  const firefox = await launchFirefox();
  try {
    expect(await behaviour(tableBrowserOf(firefox), tableServer(site), ours)).toEqual(OUR_BEHAVIOUR);
  } finally {
    await firefox.close();
  }
});

import { expect, test } from '@playwright/test';
import { behaviour } from '../bench/widget/behaviour';
import { ours } from '../bench/widget/subjects';
import { OUR_BEHAVIOUR, tablePage, tableServer } from '../support/widget-behaviour';
import { settle } from './pages';
import { snippet } from './servers';

const town = settle();

test('what the benchmark looks at beside other widgets is as it should be, in every column', async ({
  browser,
}) => {
  const site = await town.shop(tablePage(snippet(town.officina, 'a', 'nonce="bench"')));
  expect(await behaviour(browser, tableServer(site), ours)).toEqual(OUR_BEHAVIOUR);
});

import type { SocialCall, SocialTarget } from '../port';
import { type Json, textOf } from '../http/answer';
import type { Client } from '../http/client';
import { readAll } from '../meta/facebook-login';

const FIELDS = 'id,name,access_token,category,tasks';
const MAY_PUBLISH = ['CREATE_CONTENT', 'MANAGE'];

const mayPublish = ({ tasks }: Json): boolean =>
  !Array.isArray(tasks) || tasks.some((task) => MAY_PUBLISH.includes(textOf(task)));

/** The pages that a person may publish on: their own, and those of companies, which `me/accounts` may leave out. */
export const pagesOf = async ({
  client,
  graph,
  accessToken,
  call,
}: {
  client: Client;
  graph: string;
  accessToken: string;
  call: SocialCall;
}): Promise<SocialTarget[]> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const list = (path: string) => readAll(client, `${graph}/${path}`, headers, call);
  // Who has no company is refused here, and has their own pages nevertheless.
  const orNone = (path: string) => list(path).catch((): Json[] => []);

  const own = await list(`me/accounts?fields=${FIELDS}&limit=100`);
  const companies = await orNone('me/businesses?fields=id&limit=100');
  const theirs: Json[] = [];
  for (const company of companies)
    for (const edge of ['owned_pages', 'client_pages'])
      theirs.push(...(await orNone(`${textOf(company.id)}/${edge}?fields=${FIELDS}&limit=100`)));

  const pages = new Map<string, SocialTarget>();
  for (const page of [...own, ...theirs]) {
    const pageId = textOf(page.id);
    const pageToken = textOf(page.access_token);
    if (!pageId || !pageToken || !mayPublish(page) || pages.has(pageId)) continue;
    pages.set(pageId, {
      pageId,
      name: textOf(page.name),
      detail: textOf(page.category),
      board: null,
      accessToken: pageToken,
    });
  }
  return [...pages.values()];
};

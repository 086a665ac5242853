// @ts-check
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { envToCfg, envToSecrets, PDS } from '@atproto/pds';

/**
 * Bluesky's own server as a process of its own, on a throw-away folder, with stand-ins of the two services that it asks: the directory
 * of identities, and the one that counts likes. Says its address as one line of JSON, and ends with its parent's pipe.
 */
const body = async (/** @type {http.IncomingMessage} */ request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};
const listen = async (/** @type {http.RequestListener} */ handle) => {
  const server = http.createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
};

/** Identities as plc.directory keeps them: the last operation of each, shown as a document. */
const operations = new Map();
const directory = await listen(async (request, response) => {
  const did = decodeURIComponent((request.url ?? '').split('/')[1] ?? '');
  if (request.method === 'POST') {
    operations.set(did, JSON.parse(await body(request)));
    response.end('{}');
    return;
  }
  const operation = operations.get(did);
  response.writeHead(operation ? 200 : 404, { 'content-type': 'application/did+ld+json' });
  response.end(
    JSON.stringify(
      operation && {
        '@context': ['https://www.w3.org/ns/did/v1'],
        id: did,
        alsoKnownAs: operation.alsoKnownAs,
        verificationMethod: [
          {
            id: `${did}#atproto`,
            type: 'Multikey',
            controller: did,
            publicKeyMultibase: operation.verificationMethods.atproto.replace('did:key:', ''),
          },
        ],
        service: [
          {
            id: '#atproto_pds',
            type: 'AtprotoPersonalDataServer',
            serviceEndpoint: operation.services.atproto_pds.endpoint,
          },
        ],
      },
    ),
  );
});

/** Every post that is asked for has the same figures. */
const counts = { likeCount: 3, replyCount: 1, repostCount: 2, quoteCount: 1 };
const counter = await listen((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://counter');
  const posts = searchParams.getAll('uris').map((uri) => ({
    uri,
    cid: 'bafyreievq6mgqddbwpqrrpllvfusgse4v22p6lb4ese4pw3emgwxbbjxfa',
    author: { did: uri.split('/')[2], handle: 'forno.test' },
    record: {},
    indexedAt: new Date().toISOString(),
    ...counts,
  }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ posts }));
});

const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-pds-'));
const free = await listen(() => undefined);
const port = Number(new URL(free.url).port);
free.server.close();
await once(free.server, 'close');
const env = {
  port,
  hostname: 'localhost',
  dataDirectory,
  blobstoreDiskLocation: path.join(dataDirectory, 'blobs'),
  didPlcUrl: directory.url,
  bskyAppViewUrl: counter.url,
  bskyAppViewDid: 'did:web:counter.test',
  devMode: true,
  disableSsrfProtection: true,
  inviteRequired: false,
  serviceHandleDomains: ['.test'],
  jwtSecret: crypto.randomBytes(24).toString('hex'),
  adminPassword: crypto.randomBytes(24).toString('hex'),
  plcRotationKeyK256PrivateKeyHex: crypto.randomBytes(32).toString('hex'),
};
process.env.LOG_ENABLED = 'false';
const pds = await PDS.create(envToCfg(env), envToSecrets(env));
await pds.start();
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
process.stdin
  .on('end', () => {
    fs.rmSync(dataDirectory, { recursive: true, force: true });
    process.exit(0);
  })
  .resume();

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PictureServer {
  /** Where the picture is fetched from. */
  url: string;
  close(): void;
}

/** Serves one picture to networks that fetch it by its address; `bytes` is asked at each request. */
export const startPictureServer = async (bytes: () => Uint8Array): Promise<PictureServer> => {
  const server = http.createServer((_, response) => response.end(bytes())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/foto.jpg`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};

import type { PlatformId } from './platforms';

interface Installation {
  /** The tag as the server writes it. */
  snippet: string;
  id: string;
  /** Where the widget comes from. */
  origin: string;
}

/** Tag Manager drops attributes it does not know from a written tag, but not from one that a script makes. */
const forTagManager = ({ id, origin }: Installation): string => `<script>
  (function () {
    var tag = document.createElement('script');
    tag.async = true;
    tag.src = '${origin}/widget.js?id=${id}';
    tag.setAttribute('data-install-id', '${id}');
    document.head.appendChild(tag);
  })();
</script>`;

/** Works today: the server that the chatbot lives on hands out the package. */
export const installCommand = (origin: string): string => `npm install ${origin}/downloads/officina-chat.tgz`;

const forReact = ({
  id,
  origin,
}: Installation): string => `import { OfficinaChat } from '@officina/chat/react';

export function Chat() {
  return <OfficinaChat installId="${id}" apiUrl="${origin}" />;
}`;

const forVue = ({ id, origin }: Installation): string => `<script setup>
// vite.config.js: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'officina-chat' } } })
import '@officina/chat/define';
</script>

<template>
  <officina-chat install-id="${id}" api-url="${origin}" />
</template>`;

const forAngular = ({
  id,
  origin,
}: Installation): string => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import '@officina/chat/define';

@Component({
  selector: 'app-chat',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<officina-chat install-id="${id}" api-url="${origin}"></officina-chat>\`,
})
export class Chat {}`;

const forSvelte = ({ id, origin }: Installation): string => `<script>
  import '@officina/chat/define';
</script>

<officina-chat install-id="${id}" api-url="${origin}"></officina-chat>`;

/** The referrer tells the server which page holds the frame: without it the chat would be refused. */
const forFrame = ({ id, origin }: Installation): string => `<iframe
  src="${origin}/widget/${id}"
  title="Chat"
  width="400"
  height="640"
  loading="lazy"
  allow="clipboard-write"
  referrerpolicy="strict-origin-when-cross-origin"
  style="border: 0; border-radius: 16px; max-width: 100%"
></iframe>`;

/** What to paste on a platform: the same tag everywhere but where a platform needs its own. */
export const codeFor = (platform: PlatformId, installation: Installation): string => {
  switch (platform) {
    case 'gtm':
      return forTagManager(installation);
    case 'react':
      return forReact(installation);
    case 'vue':
      return forVue(installation);
    case 'angular':
      return forAngular(installation);
    case 'svelte':
      return forSvelte(installation);
    case 'iframe':
      return forFrame(installation);
    default:
      return installation.snippet;
  }
};

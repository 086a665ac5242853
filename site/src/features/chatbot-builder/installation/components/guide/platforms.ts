/** What a step's picture shows. */
export type Scene = 'menu' | 'upload' | 'paste' | 'code' | 'site' | 'frame';

interface Platform {
  id: string;
  label: string;
  /** The colour of the platform's own side bar, so that the picture is recognised. */
  tint: string;
  /** The file that a code picture shows. */
  file: string;
  scenes: readonly [Scene | null, Scene | null, Scene | null, Scene | null];
}

/** The kinds of site that an owner is likely to have, the likeliest first. */
export const PLATFORMS = [
  {
    id: 'wordpress',
    label: 'WordPress',
    tint: '#1d2327',
    file: 'footer.php',
    scenes: [null, 'menu', 'upload', 'site'],
  },
  {
    id: 'html',
    label: 'HTML',
    tint: '#b0482c',
    file: 'index.html',
    scenes: [null, 'code', null, 'site'],
  },
  {
    id: 'shopify',
    label: 'Shopify',
    tint: '#1a3a2a',
    file: 'theme.liquid',
    scenes: ['menu', null, 'code', 'site'],
  },
  {
    id: 'wix',
    label: 'Wix',
    tint: '#13203d',
    file: 'body',
    scenes: ['menu', 'paste', null, 'site'],
  },
  {
    id: 'squarespace',
    label: 'Squarespace',
    tint: '#222222',
    file: 'footer',
    scenes: ['menu', 'paste', null, 'site'],
  },
  {
    id: 'joomla',
    label: 'Joomla',
    tint: '#132f53',
    file: 'index.php',
    scenes: ['menu', null, 'code', 'site'],
  },
  {
    id: 'gtm',
    label: 'Google Tag Manager',
    tint: '#1a56b0',
    file: 'tag.html',
    scenes: ['menu', 'paste', null, 'site'],
  },
  {
    id: 'webflow',
    label: 'Webflow',
    tint: '#2b2b45',
    file: 'footer',
    scenes: ['menu', 'paste', null, 'site'],
  },
  {
    id: 'react',
    label: 'React',
    tint: '#20323a',
    file: 'App.tsx',
    scenes: [null, 'code', null, 'site'],
  },
  {
    id: 'vue',
    label: 'Vue',
    tint: '#1f3a31',
    file: 'App.vue',
    scenes: [null, 'code', null, 'site'],
  },
  {
    id: 'angular',
    label: 'Angular',
    tint: '#4a1526',
    file: 'chat.ts',
    scenes: [null, 'code', null, 'site'],
  },
  {
    id: 'svelte',
    label: 'Svelte',
    tint: '#4a2013',
    file: 'App.svelte',
    scenes: [null, 'code', null, 'site'],
  },
  {
    id: 'iframe',
    label: 'iframe',
    tint: '#4a3b63',
    file: 'index.html',
    scenes: [null, 'code', null, 'frame'],
  },
] as const satisfies readonly Platform[];

export type PlatformId = (typeof PLATFORMS)[number]['id'];

/** The platforms whose guide begins with the package. */
const PACKAGE_PLATFORMS: readonly string[] = ['react', 'vue', 'angular', 'svelte'] satisfies PlatformId[];
export const usesPackage = (platform: PlatformId): boolean => PACKAGE_PLATFORMS.includes(platform);

/** The platform that an address asks for (`?guide=shopify`), or null when it asks for none that we know. */
export const platformOf = (search: URLSearchParams): PlatformId | null =>
  PLATFORMS.find(({ id }) => id === search.get('guide'))?.id ?? null;

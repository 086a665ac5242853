import { BROWSERS, SYSTEMS, type Browser, type System } from '../../contract';

/** Where somebody signed in, as far as a user agent tells. */
export interface Device {
  browser: Browser;
  system: System;
}

// In this order: nearly every browser names Chrome and Safari too, and phones name Linux and Mac OS.
const BROWSER_NAMES: [RegExp, Browser][] = [
  [/\bEdg(A|iOS)?\//, 'edge'],
  [/\bOPR\/|\bOpera\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  [/\bChrome\/|\bCriOS\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const SYSTEM_NAMES: [RegExp, System][] = [
  [/\bWindows\b/, 'windows'],
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bMac ?OS\b|\bMacintosh\b/, 'macos'],
  [/\bLinux\b|\bCrOS\b/, 'linux'],
];

const nameIn = <Name>(names: [RegExp, Name][], userAgent: string): Name | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(BROWSER_NAMES, userAgent) ?? 'other',
  system: nameIn(SYSTEM_NAMES, userAgent) ?? 'other',
});

/** A sign-in's name in the table of sessions: what made it, and an id that no other has. */
export const signInName = ({ browser, system }: Device, id: string): string => `${browser}.${system}.${id}`;

/** The reverse; a name of another making (an older sign-in's) is all id. */
export const readSignInName = (name: string): Device & { id: string } => {
  const [first, second, id] = name.split('.');
  return {
    browser: BROWSERS.find((browser) => browser === first) ?? 'other',
    system: SYSTEMS.find((system) => system === second) ?? 'other',
    id: id ?? name,
  };
};

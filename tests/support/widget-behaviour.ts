import type { Site } from '../embed/servers';

/** What every column of the behaviour table says of our widget, in any browser. */
export const OUR_BEHAVIOUR = {
  'strict CSP': 'ok',
  TT: '0',
  'hostile CSS': 'ok',
  kept: '0',
  'third party': '0 / 0',
  launcher: 'button',
  'focus in': 'yes',
  'Esc closes': 'yes',
  'focus back': 'yes',
  dialog: 'yes',
  'live region': 'yes',
  'field name': 'label',
  'Tab stays in, 390 px': 'yes',
  'side in rtl': 'left',
};

/**
 * A shop's page for the table: it sends the policy that the address asks for.
 * @param tag The widget's script tag.
 */
export const tablePage =
  (tag: string) =>
  (path: string): string => {
    const policy = new URL(path, 'http://localhost').searchParams.get('csp');
    const head = policy ? `<meta http-equiv="content-security-policy" content="${policy}">` : '';
    return `<!doctype html><html lang="it"><head><title>Bottega</title>${head}</head><body>${tag}</body></html>`;
  };

/** The shop as the table knows a server of the benchmark. */
export const tableServer = (site: Site) => ({ ...site, messages: 0, gzip: () => 0, close: () => undefined });

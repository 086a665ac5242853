import { plain } from '../values/plain';

interface Quality {
  adjective: RegExp;
  /** Headers of the columns by which it is compared. */
  header: RegExp;
  /** Which end of the column "più" and "-est" mean: the quietest makes the least noise. */
  end: 'most' | 'least';
}

const NOISE = /\brumor|\bnoise|\bdb\b|\bdecibel/;
const WEIGHT = /\bpes[oi]\b|\bkg\b|\bweight/;
const TEMPERATURE = /\btemperatur/;
const QUALITIES: readonly Quality[] = [
  { adjective: /^(?:silenzios|quiet)/, header: NOISE, end: 'least' },
  { adjective: /^(?:rumoros|nois|loud)/, header: NOISE, end: 'most' },
  { adjective: /^(?:legger|light)/, header: WEIGHT, end: 'least' },
  { adjective: /^(?:pesant|heav)/, header: WEIGHT, end: 'most' },
  { adjective: /^(?:potent|powerful)/, header: /\bpotenz|\bpower|\bk?w\b|\bcv\b|\bhp\b/, end: 'most' },
  { adjective: /^(?:capient|roomi|roomy)/, header: /\bcapac|\bcapienz|\blitri\b|\bvolume/, end: 'most' },
  {
    adjective: /^(?:numeros|affollat|crowded)/,
    header: /\bpost[oi]\b|\biscritt|\bpartecipant|\bpersone\b|\bcapienz|\bcomponent|\bseats|\bmembers/,
    end: 'most',
  },
  { adjective: /^(?:ripid|steep)/, header: /\bpendenz|\binclinaz|\bslope|\bgradient/, end: 'most' },
  { adjective: /^alcolic/, header: /\bgrad[oi]|\balcol|\bvol\b|\babv\b/, end: 'most' },
  { adjective: /^(?:fredd|cold|cool)/, header: TEMPERATURE, end: 'least' },
  { adjective: /^(?:cald|warm|hot)/, header: TEMPERATURE, end: 'most' },
];

const COMPARED =
  /\b(piu|meno|most|least) ([a-z]{4,})|\b(quiet|nois|loud|light|heav|steep|cold|warm|hott)i?est\b/;

/** The quality that a plain question compares, and which end of its column is asked for. */
export const qualityOf = (text: string): { header: RegExp; end: 'most' | 'least' } | null => {
  const [, degree, adjective, stem] = COMPARED.exec(text) ?? [];
  const quality = QUALITIES.find((each) => each.adjective.test(adjective ?? stem ?? ''));
  if (!quality) return null;
  const isLess = degree === 'meno' || degree === 'least';
  return { header: quality.header, end: isLess === (quality.end === 'least') ? 'most' : 'least' };
};

/** Whether a column's header names what a plain question compares. */
export const headsQuality = (header: string, text: string): boolean =>
  qualityOf(text)?.header.test(plain(header)) === true;

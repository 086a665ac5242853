import type { Locale } from '../../contract';

/** What a page says of its business in JSON-LD, as far as a chatbot begins with it. */
export interface StructuredBusiness {
  name: string | null;
  logo: string | null;
  openingHours: Record<Locale, string> | null;
}

type Node = Record<string, unknown>;

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Day = (typeof DAYS)[number];
const DAY_NAMES: Record<Locale, readonly string[]> = {
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const LABELS: Record<Locale, string> = { it: 'Orari di apertura', en: 'Opening hours' };
/** Sites nest graphs in graphs; deeper than this nobody writes by hand. */
const MAX_DEPTH = 4;
const MAX_NODES = 200;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
};
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.replace(/\s+/g, ' ').trim() : null;

const nodesIn = (value: unknown, depth = 0): Node[] => {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.slice(0, MAX_NODES).flatMap((each) => nodesIn(each, depth + 1));
  if (!isNode(value)) return [];
  return [value, ...nodesIn(value['@graph'], depth + 1), ...nodesIn(value.publisher, depth + 1)];
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Many sites carry a comma too many; the page says the same elsewhere.
    return null;
  }
};

/** Types that are no business, though they have a name. */
const OTHER_TYPES =
  /^(?:WebPage|WebSite|BreadcrumbList|FAQPage|.*Article|BlogPosting|Product|Event|Person|SearchAction|ImageObject|CollectionPage|Offer|Service|Recipe|VideoObject|ItemList|Review)$/;
const isBusiness = (node: Node): boolean => {
  const types = listOf(node['@type']).map(String);
  return types.length > 0 && types.every((type) => !OTHER_TYPES.test(type));
};
const isSite = (node: Node): boolean => listOf(node['@type']).includes('WebSite');

const logoOf = (node: Node): string | null => {
  const [logo] = listOf(node.logo);
  return textOf(isNode(logo) ? (logo.url ?? logo.contentUrl) : logo);
};

const dayOf = (value: unknown): Day | undefined => {
  const name = String(value).split('/').at(-1)?.toLowerCase().slice(0, 2);
  return DAYS.find((day) => day.startsWith(name ?? '-'));
};
const minutes = (value: unknown): string | null => /^\d{1,2}:\d{2}/.exec(String(value))?.[0] ?? null;

/** "Mo-Fr 09:00-18:00" → the days and the hours. */
const readShort = (text: string): { days: Day[]; hours: string }[] => {
  const [, written, opens, closes] =
    /^([A-Za-z,\s-]+?)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})/.exec(text.trim()) ?? [];
  if (!written || !opens || !closes) return [];
  const days = written.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map((each) => dayOf(each.trim()));
    if (!from) return [];
    return to ? DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1) : [from];
  });
  return [{ days, hours: `${opens}–${closes}` }];
};

const readSpecification = (value: unknown): { days: Day[]; hours: string }[] => {
  if (!isNode(value)) return [];
  const opens = minutes(value.opens);
  const closes = minutes(value.closes);
  // Written so, a day is closed.
  if (!opens || !closes || opens === closes) return [];
  const days = listOf(value.dayOfWeek).flatMap(
    (day) => dayOf(isNode(day) ? (day.name ?? day['@id']) : day) ?? [],
  );
  return [{ days, hours: `${opens}–${closes}` }];
};

/** Neighbouring days with the same hours read as one span. */
const wordHours = (hoursOf: ReadonlyMap<Day, string[]>, locale: Locale): string => {
  const spans: { from: number; to: number; hours: string }[] = [];
  DAYS.forEach((day, at) => {
    const hours = hoursOf.get(day)?.join(', ');
    if (!hours) return;
    const last = spans.at(-1);
    if (last?.hours === hours && last.to === at - 1) last.to = at;
    else spans.push({ from: at, to: at, hours });
  });
  const name = (at: number) => DAY_NAMES[locale][at] ?? '';
  const text = spans
    .map(({ from, to, hours }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${hours}`)
    .join('; ');
  return `${LABELS[locale]}: ${text}.`;
};

const openingHoursOf = (node: Node): StructuredBusiness['openingHours'] => {
  const rules = [
    ...listOf(node.openingHoursSpecification).flatMap(readSpecification),
    ...listOf(node.openingHours).flatMap((each) => readShort(String(each))),
  ];
  const hoursOf = new Map<Day, string[]>();
  for (const { days, hours } of rules)
    for (const day of days) {
      const known = hoursOf.get(day) ?? [];
      if (!known.includes(hours)) hoursOf.set(day, [...known, hours].sort());
    }
  return hoursOf.size === 0 ? null : { it: wordHours(hoursOf, 'it'), en: wordHours(hoursOf, 'en') };
};

/** Reads the JSON-LD of a page: the business that it is about, before the site, before whatever else has a name. */
export const readStructuredData = (scripts: readonly string[]): StructuredBusiness => {
  const nodes = scripts.flatMap((text) => nodesIn(parse(text))).slice(0, MAX_NODES);
  const businesses = nodes.filter(isBusiness);
  const find = <T>(from: readonly Node[], read: (node: Node) => T | null): T | null => {
    for (const node of from) {
      const value = read(node);
      if (value !== null) return value;
    }
    return null;
  };
  return {
    name: find([...businesses, ...nodes.filter(isSite)], (node) => textOf(node.name)),
    logo: find(businesses, logoOf),
    openingHours: find(businesses, openingHoursOf),
  };
};

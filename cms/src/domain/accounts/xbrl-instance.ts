import { SaxesParser, type SaxesTagNS } from 'saxes';

export interface XbrlContext {
  /** The day of a balance, or the last day of a period. */
  endsOn: string;
  /** The first day of a period; null for the instant of a balance. */
  startsOn: string | null;
  /** Facts of a dimension (a member of a table) are no totals. */
  dimensional: boolean;
}
export interface XbrlFact {
  /** Local name in the taxonomy. */
  name: string;
  taxonomy: string;
  contextId: string;
  unitId: string;
  text: string;
}
/** An instance as it stands, before anything is understood. */
export interface XbrlInstance {
  contexts: Map<string, XbrlContext>;
  /** Unit id → `iso4217:EUR`. */
  units: Map<string, string>;
  facts: XbrlFact[];
}
export type XbrlFault = 'BROKEN_XML' | 'DOCTYPE_REFUSED' | 'UNKNOWN_PREFIX' | 'NOT_XBRL' | 'OTHER_TAXONOMY';

const XBRLI = 'http://www.xbrl.org/2003/instance';
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
/** The namespaces of the Italian taxonomy of the Civil code's accounts, one a release. */
const ITCC = /^http:\/\/www\.infocamere\.it\/itnn\/fr\/itcc\/ci\/(?:[a-z]+\/)?(\d{4}-\d{2}-\d{2})\/?$/;
/** Notes of the accounts are long texts that nobody reads here. */
const LONGEST_VALUE = 400;

class Fault extends Error {
  constructor(readonly fault: XbrlFault) {
    super(fault);
  }
}

const attribute = (tag: SaxesTagNS, name: string, uri = ''): string =>
  Object.values(tag.attributes).find((candidate) => candidate.local === name && candidate.uri === uri)
    ?.value ?? '';

/**
 * Reads an XBRL 2.1 instance of the taxonomy `itcc-ci`. A document type is refused before any of its entities could
 * grow; the parser knows no others than XML's five.
 */
export const parseXbrl = (source: string): XbrlInstance | { fault: XbrlFault } => {
  const parser = new SaxesParser({ xmlns: true });
  const contexts: XbrlInstance['contexts'] = new Map();
  const units: XbrlInstance['units'] = new Map();
  const facts: XbrlFact[] = [];
  let foreignFacts = 0;
  let depth = 0;
  let text = '';
  let context: (XbrlContext & { id: string }) | null = null;
  let unitId = '';
  let fact: XbrlFact | null = null;

  parser.on('error', (error) => {
    throw new Fault(/unbound namespace/i.test(error.message) ? 'UNKNOWN_PREFIX' : 'BROKEN_XML');
  });
  parser.on('doctype', () => {
    throw new Fault('DOCTYPE_REFUSED');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    text = '';
    if (depth === 1 && !(tag.uri === XBRLI && tag.local === 'xbrl')) throw new Fault('NOT_XBRL');
    if (tag.uri === XBRLI) {
      if (tag.local === 'context')
        context = { id: attribute(tag, 'id'), endsOn: '', startsOn: null, dimensional: false };
      if (tag.local === 'unit') unitId = attribute(tag, 'id');
      if (context && (tag.local === 'segment' || tag.local === 'scenario')) context.dimensional = true;
      return;
    }
    const contextId = attribute(tag, 'contextRef');
    if (contextId === '') return;
    const [, taxonomy] = ITCC.exec(tag.uri) ?? [];
    if (taxonomy === undefined) foreignFacts += 1;
    else if (attribute(tag, 'nil', XSI) !== 'true')
      fact = { name: tag.local, taxonomy, contextId, unitId: attribute(tag, 'unitRef'), text: '' };
  });
  const gather = (part: string) => {
    if (text.length <= LONGEST_VALUE) text += part;
  };
  parser.on('text', gather);
  parser.on('cdata', gather);
  parser.on('closetag', (tag) => {
    depth -= 1;
    const value = text.trim();
    text = '';
    if (fact && tag.local === fact.name) {
      if (value !== '' && value.length <= LONGEST_VALUE) facts.push({ ...fact, text: value });
      fact = null;
      return;
    }
    if (tag.uri !== XBRLI) return;
    if (tag.local === 'measure' && unitId !== '') units.set(unitId, value);
    if (tag.local === 'unit') unitId = '';
    if (!context) return;
    if (tag.local === 'instant' || tag.local === 'endDate') context.endsOn = value.slice(0, 10);
    if (tag.local === 'startDate') context.startsOn = value.slice(0, 10);
    if (tag.local === 'context') {
      contexts.set(context.id, context);
      context = null;
    }
  });

  try {
    parser.write(source).close();
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
  if (facts.length === 0 && foreignFacts > 0) return { fault: 'OTHER_TAXONOMY' };
  return { contexts, units, facts };
};

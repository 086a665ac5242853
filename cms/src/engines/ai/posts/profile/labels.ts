import { isPrivateLabel } from './privacy';

/** What a line or a sentence that begins with a label tells. */
export type LabelMeaning =
  | 'private'
  | 'style'
  | 'ban'
  | 'customers'
  | 'services'
  | 'about'
  | 'event'
  | 'wish'
  | 'name'
  | 'hours'
  | 'place'
  | 'plain';

const MEANINGS: readonly (readonly [LabelMeaning, RegExp])[] = [
  [
    'style',
    /^(?:come (?:scriver\w*|parlar\w*)|post|post (?:per|brevi|chiari|concreti)\b.*|posts? (?:for|short)\b.*|(?:su |on )?(?:facebook|instagram|linkedin|pinterest|bluesky|mastodon|threads|twitter|x)(?: (?:e|and) (?:facebook|instagram|linkedin|pinterest|bluesky|mastodon|threads|x))?|tono|stile|linguaggio|voce|registro|nei post|i post|per i post|obiettiv\w+|cosa (?:mi|ci) piace|mi piace|formato|lunghezza|target dei post|how to write|tone|style|voice|in (?:the )?posts|goals?|what (?:i|we) like)$/iu,
  ],
  [
    'ban',
    /^(?:mai|(?:cose |parole |frasi )?vietat[oaie]|proibit[oaie]|bandit[oaie]|off[- ]limits|banned|not allowed|da evitare|evitare|(?:parole|termini|espressioni|frasi) (?:vietate|vietati|da (?:evitare|non usare|non scrivere|non dire)|che (?:non|mai) [^:]{2,40}|che (?:odio|odiamo|detesto|detestiamo|evitiamo))|(?:words?|phrases?|terms?) (?:to avoid|not to use|(?:that )?(?:we|i) (?:avoid|hate|dislike|ban|never \p{L}+|do not \p{L}+|don[’']t \p{L}+|can(?:not|[’']t) \p{L}+)[^:]{0,20})|non (?:scrivere|usare|dire|voglio|vogliamo|vorrei|mi piace|ci piace)|i (?:do not|don[’']t) want|never|avoid|forbidden(?: words)?|don[’']t(?: write| say)?|no)$/iu,
  ],
  [
    'customers',
    /^(?:per chi|client[ei](?: tipic[oi]| tipo| ideal[ei])?|i nostri clienti|target|a chi|pubblico|customers?|clients?|for whom|audience|who (?:for|we serve))$/iu,
  ],
  [
    'services',
    /^(?:(?:che )?cosa (?:facciamo|offriamo|vendiamo)|servizi|prodotti|specialità|trattamenti|attività offerte|corsi|what we (?:do|offer|sell|make)|services|products|treatments|specialit(?:y|ies))$/iu,
  ],
  [
    'about',
    /^(?:chi siamo|descrizione|la nostra storia|storia|presentazione|about(?: us)?|who we are|our story)$/iu,
  ],
  [
    'event',
    /^(?:event[oi]|appuntament[oi]|novità|promo\w*(?: \p{L}+)?|offert[ae](?: \p{L}+)?|sconto|avviso|open day|date|le date|agenda|calendario|dates|prossim\w+(?: \p{L}+)?|coming up|next|event|news|new|offer|special)$/iu,
  ],
  [
    'wish',
    /^(?:(?:da |cose da )?(?:parlare|dire|ricordare|ripetere|raccontare)(?: (?:molto|più))? spesso(?: di)?|(?:molto |più )?spesso|cose da (?:dire|ricordare)|da ricordare|(?:say |talk about |mention )?often|(?:temi|argomenti|cose|parole|soggetti|topics|things)(?: \p{L}+){0,4} (?:spesso|often)|argomenti|temi|altre cose|altro|other things|topics|also)$/iu,
  ],
  [
    'name',
    /^(?:nome|nome (?:dell[’']?)? ?(?:attività|azienda|negozio|locale)|attività|azienda|ragione sociale|insegna|name|business(?: name)?|company|brand|marchio)$/iu,
  ],
  ['hours', /^(?:orari|orario|apertura|aperti|hours|opening hours|open)$/iu],
  ['place', /^(?:indirizzo|sede|dove|dove siamo|luogo|zona|address|where|location)$/iu],
];

/** "Non voglio: …": it begins with "non" like a private label, and rules out words. */
export const isBanLabel = (text: string): boolean =>
  /^(?:non (?:voglio|vogliamo|vorrei|mi piace|ci piace)|(?:i|we) (?:do not|don[’']t) want)\s*:/iu.test(
    text.trim(),
  );

export interface Labelled {
  label: string;
  value: string;
  meaning: LabelMeaning;
}

/** A text that begins `Label: …`; null where it begins otherwise. */
export const labelOf = (text: string): Labelled | null => {
  const found = /^([\p{L}][\p{L}\d /’'&]{1,40}?)\s*:\s*(.*)$/su.exec(text.trim());
  if (!found) return null;
  const [, label = '', value = ''] = found;
  if (isPrivateLabel(text)) return { label, value, meaning: 'private' };
  const meaning = MEANINGS.find(([, names]) =>
    names.test(label.trim().replace(/^(?:lo|il|la|the|our)\s(?=\p{L}+$)/iu, '')),
  )?.[0];
  return meaning ? { label, value, meaning } : { label, value, meaning: 'plain' };
};

import { tellsHours } from './opening-times';

const DAY = String.raw`(?:luned|marted|mercoled|gioved|venerd|sabat|domenic|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:lun|mar|mer|gio|ven|sab|dom)(?=[ .,:/-]))`;
const MONTH = String.raw`(?:genna|febbra|marz|april|magg|giugn|lugl|agost|settemb|ottob|novemb|dicemb|january|february|march|may\b|june|july|august|septemb|octob|novemb|decemb|estate|inverno|summer|winter)`;
/** Where a clause with days of its own begins inside another one. */
const BREAKS = new RegExp(
  [
    // "9–18, chiuso il martedì".
    String.raw`[,;] (?=(?:resta |siamo |e )?(?:chius[oaie]|closed) (?:il |la |di |on |anche (?:il |la )?)?${DAY})`,
    // "Da ottobre a marzo 9–18, da aprile a settembre 8–20".
    String.raw`[,;] (?=(?:da |dal |in |ad? |nei mesi di |from |d')?(?:\d{1,2} )?${MONTH}[^,;]*\d)`,
    // "9–20 (venerdì fino alle 21)", "15–19 (d'inverno, 1/11–31/3, 14–17)".
    String.raw` (?=\((?:il |la |al |di |on |in |d'|da |dal )?(?:${DAY}|${MONTH})[^)]*\d[^)]*\))`,
  ].join('|'),
  'giu',
);
/** "Sabato: …": what its clauses are of. */
const LABEL = /^([^\d:()]{3,40}): /;

/** A clause of an hours sentence without its neighbours, under the label that all of them share. */
export const splitHoursClauses = (text: string): string[] => {
  const parts: string[] = [];
  for (const part of text.split(BREAKS)) {
    const last = parts.at(-1);
    // "Marzo, aprile, ottobre: 9–18": months in a row share the hours behind them.
    if (last !== undefined && !tellsHours(last)) parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  const [, label] = LABEL.exec(parts[0] ?? '') ?? [];
  if (label === undefined || !new RegExp(`^${DAY}`, 'iu').test(label)) return parts;
  const isOfLabel = new RegExp(String.raw`^(?:da |dal |in |ad? |from |d')?(?:\d{1,2} )?${MONTH}`, 'iu');
  return parts.map((part, at) => (at > 0 && isOfLabel.test(part) ? `${label}: ${part}` : part));
};

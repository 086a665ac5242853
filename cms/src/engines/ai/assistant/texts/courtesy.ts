/** Words said to a friend and what is said to a customer in their place, the longer ones first. */
const COURTESY: readonly (readonly [RegExp, string])[] = [
  [/\bCiao( \[nome\])?(?=[!,. ])/g, 'Buongiorno$1'],
  [/\b([Tt])i ricordo\b/g, 'Le ricordo'],
  [/\b[Tt]i (aspett|confer|scriv|mand|ringrazi|inform|avvis|dic|rispond|teng|invit|propong)/g, 'La $1'],
  [/\bLa (ricord|scriv|mand|dic|rispond|teng|propong|confer)/g, 'Le $1'],
  [/\b[Rr]ispondi\b/g, 'Risponda'],
  [/\bavvisaci\b/g, 'ci avvisi'],
  [/\bchiamaci\b/g, 'ci chiami'],
  [/\bscrivici\b/g, 'ci scriva'],
  [/\bscrivimi\b/g, 'mi scriva'],
  [/\bmandami\b/g, 'mi mandi'],
  [/\bscusami\b/g, 'mi scusi'],
  [/\bfammi sapere\b/g, 'mi faccia sapere'],
  [/\b([Pp])assa a\b/g, '$1assi a'],
  [/\b([Pp])uoi\b/g, '$1uò'],
  [/\b([Vv])uoi\b/g, '$1uole'],
  [/\b([Rr])iesci\b/g, '$1iesce'],
  [/\b([Hh])ai\b/g, '$1a'],
  [/\bcome stai\b/g, 'come sta'],
  [/\b[Ss]ei\b(?! (?:mesi|anni|giorni|settimane|ore|volte))/g, 'è'],
  [/\b[Tt]u([oae])\b/g, 'Su$1'],
  [/\b[Tt]uoi\b/g, 'Suoi'],
  [/\b(per|con|da|a) te\b/g, '$1 Lei'],
  [/\b[Tt]i\b/g, 'Le'],
];

/** A text as it is said to somebody whom one does not call by the first name. */
export const withCourtesy = (text: string): string =>
  COURTESY.reduce((written, [pattern, words]) => written.replace(pattern, words), text);

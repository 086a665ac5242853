/** Invisible characters carry instructions past a human reader: tags, direction overrides, zero-width marks. */
const INVISIBLE = /[\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060\ufeff\u00ad]/gu;

/** A text without what no reader sees, its accents written in one way. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').normalize('NFC');

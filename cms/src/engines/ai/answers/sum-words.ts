/** Words of sums in the visitor's language. */
export const IN_ALL = { it: 'In tutto', en: 'In total' } as const;
export const FREE = { it: 'gratis', en: 'free' } as const;
export const LESS = { it: 'meno il', en: 'less' } as const;
export const DISCOUNT = { it: 'di sconto', en: 'discount' } as const;

/** What is known of a kind of business beside its name; each a phrase that can stand inside a sentence. */
export interface TradeFamily {
  /** Who buys, with article: "i clienti". */
  clients: string;
  /** What is sold, three to five things. */
  sells: string;
  /** Typical economics, said as an order of size. */
  economics: string;
  /** When it is busy and when not. */
  season: string;
  /** Who can send customers. */
  partners: string;
  /** Businesses that buy. */
  business: string;
  /** Why and after how long somebody comes back. */
  comeback: string;
  /** What fills empty hours. */
  quiet: string;
  /** What can be sold beside. */
  extra: string;
  /** What a large competitor cannot do. */
  edge: string;
  /** What is left over, and what to make of it. */
  waste: string;
  /** Rules to check. */
  rules: string;
}

/** A trade: how people call it, and what differs from its family. */
export interface Trade extends TradeFamily {
  id: string;
  /** On folded text. */
  pattern: RegExp;
  /** With its article: "la toelettatura". */
  shop: string;
}

export type TradeRow = Partial<TradeFamily> & Pick<Trade, 'id' | 'pattern' | 'shop'>;

/** Trades of a family, each completed with what all of them share. */
export const tradesOf = (family: TradeFamily, rows: readonly TradeRow[]): readonly Trade[] =>
  rows.map((row) => ({ ...family, ...row }));

/** A business of which nobody told the trade. */
export const ANY_TRADE: Trade = {
  id: 'any',
  pattern: /$^/,
  shop: 'la tua attività',
  clients: 'i clienti',
  sells: 'i prodotti e servizi che vendi di più',
  economics: 'guarda costi variabili, spese fisse e ciò che resta per ogni 100 € di incasso',
  season: 'mesi pieni e mesi vuoti',
  partners: 'attività vicine che servono le stesse persone',
  business: 'aziende della zona che comprano con regolarità',
  comeback: 'un appuntamento o un promemoria già fissato',
  quiet: 'una proposta a posti contati, solo per i momenti vuoti',
  extra: 'un servizio in più, un pacchetto, la consegna',
  edge: 'conoscere chi compra, rispondere in fretta, fare su misura',
  waste: 'segna che cosa avanza, ordina meno e più spesso, vendi prima che perda valore',
  rules: 'i requisiti del tuo settore',
};

import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { createFatturaPa } from './fatturapa-xml';
import type { Invoice, InvoiceBuyer } from './port';
import { fatturaPaProblems } from './testing/fatturapa-schema.suite';

const person: InvoiceBuyer = {
  name: 'Giulia Rossi',
  country: 'IT',
  vatNumber: '',
  taxCode: 'RSSMRA85T10A562S',
  address: { street: 'Via Roma 1', postalCode: '40121', city: 'Bologna', province: '' },
  recipientCode: '',
  pec: '',
};
const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  kind: 'invoice',
  number: '2026/17',
  year: 2026,
  sequence: 17,
  day: '2026-11-22',
  seller: {
    name: 'Bottega Digitale S.r.l.',
    vatNumber: '01234567897',
    taxCode: '',
    regime: 'RF01',
    address: { street: 'Via Po 5', postalCode: '10124', city: 'Torino', province: 'TO' },
  },
  buyer: person,
  lines: [
    {
      description: 'Chatbot AI',
      period: { from: '2026-11-22', to: '2026-12-22' },
      netCents: 2377,
      tax: { percent: 22, vatCents: 523 },
    },
  ],
  officeOrder: null,
  stampCents: 0,
  splitPayment: false,
  method: 'card',
  refersTo: null,
  ...changes,
});

interface Node {
  name: string;
  text: string;
  children: Node[];
}
const read = (invoice: Invoice): Node => {
  const top: Node = { name: '', text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const node: Node = { name, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text.trim();
  });
  parser.on('closetag', () => void open.pop());
  parser.write(createFatturaPa().write(invoice).content).close();
  return top.children[0] ?? top;
};
/** The texts at a path such as `DatiGenerali/Numero`; steps in between may be left out. */
const texts = (node: Node, path: string): string[] => {
  const [step = '', ...rest] = path.split('/');
  return node.children.flatMap((child) => {
    if (child.name !== step) return texts(child, path);
    return rest.length === 0 ? [child.text] : texts(child, rest.join('/'));
  });
};

/** The document, valid by the tax office's rules on elements. */
const expectValid = async (invoice: Invoice): Promise<Node> => {
  expect(await fatturaPaProblems(createFatturaPa().write(invoice).content)).toEqual([]);
  return read(invoice);
};

describe('an invoice', () => {
  test('of a private person: 29 euros are 23.77 and 5.23 of VAT', async () => {
    const document = await expectValid(anInvoice());
    const of = (path: string) => texts(document, path);
    expect(of('DatiTrasmissione/IdTrasmittente/IdCodice')).toEqual(['01234567897']);
    expect(of('CodiceDestinatario')).toEqual(['0000000']);
    expect(of('CessionarioCommittente/CodiceFiscale')).toEqual(['RSSMRA85T10A562S']);
    expect(of('CessionarioCommittente/IdFiscaleIVA/IdCodice')).toEqual([]);
    expect(of('TipoDocumento')).toEqual(['TD01']);
    expect(of('Numero')).toEqual(['2026/17']);
    expect(of('DettaglioLinee/PrezzoTotale')).toEqual(['23.77']);
    expect(of('DatiRiepilogo/ImponibileImporto')).toEqual(['23.77']);
    expect(of('DatiRiepilogo/Imposta')).toEqual(['5.23']);
    expect(of('ImportoTotaleDocumento')).toEqual(['29.00']);
    expect(of('DettaglioPagamento/ImportoPagamento')).toEqual(['29.00']);
    expect(of('ModalitaPagamento')).toEqual(['MP08']);
  });

  test.each([
    [{ vatNumber: '01234567897', taxCode: '', recipientCode: 'ABC1234', pec: 'a@pec.test' }, ['ABC1234'], []],
    [{ vatNumber: '01234567897', taxCode: '', pec: 'a@pec.test' }, ['0000000'], ['a@pec.test']],
    [{ country: 'SM', vatNumber: '24165', taxCode: '' }, ['2R4GTO8'], []],
    [{ country: 'SM', vatNumber: '', taxCode: '' }, ['XXXXXXX'], []],
    [{ country: 'DE', vatNumber: '123456789', taxCode: '', pec: 'a@pec.test' }, ['XXXXXXX'], []],
  ])('of %j goes to %j', async (changes, recipient, pec) => {
    const document = await expectValid(anInvoice({ buyer: { ...person, ...changes } }));
    expect(texts(document, 'CodiceDestinatario')).toEqual(recipient);
    expect(texts(document, 'PECDestinatario')).toEqual(pec);
  });

  test('of somebody abroad has their country, no Italian postal code, and something to tell them by', async () => {
    const address = { street: 'Unter den Linden 7', postalCode: '10117', city: 'Berlin', province: '' };
    const document = await expectValid(
      anInvoice({ buyer: { ...person, country: 'DE', taxCode: '', address } }),
    );
    const of = (path: string) => texts(document, `CessionarioCommittente/${path}`);
    expect([...of('IdPaese'), ...of('IdCodice')]).toEqual(['DE', '0000000']);
    expect([of('CAP'), of('Indirizzo'), of('Nazione')]).toEqual([
      ['00000'],
      ['Unter den Linden 7 10117'],
      ['DE'],
    ]);
    expect(of('CodiceFiscale')).toEqual([]);
  });

  test('adds up by rate, and says why where there is no VAT', async () => {
    const law = 'art. 1, c. 54-89, L. 190/2014';
    const exempt = { percent: 0, vatCents: 0, nature: 'N2.2', law } as const;
    const document = await expectValid(
      anInvoice({
        method: 'transfer',
        lines: [
          { description: 'Uno', period: null, netCents: 819, tax: { percent: 22, vatCents: 180 } },
          { description: 'Due', period: null, netCents: 1000, tax: exempt },
          { description: 'Tre', period: null, netCents: 2377, tax: { percent: 22, vatCents: 523 } },
        ],
      }),
    );
    const of = (path: string) => texts(document, path);
    expect(of('DatiRiepilogo/AliquotaIVA')).toEqual(['22.00', '0.00']);
    expect(of('DatiRiepilogo/ImponibileImporto')).toEqual(['31.96', '10.00']);
    expect(of('DatiRiepilogo/Imposta')).toEqual(['7.03', '0.00']);
    expect(of('DatiRiepilogo/Natura')).toEqual(['N2.2']);
    expect(of('DettaglioLinee/Natura')).toEqual(['N2.2']);
    expect(of('RiferimentoNormativo')).toEqual([law]);
    // 8.19 + 1.80 + 10.00 + 23.77 + 5.23
    expect(of('ImportoTotaleDocumento')).toEqual(['48.99']);
    expect(of('ModalitaPagamento')).toEqual(['MP05']);
  });

  test('names the stamp that the seller pays, which its buyer does not', async () => {
    const document = await expectValid(anInvoice({ stampCents: 200 }));
    expect(texts(document, 'DatiBollo/ImportoBollo')).toEqual(['2.00']);
    expect(texts(document, 'ImportoTotaleDocumento')).toEqual(['29.00']);
    expect(texts(read(anInvoice()), 'DatiBollo/ImportoBollo')).toEqual([]);
  });

  test('of a public office leaves it the VAT: the form of offices, and less to pay', async () => {
    const buyer = { ...person, name: 'Comune di Bologna', taxCode: '01232710374', recipientCode: 'UF1234' };
    const document = await expectValid(anInvoice({ buyer, splitPayment: true, method: 'transfer' }));
    const of = (path: string) => texts(document, path);
    expect([of('FormatoTrasmissione'), of('CodiceDestinatario')]).toEqual([['FPA12'], ['UF1234']]);
    expect(createFatturaPa().write(anInvoice({ buyer })).content).toContain('versione="FPA12"');
    expect(of('EsigibilitaIVA')).toEqual(['S']);
    expect([of('ImportoTotaleDocumento'), of('ImportoPagamento')]).toEqual([['29.00'], ['23.77']]);
  });

  test('holds whatever people are called, in the letters that the exchange takes', async () => {
    const name = 'Łukasz & “Figli” <S.n.c.> d’Arte…  €  北京';
    const document = await expectValid(anInvoice({ buyer: { ...person, name } }));
    expect(texts(document, 'CessionarioCommittente/Denominazione')).toEqual([
      `Lukasz & "Figli" <S.n.c.> d'Arte... EUR ??`,
    ]);
  });

  test('with a name or an address longer than their fields says all of them in its reasons', async () => {
    const name = `🍕 Società ${'Agricola & Figli '.repeat(18)}`.slice(0, 300);
    const street = `${'Via dei Santi Apostoli e Martiri '.repeat(3)}12`;
    const city = 'Sant’Angelo '.repeat(8).trim();
    const address = { street, postalCode: '10117', city, province: '' };
    for (const country of ['IT', 'DE']) {
      const document = await expectValid(anInvoice({ buyer: { ...person, country, name, address } }));
      const of = (path: string) => texts(document, path);
      const [shown = ''] = of('CessionarioCommittente/Denominazione');
      expect(shown).toMatch(/^Società Agricola[\s\S]*(Agricola|&|Figli)$/);
      expect(shown.length).toBeLessThanOrEqual(80);
      const [written = ''] = of('CessionarioCommittente/Sede/Indirizzo');
      expect(written).toMatch(country === 'IT' ? /^Via dei.* (Apostoli|e)$/ : / 10117$/);
      const reasons = of('DatiGeneraliDocumento/Causale').join(' ');
      expect(reasons).toContain(`Cliente: ${name.replace('🍕 ', '').trim()}`);
      expect(reasons).toContain(`Indirizzo: ${street}, 10117 ${city.replaceAll('’', "'")}`);
    }
    expect(texts(await expectValid(anInvoice()), 'Causale')).toEqual([]);
    const rocket = anInvoice({ lines: anInvoice().lines.map((line) => ({ ...line, description: '🚀' })) });
    expect(texts(await expectValid(rocket), 'Descrizione')).toEqual(['Servizio']);
    const single = await expectValid(anInvoice({ buyer: { ...person, name: `A ${'b'.repeat(118)}` } }));
    expect(texts(single, 'CessionarioCommittente/Denominazione')).toEqual([`A ${'b'.repeat(78)}`]);
  });

  test.each([
    [{ number: 'MePA 1234567', cig: 'B1234567A0', cup: 'J51B21000000001' }, 'MePA 1234567'],
    [{ number: '', cig: 'B1234567A0', cup: '' }, 'B1234567A0'],
    [{ number: '', cig: '', cup: 'J51B21000000001' }, 'J51B21000000001'],
  ])('of a public office names what it orders by: %j', async (officeOrder, number) => {
    const buyer = { ...person, name: 'Comune di Bologna', taxCode: '01232710374', recipientCode: 'UF1234' };
    const document = await expectValid(anInvoice({ buyer, officeOrder, splitPayment: true }));
    const of = (name: string) => texts(document, `DatiOrdineAcquisto/${name}`);
    const codes = [officeOrder.cup, officeOrder.cig].map((code) => (code === '' ? [] : [code]));
    expect([of('IdDocumento'), of('CodiceCUP'), of('CodiceCIG')]).toEqual([[number], ...codes]);
    expect(texts(await expectValid(anInvoice({ buyer })), 'IdDocumento')).toEqual([]);
  });
});

test('a credit note refers to its invoice, and asks for no payment', async () => {
  const document = await expectValid(
    anInvoice({ kind: 'credit-note', number: '2026/18', refersTo: { number: '2026/17', day: '2026-11-20' } }),
  );
  expect(texts(document, 'TipoDocumento')).toEqual(['TD04']);
  expect(texts(document, 'DatiFattureCollegate/IdDocumento')).toEqual(['2026/17']);
  expect(texts(document, 'DatiFattureCollegate/Data')).toEqual(['2026-11-20']);
  expect(texts(document, 'ImportoTotaleDocumento')).toEqual(['29.00']);
  expect(texts(document, 'ModalitaPagamento')).toEqual([]);
});

test('no two documents of a sender have the same file name', () => {
  const nameOf = (year: number, sequence: number) =>
    createFatturaPa().write(anInvoice({ year, sequence })).name;
  expect(nameOf(2026, 17)).toMatch(/^IT01234567897_[0-9A-Z]{5}\.xml$/);
  const names = [
    nameOf(2026, 17),
    nameOf(2026, 18),
    nameOf(2027, 17),
    nameOf(2099, 499_999),
    nameOf(2026, 1),
  ];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toHaveLength('IT01234567897_00000.xml'.length);
});

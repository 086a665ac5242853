import {
  INVOICE_MEDIA_TYPE,
  type Invoice,
  type InvoiceAddress,
  type InvoiceBuyer,
  type InvoiceFile,
  type InvoiceLine,
  type InvoiceSeller,
  type InvoiceWriter,
  type OfficeOrder,
} from './port';
import { latinParts, latinText, toLatin } from './latin-text';
import { toXml, type XmlElement } from './xml';

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const DOCUMENT_TYPE = { invoice: 'TD01', 'credit-note': 'TD04' } as const;
/** MP05: bank transfer; MP08: payment card. */
const PAYMENT_MODE = { transfer: 'MP05', card: 'MP08' } as const;
/** For who has a PEC or a tax code only, and for who lives abroad. */
const NO_RECIPIENT = '0000000';
const RECIPIENT_ABROAD = 'XXXXXXX';
/** San Marino's tax office, which hands documents on to its companies (provvedimento 248717 of 29 September 2021). */
const RECIPIENT_SAN_MARINO = '2R4GTO8';
/** The two forms: between private parties, and to public offices, whose codes have six characters. */
const formatOf = ({ buyer }: Invoice): 'FPR12' | 'FPA12' =>
  buyer.country === 'IT' && buyer.recipientCode.length === 6 ? 'FPA12' : 'FPR12';
/** Characters that a field holds. */
const NAME = 80;
const STREET = 60;
const CITY = 60;
const REASON = 200;
/** What is sold under a name without letters. */
const UNNAMED = 'Servizio';
/** Above every number of a year's documents; five characters of the base hold a century of them. */
const NUMBERS_A_YEAR = 500_000;

/** `23.77` */
const amount = (cents: number): string => (cents / 100).toFixed(2);
const sum = (lines: readonly InvoiceLine[], of: (line: InvoiceLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);
const natureOf = ({ tax }: InvoiceLine): string => ('nature' in tax ? tax.nature : '');

/** The document's own five characters, never used twice by a sender. */
const progressive = ({ year, sequence }: Invoice): string =>
  ((year % 100) * NUMBERS_A_YEAR + sequence).toString(36).toUpperCase().padStart(5, '0');

const fiscalId = (name: string, country: string, code: string): XmlElement => [
  name,
  [
    ['IdPaese', country],
    ['IdCodice', code.slice(0, 28)],
  ],
];

/** The street as its field holds it. Other countries' postal codes have no field of their own: they end it, whatever its length. */
const streetOf = ({ street, postalCode }: InvoiceAddress, country: string): string => {
  const tail = country === 'IT' ? '' : ` ${toLatin(postalCode)}`;
  return `${latinText(street, STREET - tail.length)}${tail}`.trim();
};

const seat = (address: InvoiceAddress, country: string): XmlElement => {
  const { postalCode, city, province } = address;
  const italian = country === 'IT';
  return [
    'Sede',
    [
      ['Indirizzo', streetOf(address, country)],
      ['CAP', italian ? postalCode : '00000'],
      ['Comune', latinText(city, CITY)],
      ['Provincia', italian ? province : ''],
      ['Nazione', country],
    ],
  ];
};

const named = (name: string): XmlElement => ['Anagrafica', [['Denominazione', latinText(name, NAME)]]];

/** What the buyer's fields are too short for, in full: nothing that somebody gave is lost. */
const reasons = ({ name, address, country }: InvoiceBuyer): XmlElement[] => {
  const full: [cut: boolean, text: string][] = [
    [toLatin(name).length > NAME, `Cliente: ${name}`],
    [
      !streetOf(address, country).startsWith(toLatin(address.street)) || toLatin(address.city).length > CITY,
      `Indirizzo: ${address.street}, ${address.postalCode} ${address.city}`,
    ],
  ];
  return full
    .filter(([cut]) => cut)
    .flatMap(([, text]) => latinParts(text, REASON))
    .map((text): XmlElement => ['Causale', text]);
};

const sellerPart = ({ name, vatNumber, taxCode, regime, address }: InvoiceSeller): XmlElement => [
  'CedentePrestatore',
  [
    [
      'DatiAnagrafici',
      [
        fiscalId('IdFiscaleIVA', 'IT', vatNumber),
        ['CodiceFiscale', taxCode],
        named(name),
        ['RegimeFiscale', regime],
      ],
    ],
    seat(address, 'IT'),
  ],
];

const buyerPart = ({ name, country, vatNumber, taxCode, address }: InvoiceBuyer): XmlElement => {
  const abroad = country !== 'IT';
  // Who lives abroad has no Italian tax code, and must be told apart nevertheless: nobody checks by what.
  const id = vatNumber || (abroad ? taxCode || NO_RECIPIENT : '');
  return [
    'CessionarioCommittente',
    [
      [
        'DatiAnagrafici',
        [
          id ? fiscalId('IdFiscaleIVA', country, id) : null,
          ['CodiceFiscale', abroad ? '' : taxCode],
          named(name),
        ],
      ],
      seat(address, country),
    ],
  ];
};

const recipientAbroad = ({ country, vatNumber }: InvoiceBuyer): string =>
  country === 'SM' && vatNumber !== '' ? RECIPIENT_SAN_MARINO : RECIPIENT_ABROAD;

const transmission = (invoice: Invoice): XmlElement => {
  const { seller, buyer } = invoice;
  const abroad = buyer.country !== 'IT';
  const recipient = abroad ? recipientAbroad(buyer) : buyer.recipientCode || NO_RECIPIENT;
  return [
    'DatiTrasmissione',
    [
      fiscalId('IdTrasmittente', 'IT', seller.taxCode || seller.vatNumber),
      ['ProgressivoInvio', progressive(invoice)],
      ['FormatoTrasmissione', formatOf(invoice)],
      ['CodiceDestinatario', recipient],
      ['PECDestinatario', recipient === NO_RECIPIENT ? buyer.pec : ''],
    ],
  ];
};

const linePart = (line: InvoiceLine, index: number): XmlElement => [
  'DettaglioLinee',
  [
    ['NumeroLinea', String(index + 1)],
    ['Descrizione', latinText(line.description, 1000) || UNNAMED],
    ['Quantita', '1.00'],
    ['DataInizioPeriodo', line.period?.from ?? ''],
    ['DataFinePeriodo', line.period?.to ?? ''],
    ['PrezzoUnitario', amount(line.netCents)],
    ['PrezzoTotale', amount(line.netCents)],
    ['AliquotaIVA', line.tax.percent.toFixed(2)],
    ['Natura', natureOf(line)],
  ],
];

/** One summary for each rate, or reason for none. */
const summaries = ({ lines, splitPayment }: Pick<Invoice, 'lines' | 'splitPayment'>): XmlElement[] => {
  const kindOf = (line: InvoiceLine) => `${line.tax.percent} ${natureOf(line)}`;
  const firsts = lines.filter(
    (line, at) => lines.findIndex((other) => kindOf(other) === kindOf(line)) === at,
  );
  return firsts.map((first): XmlElement => {
    const { tax } = first;
    const group = lines.filter((line) => kindOf(line) === kindOf(first));
    const exempt = 'nature' in tax ? tax : null;
    return [
      'DatiRiepilogo',
      [
        ['AliquotaIVA', tax.percent.toFixed(2)],
        ['Natura', exempt?.nature ?? ''],
        ['ImponibileImporto', amount(sum(group, ({ netCents }) => netCents))],
        ['Imposta', amount(sum(group, (line) => line.tax.vatCents))],
        ['EsigibilitaIVA', exempt ? '' : splitPayment ? 'S' : 'I'],
        ['RiferimentoNormativo', latinText(exempt?.law ?? '', 100)],
      ],
    ];
  });
};

const orderPart = ({ number, cig, cup }: OfficeOrder): XmlElement => [
  'DatiOrdineAcquisto',
  [
    // An order must have a number: who gives none knows it by the code.
    ['IdDocumento', number || cig || cup],
    ['CodiceCUP', cup],
    ['CodiceCIG', cig],
  ],
];

const bodyOf = (invoice: Invoice): XmlElement => {
  const { kind, number, day, buyer, lines, method, officeOrder, refersTo, stampCents, splitPayment } =
    invoice;
  const total = amount(sum(lines, ({ netCents, tax }) => netCents + tax.vatCents));
  const toPay = amount(sum(lines, ({ netCents, tax }) => netCents + (splitPayment ? 0 : tax.vatCents)));
  const payment: XmlElement = [
    'DatiPagamento',
    [
      ['CondizioniPagamento', 'TP02'],
      [
        'DettaglioPagamento',
        [
          ['ModalitaPagamento', PAYMENT_MODE[method]],
          ['DataScadenzaPagamento', day],
          ['ImportoPagamento', toPay],
        ],
      ],
    ],
  ];
  return [
    'FatturaElettronicaBody',
    [
      [
        'DatiGenerali',
        [
          [
            'DatiGeneraliDocumento',
            [
              ['TipoDocumento', DOCUMENT_TYPE[kind]],
              ['Divisa', 'EUR'],
              ['Data', day],
              ['Numero', number],
              stampCents > 0
                ? [
                    'DatiBollo',
                    [
                      ['BolloVirtuale', 'SI'],
                      ['ImportoBollo', amount(stampCents)],
                    ],
                  ]
                : null,
              ['ImportoTotaleDocumento', total],
              ...reasons(buyer),
            ],
          ],
          officeOrder && orderPart(officeOrder),
          refersTo && [
            'DatiFattureCollegate',
            [
              ['IdDocumento', refersTo.number],
              ['Data', refersTo.day],
            ],
          ],
        ],
      ],
      ['DatiBeniServizi', [...lines.map(linePart), ...summaries(invoice)]],
      kind === 'invoice' ? payment : null,
    ],
  ];
};

/** Italy's electronic invoice (FatturaPA 1.2), as one file for each document. */
export const createFatturaPa = (): InvoiceWriter => ({
  write(invoice) {
    const { seller, buyer } = invoice;
    const content = toXml(
      [
        ['FatturaElettronicaHeader', [transmission(invoice), sellerPart(seller), buyerPart(buyer)]],
        bodyOf(invoice),
      ],
      '  ',
    );
    const file: InvoiceFile = {
      name: `IT${seller.taxCode || seller.vatNumber}_${progressive(invoice)}.xml`,
      mediaType: INVOICE_MEDIA_TYPE,
      content:
        '<?xml version="1.0" encoding="UTF-8"?>\n' +
        `<p:FatturaElettronica xmlns:p="${NAMESPACE}" versione="${formatOf(invoice)}">\n${content}</p:FatturaElettronica>\n`,
    };
    return file;
  },
});

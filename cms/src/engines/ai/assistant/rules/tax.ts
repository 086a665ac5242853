import type { LawRule } from './rule';

const QUARTERS: readonly { id: string; pattern: RegExp; name: string; due: string }[] = [
  {
    id: '1',
    pattern: /(?:primo|1°?|i) trimestre|gennaio.{0,14}(?:febbraio|marzo)/,
    name: 'primo trimestre (gennaio–marzo)',
    due: 'il **16 maggio**',
  },
  {
    id: '2',
    pattern: /(?:secondo|2°?|ii) trimestre|aprile.{0,14}(?:maggio|giugno)/,
    name: 'secondo trimestre (aprile–giugno)',
    due: 'il **20 agosto** (dal 16 la scadenza passa al 20 per la pausa estiva)',
  },
  {
    id: '3',
    pattern: /(?:terzo|3°?|iii) trimestre|luglio.{0,14}(?:agosto|settembre)/,
    name: 'terzo trimestre (luglio–settembre)',
    due: 'il **16 novembre**',
  },
  {
    id: '4',
    pattern: /(?:quarto|4°?|iv|ultimo) trimestre|ottobre.{0,14}(?:novembre|dicembre)/,
    name: 'quarto trimestre (ottobre–dicembre)',
    due: 'con il saldo annuale, il **16 marzo** dell’anno dopo',
  },
];

/** VAT of the quarter that was asked for. */
const QUARTER_RULES: readonly LawRule[] = QUARTERS.map(({ id, pattern, name, due }) => ({
  id: `vat-quarter-${id}`,
  topic: 'taxes',
  all: [/\biva\b/, pattern, /scad\w*|quando|entro|data\b|termine|vers\w*|pag\w*/],
  none: /\d{3,}/,
  text: `L’IVA del ${name} si versa ${due}; se cade di festa, il primo giorno lavorativo dopo. Chi è trimestrale per opzione aggiunge l’**1% di interessi**${id === '4' ? ', e il 27 dicembre versa l’acconto' : ''}. Si paga con F24 online.\n\nFonte: DPR 100/1998 e DPR 542/1999.`,
}));

/** Taxes, invoices and deadlines. */
export const TAX_RULES: readonly LawRule[] = [
  ...QUARTER_RULES,
  {
    id: 'flat-rate-deadlines',
    topic: 'vat-position',
    all: [/forfett\w*/, /scaden\w*|quando (?:si |devo |la )?(?:pag|vers)\w*|entro (?:quando|che)/],
    none: /entro (?:quando|che).{0,20}(?:uscir|pass|apr)\w*/,
    text: 'Chi è in **forfettario non versa IVA**: le sue date sono queste (se cade di festa, il primo giorno lavorativo dopo).\n\n- **30 giugno**: saldo dell’anno prima e primo acconto dell’imposta sostitutiva; entro 30 giorni con lo 0,40% in più.\n- **30 novembre**: secondo acconto (o unico, se l’acconto è sotto 257,52 €).\n- **Contributi fissi** di artigiani e commercianti: **16 maggio, 20 agosto, 16 novembre, 16 febbraio**; la parte oltre il minimale, e la gestione separata, il 30 giugno e il 30 novembre.\n- **31 ottobre**: dichiarazione dei redditi. Il bollo delle fatture elettroniche si versa per trimestre.\n\nFonte: D.P.R. 435/2001, artt. 2 e 17; L. 233/1990. Proroghe e rinvii cambiano di anno in anno: controlla il calendario con il commercialista.',
  },
  {
    id: 'tax-notice',
    topic: 'taxes',
    all: [/avvis[oi] bonari\w*|comunicazione di irregolarita/],
    appliesToStatements: true,
    text: 'Un **avviso bonario** non è ancora una cartella: hai **60 giorni** dal ricevimento per pagare o contestare (30 per quelli elaborati prima del 2025).\n\n- **Se è giusto**: paghi con la sanzione ridotta a un terzo, in una volta o fino a **20 rate trimestrali**; la prima entro i 60 giorni.\n- **Se è sbagliato**: manda ricevute e F24 dal canale CIVIS dell’area riservata, o vai all’ufficio, prima che scada.\n- **Se non fai nulla** la somma va a ruolo con la sanzione intera, e arriva la cartella.\n\nFonte: D.Lgs. 462/1997, artt. 2, 3 e 3-bis, modificato dal D.Lgs. 108/2024. Fallo vedere subito al commercialista.',
  },
  {
    id: 'stamp-duty',
    topic: 'invoicing',
    all: [/marc[ah]\w* da bollo|\bbollo\b/],
    none: /bollo auto|auto\b|moto\b|furgone|superbollo/,
    text: 'Sì, **2 € di bollo quando la fattura è senza IVA e supera 77,47 €**: è il caso di forfettari, operazioni esenti o fuori campo. Sotto 77,47 € non serve; se c’è l’IVA non serve mai.\n\n- Sulla **fattura elettronica** si spunta “bollo virtuale” e si versa ogni trimestre con F24 (lo calcola l’Agenzia delle Entrate nel portale Fatture e Corrispettivi).\n- Puoi addebitarla al cliente come riga a parte: per un forfettario quei 2 € contano come ricavo.\n\nFonte: DPR 642/1972, art. 13 della tariffa.',
  },
  {
    id: 'vat-deadline',
    topic: 'taxes',
    all: [
      /\biva\b/,
      /scad\w*|quando (?:si |devo |va |la )?(?:pag|vers)\w*|entro (?:quando|che)|data|termine/,
      /trimestr\w*|mensil\w*|mese|iva/,
    ],
    none: /fattura (?:di|da)|prodott|forfett/,
    text: 'Scadenze dell’IVA (se cade di festa si passa al primo giorno lavorativo):\n\n- **Trimestrale**: 1° trimestre **16 maggio**; 2° trimestre **20 agosto** (la scadenza di agosto slitta dal 16 al 20); 3° trimestre **16 novembre**; il 4° con il saldo annuale al **16 marzo**. Ai trimestrali per opzione si aggiunge l’1% di interessi.\n- **Mensile**: il **16** del mese dopo.\n- **Acconto**: **27 dicembre**. **Dichiarazione annuale**: **30 aprile**.\n\nSi paga con F24. Fonte: DPR 100/1998 e DPR 542/1999; per la pausa estiva art. 37 D.L. 223/2006.',
  },
  {
    id: 'monthly-payments',
    topic: 'taxes',
    all: [
      /ritenut\w*|\bf24\b|contributi (?:dei |del |per (?:i |il )?)?dipendent\w*|trattenut\w*/,
      /entro (?:quando|che|quanto)|quando|che giorno|scad\w*|termine|data/,
    ],
    none: /inps artigian|forfett/,
    text: 'Le **ritenute su stipendi e compensi e i contributi dei dipendenti si versano con F24 entro il giorno 16 del mese successivo** a quello in cui hai pagato: per ciò che paghi a marzo entro il **16 aprile** (se è festa o sabato, il primo giorno lavorativo; le scadenze dal 1° al 20 agosto vanno al **20 agosto**).\n\n- Ritenute sui professionisti: stesso termine, codice tributo 1040; stipendi 1001.\n- Importi piccoli di autonomi e condomini possono avere termini diversi.\n- In ritardo: ravvedimento operoso. Poi **Certificazione unica** a marzo e **modello 770** a ottobre.\n\nFonte: art. 8 DPR 602/1973 e art. 18 D.Lgs. 241/1997.',
  },
  {
    id: 'records',
    topic: 'invoicing',
    all: [
      /(?:quant\w*|per quanto|fino a quando).{0,40}(?:ten\w*|conserv\w*|archivi\w*|butt\w*)|(?:ten\w*|conserv\w*|butt\w*).{0,60}(?:fattur\w*|registr\w*|document\w*|scontrin\w*|contabil\w*|ricevut\w*)/,
      /fattur|registr|document|scontrin|contabil|ricevut|carte|libri/,
    ],
    none: /telecamer|video|immagin|riprese/,
    text: '**10 anni**: libri, registri, fatture ricevute e inviate e corrispondenza si conservano per **dieci anni** dall’ultima registrazione (art. 2220 c.c.).\n\n- Ai fini fiscali si conservano comunque finché un accertamento è aperto: di norma il 31 dicembre del 5° anno dopo la dichiarazione, ma il codice civile chiede 10.\n- Le **fatture elettroniche** vanno in conservazione digitale a norma: il servizio gratuito dell’Agenzia delle Entrate le tiene 15 anni, ma devi aderire.\n- Documenti di immobili e beni che si ammortizzano: fino a 10 anni dopo che li hai ceduti.',
  },
  {
    id: 'inps-fixed',
    topic: 'taxes',
    all: [/contribut\w*|inps/, /artigian\w*|commerciant\w*|fiss[io]/, /quant\w*|import\w*|cost\w*|pag\w*/],
    none: /\d{4,}|\d\.\d{3}|\d ?mila|dipendent/,
    text: 'I contributi fissi INPS di un anno (sul reddito minimale di {{inps.artisans.minimum}}) sono circa:\n\n- Artigiani: **{{inps.artisans.fixed}}**\n- Commercianti: **{{inps.merchants.fixed}}**\n\nSi pagano in quattro rate (maggio, 20 agosto, novembre, febbraio). Sul reddito oltre il minimale si aggiunge il {{inps.artisans.rate}} per gli artigiani o il {{inps.merchants.rate}} per i commercianti. In forfettario si può chiedere il 35% in meno; ai nuovi iscritti del 2025 spetta il 50% per 36 mesi; metà anche per i pensionati over 65.\n\nFonte: circolare INPS n. 14 del 9 febbraio 2026. Cambiano ogni anno: verifica su inps.it la circolare aggiornata.',
  },
  {
    id: 'gestione-separata',
    topic: 'taxes',
    all: [/gestione separata/],
    text: 'La **Gestione separata INPS** è per i professionisti senza cassa propria: l’aliquota è il **{{inps.professionals.rate}}** del reddito (24% per pensionati o chi ha un’altra copertura), senza quota fissa: se non guadagni non paghi. In forfettario si calcola sul reddito dopo il coefficiente, senza lo sconto del 35%. Puoi mettere in fattura una rivalsa del 4%.\n\nSi versa con le scadenze delle imposte (saldo e acconti a giugno e novembre). Fonte: circolare INPS n. 8/2026; verifica ogni anno.',
  },
  {
    id: 'invoice-term',
    topic: 'invoicing',
    all: [
      // Of a message that also tells of being paid, only one about sending the invoice.
      /^(?:(?=.*(?:mand|emett|invi|trasmett)\w* (?:\w+ ){0,3}fattur)|(?!.*pag(?:a|ata|amento|are))).*fattur\w*/,
      /entro (?:quando|quanti|che)|quanti giorni|quando (?:devo|va|si) (?:emett|invi|fa)\w*|tempo per/,
    ],
    none: /\biva\b/,
    text: 'La **fattura immediata si invia allo SdI entro 12 giorni** dalla consegna o dall’incasso. Quella **differita** (con DDT o documento del servizio) entro il **15 del mese successivo**. Per una prestazione di servizi conta il pagamento: se incassi prima, la data è quella.\n\nFonte: artt. 6 e 21 DPR 633/1972. Se viene scartata hai 5 giorni per rimandarla.',
  },
  {
    id: 'cash-limit',
    topic: 'taxes',
    all: [/contant[ie]/, /limit\w*|quant\w*|massim\w*|poss\w*|puo\b|soglia|oltre|pagar\w*|accett\w*/],
    text: 'Il limite per i **contanti** tra soggetti diversi è **sotto 5.000 €** (cioè fino a 4.999,99 €) anche se frazionati per lo stesso affare. Sopra si paga con strumenti tracciabili. Gli **stipendi** non si possono pagare in contanti, nemmeno di poco. Fonte: art. 49 D.Lgs. 231/2007 (limite dal 2023); L. 205/2017 per gli stipendi.',
  },
  {
    id: 'pos',
    topic: 'taxes',
    all: [
      /\bpos\b|pagament\w* (?:con carta|elettronic\w*)|bancomat|accett\w* (?:la carta|le carte|carte)|carte (?:sotto|solo sopra|di credito)/,
      /obblig\w*|devo|posso|minimo|sanzion\w*|mult\w*|rifiut\w*|collegat\w*|registrator/,
    ],
    none: /commission\w*|conviene|quale pos|canone|transat/,
    text: 'Chi vende a privati **deve accettare pagamenti con carta** di qualunque importo: un minimo («niente carte sotto i 10 €») non si può mettere. Chi rifiuta paga **30 € più il 4% del valore** dell’operazione (art. 15 D.L. 179/2012). Dal 2026 il POS va anche **collegato al registratore telematico** (L. 207/2024), con una comunicazione nel portale dell’Agenzia delle Entrate: controlla le date e la procedura con il commercialista. Per chi ha ricavi piccoli c’è un credito d’imposta sulle commissioni.',
  },
  {
    id: 'late-tax',
    topic: 'taxes',
    all: [
      /ravvediment\w*|(?:in ritardo|dimenticat\w*|saltat\w*|non ho pagat\w*).{0,40}(?:iva|f24|tass|impost|inps|accont)|(?:iva|f24|tass|impost|accont)\w*.{0,40}(?:in ritardo|dimenticat\w*|saltat\w*)/,
    ],
    text: 'Con il **ravvedimento operoso** paghi spontaneamente imposta, interessi legali e una sanzione ridotta, che cresce col tempo: **prima paghi, meno costa**. La sanzione base per omesso versamento è il 25% (12,5% entro 90 giorni) per le violazioni dal 1° settembre 2024 e si riduce a 1/10 entro 30 giorni, 1/9 entro 90, poi 1/8, 1/7. Entro 14 giorni è ancora più bassa.\n\nSi versa con F24, codici tributo distinti. Fonte: art. 13 D.Lgs. 472/1997 (riforma D.Lgs. 87/2024). Fallo calcolare al commercialista: il tasso legale cambia ogni anno.',
  },
  {
    id: 'vat-rates',
    topic: 'taxes',
    all: [
      /\biva\b|aliquot\w*/,
      /che (?:iva|aliquot)|quale (?:iva|aliquot)|a quanto|quant'?e l'iva|quale iva|che percentuale/,
    ],
    none: /\d{3,}/,
    text: 'Le aliquote IVA in Italia sono quattro (DPR 633/1972):\n\n- **22%** ordinaria: quasi tutto, compresi vestiti, servizi, consulenze\n- **10%**: ristorazione e bar, alberghi e b&b, molti alimentari, ristrutturazioni di abitazioni, energia domestica\n- **5%**: per esempio alcuni servizi sociali delle cooperative, erbe aromatiche\n- **4%**: pane, latte, frutta e verdura, libri e giornali, prima casa\n\nIn forfettario non si applica. Per un prodotto preciso dimmi quale, e fatti confermare l’aliquota dal commercialista.',
  },
  {
    id: 'flat-rate-vat',
    topic: 'vat-position',
    all: [/forfett\w*/, /\biva\b/, /metto|applic|devo|aggiung|detrarr|scaric|recuper|esporre|fattur/],
    none: /\d{4,}|bollo/,
    text: 'In **forfettario non si mette l’IVA in fattura e non si detrae** quella sugli acquisti: per te è un costo. In fattura scrivi “operazione effettuata ai sensi dell’art. 1, commi 54-89, L. 190/2014, regime forfettario”, con bollo di 2 € se supera 77,47 €. Anche per i forfettari la fattura è elettronica. Attento agli acquisti da fornitori esteri: lì l’IVA la versi tu con il *reverse charge*.',
  },
];

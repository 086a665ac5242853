import { CONSULTATION, type TopicEntry } from './entry';

export const TAXES: readonly TopicEntry[] = [
  {
    id: 'tax-deadlines',
    leadsTo: ['tax-advances', 'tax-late'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quali sono le scadenze fiscali dell’anno?',
        'quando si paga l’iva trimestrale',
        'calendario tasse partita iva',
        'date dei versamenti inps e imposte',
      ],
      answer: [
        'Le principali, salvo proroghe e se cade di festa si passa al primo giorno lavorativo:',
        '- **IVA**: mensile entro il 16 del mese dopo; trimestrale 16 maggio, 20 agosto, 16 novembre e saldo 16 marzo; acconto 27 dicembre.',
        '- **Imposte sui redditi**: saldo e primo acconto 30 giugno (o entro 30 giorni con lo 0,40%); secondo acconto **30 novembre**.',
        '- **INPS artigiani e commercianti**, quota fissa: 16 maggio, 20 agosto, 16 novembre, 16 febbraio.',
        '- **Dipendenti** (ritenute e contributi): 16 di ogni mese.',
        '- **Dichiarazione IVA** 30 aprile, **Redditi** 31 ottobre.',
        'Le proroghe sono frequenti: guarda lo scadenzario dell’Agenzia delle Entrate e chiedi al commercialista il tuo elenco.',
      ],
    },
    en: {
      asks: [
        'What are the Italian tax deadlines?',
        'when is quarterly VAT paid',
        'calendar of taxes for a VAT position',
      ],
      answer: [
        'The main ones, save for extensions; on a holiday they move to the next working day:',
        '- **VAT**: monthly by the 16th of the next month; quarterly 16 May, 20 August, 16 November and balance 16 March; advance 27 December.',
        '- **Income taxes**: balance and first advance 30 June (or within 30 days with 0.40%); second advance **30 November**.',
        '- **INPS for craftsmen and traders**, fixed part: 16 May, 20 August, 16 November, 16 February.',
        '- **Employees**: the 16th of each month.',
        '- **VAT return** 30 April, **income return** 31 October.',
        'Extensions are common: see the Agenzia delle Entrate’s calendar and ask your accountant for your own list.',
      ],
    },
  },
  {
    id: 'tax-vat-how',
    leadsTo: ['tax-vat-rates', 'tax-deadlines'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come funziona l’IVA?',
        'iva a debito e a credito',
        'come si calcola l’iva da versare',
        'liquidazione iva mensile o trimestrale',
      ],
      answer: [
        'L’IVA non è un tuo ricavo: la incassi per conto dello Stato.',
        '**IVA da versare = IVA sulle vendite − IVA detraibile sugli acquisti** del mese o del trimestre. Se è negativa è un credito, che si riporta o si compensa.',
        '- Si liquida ogni **mese**, o ogni **trimestre** (con interessi dell’1%) sotto certe soglie di fatturato, e si paga con F24.',
        '- Alcuni acquisti si detraggono solo in parte: auto a uso promiscuo 40%, pasti e telefono con regole proprie.',
        '- In **forfettario** non la applichi e non la detrai.',
        'Consiglio pratico: a ogni incasso sposta l’IVA su un conto a parte. Per aggiungere o scorporare l’IVA da un importo, scrivimi la cifra.',
      ],
    },
    en: {
      asks: ['How does VAT work in Italy?', 'VAT due and VAT credit', 'how is the VAT to pay worked out'],
      answer: [
        'VAT is not your revenue: you collect it for the State.',
        '**VAT to pay = VAT on sales − VAT deductible on purchases** of the month or quarter. If negative it is a credit, carried forward or set off.',
        '- It is settled each **month**, or each **quarter** (with 1% interest) below certain turnovers, and paid by F24.',
        '- Some purchases are deductible only in part: cars of mixed use 40%; meals and telephone have rules of their own.',
        '- In the **flat-rate regime** you neither charge nor deduct it.',
        'A practical habit: at each receipt move the VAT to another account. To add VAT or take it out, write me the amount.',
      ],
    },
  },
  {
    id: 'tax-vat-rates',
    leadsTo: ['tax-vat-how', 'invoice-when'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quali sono le aliquote IVA?',
        'che iva devo applicare 4, 5, 10 o 22',
        'iva agevolata su cosa si applica',
        'che aliquota iva hanno pane, libri, ristrutturazioni',
      ],
      answer: [
        'In Italia ci sono quattro aliquote (D.P.R. 633/1972 e tabelle A):',
        '- **22%** ordinaria: tutto ciò che non è elencato altrove.',
        '- **10%**: ristoranti e bar, alberghi, molti alimenti, manutenzioni su abitazioni private (con regole sui beni significativi).',
        '- **5%**: alcuni casi, come servizi di cooperative sociali, tartufi freschi, prodotti per l’igiene che la legge indica.',
        '- **4%**: pane, latte fresco, frutta e verdura, libri, prima casa dal costruttore.',
        'Alcune operazioni sono **esenti** (prestazioni sanitarie, corsi riconosciuti) o non imponibili (esportazioni). L’aliquota dipende dal bene preciso e cambia nel tempo: verifica la voce nelle tabelle o con il commercialista.',
      ],
    },
    en: {
      asks: [
        'What are the Italian VAT rates?',
        'which VAT rate applies 4, 5, 10 or 22',
        'what has reduced VAT',
      ],
      answer: [
        'Italy has four rates (D.P.R. 633/1972 and its tables):',
        '- **22%** ordinary: all that is not listed elsewhere.',
        '- **10%**: restaurants and bars, hotels, many foods, maintenance of private homes (with rules on certain goods).',
        '- **5%**: some cases, like services of social cooperatives or fresh truffles.',
        '- **4%**: bread, fresh milk, fruit and vegetables, books, a first home from the builder.',
        'Some operations are **exempt** (health care, recognised courses) or outside (exports). The rate depends on the exact good and changes over time: check the tables or ask an accountant.',
      ],
    },
  },
  {
    id: 'tax-late',
    leadsTo: ['tax-instalments', 'tax-f24'],
    step: CONSULTATION,
    it: {
      asks: [
        'Ho dimenticato di pagare un F24: cosa rischio?',
        'ravvedimento operoso come funziona',
        'sanzioni per tasse pagate in ritardo',
        'non ho pagato le tasse in tempo',
      ],
      answer: [
        'Prima lo sistemi, meno costa: si chiama **ravvedimento operoso**. Versi da solo imposta, interessi legali per i giorni di ritardo e una sanzione ridotta.',
        '- La sanzione piena per omesso versamento è il **25%** (violazioni dal 1° settembre 2024; prima 30%), metà entro 90 giorni.',
        '- Con il ravvedimento scende molto: circa 0,08% al giorno nei primi 14 giorni, 1,25% entro 30 giorni, 1,39% entro 90, circa 3% entro un anno.',
        '- Si paga con F24, con i codici tributo per sanzione e interessi.',
        'Se è già arrivato un avviso bonario, paga o rateizza quello. Per i contributi INPS valgono regole diverse. Fai calcolare l’importo esatto al commercialista.',
      ],
    },
    en: {
      asks: [
        'I forgot to pay an F24: what do I risk?',
        'how does voluntary correction (ravvedimento) work',
        'penalties for late taxes in Italy',
      ],
      answer: [
        'The sooner you fix it the less it costs: it is called **ravvedimento operoso**. You pay the tax, legal interest for the days late and a reduced penalty.',
        '- The full penalty is **25%** (from 1 September 2024; 30% before), half within 90 days.',
        '- With ravvedimento it drops: about 0.08% a day in the first 14 days, 1.25% within 30 days, 1.39% within 90, about 3% within a year.',
        '- Paid by F24 with the codes for penalty and interest.',
        'If a notice has arrived already, pay or spread that. INPS contributions have other rules. Let an accountant work out the exact amount.',
      ],
    },
  },
  {
    id: 'tax-inps-artisans',
    leadsTo: ['tax-gestione-separata', 'tax-deductible'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quanti contributi INPS paga un artigiano o commerciante?',
        'contributi fissi inps',
        'inps minimale artigiani e commercianti',
        'riduzione contributi 35% forfettari',
      ],
      answer: [
        'Due parti (cifre **2025**, aggiornate ogni anno da una circolare INPS):',
        '- **Quota fissa** sul reddito minimo di 18.555 €: circa **4.461 €** artigiani e **4.550 €** commercianti, in quattro rate, dovuta anche senza guadagno.',
        '- **Sull’eccedenza**: circa 24% artigiani e 24,48% commercianti fino a 55.448 €, un punto in più oltre.',
        'Sconti possibili: **35% in meno** per i forfettari che lo chiedono; 50% per chi ha più di 65 anni ed è già in pensione; **50% per 36 mesi** per chi si è iscritto per la prima volta nel 2025.',
        'I contributi versati si deducono dal reddito. Tienine conto nel prezzo fin dal primo giorno: è la spesa che sorprende di più chi apre.',
      ],
    },
    en: {
      asks: [
        'How much INPS do craftsmen and traders pay?',
        'fixed INPS contributions',
        'inps minimum for artisans',
      ],
      answer: [
        'Two parts (figures of **2025**, updated yearly by an INPS circular):',
        '- **Fixed**, on the minimum income of 18,555 €: about **4,461 €** craftsmen and **4,550 €** traders, in four instalments, due even without earnings.',
        '- **On the excess**: about 24% craftsmen and 24.48% traders up to 55,448 €, one point more beyond.',
        'Reductions: **35% less** for flat-rate taxpayers who ask; 50% for over-65s with a pension; **50% for 36 months** for those who first enrolled in 2025.',
        'Contributions paid are deducted from income. Count them in your price from the first day: it is the cost that surprises most.',
      ],
    },
  },
  {
    id: 'tax-gestione-separata',
    leadsTo: ['tax-inps-artisans', 'vat-flat-rate'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cos’è la Gestione separata INPS?',
        'contributi inps dei freelance',
        'libero professionista senza cassa quanto paga di inps',
        'quanta inps per un consulente',
      ],
      answer: [
        'È il fondo INPS dei professionisti **senza una cassa propria** (consulenti, grafici, programmatori, formatori…).',
        '- Si paga in **percentuale sul reddito**, niente quota fissa: **26,07%** nel 2025; **24%** se hai già un’altra copertura (per esempio sei dipendente) o una pensione.',
        '- Si versa con le scadenze delle imposte: saldo e acconti (40% + 40%) a giugno e novembre.',
        '- In fattura puoi aggiungere una **rivalsa del 4%** al cliente: è facoltativa e fa parte del compenso.',
        '- Sotto un reddito minimo annuo (18.555 € nel 2025) non maturi tutti i mesi di pensione.',
        'Il primo anno non ci sono acconti: l’anno dopo paghi saldo e acconti insieme, quindi accantona il 30–35% di ciò che incassi.',
      ],
    },
    en: {
      asks: [
        'What is INPS Gestione separata?',
        'INPS contributions of freelancers in Italy',
        'how much INPS does a consultant pay',
      ],
      answer: [
        'It is the INPS fund of professionals **without a fund of their own** (consultants, designers, programmers, trainers…).',
        '- You pay a **share of income**, nothing fixed: **26.07%** in 2025; **24%** if otherwise covered (an employee) or retired.',
        '- Paid with income taxes: balance and advances (40% + 40%) in June and November.',
        '- You may add **4%** to invoices: optional, and part of the fee.',
        '- Below a yearly minimum (18,555 € in 2025) not all pension months count.',
        'There are no advances in the first year: next year balance and advances come together, so set aside 30–35% of what you take in.',
      ],
    },
  },
  {
    id: 'tax-advances',
    leadsTo: ['tax-deadlines', 'tax-instalments'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cosa sono gli acconti di giugno e novembre?',
        'perché devo pagare l’acconto delle tasse',
        'acconto irpef come si calcola',
        'saldo e acconto non capisco',
      ],
      answer: [
        'Ogni anno paghi il **saldo** dell’anno passato e un **anticipo** su quello in corso, calcolato come se guadagnassi uguale.',
        '- **Quando**: saldo e primo acconto entro il **30 giugno** (o entro 30 giorni con lo 0,40%; a volte c’è una proroga: controlla ogni anno), secondo acconto entro il **30 novembre** (a rate di 50% e 50% per chi è soggetto agli ISA e per i forfettari, 40% e 60% per gli altri).',
        '- **Metodo storico**: il 100% dell’imposta dell’anno prima. Sicuro.',
        '- **Metodo previsionale**: versi meno se prevedi di guadagnare meno; se sbagli, paghi sanzione e interessi.',
        'Il primo anno non ci sono; il secondo paghi quasi il doppio. Per non restare a secco metti da parte una quota di ogni incasso su un conto separato.',
      ],
    },
    en: {
      asks: [
        'What are the June and November advance payments?',
        'why do I have to pay taxes in advance',
        'how are advance taxes worked out',
      ],
      answer: [
        'Each year you pay the **balance** of the past one and an **advance** on the current one, as if you earned the same.',
        '- **When**: first part in June with the balance, second by 30 November (50% and 50% for those under ISA and flat-rate taxpayers, 40% and 60% for others).',
        '- **Historical method**: 100% of last year’s tax. Safe.',
        '- **Forecast method**: you pay less if you expect to earn less; if wrong, penalty and interest follow.',
        'There are none in the first year; in the second you pay nearly double. Put part of each receipt on a separate account.',
      ],
    },
  },
  {
    id: 'tax-deductible',
    leadsTo: ['costs-cut', 'vat-flat-rate'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quali spese posso scaricare?',
        'posso scaricare auto e telefono',
        'spese deducibili partita iva',
        'cosa posso detrarre dalle tasse',
      ],
      answer: [
        'In **forfettario** nessuna, salvo i contributi INPS: le spese sono già nel coefficiente. In **ordinario o semplificato** quelle inerenti all’attività, documentate e pagate, per esempio:',
        '- **Auto** a uso promiscuo: 20% dei costi con tetti (80% gli agenti), IVA al 40%.',
        '- **Telefono**: costo 80%, IVA di solito 50% se uso misto.',
        '- **Ristoranti e alberghi**: 75% con limiti (2% dei compensi per i professionisti); le spese di trasferta vanno pagate in modo tracciabile.',
        '- **Casa-ufficio**: 50% se uso promiscuo (professionisti).',
        '- Affitto, merci, consulenze, software, formazione: di regola intere.',
        'Scaricare 100 € non fa risparmiare 100: solo la tua aliquota. Non comprare per scaricare.',
      ],
    },
    en: {
      asks: [
        'Which expenses can I deduct?',
        'can I deduct car and phone',
        'deductible costs for a VAT position',
      ],
      answer: [
        'In the **flat-rate regime** none but INPS contributions: costs are in the coefficient. In the **ordinary or simplified** one those that serve the activity, documented and paid, for example:',
        '- **Car** of mixed use: 20% of the cost with ceilings (agents 80%), VAT 40%.',
        '- **Telephone**: 80% of the cost, VAT usually 50% if mixed.',
        '- **Restaurants and hotels**: 75% with limits; travel must be paid traceably.',
        '- **Home office**: 50% if mixed use (professionals).',
        '- Rent, goods, advice, software, training: as a rule in full.',
        'Deducting 100 € does not save 100: only your tax rate. Do not buy in order to deduct.',
      ],
    },
  },
  {
    id: 'tax-accountant',
    leadsTo: ['vat-cost', 'tax-deadlines'],
    step: CONSULTATION,
    it: {
      asks: [
        'Mi serve un commercialista?',
        'quanto costa un commercialista e come sceglierlo',
        'posso fare da solo senza commercialista',
        'cambiare commercialista',
      ],
      answer: [
        'Per legge non è obbligatorio in ogni caso, ma con IVA ordinaria, dipendenti o una società è nei fatti indispensabile; in forfettario molti usano servizi online.',
        'Costi indicativi all’anno: forfettario 300–600 €, semplificata 1.000–2.000 €, S.r.l. 2.000–5.000 €; le paghe sono a parte.',
        '- **Scegli** chi segue attività come la tua, risponde entro 48 ore e parla anche di numeri, non solo di scadenze.',
        '- **Chiedi** un preventivo scritto: che cosa è incluso (dichiarazioni, F24, bilancio) e che cosa no.',
        '- **Pretendi** un incontro ogni trimestre con previsione delle tasse.',
        'Cambiare si può in ogni momento col preavviso del mandato: i documenti sono tuoi.',
      ],
    },
    en: {
      asks: [
        'Do I need an accountant?',
        'how much does an accountant cost in Italy',
        'how do I choose an accountant',
      ],
      answer: [
        'The law does not require one in every case, but with ordinary VAT, staff or a company you cannot do without in practice; in the flat-rate regime many use online services.',
        'Rough yearly costs: flat-rate 300–600 €, simplified 1,000–2,000 €, S.r.l. 2,000–5,000 €; payroll is extra.',
        '- **Choose** someone who follows trades like yours, replies within 48 hours and talks of figures, not only of deadlines.',
        '- **Ask** for a written quote: what is included and what is not.',
        '- **Insist** on a meeting each quarter with a forecast of taxes.',
        'You can change at any time with the notice in the mandate: the documents are yours.',
      ],
    },
  },
  {
    id: 'tax-f24',
    leadsTo: ['tax-deadlines', 'tax-late'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cos’è l’F24 e come si paga?',
        'come compilo un F24',
        'pagare l’f24 online',
        'compensare crediti in F24',
      ],
      answer: [
        'È il modello unico per versare imposte, IVA e contributi. Ogni riga ha codice tributo, periodo, importo a debito o a credito.',
        '- Chi ha **partita IVA** lo paga solo **online**: dall’home banking, o dai servizi dell’Agenzia delle Entrate (F24 web, con SPID o CIE).',
        '- Con **compensazioni** di crediti si deve passare dai canali dell’Agenzia; sopra 5.000 € di credito serve il visto di conformità.',
        '- Anche un F24 **a zero** per compensazione va presentato.',
        '- Conserva la quietanza: la trovi nel cassetto fiscale.',
        'Se sbagli codice o anno di solito non si ripaga: si chiede la correzione all’Agenzia (servizio CIVIS).',
      ],
    },
    en: {
      asks: ['What is an F24 and how is it paid?', 'how do I fill in an F24', 'pay the F24 online'],
      answer: [
        'It is the one form to pay taxes, VAT and contributions. Each line has a tax code, a period and an amount due or in credit.',
        '- With a **VAT number** it is paid **online** only: by home banking, or the Agenzia delle Entrate’s services (with SPID or CIE).',
        '- To **set off** credits you must use the Agenzia’s channels; above 5,000 € of credit a certified visa is needed.',
        '- A **zero** F24 after setting off must be filed too.',
        '- Keep the receipt: it is in your tax drawer (cassetto fiscale).',
        'A wrong code or year is usually not paid again: ask the Agenzia for a correction (CIVIS).',
      ],
    },
  },
  {
    id: 'tax-instalments',
    leadsTo: ['finance-cash', 'tax-late'],
    step: CONSULTATION,
    it: {
      asks: [
        'Posso pagare le tasse a rate?',
        'rateizzare cartella esattoriale',
        'non riesco a pagare tutte le tasse insieme',
        'rateazione debiti con agenzia entrate riscossione',
      ],
      answer: [
        'Sì, dipende da dove è arrivato il debito:',
        '- **Saldo e acconto di giugno**: rate mensili fino a dicembre, con interessi piccoli (il secondo acconto di novembre non si rateizza).',
        '- **Avviso bonario**: fino a 20 rate trimestrali; la sanzione resta ridotta.',
        '- **Cartella** (Agenzia Entrate-Riscossione): sotto 120.000 € basta dichiarare la difficoltà, fino a **84 rate** mensili per le domande del 2025 e 2026, di più se la documenti.',
        'Saltare troppe rate fa perdere il beneficio. Chiedi la rateazione **prima** della scadenza: con un piano in regola il DURC e i rapporti con i committenti restano in ordine. Verifica i numeri aggiornati sui siti ufficiali.',
      ],
    },
    en: {
      asks: [
        'Can I pay taxes in instalments?',
        'spread a tax bill in Italy',
        'I cannot pay all taxes at once',
      ],
      answer: [
        'Yes; it depends on where the debt stands:',
        '- **June balance and advance**: monthly instalments until December with small interest (not the November advance).',
        '- **Notice (avviso bonario)**: up to 20 quarterly instalments; the penalty stays reduced.',
        '- **Collection bill (cartella)**: under 120,000 € you only declare difficulty, up to **84** monthly instalments for requests of 2025 and 2026, more with evidence.',
        'Missing too many loses the benefit. Ask **before** the deadline: with a plan in order your DURC stays in order too. Check current numbers on the official sites.',
      ],
    },
  },
];

import { CONSULTATION, type TopicEntry } from './entry';

export const INVOICING: readonly TopicEntry[] = [
  {
    id: 'einvoice-who',
    leadsTo: ['invoice-when', 'einvoice-rejected'],
    step: null,
    it: {
      asks: [
        'Chi deve fare la fattura elettronica?',
        'i forfettari devono fare la fattura elettronica',
        'come si fa una fattura elettronica',
        'programma gratis per fatture elettroniche',
      ],
      answer: [
        '**Tutti** i titolari di partita IVA, anche i **forfettari** (dal 1° gennaio 2024), verso imprese, privati e PA. Restano fuori poche eccezioni, come le prestazioni sanitarie ai privati.',
        '- Il file XML passa dal **Sistema di Interscambio (SDI)**; il PDF è solo una copia di cortesia.',
        '- **Gratis**: «Fatture e Corrispettivi» dell’Agenzia delle Entrate, con app; a pagamento i gestionali (1–10 € al mese).',
        '- **Al cliente** chiedi codice destinatario o PEC; per un privato usa **0000000** e dagli una copia.',
        '- **Conserva** 10 anni: il servizio gratuito dell’Agenzia va attivato con un’adesione.',
      ],
    },
    en: {
      asks: [
        'Who must issue electronic invoices in Italy?',
        'do flat-rate taxpayers need electronic invoices',
        'how do I make an electronic invoice',
      ],
      answer: [
        '**Every** VAT holder, **flat-rate** ones too (since 1 January 2024), towards firms, consumers and public bodies. Few exceptions remain, such as health care for private patients.',
        '- The XML file goes through the **Sistema di Interscambio (SDI)**; a PDF is only a courtesy copy.',
        '- **Free**: the Agenzia delle Entrate’s “Fatture e Corrispettivi”; paid software costs 1–10 € a month.',
        '- Ask **the customer** for recipient code or PEC; for a consumer use **0000000** and give them a copy.',
        '- **Keep** for 10 years: the Agenzia’s free service must be joined.',
      ],
    },
  },
  {
    id: 'einvoice-rejected',
    leadsTo: ['einvoice-who', 'credit-note'],
    step: null,
    it: {
      asks: [
        'La fattura elettronica è stata scartata: che faccio?',
        'errore scarto sdi',
        'fattura non consegnata',
        'ho sbagliato una fattura elettronica',
      ],
      answer: [
        '**Scartata** vuol dire **mai emessa**: correggi e rimandala **entro 5 giorni** dallo scarto, di preferenza con stesso numero e data. Gli errori più frequenti: partita IVA o codice fiscale inesistenti, codice destinatario sbagliato, totali che non tornano, file già inviato (duplicato).',
        '- **Mancata consegna**: invece è emessa; avvisa il cliente che la trova nel suo cassetto fiscale.',
        '- **Accettata ma sbagliata**: non si cancella. Si fa una **nota di credito** (TD04) e una nuova fattura, o una nota di debito se l’importo è basso.',
        '- **Cliente sbagliato**: nota di credito a lui, nuova fattura all’altro.',
        'Leggi sempre il codice di errore nella ricevuta: dice la riga da correggere.',
      ],
    },
    en: {
      asks: [
        'My electronic invoice was rejected: what do I do?',
        'SDI rejection error',
        'I made a mistake in an electronic invoice',
      ],
      answer: [
        '**Rejected** means **never issued**: correct it and send again **within 5 days**, best with the same number and date. Frequent errors: a VAT number or codice fiscale that does not exist, a wrong recipient code, totals that do not add up, a duplicate file.',
        '- **Not delivered**: it is issued; tell the customer that it is in their tax drawer.',
        '- **Accepted but wrong**: it cannot be deleted. Make a **credit note** (TD04) and a new invoice.',
        '- **Wrong customer**: a credit note to them, a new invoice to the other.',
        'Read the error code in the receipt: it names the line to correct.',
      ],
    },
  },
  {
    id: 'invoice-when',
    leadsTo: ['einvoice-who', 'receipts'],
    step: null,
    it: {
      asks: [
        'Quando devo emettere la fattura?',
        'entro quanti giorni si fa la fattura',
        'fattura immediata e differita',
        'cosa deve contenere una fattura',
      ],
      answer: [
        '- **Immediata**: entro **12 giorni** dall’operazione. Per i beni conta la consegna; per i servizi il **pagamento** (puoi fatturare anche prima).',
        '- **Differita**: una sola fattura per tutte le consegne del mese allo stesso cliente, con DDT, entro il **15 del mese dopo**.',
        '- **Acconto incassato**: va fatturato subito, per quella parte.',
        '**Dentro**: data e numero progressivo, dati e P.IVA di entrambi, descrizione precisa, quantità, imponibile, aliquota o motivo di esenzione con la norma, totale. In forfettario la dicitura di regime e, se serve, il bollo.',
        'Fattura il giorno stesso: chi fattura tardi viene pagato tardi.',
      ],
    },
    en: {
      asks: [
        'When must I issue the invoice?',
        'within how many days is an invoice due',
        'what must an Italian invoice contain',
      ],
      answer: [
        '- **Immediate**: within **12 days**. For goods the delivery counts; for services the **payment** (you may invoice earlier).',
        '- **Deferred**: one invoice for all deliveries of a month to the same customer, with delivery notes, by the **15th of the next month**.',
        '- **Advance received**: invoiced at once, for that part.',
        '**Inside**: date and progressive number, data and VAT number of both, precise description, quantity, net amount, rate or reason of exemption with the law, total. In the flat-rate regime its wording and, where due, the stamp.',
        'Invoice the same day: who invoices late is paid late.',
      ],
    },
  },
  {
    id: 'stamp-duty',
    leadsTo: ['invoice-when', 'vat-flat-rate'],
    step: null,
    it: {
      asks: [
        'Quando si mette la marca da bollo da 2 euro in fattura?',
        'imposta di bollo fatture forfettari',
        'bollo virtuale fattura elettronica',
        'soglia 77,47 euro',
      ],
      answer: [
        'Il bollo da **2 €** si applica alle fatture **senza IVA** (forfettari, esenti, fuori campo) di importo **superiore a 77,47 €**. Se la fattura ha IVA, niente bollo.',
        '- **Fattura elettronica**: metti «Sì» nel campo bollo; non incolli nulla.',
        '- **Si paga** ogni trimestre (31 maggio, 30 settembre, 30 novembre, 28 febbraio), con F24 o addebito dal portale Fatture e Corrispettivi; importi piccoli si possono rinviare.',
        '- **Chi lo paga**: puoi addebitarlo al cliente; in forfettario se lo riaddebiti conta come compenso.',
        'Sulle ricevute di carta (lavoro occasionale) si usa la marca fisica, con data non successiva al documento.',
      ],
    },
    en: {
      asks: [
        'When does the 2 euro stamp duty go on invoices?',
        'stamp duty on invoices without VAT',
        'threshold 77.47 euros',
      ],
      answer: [
        'The **2 €** stamp goes on invoices **without VAT** (flat-rate, exempt, outside) **above 77.47 €**. If the invoice has VAT there is no stamp.',
        '- **Electronic invoice**: tick the stamp field; nothing is glued.',
        '- **Paid** each quarter (31 May, 30 September, 30 November, 28 February) by F24 or debit on Fatture e Corrispettivi; small sums may be put off.',
        '- **Who pays**: you may charge the customer; in the flat-rate regime it then counts as income.',
        'Paper receipts (occasional work) take the physical stamp, dated no later than the document.',
      ],
    },
  },
  {
    id: 'credit-note',
    leadsTo: ['einvoice-rejected', 'late-payers'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come si fa una nota di credito?',
        'stornare una fattura',
        'il cliente rende la merce già fatturata',
        'nota di variazione iva',
      ],
      answer: [
        'È una fattura al contrario: riduce o annulla una già emessa (art. 26 D.P.R. 633/1972). In elettronico è il tipo **TD04**, con gli importi positivi e il riferimento alla fattura originale.',
        '- **Senza limiti di tempo stretti** per resi, sconti previsti, nullità o risoluzione del contratto; l’IVA si recupera entro la dichiarazione dell’anno in cui sorge il motivo.',
        '- **Entro un anno** se dipende da un accordo successivo o da un errore.',
        '- **Cliente che non paga**: per recuperare l’IVA servono procedure (concorsuali o esecutive infruttuose): chiedi al commercialista.',
        'La numerazione può essere la stessa delle fatture.',
      ],
    },
    en: {
      asks: [
        'How do I make a credit note?',
        'cancel an invoice',
        'the customer returns goods already invoiced',
      ],
      answer: [
        'It is an invoice in reverse: it reduces or cancels one already issued (art. 26 D.P.R. 633/1972). Electronically it is type **TD04**, with positive amounts and the original invoice’s number.',
        '- **Without strict limits** for returns, agreed discounts, nullity or termination; VAT is recovered by the return of the year when the reason arises.',
        '- **Within a year** if it comes from a later agreement or a mistake.',
        '- **A customer who does not pay**: recovering VAT takes insolvency or fruitless enforcement: ask your accountant.',
        'It may share the numbering of invoices.',
      ],
    },
  },
  {
    id: 'einvoice-abroad',
    leadsTo: ['shop-abroad', 'einvoice-who'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come fatturo a un cliente estero?',
        'fattura a un’azienda europea o americana',
        'reverse charge vies',
        'ho comprato da un fornitore estero, autofattura',
      ],
      answer: [
        '**Vendite**: la fattura elettronica passa da SDI con codice destinatario **XXXXXXX**; al cliente mandi un PDF.',
        '- **Impresa UE** iscritta al VIES: senza IVA (reverse charge); controlla il numero e iscriviti anche tu.',
        '- **Extra UE**: beni esportati non imponibili con prova doganale; servizi a imprese di norma fuori campo (art. 7-ter).',
        '- **Privati**: di solito IVA italiana, con le regole OSS per le vendite a distanza.',
        '**Acquisti** (pubblicità online, software, merci): integrazione o autofattura **TD17, TD18, TD19** entro il 15 del mese dopo. Il forfettario in questi casi **versa l’IVA** con F24. Fatti seguire le prime volte.',
      ],
    },
    en: {
      asks: [
        'How do I invoice a foreign customer?',
        'invoice to a European or American company',
        'reverse charge and VIES',
      ],
      answer: [
        '**Sales**: the electronic invoice goes through SDI with recipient code **XXXXXXX**; send the customer a PDF.',
        '- **EU firm** in VIES: no VAT (reverse charge); check the number and enrol yourself.',
        '- **Outside the EU**: exported goods non-taxable with customs proof; services to firms as a rule outside VAT (art. 7-ter).',
        '- **Consumers**: usually Italian VAT, with OSS rules for distance sales.',
        '**Purchases** (online ads, software, goods): self-invoice **TD17, TD18, TD19** by the 15th of the next month. Flat-rate taxpayers **pay the VAT** then. Get help the first times.',
      ],
    },
  },
  {
    id: 'pec',
    leadsTo: ['einvoice-who', 'platform-account'],
    step: null,
    it: {
      asks: [
        'A cosa serve la PEC ed è obbligatoria?',
        'come si apre una pec',
        'posta certificata per la ditta',
        'differenza tra pec e email',
      ],
      answer: [
        'La PEC è posta con **valore di raccomandata**: prova invio, consegna e contenuto fra due caselle certificate.',
        '- **Obbligatoria** per società, ditte individuali iscritte al Registro imprese e professionisti iscritti ad albi; dal 2025 anche per gli **amministratori** di società. Per gli altri è utile.',
        '- **Costa** 5–30 € l’anno presso un gestore accreditato AgID; attivazione in giornata con documento o SPID.',
        '- **Va letta**: un atto si considera ricevuto alla consegna in casella, anche se non la apri. Attiva l’avviso sul telefono.',
        '- Alle PEC di imprese e professionisti si risale da **INI-PEC**.',
        'Se scade o è revocata il Registro può sanzionarti e assegnarti un domicilio d’ufficio.',
      ],
    },
    en: {
      asks: ['What is a PEC for and is it compulsory?', 'how do I open a PEC', 'certified mail for my firm'],
      answer: [
        'PEC is mail with the **value of a registered letter**: it proves sending, delivery and content between two certified boxes.',
        '- **Compulsory** for companies, sole traders in the business register and registered professionals; since 2025 for company **directors** too. Useful for others.',
        '- It **costs** 5–30 € a year from an AgID provider; active the same day.',
        '- **Read it**: a document counts as received when delivered, even unopened. Switch on phone alerts.',
        '- Find others’ PEC on **INI-PEC**.',
        'If it lapses the register may fine you and assign you an address.',
      ],
    },
  },
  {
    id: 'receipts',
    leadsTo: ['invoice-when', 'finance-bank'],
    step: CONSULTATION,
    it: {
      asks: [
        'Devo fare lo scontrino o la fattura?',
        'registratore telematico obbligatorio',
        'scontrino elettronico senza registratore di cassa',
        'ricevuta fiscale ai clienti privati',
      ],
      answer: [
        'Chi vende al pubblico (negozi, bar, artigiani con clienti privati) certifica con il **documento commerciale** (lo «scontrino») e invia i corrispettivi all’Agenzia; la **fattura** si fa se il cliente la chiede **non oltre** il momento dell’operazione.',
        '- **Registratore telematico**: 400–900 €, verifica ogni due anni, invio entro 12 giorni.',
        '- **Senza**: la procedura web gratuita «Documento commerciale online», adatta a pochi scontrini al giorno.',
        '- **Esonerati**: professionisti (fanno fattura), vendite online a distanza, tabacchi e altri casi di legge.',
        'Dal 2026 il POS va abbinato al registratore. Chi non emette rischia sanzioni e, dopo violazioni ripetute, la sospensione.',
      ],
    },
    en: {
      asks: [
        'Receipt or invoice: which must I issue?',
        'is the electronic till compulsory',
        'electronic receipt without a till',
      ],
      answer: [
        'Those who sell to the public (shops, bars, craftsmen) issue a **commercial document** (the receipt) and send daily takings to the Agenzia; an **invoice** is made if the customer asks **by** the time of sale.',
        '- **Electronic till**: 400–900 €, a check every two years, data sent within 12 days.',
        '- **Without**: the free web procedure “Documento commerciale online”, for few receipts a day.',
        '- **Exempt**: professionals (they invoice), distance sales online, tobacco and other cases.',
        'From 2026 the card terminal must be linked to the till. Not issuing means fines and, if repeated, suspension.',
      ],
    },
  },
  {
    id: 'withholding',
    leadsTo: ['invoice-when', 'vat-occasional'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cos’è la ritenuta d’acconto?',
        'ritenuta del 20% in fattura',
        'il cliente mi trattiene il 20 per cento',
        'i forfettari hanno la ritenuta?',
      ],
      answer: [
        'È un anticipo delle tue imposte che il **cliente impresa o professionista** trattiene e versa per te: di norma il **20%** del compenso dei professionisti, IVA e spese anticipate escluse.',
        '- **Esempio**: compenso 1.000 € + IVA 220 € − ritenuta 200 € = incassi **1.020 €**; i 200 € li scali dalle tasse dell’anno.',
        '- **Forfettari**: non la subiscono, scrivilo in fattura con la norma (L. 190/2014, comma 67).',
        '- **Privati** e altri forfettari non la fanno.',
        '- **Certificazione Unica**: il cliente te la dà entro marzo; controllala con le tue fatture.',
        'Se il cliente non la versa, conserva fattura ed estratto conto: dimostrano che l’hai subita.',
      ],
    },
    en: {
      asks: [
        'What is withholding tax (ritenuta d’acconto)?',
        '20% withheld on my invoice',
        'do flat-rate taxpayers have withholding',
      ],
      answer: [
        'It is an advance on your taxes that a **business customer** withholds and pays for you: as a rule **20%** of a professional’s fee, VAT and advanced costs apart.',
        '- **Example**: fee 1,000 € + VAT 220 € − withheld 200 € = you receive **1,020 €**; the 200 € come off your yearly taxes.',
        '- **Flat-rate taxpayers** do not undergo it: write so with the law (L. 190/2014, par. 67).',
        '- **Consumers** do not withhold.',
        '- **Certificazione Unica**: the customer gives it by March; check it against your invoices.',
        'If they do not pay it over, keep invoice and bank statement.',
      ],
    },
  },
];

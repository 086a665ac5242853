import { CONSULTATION, IDEA, type TopicEntry } from './entry';

export const VAT_POSITION: readonly TopicEntry[] = [
  {
    id: 'vat-open',
    leadsTo: ['vat-cost', 'vat-flat-rate'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come si apre la partita IVA?',
        'aprire p.iva passi e tempi',
        'mettersi in proprio: cosa devo fare',
        'quali documenti servono per aprire la partita iva',
        'cosa serve per mettersi in proprio',
      ],
      answer: [
        'Aprirla è **gratuito e rapido**; contano le scelte che fai prima: codice ATECO, regime fiscale, forma giuridica.',
        '- **Professionisti**: modello AA9/12 all’Agenzia delle Entrate (online, per posta o allo sportello) entro 30 giorni dall’inizio dell’attività; poi l’iscrizione alla Gestione separata INPS o alla propria cassa.',
        '- **Artigiani e commercianti**: pratica unica **ComUnica** al Registro imprese, che avvisa insieme Agenzia, INPS e, se serve, INAIL; spesso anche la **SCIA** al SUAP del Comune.',
        'Ti servono documento, codice fiscale, SPID o CIE, una PEC e, per le imprese, la firma digitale. Fatti guidare da un commercialista: un ATECO sbagliato costa più della sua parcella.',
      ],
    },
    en: {
      asks: [
        'How do I open a VAT number in Italy?',
        'steps to open a partita IVA',
        'what do I need to become self-employed',
      ],
      answer: [
        'Opening it is **free and quick**; what counts are the choices before: ATECO code, tax regime, legal form.',
        '- **Professionals**: form AA9/12 to the Agenzia delle Entrate (online, by post or at the desk) within 30 days of starting; then INPS Gestione separata or your own fund.',
        '- **Craftsmen and traders**: one filing, **ComUnica**, with the business register, which tells the Agenzia, INPS and INAIL; often a **SCIA** with the town too.',
        'You need an identity document, codice fiscale, SPID or CIE, a PEC and, for firms, a digital signature. Let an accountant guide you: a wrong ATECO code costs more than the fee.',
      ],
    },
  },
  {
    id: 'vat-cost',
    leadsTo: ['vat-flat-rate', 'tax-inps-artisans'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quanto costa mantenere la partita IVA?',
        'costi annuali p.iva',
        'quanto si paga di tasse con la partita iva',
        'quanto costa aprire la partita iva',
      ],
      answer: [
        'L’apertura è gratuita per i professionisti; per artigiani e commercianti ci sono diritti camerali e bolli (di solito poche decine di euro, più il diritto annuale). Poi, ogni anno:',
        '- **Commercialista**: indicativamente 300–600 € in forfettario, 1.000–2.500 € in ordinario.',
        '- **INPS**: i professionisti in Gestione separata pagano in percentuale (26,07% nel 2025) solo se guadagnano; artigiani e commercianti hanno una quota fissa intorno a 4.500 € (2025) anche a zero.',
        '- **Imposte**: 15% (5% i primi cinque anni) in forfettario, IRPEF a scaglioni e addizionali in ordinario.',
        '- PEC, firma, programma di fatturazione: 50–200 €.',
        'Se mi dici quanto incassi e che lavoro fai, stimo le tasse in forfettario.',
      ],
    },
    en: {
      asks: [
        'How much does a VAT position cost per year?',
        'yearly costs of a partita IVA',
        'how much tax does a self-employed person pay in Italy',
      ],
      answer: [
        'Opening is free for professionals; craftsmen and traders pay register fees and stamps (usually some tens of euro, plus the yearly chamber fee). Then each year:',
        '- **Accountant**: roughly 300–600 € in the flat-rate regime, 1,000–2,500 € in the ordinary one.',
        '- **INPS**: professionals in the Gestione separata pay a share (26.07% in 2025) only of what they earn; craftsmen and traders a fixed sum of about 4,500 € (2025) even at zero.',
        '- **Taxes**: 15% (5% in the first five years) flat-rate, IRPEF brackets otherwise.',
        '- PEC, signature, invoicing software: 50–200 €.',
        'Tell me your revenue and trade and I estimate the flat-rate taxes.',
      ],
    },
  },
  {
    id: 'vat-flat-rate',
    leadsTo: ['vat-flat-limits', 'einvoice-who'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come funziona il regime forfettario?',
        'forfetario 15% o 5%',
        'cos’è il regime forfettario',
        'vantaggi e svantaggi del forfettario',
        'conviene il regime forfettario o ordinario',
      ],
      answer: [
        'È il regime semplificato per chi incassa fino a **85.000 € l’anno** (L. 190/2014). Non si applica l’IVA in fattura e non si detrae quella sugli acquisti.',
        '- Il reddito si calcola **a forfait**: incassi × coefficiente del tuo codice ATECO (per esempio 78% professionisti, 40% commercio e ristorazione, 67% molti artigiani).',
        '- Si tolgono i contributi INPS versati e sul resto si paga il **15%**, o il **5%** per i primi cinque anni se l’attività è davvero nuova.',
        '- Le spese reali **non contano**: se sono alte può convenire l’ordinario.',
        'Esempio: consulente, 30.000 € di incassi, reddito 23.400 €. Dimmi incassi e mestiere e stimo imposta e contributi; poi verifica con il commercialista.',
      ],
    },
    en: {
      asks: [
        'How does the Italian flat-rate regime work?',
        'what is the regime forfettario',
        'is the flat-rate regime worth it',
      ],
      answer: [
        'It is the simplified regime for those who take in up to **85,000 € a year** (L. 190/2014). No VAT on invoices, none recovered on purchases.',
        '- Income is counted **at a flat rate**: receipts × the coefficient of your ATECO code (78% professionals, 40% trade and restaurants, 67% many craftsmen).',
        '- Take off INPS contributions paid; the rest is taxed **15%**, or **5%** for the first five years of a truly new activity.',
        '- Real costs **do not count**: if they are high the ordinary regime may be better.',
        'Example: a consultant with 30,000 € has an income of 23,400 €. Tell me receipts and trade and I estimate tax and contributions; then check with an accountant.',
      ],
    },
  },
  {
    id: 'vat-flat-limits',
    leadsTo: ['vat-flat-rate', 'tax-accountant'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cosa succede se supero gli 85.000 euro?',
        'quando si esce dal forfettario',
        'limiti e cause di esclusione del regime forfettario',
        'posso stare in forfettario se ho una srl o uno stipendio',
      ],
      answer: [
        'Le soglie si guardano sugli **incassi dell’anno**, ragguagliati se hai aperto in corso d’anno:',
        '- **Oltre 85.000 €** e fino a 100.000: esci dall’anno dopo.',
        '- **Oltre 100.000 €**: esci **subito**, con IVA dovuta dall’operazione che fa superare il limite.',
        'Non puoi entrare o restare, tra l’altro, se: hai quote di società di persone; controlli una S.r.l. che fa un’attività riconducibile alla tua; lavori soprattutto per il tuo datore di lavoro attuale o degli ultimi due anni; spendi più di 20.000 € lordi in dipendenti e collaboratori; hai redditi da lavoro dipendente oltre la soglia dell’anno prima (30.000 €, portata a 35.000 € per il 2025: verifica l’anno in corso).',
      ],
    },
    en: {
      asks: [
        'What happens if I exceed 85,000 euros?',
        'when do I leave the flat-rate regime',
        'limits and exclusions of the forfettario',
      ],
      answer: [
        'The thresholds look at **receipts of the year**, in proportion if you opened during it:',
        '- **Above 85,000 €** up to 100,000: you leave from next year.',
        '- **Above 100,000 €**: you leave **at once**, with VAT due from the sale that crosses the limit.',
        'You cannot enter or stay if, among others, you hold shares in a partnership; control an S.r.l. with a like activity; work mainly for your employer of now or the last two years; spend over 20,000 € gross on staff; or earned wages above the threshold in the year before (30,000 €, raised to 35,000 € for 2025: check the current year).',
      ],
    },
  },
  {
    id: 'vat-employee',
    leadsTo: ['vat-flat-limits', 'vat-occasional'],
    step: CONSULTATION,
    it: {
      asks: [
        'Sono dipendente: posso aprire la partita IVA?',
        'partita iva e lavoro dipendente insieme',
        'lavoro full time e voglio una seconda attività',
        'dipendente pubblico con partita iva',
      ],
      answer: [
        '**Dipendente privato: di regola sì**, se non fai concorrenza al datore di lavoro (art. 2105 c.c.) e il contratto non prevede esclusiva: rileggilo e, nel dubbio, avvisa per iscritto.',
        '**Dipendente pubblico**: a tempo pieno in genere no, salvo autorizzazioni; con part-time fino al 50% di norma è possibile.',
        '- **Contributi**: chi è dipendente a tempo pieno e apre come commerciante o artigiano di solito non paga la quota fissa INPS, perché prevale il lavoro dipendente; i professionisti in Gestione separata pagano un’aliquota ridotta (24%).',
        '- **Forfettario**: guarda la soglia di reddito da dipendente dell’anno prima e il divieto di fatturare soprattutto al tuo datore.',
        'Verifica il tuo caso con un commercialista prima di aprire.',
      ],
    },
    en: {
      asks: [
        'I am an employee: can I open a VAT number?',
        'partita IVA together with a job',
        'full time job and a second business',
      ],
      answer: [
        '**Private employee: as a rule yes**, if you do not compete with your employer (art. 2105 civil code) and the contract has no exclusivity: reread it and, in doubt, tell them in writing.',
        '**Public employee**: full time usually no, save for permits; part-time up to 50% usually yes.',
        '- **Contributions**: full-time employees who open as traders or craftsmen usually do not pay the fixed INPS sum; professionals in the Gestione separata pay a reduced rate (24%).',
        '- **Flat-rate regime**: mind the threshold on last year’s wages and the ban on invoicing mainly your employer.',
        'Check your case with an accountant first.',
      ],
    },
  },
  {
    id: 'vat-ateco',
    leadsTo: ['vat-open', 'vat-permits'],
    step: CONSULTATION,
    it: {
      asks: [
        'Che codice ATECO devo scegliere?',
        'quale ateco per la mia attività',
        'come trovo il codice ateco',
        'posso avere due codici ateco',
      ],
      answer: [
        'L’ATECO descrive **che cosa fai davvero** e decide coefficiente forfettario, contributi, rischio INAIL e permessi. Dal 2025 vale la classificazione **ATECO 2025**.',
        '- Cercalo sul sito ISTAT (o Registro imprese) con parole chiave e leggi le note: dicono anche che cosa è escluso.',
        '- Puoi averne **più d’uno**: uno prevalente e gli altri secondari. In forfettario ogni attività usa il suo coefficiente.',
        '- Cambiarlo è possibile: si comunica la variazione entro 30 giorni.',
        'Per attività regolate (alimenti, estetica, edilizia, trasporti, artigianato in casa) il codice non basta: servono requisiti e SCIA. Fai confermare la scelta al commercialista.',
      ],
    },
    en: {
      asks: [
        'Which ATECO code should I choose?',
        'how do I find my ateco code',
        'can I have two ateco codes',
      ],
      answer: [
        'The ATECO code says **what you really do** and decides the flat-rate coefficient, contributions, INAIL risk and permits. Since 2025 the **ATECO 2025** classification applies.',
        '- Look it up on the ISTAT site with keywords and read the notes: they say also what is excluded.',
        '- You may have **several**: a main one and secondary ones. In the flat-rate regime each uses its own coefficient.',
        '- It can be changed: tell the office within 30 days.',
        'For regulated trades (food, beauty, building, transport, crafts at home) the code is not enough: requirements and a SCIA are needed. Let an accountant confirm the choice.',
      ],
    },
  },
  {
    id: 'vat-permits',
    leadsTo: ['vat-ateco', 'legal-form'],
    step: CONSULTATION,
    it: {
      asks: [
        'Che permessi servono per aprire un’attività?',
        'cos’è la SCIA',
        'licenze e autorizzazioni per aprire un negozio o un bar',
        'posso cucinare o vendere da casa',
      ],
      answer: [
        'Quasi tutte le attività aperte al pubblico partono con una **SCIA** allo Sportello unico (SUAP) del Comune, online: di norma si può iniziare il giorno stesso, e il Comune controlla dopo.',
        '- **Alimenti**: notifica sanitaria alla ASL, autocontrollo HACCP, formazione; per vendere o somministrare servono i requisiti professionali (corso ex SAB, titolo o esperienza).',
        '- **Estetista, parrucchiere, autoriparatore, impiantista**: responsabile tecnico con qualifica.',
        '- **Locale**: destinazione d’uso, agibilità, insegna, occupazione di suolo, eventuale prevenzione incendi.',
        '- **Da casa**: spesso si può, con regole su spazi e condominio.',
        'Prima di firmare l’affitto chiedi al SUAP che cosa serve **in quel locale**.',
      ],
    },
    en: {
      asks: [
        'Which permits do I need to open a business?',
        'what is a SCIA',
        'licences to open a shop or a bar in Italy',
      ],
      answer: [
        'Nearly every business open to the public starts with a **SCIA** filed online with the town’s one-stop desk (SUAP): as a rule you may begin the same day, and the town checks later.',
        '- **Food**: health notification, HACCP, training; selling or serving food needs professional requirements.',
        '- **Beauty, hair, car repair, installations**: a technical manager with the qualification.',
        '- **Premises**: permitted use, fitness, sign, pavement, fire rules where they apply.',
        '- **From home**: often possible, with rules on rooms and the building.',
        'Before signing the lease ask the SUAP what is needed **in those premises**.',
      ],
    },
  },
  {
    id: 'legal-form',
    leadsTo: ['srls', 'startup-partners'],
    step: CONSULTATION,
    it: {
      asks: [
        'Meglio ditta individuale o S.r.l.?',
        'quale forma giuridica scegliere',
        'differenza tra srl, sas, snc e ditta individuale',
        'conviene aprire una società',
        'mi conviene la srl o restare da solo',
      ],
      answer: [
        'La scelta dipende da rischio, soci e utili attesi:',
        '- **Ditta individuale**: economica, anche in forfettario; rispondi dei debiti con tutti i tuoi beni.',
        '- **S.n.c. / S.a.s.**: più soci, contabilità più leggera; i soci (gli accomandatari nella S.a.s.) rispondono personalmente.',
        '- **S.r.l.**: risponde il patrimonio della società; serve il notaio, bilancio depositato, commercialista da 2.000–4.000 € l’anno. IRES 24% più IRAP, poi 26% sui dividendi.',
        'Indicazione: poco rischio e sotto 85.000 € di incassi, ditta individuale; investimenti, dipendenti, soci o rischio verso terzi, S.r.l. Le banche chiedono spesso comunque una garanzia personale.',
      ],
    },
    en: {
      asks: [
        'Sole trader or limited company (S.r.l.)?',
        'which legal form should I choose',
        'difference between srl, sas, snc and sole trader',
      ],
      answer: [
        'It depends on risk, partners and expected profit:',
        '- **Sole trader**: cheap, flat-rate regime possible; you answer for debts with all you own.',
        '- **S.n.c. / S.a.s.**: several partners, lighter books; partners (the general ones in an S.a.s.) answer in person.',
        '- **S.r.l.**: the company’s assets answer; a notary, filed accounts, an accountant at 2,000–4,000 € a year. IRES 24% plus IRAP, then 26% on dividends.',
        'A guide: little risk and under 85,000 €, sole trader; investments, staff, partners or risk to others, S.r.l. Banks often ask for a personal guarantee all the same.',
      ],
    },
  },
  {
    id: 'srls',
    leadsTo: ['legal-form', 'startup-innovative'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cos’è la S.r.l. semplificata?',
        'srls costi e capitale minimo',
        'differenza tra srl e srls',
        'quanto costa aprire una srl',
      ],
      answer: [
        'La **S.r.l.s.** è una S.r.l. con **statuto standard** fissato dalla legge e capitale da **1 a 9.999 €**, versato per intero in denaro.',
        '- **Risparmi** l’onorario del notaio e i diritti di segreteria alla costituzione; restano imposta di registro (200 €), diritto camerale, PEC e pratiche: circa 500–800 € in tutto.',
        '- **Non puoi** cambiare lo statuto, né avere soci che siano società: se servono regole tra soci meglio una S.r.l. ordinaria (costo complessivo tipico 1.500–3.000 €, anche lei con capitale da 1 € con alcune regole).',
        '- I costi annuali sono **gli stessi**: contabilità, bilancio, tassa libri sociali.',
        'Un capitale di 1 € dà poca fiducia a banche e fornitori.',
      ],
    },
    en: {
      asks: [
        'What is a simplified S.r.l. (S.r.l.s.)?',
        'srls costs and minimum capital',
        'how much does it cost to open an srl',
      ],
      answer: [
        'An **S.r.l.s.** is an S.r.l. with **standard articles** set by law and a capital from **1 to 9,999 €**, paid in full in money.',
        '- **You save** the notary’s fee and some duties at formation; registration tax (200 €), chamber fee, PEC and filings remain: about 500–800 € in all.',
        '- **You cannot** change the articles nor have companies as partners: where partners need rules, take an ordinary S.r.l. (typically 1,500–3,000 €).',
        '- Yearly costs are **the same**: books, accounts, fees.',
        'A capital of 1 € gives banks and suppliers little confidence.',
      ],
    },
  },
  {
    id: 'vat-occasional',
    leadsTo: ['vat-open', 'withholding'],
    step: IDEA,
    it: {
      asks: [
        'Posso lavorare senza partita IVA?',
        'prestazione occasionale 5000 euro',
        'ritenuta d’acconto per lavoretti',
        'vendere ogni tanto senza partita iva',
      ],
      answer: [
        'Sì, se è davvero **occasionale**: non abituale, non organizzato, non pubblicizzato. Non esiste una soglia che renda occasionale un’attività continua: un sito o una pagina che vende tutto l’anno fa pensare ad abitualità anche con poche entrate.',
        '- Si rilascia una **ricevuta** con ritenuta del 20% se il committente è un’impresa o un professionista; bollo da 2 € oltre 77,47 €.',
        '- I **5.000 € l’anno** riguardano i contributi: oltre, la parte eccedente va in Gestione separata INPS.',
        '- Il committente impresa deve di norma fare una **comunicazione preventiva** all’Ispettorato.',
        'I compensi vanno nella dichiarazione dei redditi. Se diventa regolare, apri la partita IVA.',
      ],
    },
    en: {
      asks: [
        'Can I work without a VAT number?',
        'occasional work 5000 euros Italy',
        'odd jobs without a partita IVA',
      ],
      answer: [
        'Yes, if it is truly **occasional**: not regular, not organised, not advertised. No amount makes a continuous activity occasional: a page that sells all year suggests a business even with little income.',
        '- You give a **receipt**, with 20% withheld when the customer is a firm or professional; a 2 € stamp above 77.47 €.',
        '- The **5,000 € a year** concern contributions: beyond them the excess goes to INPS Gestione separata.',
        '- A firm must as a rule **tell the labour inspectorate** beforehand.',
        'The income goes into your tax return. When it becomes regular, open a VAT number.',
      ],
    },
  },
  {
    id: 'vat-close',
    leadsTo: ['tax-accountant', 'tax-late'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come si chiude la partita IVA?',
        'chiudere l’attività cosa devo fare',
        'quanto costa chiudere la p.iva',
        'cessare la ditta',
      ],
      answer: [
        'La chiusura è gratuita all’Agenzia delle Entrate e va comunicata **entro 30 giorni** dalla cessazione (modello AA9/12; le imprese passano da ComUnica, con diritti e bolli).',
        '- Prima **incassa e fattura** tutto ciò che riguarda l’attività, vendi o autoconsuma beni e magazzino (in regime IVA, con IVA).',
        '- Chiudi INPS, INAIL, SCIA, POS, PEC e contratti; con dipendenti ci sono preavvisi e TFR.',
        '- L’anno dopo servono ancora **dichiarazioni** e saldi: tieni da parte i soldi.',
        '- Conserva i documenti per 10 anni.',
        'Chiudere non cancella i debiti: se ce ne sono, parla prima con un professionista (rateazione, composizione della crisi).',
      ],
    },
    en: {
      asks: [
        'How do I close my VAT number?',
        'closing a business in Italy',
        'what does closing a partita IVA cost',
      ],
      answer: [
        'Closing is free at the Agenzia delle Entrate and must be told **within 30 days** of ceasing (form AA9/12; firms go through ComUnica, with fees).',
        '- First **invoice and collect** what belongs to the activity, sell goods and stock or take them over (with VAT, where you are under VAT).',
        '- Close INPS, INAIL, SCIA, POS, PEC and contracts; staff mean notice and severance.',
        '- Next year **returns** and balances are still due: keep money aside.',
        '- Keep documents for 10 years.',
        'Closing does not cancel debts: if there are any, see a professional first (instalments, debt settlement).',
      ],
    },
  },
];

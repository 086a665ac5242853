import type { LawRule } from './rule';

/** Registrations, invoices, returns and other papers with a term. */
export const PAPER_RULES: readonly LawRule[] = [
  {
    id: 'lease-registration',
    topic: 'contracts',
    all: [/registr\w*/, /affitt\w*|locazion\w*|contratto (?:del|di) (?:negozio|local)/],
    text: 'Il **contratto d’affitto va registrato entro 30 giorni** dalla firma (o dalla decorrenza, se è prima), all’Agenzia delle Entrate, con il modello RLI online.\n\n- **Imposta di registro**: 2% del canone annuo per gli immobili strumentali senza IVA (1% se il proprietario applica l’IVA), divisa di solito a metà; minimo 67 €; bollo 16 € ogni 4 facciate.\n- Ogni anno entro 30 giorni si paga l’annualità, se non si è pagato tutto all’inizio.\n- Se è in ritardo si rimedia con il ravvedimento; un affitto non registrato è nullo.\n\nFonte: DPR 131/1986, artt. 5 e 13; L. 311/2004, art. 1 c. 346. Di norma lo registra il proprietario o l’agenzia: chiedi la ricevuta.',
  },
  {
    id: 'credit-note',
    topic: 'invoicing',
    all: [/fattur\w*/, /sbagliat\w*|errat\w*|errore|correg\w*|annull\w*|storn\w*|nota di credito|scartat\w*/],
    none: /scriv|prepara|mail/,
    text: 'Dipende da che cosa è successo:\n\n- **Scartata dallo SdI**: non è mai stata emessa. La correggi e la rimandi **entro 5 giorni** con stesso numero e data.\n- **Già inviata, importo o IVA in più**: si emette una **nota di credito** (TD04) che annulla o riduce, poi la fattura giusta. Entro **un anno** se è per errore o accordo sopravvenuto; senza questo limite per risoluzione, annullamento, sconti previsti dal contratto.\n- **Importo in meno**: nota di debito (TD05), obbligatoria.\n- Una fattura elettronica inviata **non si modifica né si cancella**.\n\nFonte: art. 26 DPR 633/1972; provvedimento Agenzia delle Entrate sulla fattura elettronica.',
  },
  {
    id: 'receipt',
    topic: 'taxes',
    all: [
      /scontrin\w*|ricevuta fiscale|corrispettiv\w*|registratore/,
      /obblig\w*|devo|mult\w*|sanzion\w*|se non|dimentic\w*|senza|sbagliat\w*|annull\w*|posso/,
    ],
    none: /medio|falsi|conserv|tenere|anni/,
    text: 'Chi vende a privati deve dare il **documento commerciale** (lo scontrino) con il registratore telematico o il servizio web dell’Agenzia delle Entrate, e inviare i corrispettivi **entro 12 giorni**.\n\n- **Se non lo fai**: sanzione del **70% dell’IVA**, minimo 300 €; con quattro violazioni in cinque anni si rischia la chiusura da 3 giorni a un mese.\n- **Sbagliato**: si annulla con il documento di annullo dal registratore, poi si rifà.\n- **Non serve** per chi emette sempre fattura, per alcune attività esonerate (tabacchi, giornali, vendita per corrispondenza e online).\n\nFonte: D.Lgs. 127/2015, art. 2; D.Lgs. 471/1997, artt. 6 e 12, come modificati dal D.Lgs. 87/2024. Verifica col commercialista il tuo caso.',
  },
  {
    id: 'tax-return',
    topic: 'taxes',
    all: [
      /scad\w*|quando|entro (?:quando|che)|termine|data/,
      /dichiarazion\w*(?: dei)? reddit\w*|\b730\b|modello redditi|\bunico\b|saldo e acconto|accont\w* (?:irpef|imposte|inps|novembre)|\birpef\b|secondo acconto/,
    ],
    text: 'Le date (se cadono di festa si passa al primo giorno lavorativo; le proroghe sono frequenti, **verifica ogni anno**):\n\n- **Saldo e primo acconto** di imposte e contributi a percentuale: **30 giugno** (o entro 30 giorni con lo 0,40% in più).\n- **Secondo acconto**: **30 novembre**.\n- **Modello Redditi**: invio online entro il **31 ottobre**.\n- **730**: entro il **30 settembre**.\n- **IVA annuale**: 30 aprile; **Certificazioni uniche**: 16 marzo (autonomi entro fine aprile); **770**: 31 ottobre.\n\nFonte: DPR 322/1998 e DPR 435/2001, come modificati dal D.Lgs. 1/2024 e 108/2024.',
  },
  {
    id: 'bill-limitation',
    topic: 'taxes',
    all: [
      /prescri\w*|dopo quant\w* (?:tempo|anni)|quant\w* anni/,
      /cartell\w*|tass\w*|multa|multe|contribut\w*|bollett\w*|debit\w*|fattur\w*|credit\w*|prescri\w*/,
    ],
    none: /conserv|tenere|buttare/,
    text: 'I termini di prescrizione più comuni (ogni atto o sollecito scritto li fa ripartire):\n\n- **Fattura a un cliente**: in genere **10 anni**; 5 per ciò che si paga ad anno o meno (affitti, canoni); **3 anni** per i compensi dei professionisti; **1 anno** per alberghi e pasti.\n- **IVA e IRPEF** iscritte a ruolo: di regola 10 anni; sanzioni e interessi 5.\n- **Contributi INPS**, tributi locali (IMU, TARI): **5 anni**; bollo auto 3.\n- **Bollette** luce, gas e acqua: **2 anni**. Multe stradali: 5.\n\nFonte: artt. 2946-2956 c.c.; L. 335/1995 art. 3; L. 205/2017. La prescrizione va eccepita: fatti seguire prima di non pagare.',
  },
  {
    id: 'chamber-fee',
    topic: 'startup',
    all: [
      /camera di commercio|diritto (?:camerale|annuale)/,
      /quant\w*|quando|scad\w*|pag\w*|obblig\w*|iscri\w*/,
    ],
    text: 'Chi è iscritto al Registro imprese paga il **diritto annuale** alla Camera di commercio con F24, di norma **entro il 30 giugno** (scadenza del primo acconto delle imposte). Per una ditta individuale sono circa **53 €** (sezione speciale) o 120 € con base fissa; le società pagano in base al fatturato; ogni sede in più costa il 20%. I professionisti non iscritti non lo pagano.\n\nFonte: L. 580/1993, art. 18. L’importo si aggiorna: verifica sul sito della tua Camera di commercio.',
  },
  {
    id: 'balance-filing',
    topic: 'taxes',
    all: [/bilanci\w*/, /deposit\w*|approv\w*|scad\w*|entro quando/],
    text: 'Il bilancio di una **s.r.l.** si approva **entro 120 giorni** dalla chiusura dell’esercizio (30 aprile; 180 giorni in casi previsti dallo statuto) e si deposita al Registro imprese **entro 30 giorni** dall’approvazione. Ditte individuali, s.n.c. e s.a.s. di persone fisiche non lo depositano. Fonte: artt. 2364, 2435 e 2478-bis c.c.',
  },
  {
    id: 'trademark',
    topic: 'contracts',
    all: [
      /marchi\w*|logo|nome (?:del|della|dell)\b|brevett\w*/,
      /registr\w*|dura|cost\w*|proteg\w*|copiat\w*|quant\w*|obblig\w*/,
    ],
    none: /disegn|idee per|crea|fai un logo/,
    text: 'Un **marchio si registra all’UIBM** (o all’EUIPO per tutta l’UE) e **dura 10 anni, rinnovabili** senza limite. Si sceglie per classi di prodotti.\n\n- **Costo**: in Italia 101 € di tasse per una classe (+34 € ogni altra), oltre ai bolli; nell’UE da 850 €. \n- **Prima**: ricerca di marchi simili (banche dati UIBM e TMview), anche sui nomi di dominio.\n- **Copiato**: diffida via PEC, poi tribunale delle imprese; senza registrazione bisogna provare l’uso.\n- Registrare la ditta in Camera di commercio o il dominio **non** protegge il marchio.\n\nFonte: D.Lgs. 30/2005. Le tasse cambiano: verifica su uibm.mise.gov.it.',
  },
  {
    id: 'foreign-invoice',
    topic: 'invoicing',
    all: [
      /estero|stranier[oi]|tedesc\w*|austriac\w*|olandes\w*|ingles\w*|american\w*|german\w*|frances\w*|svizzer\w*|spagn\w*|unione europea|\bue\b|intra|reverse charge|google|meta\b|facebook|amazon/,
      /fattur\w*/,
      /iva|come|devo|che dati|cosa (?:metto|scrivo)|autofattura|emett\w*/,
    ],
    none: /pubblicit|cliente fisso|sito/,
    text: 'Dipende da dove sta e se ha partita IVA:\n\n- **Azienda UE** (controlla il numero nel VIES): senza IVA — beni “non imponibile art. 41 D.L. 331/1993”, servizi “inversione contabile, art. 7-ter”. Serve l’iscrizione al VIES.\n- **Privato UE**: IVA italiana; per vendite online oltre 10.000 € l’anno nell’UE, IVA del suo Paese (sportello OSS).\n- **Fuori UE**: esportazione non imponibile art. 8 DPR 633/1972, con prova doganale; servizi ad aziende fuori campo art. 7-ter.\n- **Fatture ricevute** dall’estero (per esempio pubblicità online): *reverse charge* con TD17/18/19 entro il 15 del mese dopo.\n\nI forfettari hanno regole in parte diverse. Fatti vedere la prima fattura dal commercialista.',
  },
  {
    id: 'holiday-closing',
    topic: 'startup',
    all: [
      /orari\w*|domenic\w*|festiv\w*|apertur\w*|chiusur\w*/,
      /obblig\w*|posso|libero|legge|devo chiudere|comunic\w*/,
      /negozio|bar\b|ristorante|esercizi|locale|attivita/,
    ],
    none: /dipendent|paga|straordinar/,
    text: 'Gli **orari di negozi, bar e ristoranti sono liberi**: puoi aprire anche la domenica e nei festivi e scegliere il giorno di riposo. L’orario va **esposto** al pubblico. Il Comune può mettere limiti per quiete e sicurezza (musica, alcol dopo le 24: la vendita è vietata dalle 3 alle 6); farmacie, parrucchieri ed estetisti hanno regole locali. Fonte: art. 3 D.L. 223/2006 e art. 31 D.L. 201/2011.',
  },
  {
    id: 'allergens',
    topic: 'customers',
    all: [
      /allergen\w*|etichett\w*|surgelat\w*/,
      /men[uù]|obblig\w*|scriv\w*|devo|prodott\w*|pizz|ristor|piatt/,
    ],
    none: /scriv(?:i|imi) (?:un|il)/,
    text: 'Sì, è obbligatorio: chi serve o vende cibo **deve indicare per iscritto i 14 allergeni** (glutine, latte, uova, frutta a guscio, pesce…) (menu, cartello, registro o QR con versione consultabile): la sola risposta a voce non basta. I prodotti **surgelati o congelati** all’origine vanno segnalati (asterisco): non dirlo può essere frode in commercio. Sui preincartati servono denominazione, ingredienti, allergeni, scadenza, quantità, produttore.\n\nFonte: Reg. UE 1169/2011, art. 44; D.Lgs. 231/2017 (sanzioni da 1.000 a 40.000 €).',
  },
  {
    id: 'waste-tari',
    topic: 'costs',
    all: [
      /\btari\b|imu\b|canone unico|insegna|suolo pubblico|dehors|tosap/,
      /pag\w*|quant\w*|devo|obblig\w*|permess\w*|autorizz\w*|tass\w*/,
    ],
    text: 'Sono tributi e permessi del **Comune**, quindi importi e scadenze cambiano da città a città:\n\n- **TARI**: per metri quadri e categoria; riduzioni per superfici con rifiuti speciali o chiusure stagionali, se le chiedi.\n- **Insegna**: autorizzazione (SUAP) e canone unico; **esente fino a 5 m² complessivi** se è l’insegna d’esercizio della sede.\n- **Suolo pubblico e dehors**: concessione prima di occupare, e canone per metri e giorni.\n- **IMU**: la paga il proprietario, non l’inquilino.\n\nFonte: L. 147/2013 e L. 160/2019, commi 816-847. Guarda il regolamento del Comune o passa al SUAP.',
  },
  {
    id: 'cookies',
    topic: 'contracts',
    all: [
      /sito|pagina web|e-?commerce|online/,
      /obblig\w*|per legge|devo (?:scrivere|mettere|indicare)|cookie|partita iva sul|informazioni obbligatorie/,
    ],
    none: /recess|restitui|\breso\b|garanzia|post\b/,
    text: 'Sul sito di un’attività devono esserci:\n\n- **Partita IVA** in home page (art. 35 DPR 633/1972), nome, sede, e-mail; le società anche PEC, capitale e numero REA (art. 2250 c.c.).\n- **Informativa privacy** e, se usi statistiche o pubblicità, **banner cookie** con “rifiuta” facile quanto “accetta” (linee guida del Garante 2021).\n- **Se vendi**: prezzi con IVA, spedizione, condizioni di vendita, recesso di 14 giorni con modulo, garanzia, pulsante “ordine con obbligo di pagare”.\n- **Foto e testi** tuoi o con licenza.\n\nFonte: D.Lgs. 70/2003, Codice del consumo artt. 49-52, GDPR.',
  },
  {
    id: 'payment-terms',
    topic: 'invoicing',
    all: [
      /(?:quanti giorni|entro quando|che termin\w*|termin\w* (?:di|per il) pagament\w*|quando (?:devo|va|deve)).{0,60}(?:pag|sald)\w*|(?:pag|sald)\w*.{0,70}(?:quanti giorni|entro quando|che termin\w*|termin\w*)|non c'e scritto quando pag\w*/,
      /fattur\w*|aziend\w*|impres\w*|client\w*|fornitor\w*/,
    ],
    none: /iva|inps|f24|impost|tass[ae]|dipendent|stipend|rifiut|recess|restitui|affitt/,
    text: 'Tra imprese, se non è scritto altro, si paga **entro 30 giorni** dal ricevimento della fattura (o della merce, se arriva dopo). Per iscritto si possono concordare fino a **60 giorni**; oltre solo se è detto espressamente e non è gravemente iniquo. La pubblica amministrazione paga a 30 giorni (60 la sanità).\n\n- Per i prodotti **agricoli e alimentari**: 30 giorni i deperibili, 60 gli altri (D.Lgs. 198/2021).\n- Dal giorno dopo scattano da soli gli **interessi di mora** (tasso BCE + 8 punti) e **40 €** per fattura.\n\nFonte: D.Lgs. 231/2002, artt. 4-6.',
  },
];

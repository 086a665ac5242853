import type { LawRule } from './rule';

const MINOR = /minorenn\w*|minori\b|\b1[567] anni|sedicenn\w*|diciassettenn\w*|quindicenn\w*/;
const LEASE = /affitt\w*|locazion\w*|canone|contratto (?:del|di) (?:local|negozi)/;
const ASKS =
  /\?|posso|devo|puo\b|possono|serv\w*|obblig\w*|si puo|permess\w*|legal\w*|vietat\w*|\bchi\b|come|quant\w*|quando|che dati|legge/;

/** Questions of every day that the rules of a single subject leave open; the narrower ones come first. */
export const EVERYDAY_RULES: readonly LawRule[] = [
  {
    id: 'minors-hours',
    topic: 'staff',
    all: [
      MINOR,
      /quante ore|quant\w* (?:al giorno|a settimana)|orario massimo|ore (?:massime|al giorno|a settimana)|paus[ae]|ferie/,
    ],
    none: /nott|alcol|birr|vin[oi]\b/,
    text: 'Tra 16 e 18 anni si lavora **al massimo 8 ore al giorno e 40 a settimana** (7 e 35 per chi non ha ancora assolto l’obbligo scolastico), con **un’ora di pausa dopo 4 ore e mezza** e di regola due giorni di riposo, domenica compresa.\n\n- **Mai di notte**: né dalle 22 alle 6 né dalle 23 alle 7.\n- Ferie: almeno 30 giorni fino a 16 anni, poi come gli adulti.\n- Prima: obbligo di istruzione assolto, visita medica preassuntiva, valutazione dei rischi.\n\nFonte: L. 977/1967, artt. 15-23. Fatti confermare dal consulente del lavoro.',
  },
  {
    id: 'minors-tasks',
    topic: 'staff',
    all: [
      MINOR,
      /affettatric\w*|impastatric\w*|macchin(?:a|e|ari\w*)\b|mulett\w*|carrell\w*|motosega|trapan\w*|seg[ah]\w*|ponteggi\w*|solvent\w*|vernic\w*|lavori pericolos\w*/,
    ],
    none: /alcol|vend\w+ (?:una|le) macchin/,
    text: 'Ai minori di 18 anni sono **vietate le lavorazioni pericolose elencate nell’Allegato I della L. 977/1967** (tra queste molte macchine con lame, ponteggi, sostanze nocive, rumore oltre i limiti). Poche deroghe: solo per formazione, sotto la guida di un esperto e con autorizzazione dell’Ispettorato se non è un percorso scolastico.\n\n- Prima di metterlo a una macchina serve la **valutazione dei rischi per i minori** nel DVR e il via libera di RSPP e medico.\n- Nel dubbio: niente lame e niente mezzi, solo compiti semplici con affiancamento.\n\nFonte: L. 977/1967, artt. 6-7; D.Lgs. 345/1999. Chiedi al consulente della sicurezza per quella macchina precisa.',
  },
  {
    id: 'working-age',
    topic: 'staff',
    all: [
      /\b(?:1[0-5]|quindici|quattordici|tredici) anni|quindicenn\w*|quattordicenn\w*|et[a] minima|da che et[a]|a (?:che|quanti) (?:et[a]|anni)/,
      /lavor\w*|aiut\w*|assum\w*|stage|dar\w* una mano|estate|stagion\w*/,
    ],
    none: /alcol|birr|vin[oi]\b|tabacc|sigarett|nott/,
    text: 'Di regola **si può lavorare da 16 anni compiuti**, con dieci anni di scuola fatti (L. 296/2006, comma 622). Sotto quell’età no, nemmeno d’estate o per poche ore.\n\n- **A 15 anni** si può solo con l’**apprendistato di primo livello** (scuola-lavoro, art. 43 D.Lgs. 81/2015).\n- **Sotto i 16** restano spettacolo, sport e pubblicità, con autorizzazione dell’Ispettorato e dei genitori.\n- Tra 16 e 18: niente notte, niente lavori pericolosi, visita medica prima di cominciare.\n- Anche un nipote conta come lavoratore, se serve ai tavoli o sta al banco.\n\nFonte: L. 977/1967. Chiedi al consulente del lavoro prima di farlo cominciare.',
  },
  {
    id: 'alcohol-hours',
    topic: 'startup',
    all: [
      /alcol\w*|\bbirr[ae]\b|\bvino\b|superalcolic\w*|spritz|cocktail|drink/,
      /che ora|quale ora|a che or\w*|orari\w*|dopo le|dopo mezzanotte|di notte|fino alle|alle 3|ore \d/,
    ],
    none: /\b1[4-7] anni|minor|quanto|incass/,
    text: 'Gli orari per gli alcolici, salvo ordinanze più severe del Comune:\n\n- **Bar, ristoranti, locali e circoli**: niente vendita né somministrazione **dalle 3 alle 6**.\n- **Negozi e minimarket** (esercizi di vicinato): niente vendita per asporto **dalle 24 alle 6**.\n- **Distributori automatici**: solo con lettore di documenti.\n- I locali aperti dopo mezzanotte devono avere l’etilometro a disposizione ed esporre le tabelle.\n\nFonte: art. 6 D.L. 117/2007, modificato dalla L. 120/2010; art. 14-bis L. 125/2001. Guarda le ordinanze del tuo Comune.',
  },
  {
    id: 'alcohol-age',
    topic: 'staff',
    all: [
      /alcol\w*|\bbirr[ae]\b|superalcolic\w*|\bvino\b/,
      /et[a] (?:minima)?|da che et|a chi (?:posso|non posso)|quanti anni/,
    ],
    text: 'Gli alcolici si vendono e si servono **solo a chi ha 18 anni compiuti**; nel dubbio chiedi un documento, salvo che l’età sia evidente.\n\n- **Sotto i 16 anni** servirli è reato (art. 689 c.p.).\n- **Tra 16 e 18** c’è una sanzione amministrativa, e la sospensione dell’attività se si ripete (art. 14-ter L. 125/2001).',
  },
  {
    id: 'below-contract-pay',
    topic: 'staff',
    all: [
      /pag\w*|stipend\w*|retribuzion\w*|salari\w*|compens\w*/,
      /(?:meno|sotto) (?:del|il|al|di quanto dice il)? ?(?:ccnl|contratto collettivo|contratto nazionale|minim\w*)|salario minimo|paga minima|minim\w* (?:sindacal|contrattual|tabellar)\w*|art(?:icolo|\.)? ?36|obbligat\w* (?:ad applicare|a rispettare) (?:il|un) (?:ccnl|contratto)/,
    ],
    none: /forf|locazion|affitt/,
    text: 'In Italia non c’è un salario minimo per legge, ma **la paga dev’essere proporzionata e sufficiente (art. 36 Costituzione)** e i giudici prendono come misura i **minimi del contratto collettivo del settore**.\n\n- Chi paga meno rischia di dover versare le **differenze** (fino a 5 anni indietro dopo la fine del rapporto).\n- I **contributi si calcolano comunque sul minimo** del CCNL più rappresentativo (art. 1 D.L. 338/1989).\n- Senza rispettare il CCNL si perdono sgravi e agevolazioni.\n\nCerca la tabella del tuo livello nel CCNL e falla controllare al consulente del lavoro.',
  },
  {
    id: 'notice-period',
    topic: 'staff',
    all: [
      /preavviso/,
      /dipendent|camerier|commess|operai|cuoc|barist|impiegat|licenzi|dimission|indeterminat|apprendist|lavorator/,
    ],
    none: /affitt|locazion|negozio in|inquilin|client|prenotaz/,
    text: 'I giorni di preavviso **li stabilisce il contratto collettivo (CCNL)**, secondo livello e anzianità: non c’è un numero uguale per tutti. Guarda la tabella del tuo CCNL o chiedila al consulente.\n\n- Chi non lo rispetta paga l’**indennità sostitutiva**: la retribuzione di quei giorni (art. 2118 c.c.).\n- **Non serve** durante la prova né per giusta causa.\n- Nel tempo determinato non c’è preavviso: si arriva alla scadenza.\n\nDimmi CCNL, livello e anni di servizio quando parli con il consulente: bastano per saperlo subito.',
  },
  {
    id: 'employee-mail',
    topic: 'contracts',
    all: [
      /mail|posta|chat\b|computer|\bpc\b|cellulare|telefono|gps|geolocalizz\w*|navigazione/,
      /dipendent\w*|commess\w*|collaborator\w*|operai\w*|autist\w*/,
      /control\w*|legg\w*|guardar\w*|accedere|spiar\w*|rintracciar\w*|gps/,
    ],
    none: /annuncio|scriv(?:i|imi)/,
    text: 'Non liberamente: **gli strumenti che permettono di controllare chi lavora a distanza chiedono un accordo sindacale o l’autorizzazione dell’Ispettorato** (art. 4 L. 300/1970); per quelli che servono a lavorare (mail, pc, telefono) serve comunque un’**informativa scritta data prima**, con che cosa si controlla e perché.\n\n- La posta personale è inviolabile: aprirla è reato (art. 616 c.p.).\n- Controlli solo mirati, per un sospetto fondato e nel modo meno invasivo; niente sorveglianza continua.\n- Scrivi un regolamento su mail e dispositivi aziendali e fallo firmare.\n\nFonte: GDPR e provvedimenti del Garante. Prima di guardare qualcosa senti il consulente del lavoro.',
  },
  {
    id: 'on-call-work',
    topic: 'staff',
    all: [
      /(?:lavor\w*|contratt\w*|assum\w*|camerier\w*|extra) (?:\w+ )?a chiamata|intermittent\w*|job on call/,
      ASKS,
    ],
    text: 'Il **lavoro a chiamata** (intermittente) si può usare con chi ha **meno di 24 anni o più di 55**, oppure per i lavori discontinui previsti dalla legge o dal CCNL.\n\n- **Massimo 400 giornate in 3 anni** con la stessa azienda (il limite non vale per turismo, pubblici esercizi e spettacolo).\n- **Prima di ogni chiamata** va fatta la comunicazione (online, app o e-mail): senza, sanzione per ogni lavoratore.\n- Serve il DVR; la paga è quella del CCNL per le ore fatte.\n\nFonte: artt. 13-18 D.Lgs. 81/2015. Conferma con il consulente del lavoro.',
  },
  {
    id: 'lease-assignment',
    topic: 'contracts',
    all: [
      LEASE,
      /\bced\w*|subentr\w*|pass(?:o|are|a) (?:il|l'|a)|trasfer\w*|art(?:icolo|\.)? ?36/,
      /proprietari\w*|padron\w*|locator\w*|consenso|permesso|azienda|attivita|392|subaffitt\w*/,
    ],
    none: /notai|debit/,
    text: 'Sì: **chi cede o affitta l’azienda può cedere insieme il contratto del locale anche senza il consenso del proprietario** (art. 36 L. 392/1978).\n\n- **Comunicaglielo con raccomandata o PEC**: può opporsi solo per gravi motivi, entro **30 giorni**.\n- Se non ti libera espressamente, **rispondi ancora del canone** quando chi subentra non paga.\n- Il solo contratto, senza l’azienda, non si cede senza il suo accordo.\n- La cessione dell’azienda si fa dal notaio.',
  },
  {
    id: 'lease-increase',
    topic: 'contracts',
    all: [
      LEASE,
      /aument\w*|alz\w*|rincar\w*|istat|adegu\w*|raddoppi\w*/,
      /puo|possono|posso|legal\w*|legge|obblig\w*|proprietari\w*|padron\w*|giusto|devo accett\w*/,
    ],
    none: /prezzi (?:ai|del)|tariff|stanz|camer|b ?& ?b|quanto mi (?:resta|costa)/,
    text: 'Durante il contratto **il canone di un locale commerciale non si alza a piacere**:\n\n- **ISTAT**: solo se il contratto lo prevede, su richiesta, e fino al **75%** della variazione (art. 32 L. 392/1978).\n- **Scalini**: validi se scritti dall’inizio e decisi allora.\n- **Un aumento nuovo** si può proporre solo alla scadenza, con disdetta nei termini (12 mesi prima); se il proprietario non rinnova ti può spettare l’indennità di avviamento.\n\nFanno eccezione i contratti oltre 250.000 € l’anno. Rileggi il contratto e, prima di pagare di più, fallo vedere a un’associazione di categoria o a un avvocato.',
  },
  {
    id: 'price-display',
    topic: 'prices',
    all: [
      /prezz\w*|listin\w*|cartellin\w*|tariffari\w*/,
      /espor\w*|espost\w*|in vetrina|sul banco|sugli scaffal\w*|cartellin\w*|in vista/,
      ASKS,
    ],
    none: /scont|sald|promo|fornitor|aument|vendit/,
    text: 'Sì: **tutto ciò che è esposto per la vendita, in vetrina, sul banco o sullo scaffale, deve avere il prezzo ben leggibile** (art. 14 D.Lgs. 114/1998); per i prodotti sfusi e confezionati anche il prezzo al chilo o al litro (Codice del consumo, artt. 13-17).\n\n- **Bar e ristoranti**: listino esposto; per il servizio al tavolo anche fuori o su carta, con coperto e servizio.\n- **Parrucchieri ed estetisti**: tariffe esposte, secondo il regolamento comunale.\n- La sanzione la applica il Comune.',
  },
  {
    id: 'haccp',
    topic: 'startup',
    all: [/\bhaccp\b|autocontroll\w*|corso alimentarist\w*|libretto sanitari\w*/],
    none: /annuncio|scriv(?:i|imi)/,
    text: 'Sì: **chi prepara, vende o somministra alimenti deve avere un piano di autocontrollo HACCP** e applicarlo (Reg. CE 852/2004), anche il bar più piccolo.\n\n- **Prima di aprire**: notifica sanitaria al SUAP e formazione di chi tocca gli alimenti (durata e rinnovo li decide la Regione).\n- **Ogni giorno**: temperature di frighi, pulizie, scadenze, lotti e fornitori, allergeni.\n- I piccoli possono usare un **manuale semplificato** di categoria.\n\nLe sanzioni sono nel D.Lgs. 193/2007. Fatti preparare il piano per il tuo locale, non copiarne uno.',
  },
  {
    id: 'rooms-without-vat',
    topic: 'vat-position',
    all: [
      /b ?& ?b|\bbnb\b|bed and breakfast|cas[ae] vacanz\w*|affitt\w* brev\w*|affittare (?:casa|la casa|una stanza|camer\w*)|airbnb/,
      /partita iva|p\.? ?iva|occasional\w*|senza aprire/,
    ],
    text: 'Sì, entro certi limiti: **il b&b occasionale in casa propria e gli affitti brevi (fino a 30 giorni) si fanno senza partita IVA**, se non c’è un’organizzazione d’impresa.\n\n- **B&b**: camere, periodi di chiusura e servizi ammessi li fissa la legge regionale.\n- **Affitti brevi**: non c’è un numero di notti valido in tutta Italia; oltre un certo numero di appartamenti la legge presume l’impresa, e il limite è cambiato di recente: verificalo.\n- Servono comunque **CIN**, dati degli ospiti alla Questura, imposta di soggiorno e dispositivi di sicurezza.\n\nFonte: art. 4 D.L. 50/2017, art. 13-ter D.L. 145/2023, leggi regionali. Passa dal commercialista per la tassazione (cedolare o redditi diversi).',
  },
  {
    id: 'outdoor-tables',
    topic: 'startup',
    all: [
      /tavolin\w*|dehor\w*|suolo pubblico|sedie (?:fuori|sul marciapiede)|fioriere/,
      /permess\w*|serv\w*|devo|posso|autorizz\w*|chied\w*|pag\w*|cost\w*|obblig\w*/,
    ],
    text: 'Per tavolini e sedie su strada o piazza serve la **concessione di suolo pubblico del Comune**, con pianta e misure, e si paga il **canone unico** (L. 160/2019, art. 1, commi 816 e seguenti).\n\n- **Regolamento dei dehors** del Comune: arredi, orari, passaggio libero per carrozzine e soccorsi.\n- In zona vincolata anche la Soprintendenza.\n- **Su suolo privato** (cortile, portico) niente canone, ma servono il consenso del condominio e una SCIA per l’ampliamento della superficie.\n\nChiedi al SUAP prima di comprare gli arredi.',
  },
  {
    id: 'alcohol-online',
    topic: 'startup',
    all: [
      /vend\w* .{0,30}(?:vin[oi]\b|alcol\w*|birr\w*|liquor\w*|grapp\w*)/,
      /online|internet|\bsito\b|e-?commerce|a distanza/,
      /serv(?:e|ono)\b|permess\w*|posso|devo|licenz\w*|obblig\w*|autorizz\w*|si puo|cosa ci vuole|legge|regol/,
    ],
    none: /\d{3,}|consigli|raccont|quanto (?:mi|guadagn|costa)/,
    text: 'Per vendere vino e alcolici online servono, oltre alla partita IVA:\n\n- **SCIA per il commercio elettronico** al SUAP (art. 68 D.Lgs. 59/2010) e **notifica sanitaria**.\n- **Denuncia all’Agenzia delle Dogane** per la vendita di alcolici (art. 29 D.Lgs. 504/1995): verifica con il loro ufficio se il tuo caso rientra.\n- **Controllo dell’età**: solo a maggiorenni, anche alla consegna.\n- Sul sito: dati dell’impresa, allergeni ed etichetta, recesso di 14 giorni, spese di spedizione.\n- **All’estero** ci sono le accise del Paese di arrivo: non partire senza un corriere o un consulente che se ne occupi.',
  },
  {
    id: 'fake-banknote',
    topic: 'finance',
    all: [
      /banconot\w*|\b(?:euro|soldi|pezz[oi] da \d+)\b/,
      /\bbanconot\w* .{0,30}fals\w*|\bfals\w* .{0,20}banconot\w*|soldi falsi/,
    ],
    appliesToStatements: true,
    none: /stamp|fabbric|fotocopi/,
    text: 'Una banconota che sai o sospetti falsa **non si rimette in giro**: chi la spende sapendolo commette un reato, anche se l’ha ricevuta in buona fede (art. 457 c.p.).\n\n- **Portala in banca, alla posta o a Polizia e Carabinieri**: la ritirano e danno una ricevuta. Se è vera te la ridanno, se è falsa nessuno la rimborsa.\n- Segna quando e da chi l’hai avuta, e maneggiala poco.\n- **D’ora in poi**: controlla al tatto, in controluce e inclinandola le banconote da 20, 50 e 100; un rilevatore costa poche decine di euro.',
  },
  {
    id: 'insurance-claim',
    topic: 'costs',
    all: [
      /assicurazion\w*|polizz\w*/,
      /allagat\w*|incendi\w*|bruciat\w*|rubat\w*|\bfurto\b|schiantat\w*|incident\w*|grandin\w*|alluvion\w*|dann\w*|rott[oaie]\b|crollat\w*|tamponat\w*|ribaltat\w*|sinistro|temporale|frana|scoppiat\w*/,
      /pag\w*|copr\w*|risarcis\w*|rimbors\w*|denunci\w*|entro|valid\w*|vale\b/,
    ],
    none: /corrier|quale polizza|che polizza|quanto costa|detra|scaric/,
    text: 'Dipende da **quale polizza hai e da che cosa esclude**: guarda alle voci «rischi coperti», «esclusioni», «franchigia» e «massimale». Intanto non perdere tempo:\n\n- **Denuncia il sinistro per iscritto entro 3 giorni** da quando lo sai, all’assicurazione o all’agente (art. 1913 c.c., salvo termini diversi nella polizza). Chi non lo fa apposta perde l’indennizzo.\n- **Foto, elenco dei danni e fatture** di ciò che si è rovinato, prima di riparare o buttare.\n- **Limita il danno** (art. 1914 c.c.): le spese fatte per questo di regola si rimborsano.\n- **Veicoli**: la RC paga i danni agli altri; per i danni al tuo mezzo serve la kasko o la colpa di un altro conducente. **Merce trasportata, furto, acqua ed eventi naturali** vogliono una garanzia loro.\n- Per furto o reato serve anche la denuncia a Carabinieri o Polizia.\n\nFatti mettere per iscritto la risposta della compagnia; se non torna, reclamo e poi un perito o un avvocato.',
  },
  {
    id: 'injured-customer',
    topic: 'customers',
    all: [
      /client\w*|ospit\w*|bambin\w*|signor[ae]|ragazz\w*|alliev\w*|iscritt\w*|pazient\w*|qualcuno|person[ae]/,
      /(?:si (?:e|sono)|s'e) (?:\w+ )?(?:fatt[oaie] (?:male|un taglio)|tagliat|scivolat|cadut|bruciat|ferit|rott|inciampat|slogat)\w*|e (?:scivolat|cadut|inciampat)\w*/,
      /chi paga|pag\w*|risarc\w*|responsab\w*|colpa|devo|rischi\w*|assicur\w*|cosa (?:faccio|succede)|avvocat\w*/,
    ],
    none: /scriv(?:i|imi)|recension|dipendent|operai|in nero/,
    text: 'Di regola **risponde chi ha in custodia il locale e ciò che c’è dentro** (art. 2051 c.c.): paghi tu, salvo che il danno venga da un fatto imprevedibile o dall’imprudenza di chi si è fatto male.\n\n- **Oggi**: assicurati che stia bene, foto del punto e della cosa, nomi di chi ha visto. Togli o ripara ciò che era pericoloso.\n- **Denuncia all’assicurazione** (RC verso terzi) entro 3 giorni, con i fatti (art. 1913 c.c.).\n- **Non promettere soldi e non firmare** ammissioni prima di avere sentito la compagnia; chiedi referti e spese per iscritto.\n- Senza polizza RC paghi di tasca tua: parla con un avvocato prima di rispondere a una richiesta.',
  },
  {
    id: 'lost-parcel',
    topic: 'customers',
    all: [
      /corrier\w*|pacc\w*|spedizion\w*|spedit\w*/,
      /\bpers[oaie]\b|smarrit\w*|rubat\w*|mai arrivat\w*|non (?:e |e' )?(?:mai )?arrivat\w*|danneggiat\w*|rott[oaie]\b/,
    ],
    none: /scriv(?:i|imi)|recension/,
    text: 'Se chi ha comprato è un privato, **rispondi tu finché il pacco non è nelle sue mani** (art. 63 Codice del consumo): rispedisci o rimborsi, poi ti rivali sul corriere.\n\n- **Reclamo scritto al corriere** entro 8 giorni dalla consegna per danni e perdite parziali non visibili (art. 1698 c.c.); se manca tutto, subito.\n- Senza assicurazione il vettore italiano risarcisce **fino a 1 € al chilo** (art. 1696 c.c.), salvo dolo o colpa grave: assicura ciò che vale di più.\n- **Tra imprese**, di regola, il rischio passa quando consegni al corriere (art. 1510 c.c.).\n\nTieni ricevuta, foto dell’imballo e tracciatura.',
  },
];

import type { Locale } from '../../../contract';

interface UnlawfulWish {
  /** On folded words without apostrophes. */
  pattern: RegExp;
  text: Readonly<Record<Locale, string>>;
}

const WRITE =
  '(?:scriv|prepar|invent|gener|cre[ai]\\b|cre(?:are|ami)|fa(?:mmi|i|cci|re)\\b|buttam|butt[ai] giu|redig|compon|mett|pubblic|post[ai]|vorrei|voglio|mi serv|dammi|aiutam)\\w*';
const PRAISE = '(?:recension|testimonianz|apprezzament|valutazion|feedback)\\w*';

/** What is written to a customer, or about what a customer wrote: the words of no invented customer. */
const OF_REAL_REVIEWS =
  /\b(?:rispond|rispost|replic|ringrazi|chied|richied|richiest|invit|sollecit|segnal|ottener|raccogl|aver[ei]? piu)\w*/;

const WISHES: readonly UnlawfulWish[] = [
  {
    pattern: new RegExp(
      `^(?!.*${OF_REAL_REVIEWS.source})(?:.*\\b${WRITE}\\b.{0,40}\\b${PRAISE}\\b.{0,80}\\b(?:a nome d|come se|firmat|invent|finti?\\b|finte\\b|fals|di client\\w* (?:soddisfatt|content|felic|mai)|da (?:mettere|pubblicare|postare|caricare)|di un (?:client|turist|ospit|pazient|alliev)|profili (?:divers|fint|nuov)|altri account|sul concorrent|contro|su google|per (?:il|la|lo|l|i|le) (?:mi|nostr)\\w+|per farl)|.*\\b${WRITE}\\b.{0,24}\\b(?:due|tre|quattro|cinque|sei|otto|dieci|venti|\\d+|qualche|un po di|delle|alcune|un paio di) (?:\\w+ )?(?:recension|testimonianz)\\w*|.*\\b${WRITE}\\b.{0,40}\\bcomment\\w*\\b.{0,60}\\b(?:profili|account) (?:divers|fint|nuov)|.*\\b(?:fint|fals|inventat)\\w* (?:mail|commenti|e ?mail|messaggi|lettera|frase|storia) (?:di|da) (?:un |una |dei )?client)`,
    ),
    text: {
      it: 'Recensioni o testimonianze inventate non le scrivo: sono una pratica commerciale vietata (Codice del consumo, art. 23), le piattaforme tolgono la scheda e basta un concorrente che le segnali.\n\nQuello che funziona, e che posso prepararti adesso:\n\n- il **messaggio per chiedere la recensione** ai clienti veri, il giorno dopo, con il link diretto;\n- la **risposta** a quelle che hai già, belle o brutte;\n- tre domande da fare a un cliente contento per farne una **testimonianza vera**, con il suo consenso.',
      en: 'I do not write invented reviews: they are a forbidden commercial practice (Italian Consumer Code, art. 23). I can write the message that asks real customers for one, or the reply to those you have.',
    },
  },
  {
    pattern: new RegExp(
      `\\b${WRITE}\\b.{0,60}\\b${PRAISE} (?:negativ|cattiv|brutt|pessim|da una stella|a una stella|con una stella)\\w*.{0,40}\\b(?:concorren|rival|di fronte|accanto|vicin)\\w*|\\b${WRITE}\\b.{0,60}\\b(?:concorren\\w*|(?:bar|negozio|ristorante|locale|salone|officina|palestra|hotel|forno) (?:accanto|di fronte|vicino|qui vicino|dei vicini))\\b.{0,30}\\b(?:ha (?:gli |i |le |la )?(?:scarafagg|topi|muff|blatt)|e sporc|fa schifo|truff|rub|avvelen|usa (?:roba|prodotti|carne|pesce) (?:scadut|marci|vecchi|congelat)|non (?:paga|fa) (?:le tasse|lo scontrino)|evad)`,
    ),
    text: {
      it: 'Un testo che getta fango su un concorrente non lo scrivo: è diffamazione o concorrenza sleale (art. 595 c.p., art. 2598 c.c.), anche quando si è convinti che sia vero, e ti si ritorce contro.\n\nSe hai visto qualcosa di grave si segnala a chi controlla (ASL, NAS, Comune). Se invece vuoi che i clienti scelgano te, dimmi che cosa fai meglio e scrivo un post su quello.',
      en: 'I do not write texts that smear a competitor: that is defamation or unfair competition. Tell me what you do better, and I write about that.',
    },
  },
  {
    pattern:
      /^(?!.*\bapprendist\w*.*\b(?:sotto i|under|massimo|max|non oltre i|meno di)).*\b(?:annunc\w*|offerta di lavoro|selezion\w*|cerc(?:o|asi|hiamo)|assum\w*)\b.*\b(?:(?:solo|soltanto|esclusivamente|preferibilmente) (?:uomini|maschi|donne|femmine|ragazz[ei]|italian\w+|bianch\w+|cattolic\w+|cristian\w+|giovani)|(?:no|niente|non) (?:stranier\w+|extracomunitari\w*|negr\w+|musulman\w+|rom\b|gay|donne|uomini|mamme|incinte|over|vecchi)|(?:sotto i|under|meno di|massimo|max|sopra i|non oltre i) \d\d(?: anni)?\b(?!.{0,30}(?:apprendist|euro|ore|minuti))|bella presenza|senza (?:figli|marito|gravidanze)|che non (?:abbia|faccia|voglia|resti) (?:figli|incinta))/,
    text: {
      it: 'Un annuncio che sceglie per sesso, età, origine, religione, figli o «bella presenza» è vietato (D.Lgs. 198/2006, 215 e 216/2003) e ti espone a una sanzione e a una causa.\n\nScrivo volentieri l’annuncio con ciò che conta per il lavoro: mansioni, orari, esperienza, lingue, patente, disponibilità nel fine settimana, contratto e paga. Dimmi queste cose e te lo preparo, aperto a tutti.',
      en: 'A job ad that selects by sex, age, origin, religion or children is forbidden in Italy. Tell me the tasks, hours, skills and pay, and I write it open to everybody.',
    },
  },
  {
    pattern: new RegExp(
      `\\b${WRITE}\\b.{0,80}\\b(?:minacc\\w*(?! di (?:chiud|licenz|and))|(?:vengo|veniamo|ti vengo|passo|ti aspetto|so) (?:a |sotto |dove )?(?:casa|abit|cercart)\\w*|(?:ti|vi|gli|le) (?:spacc|romp|brucio|faccio (?:male|passare|pentire|vedere io)|mando qualcuno|rovin)\\w*|(?:dico|racconto|scrivo|pubblico|metto) (?:a tutti|in giro|su facebook|in piazza|sui social|il (?:tuo|suo|vostro) nome).{0,40}(?:non pag|debit|truff|ladr)|ricatt\\w*|spavent\\w* (?:il|la|un|quel))`,
    ),
    text: {
      it: 'Un messaggio che minaccia o espone qualcuno al pubblico non lo scrivo: può diventare una denuncia contro di te, e il credito si allontana.\n\nPosso prepararti subito un **sollecito fermo** (importo, fattura, termine di pochi giorni) o una **messa in mora** con gli interessi di legge, il passo prima dell’avvocato. Dimmi importo, numero e data della fattura.',
      en: 'I do not write threats: they can turn into a charge against you. I can write a firm reminder or a formal notice with legal interest instead.',
    },
  },
  {
    pattern:
      /\b(?:guarisc\w*|cura(?:no)?\b|curar\w*|sconfigg\w*|elimina(?:no)?\b|previen\w*|prevengono|fa(?:nno)? passare|combatt\w*) (?:\w+ ){0,2}(?:diabet|tumor|cancr|artros|artrit|depression|ansia\b|emicrani|asma\b|ipertension|colesterol|alzheimer|malatti|infezion|covid|psorias|insonni|cellulit[ei] infett|mal d)\w*(?=.*)/,
    text: {
      it: 'Una frase che promette di curare o prevenire una malattia non la scrivo: per alimenti, integratori, cosmetici e trattamenti non sanitari è vietata (per gli alimenti, Reg. UE 1169/2011, art. 7), e l’AGCM la multa.\n\nPosso scriverti il testo con ciò che è vero e si può dire: da dove viene, come è fatto, che gusto o sensazione dà, come si usa. Dimmi due cose e lo preparo.',
      en: 'I do not write that a product cures or prevents an illness: for food, cosmetics and the like that is forbidden. I can write what it is made of, where it comes from and how it is used.',
    },
  },
  {
    pattern:
      /\b(?:made in italy|italian[oaie]|a km zero|km 0|artigianal\w*|fatt[oaie] a mano|biologic\w*|bio\b|fresc\w*|dop\b|igp\b|nostran\w*|vegan\w*|senza glutine)\b.{0,50}\b(?:anche se|ma (?:in realta |poi )?|pero|invece|quando|che (?:compro|prendo|arriva\w*|import\w*))(?: \w+){0,4} (?:non (?:e|sono|lo|la)\b(?! (?:caro|car[aie]|obbligator))|cin(?:a|ese|esi)\b|bangladesh|import\w*|congelat\w*|surgelat\w*|industrial\w*|comprat\w*|estero|spagn\w*|turc\w*)/,
    text: {
      it: 'Una cosa per un’altra non la scrivo: dire biologico, fresco, fatto a mano o made in Italy di ciò che non lo è è frode in commercio (art. 515 c.p.) e pubblicità ingannevole.\n\nDimmi che cosa è vero (chi lo sceglie, chi lo fa, da dove viene, che cosa ci fai tu) e ne scrivo una descrizione che vende lo stesso.',
      en: 'I do not describe a thing as what it is not: that is fraud in trade. Tell me what is true of it, and I write a description that sells all the same.',
    },
  },
  {
    pattern:
      /\bdimissioni in bianco\b|\bfar\w* (?:sembrar|risultar|apparir)\w* (?:piu )?(?:vecchi|recent|divers|alt[oaie]|bass|nuov)\w* .{0,24}(?:contratt|fattur|document|data|ricevut|scontrin|preventiv|bilanc)|\b(?:ricevut|fattur|scontrin|preventiv|contratt|ddt|bolla|certificat|attestat)\w*\b.{0,60}\b(?:mai (?:fatt|svolt|esist|consegn|vendut)\w*|piu bass[oaie]\b.{0,30}\b(?:contant|nero|resto)|con (?:la )?data (?:di |del )?(?:\w+ ){0,3}(?:fa|indietro|prima|scors[oa]|vecchi[ao])|datat\w* (?:\w+ ){0,3}(?:fa|prima|scors\w+))|\b(?:scriv|prepar|fa(?:mmi|i)\b)\w*.{0,50}\b(?:a nome d\w+ (?:mi\w+ )?(?:\w+ )?(?:capo|titolare|datore|medico|dottor\w*|avvocat\w*|banca|comune|agenzia|notai\w*|commercialist\w*)|(?:che )?(?:sembr\w*|pai\w*|come se (?:fosse|venisse)|finta) (?:\w+ ){0,2}(?:dell|della|dal|dalla|di una|di un|da una|da un)\w* (?:banc|agenzia|polizia|avvocat|tribunal|inps|fisco|cliente\b|posta))/,
    text: {
      it: 'Questo non lo preparo: un documento che dice il falso, porta una data non vera o si finge di un altro è reato, e si ritorce contro chi lo usa.\n\nSe dietro c’è un problema vero (un pagamento che non arriva, un lavoro fatto senza carte, un dipendente da lasciare andare), raccontamelo: quasi sempre c’è una strada regolare, e la vediamo insieme.',
      en: 'I do not prepare this: a document that is untrue, backdated or in somebody else’s name is a crime. Tell me the real problem behind it: there is usually a lawful way.',
    },
  },
];

/** Tells of what was done to its writer, or asks for the rule. */
const SUFFERS =
  /\b(?:mi|ci) (?:hanno|ha|e stat[oa]|scriv(?:ono|ev\w*)|arriv\w*|copi\w*|minacci\w*|chied\w*|obblig\w*)\b|\b(?:ho|abbiamo) (?:ricevuto|subito|trovato|scoperto)\b|\bcome (?:mi difendo|le segnalo|la segnalo|faccio a farl)\w*/;
const ASKS_RULE =
  /\b(?:posso|possiamo|si puo|si possono|e (?:legale|lecito|vietato|permesso|consentito)|cosa rischi\w*|che rischi\w*|rischio)\b/;

/** What is answered to a wish for words or papers that the law forbids, with what may be done instead; `null` where nothing of it is wished. */
export const unlawfulWish = (plain: string, language: Locale): string | null => {
  if (SUFFERS.test(plain) || ASKS_RULE.test(plain)) return null;
  return WISHES.find(({ pattern }) => pattern.test(plain))?.text[language] ?? null;
};

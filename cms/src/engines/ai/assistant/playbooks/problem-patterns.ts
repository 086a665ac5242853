/** Words that name a problem beyond doubt, on folded text, and how much they count beside those of another: particular ones more. */
export interface ProblemPattern {
  weight: number;
  pattern: RegExp;
}

/**
 * The words of the problems that a server begins with, by the key of their playbook. They only sharpen what the ways of asking teach: a
 * playbook without them is found by these alone.
 */
export const PROBLEM_PATTERNS: Readonly<Record<string, ProblemPattern>> = {
  'no-show': {
    weight: 5,
    pattern:
      /non (?:si )?present\w*|prenot\w* (?:in|per) \w+ e (?:arrivan|vengon|sono)\w*|proprio non vengono|prenot\w* .{0,25}non (?:vien|veng|arriv|si)\w*|non si f[ae]\w* vedere|buchi in agenda|appuntament\w* (?:saltat|pers|vuot)\w*|(?:blocc|fiss|prend)\w* (?:la data|l'ora|il posto|l'appuntamento).{0,30}non\b|non veng\w* (?:all'|alla|al)|no.?show|disd(?:ic|ett|ir)\w*|saltano (?:l'appuntamento|la prenotazione|la lezione)|salta(?:no)? gli appuntamenti|(?:annull|cancell)\w* (?:all'ultimo|la prenotazion|l'appuntament|le prenotazion|gli appuntament)|mi danno buca|\bbuc[ah]\w*\b|bidon\w*|dimentican\w* (?:l'appuntament|la prenotaz)|tavol[oi] prenotat\w* .{0,30}(?:vuot|non)|all'ultimo (?:minuto|momento)/,
  },
  'empty-days': {
    weight: 4,
    pattern:
      /(?:luned|marted|mercoled|gioved|venerd|domenic|sabat)\w*.{0,60}(?:mort|vuot|ferm|nessun|zero|poc|deserto|piang|calm)|(?:mort|vuot|ferm|desert|riempi\w*|pochi? client\w*|nessuno|non (?:entra|viene) nessuno).{0,50}(?:luned|marted|mercoled|gioved|venerd|domenic|sabat|pomerigg|mattin|infrasettiman|in settimana|a pranzo|a cena|la sera)|(?:pomerigg|mattin|pranzo|sera|infrasettimana)\w*.{0,40}(?:vuot|mort|ferm|deserto|nessuno|zero)|riempire (?:il|la|le|i|gli|l')|ore (?:vuote|morte|buche)|giorni (?:vuoti|morti)|tavoli vuoti|sala (?:mezza )?vuota/,
  },
  quotes: {
    weight: 5,
    pattern:
      /preventiv\w*.{0,80}(?:da soli|altrove|confront|dai concorrent|altri|poi |non|nessun|spari|pochi|rifiut|perd|gratis|rispond|rispost|accett|silenzio|scompai|mai)|sopralluog\w*|(?:chied\w*|mand\w*|do) (?:il |un |i )?(?:prezz|listin|preventiv)\w*.{0,60}(?:spari|non rispond|scompai|poi (?:basta|nulla|niente))|(?:prezz\w*|listin\w*).{0,60}(?:e (?:poi )?spari\w*|non si fanno (?:piu )?senti\w*|e poi (?:basta|nulla|niente|silenzio)|non rispondon\w*)/,
  },
  'no-return': {
    weight: 4,
    pattern:
      /(?:coupon|groupon|voucher|buon[oi] (?:sconto|omaggio)|scontat[oaie]|promozion\w*|prova gratuita)\b.{0,60}(?:spari\w*|non (?:l[ieoa] )?(?:vedo|torn|rived|si (?:vedon|fann))\w*|(?:e|poi) (?:basta|niente|nulla|via)|mai piu)|far(?:e|li|le|la)? (?:ri)?tornare|(?:ri)?torn\w* (?:mai|poco|raramente|di rado)|non (?:ri)?comprano piu|clienti (?:abituali|fissi|fedeli).{0,40}(?:non|pers|spar)|(?:non|mai) (?:li |le |la |lo )?(?:rived\w*|torn\w*|ritorn\w*)|(?:vengon\w*|viene|comprano|provano|fanno) (?:solo )?(?:una|1) (?:sola )?(?:volta|seduta|lezione)|una volta e (?:poi )?(?:basta|spari)|(?:2|due|3|tre) (?:o (?:3|tre) )?(?:sedute|volte|lezioni).{0,40}(?:spari|basta|smett|mollan)|spariscon\w* (?:appena|dopo|quando)|non (?:si )?fideliz\w*|fidelizz\w*|client[ei] (?:persi|che non tornano)|clienti nuov\w* .{0,40}non/,
  },
  churn: {
    weight: 5,
    pattern:
      /(?:client|alliev|iscritt|abbonat|pazient|student|soci|corsist)\w* (?:che )?(?:smett|molla|abbandon|si ritir|lascia|si cancell)\w*|(?:cancell|disiscriv|abbandon|molla|smett|disdic|non rinnov|lascian|ritir)\w*.{0,60}(?:iscritt|abbonat|abbonament|soci\b|allievi|clienti|gennaio|primi mesi)|(?:iscritt|abbonat|soci\b|abbonament|alliev)\w*.{0,80}(?:cancell|disiscriv|abbandon|molla|smett|non rinnov|lascia|perd|cal)\w*|si (?:cancell|disiscriv|ritir)\w*|non rinnov\w*|rinnovi/,
  },
  portals: {
    weight: 6,
    pattern:
      /\bapp\b (?:di consegna|di delivery|che (?:consegn|prend))|(?:app|piattaform\w*|sit[oi]) .{0,40}(?:mi |si |ci )?(?:prend|tratt|trattien|mangi)\w* (?:il|l'|quasi il|circa il) ?\d|(?:booking|airbnb)(?! (?:\w+ ){0,2}\d[.,]\d\b(?! ?%))|expedia|just ?eat|glovo|deliveroo|uber eats|the ?fork|thefork|prontopro|tripadvisor.{0,30}commission|portal[ei]|\bota\b|commission\w*.{0,40}(?:portal|piattaform|app\b)|piattaform\w*.{0,40}commission|prenotazion\w* dirett\w*|ordini dirett\w*|treatwell|\buala\b|subito\.it|etsy|commission\w*/,
  },
  'big-competitor': {
    weight: 4,
    pattern:
      /(?:la gente|(?:i|le) client[ei]|le famiglie|i ragazzi|i turisti|(?:ormai |adesso )tutti) (?:ormai |adesso |ora |poi |preferi\w+ )?(?:va|vanno|andare|corre|corrono|compra|comprano|si serve|si servono|scappa|scappano) (?:tutt[ieoa] |sempre |piu volentieri |a comprare )?(?:al|allo|alla|all'|dal|dalla|dall'|nei|nelle|ai|alle) (?!(?:mare|montagna|estero|lavoro|scuola|bagno|cassa|parco|stadio)\b)\p{L}{3,}|(?:hanno )?(?:apert|apre|aprir|aprono|arriva|inaugur)\w*.{0,60}(?:centro|caten|supermercat|franchising|grande|enorme|concorren|accanto|di fronte|vicin|altro|altra|a \d+ (?:km|metri)|stessa via)|concorren\w*|centro commerciale|grande distribuzion\w*|\bcaten[ae]\b|low.?cost/u,
  },
  'online-comparison': {
    weight: 6,
    pattern:
      /(?:entr|vengon|vien|gent|client)\w* .{0,24}(?:solo|soltanto) (?:per |a )?(?:guard|curios|chied|provar|fotograf)\w*|amazon|compr\w* (?:\w+ ){0,4}(?:su internet|online|on line)|guardan\w* (?:e|poi).{0,40}(?:online|internet|amazon)|prov\w* .{0,40}(?:online|internet|amazon|zalando|shein|temu)|zalando|shein|temu\b|prezz\w* (?:su internet|online)/,
  },
  'sell-direct': {
    weight: 5,
    pattern:
      /(?:vend\w*|pass\w*|\bdo\b|diamo|tutto|conferi\w*) .{0,24}grossist\w*|grossist\w*.{0,40}(?:paga|prend|compr|prezz|margin|mangia|poco|tir|vogli|vuole|scont)\w*|(?:gdo|grande distribuzione|supermercat\w*) (?:mi |ci |me l[oa] )?paga\w*|(?:vend\w*|arriv\w*) (?:direttamente )?(?:ai|a) (?:privati|consumatori|famiglie)|vendita diretta|saltare (?:l'intermediari|il distributor)\w*|intermediar\w*.{0,40}(?:paga|mangia|poco)|me l[oa] paga(?:no)? (?:una miseria|poco|niente)|senza (?:intermediari|grossista)/,
  },
  visibility: {
    weight: 3,
    pattern:
      /far(?:mi|ci|si) trovare|facci\w* conoscere|non mi trov\w*|non ci trov\w*|farmi conoscere|farci conoscere|far(?:e|li|le|lo)? (?:conoscere|sapere)|(?:su )?google|instagram|facebook|tiktok|social|sito\b|visibil\w*|pubblicit\w*|follower|like\b/,
  },
  'few-customers': {
    weight: 2,
    pattern:
      /^(?!.*\bsi (?:e|sono) (?:\w+ )?(?:rott|guast|bruciat|allagat|fulminat)).*(?:(?:poch|poc|men)\w* (?:client|iscritt|alliev|pazient|soci|copert|abbonat|telefonat|contatt|lavor|vendit|passagg|visit|ospit|turist|affluen|giro|movimento|incaric|mandat|esclusiv|adesion|tesser|partecipant)\w*|nessuno mi (?:da|chiama|cerca|conosce|contatta|compra)|non (?:vendo|lavoro|si vende|batto chiodo|gira|c'e giro|mi (?:chiama|contatta|cerca)|arrivano|ricevo|riesco a (?:vendere|trovare))|(?:e|sono|sta|siamo) (?:\w+ )?(?:vuot|desert|ferm)[oaie]\b|lavoro (?:e |sta )?(?:cala|poco|fermo|scarso)|poch[ie] (?:client|gente|richiest|prenotaz|ordin)\w*|(?:meno|pi[uù]) client\w*|(?:trov|attir|prend|acquis|port)\w* (?:nuov[ie] |altri |piu |piu )?(?:client|ospit|pazient|alliev|iscritt|architett|famigli|aziend)\w*|calo|(?:client|incass|vendit|prenotaz|fatturat|ordin|iscrizion|richiest|affluenz)\w*.{0,30}(?:cal|diminu|scend|sces|in meno|dimezz|croll|schiant|precipit|tracoll|sprofond|azzer|inchiod|a picco|in picchiata)\w*|non (?:entra|viene|chiama|compra) (?:piu )?nessuno|(?:come|vorrei|voglio|devo) .{0,16}(?:trov|prend|attir|aument|acquis|port)\w* (?:piu|nuov[ie]|altr[ie]|qualche)|posti (?:vuoti|liberi)|(?:qualche|altri|nuovi) (?:lavor|client|ordin|incaric)\w*|aumentare (?:le vendite|i clienti|il fatturato|gli incassi)|vendere di piu|far crescere|crescere|promuover\w*)/,
  },
  'repeated-questions': {
    weight: 7,
    pattern:
      /(?:sapesser\w*|trovasser\w*|sapere|capisser\w*).{0,60}(?:senza (?:telefon|chiam|chied|scriv)\w*|da sol[oi])|(?:telefon\w*|chiam\w*|(?<!i)scriv\w*).{0,30}(?:volte al giorno|di continuo|in continuazione|tutto il giorno)|(?:vorrei|voglio|cerc\w*|serv\w*|mi piacerebbe|bisogno).{0,70}rispond\w*.{0,70}(?:orari|prezz|listin|tariff|prenotaz|parchegg|domand|cors[io]|client|notte|sera|visit|disponibil)|qualcuno (?:che )?(?:mi )?rispond\w*|(?:rispond\w*).{0,60}(?:mille|cento|tutto il giorno|continuamente|a tutte le ore|domande uguali|stesse cose)|(?:chiedono|(?<!i)scrivono|chiamano|telefonano) (?:sempre|tutti|a tutte le ore|in continuazione|per sapere)(?! (?:lo |uno )?scont| (?:di )?(?:abbass|pagar|risparmi))|(?:assistente|chatbot|bot\b|risponditor\w*).{0,80}(?:sito|rispond|notte|client|domand|prezz|prenot)|rispond\w*.{0,50}(?:anche di notte|24 ore|sempre le stesse|da sol[oi]|al posto mio|in automatico)|(?:clienti|genitori|ospiti|pazienti|persone).{0,30}(?:chiedono|(?<!i)scrivono|telefonano|domandano).{0,60}(?:sempre|stess|canali|ripet)|stesse domande|(?:un|uno|unico) (?:solo |unico )?(?:punto|posto|canale|luogo) (?:solo|unico|per|dove|che)|(?:punto|posto|canale) (?:solo|unico)|(?:telefonano|chiamano|(?<!i)scrivono|domandano) (?:per|di continuo|tutti)|(?:spieg\w*|ripet\w*|dir\w*) (?:sempre |ogni volta |a tutti )?(?:quali|che|cosa|come) (?:document|portar|serv|cart|orari)\w*|trovassero da soli|trovare da soli|unico punto|su (?:tre|tanti|troppi|piu) canali|troppi messaggi|domande (?:ripetut|ricorrent|frequent)\w*/,
  },
  recommend: {
    weight: 5,
    pattern:
      /consigliar\w* (?:la|il|lo|al|ai|i|le|quale|client)|raccontare (?:i|la|il|le|gli|chi)|senza (?:ri)?(?:scriver|ripeter|spiegar)\w* (?:\w+ ){0,2}ogni volta|(?:sugger|consigl|propor)\w* (?:l'|il |la )?(?:abbinament|prodott|vin|regal|taglia|pezzo)\w*|(?:present|raccont)\w* (?:i|la|il|le|gli) (?:produttor|artigian|malgar|fornitor|allevator|contadin|autor)\w*|scegliere (?:il|la) (?:prodotto|bottiglia|regalo|taglia) giust\w*|schede? prodott\w*/,
  },
  partners: {
    weight: 6,
    pattern:
      /(?:trovare|contattare|conoscere|lavorare con|collabor\w* con|arriv\w* (?:a|ad|ai|agli)\b|raggiung\w*|farci vedere da|proporc\w* a).{0,40}(?:architett|progettist|arredator|studi\b|geometr|aziende|imprese|rivenditor|negozi|distributor|hotel|ristorant|amministrator|agenti)\w*|(?:architett|studi|rivenditor|distributor)\w*.{0,40}con cui lavorare/,
  },
  'late-cash': {
    weight: 5,
    pattern:
      /(?:non (?:mi )?pag\w*|pag\w* (?:sempre |tutti |spesso )?(?:in ritardo|tardi|quando (?:vogliono|gli pare|capita)|dopo)).{0,30}|(?:saldo|pag\w*|sald\w*|soldi|bonific\w*)\b.{0,40}(?:quando (?:gli|le|vogliono|capita|si ricord)|dopo \d+ mes|con (?:mesi di )?calma)|insegu\w* (?:i )?(?:client|pagament|soldi)\w*|(?:mi )?devono (?:ancora )?(?:dei |un sacco di |tanti )?soldi|(?:pag|sald)\w*.{0,30}a (?:\d{2,3}|sessanta|novanta|trenta) ?(?:giorni|gg)?|pag\w+ (?:sempre )?dopo (?:mesi|\d|due|tre|settimane)|pagano (?:tardi|in ritardo|quando vogliono)|sempre senza soldi|(?:sono|siamo|resto) (?:sempre )?senza (?:soldi|liquidit|cassa)|conto (?:sempre )?in rosso|\bliquidit\w*|manca(?:no)? (?:i soldi|liquidit)|anticip\w* (?:sempre )?(?:i|tutto|le spese|i pezzi|il materiale)|non arrivo a fine mese|a corto di (?:soldi|cassa)|crediti|insolut\w*|ritardo nei pagamenti/,
  },
  'slow-season': {
    weight: 5,
    pattern:
      /(?:croll|schiant|precipit|tracoll|sprofond|azzer|dimezz|cal|ferm|a picco|in picchiata)\w* (?:\p{L}+ ){0,2}(?:dopo|passat\w*|da|a|ad|in|finit\w*) (?:le feste|l'estate|l'inverno|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|pasqua|natale|ferragosto|capodanno|epifania|carnevale|san valentino)|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|pasqua|natale|ferragosto|capodanno|estate|inverno).{0,60}(?:vuot|mor[ti]|muoi|ferm|desert|crol|nulla|niente|zero|sparisc|tracoll)\w*|(?:lavoro|incasso|guadagno|vivo) (?:solo|soltanto|tutto) .{0,16}(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|pasqua|natale|ferragosto|capodanno|estate|inverno)|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|pasqua|natale|ferragosto|capodanno|estate|inverno) (?:non (?:lavoro|si lavora|viene|gira|si vende)|a secco)|finita la stagione|dopo la stagione|(?:da|tra|in) (?:giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gennaio|febbraio|marzo|aprile|maggio).{0,50}(?:zero|niente|nulla|nessun|vuot|ferm|mort|non (?:lavoro|incasso)|poco)|(?:solo (?:ad? |in |d')?(?:agosto|luglio|estate|inverno|natale|dicembre)|d'estate|d'inverno|in estate|in inverno|bassa stagione|fuori stagione|stagional\w*|mesi (?:vuoti|morti|fermi)|periodo morto|estate|inverno)|(?:agosto|gennaio|febbraio|novembre) .{0,20}(?:mort|vuot|ferm|niente|zero)/u,
  },
  weather: {
    weight: 6,
    pattern:
      /quando piove|\bpiov\w*|pioggia|maltempo|brutto tempo|tempo (?:e |fa )?(?:brutto|cattivo)|col sole|quando fa (?:caldo|freddo)|\bmeteo\b|mare mosso|\bvento\b|nevic\w*|neve\b/,
  },
  undercut: {
    weight: 5,
    pattern:
      /concorren\w* (?:e |che e |molto )?(?:piu )?(?:economic\w*|convenient\w*|a buon mercato)|(?:a|per) \d+ ?(?:€|euro)?.{0,12}\be (?:io )?(?:ci )?(?:perdo|rimetto|vado sotto)\b|pag\w* (?:sempre |tutti |ormai )?(?:di )?(?:meno|poco|quattro soldi|una miseria)|tir\w* sul prezzo|(?:cines|abusiv|improvvisat|dopolavorist|hobbist)\w*|(?:a|per) (?:meta|la meta|un terzo) (?:del )?prezzo|mi dicono (?:sempre )?che (?:sono|costo|e) (?:troppo )?(?:car|tropp)\w*|(?:qualcuno|sempre uno|altri|concorrent\w*|gli altri).{0,40}(?:meno|sotto|prezzi? (?:piu )?bass|la meta|sconta)|chied\w* (?:di )?meno|(?:tagliat|abbassat|ribassat|dimezzat)\w* (?:tutti )?(?:i )?(?:suoi )?(?:prezz|listin|tariff)\w*|al ribasso|guerra (?:dei|di) prezz\w*|abbass\w* i prezzi|mi chied\w* (?:sempre )?(?:lo )?scont\w*|troppo caro|sono caro|costo troppo|perdo (?:i |le |gli )?(?:client|condomin|gar|appalt|lavor)\w*.{0,50}(?:meno|prezz)|prezzi (?:troppo )?bassi (?:degli|della)|(?:scelgono|vanno|prendono|preferiscono).{0,30}(?:economic|meno car|chi costa meno)|piu economic\w*/,
  },
  waste: {
    weight: 6,
    pattern:
      /\bavanz\w*|\bva(?:nno)? a male|\bmarci\w*|(?<!\b(?:mi|ci|ti|si) )\bbutt(?:o|a|ano|are|iamo|ar)\b(?! giu)|da buttare|invendut\w*|\bscart\w*|sprec\w*|avanz(?:a|ano|o|i|ato)\b|scad(?:e|ono|uti|uta)\b.{0,25}(?:prodott|merce|cib|aliment)|(?:mi )?rest\w* (?:sempre )?(?:pesce|pane|verdur|frutta|merce|roba|fiori|cibo|past)\w*|marcis\w*|rimanenz\w*|resta (?:sempre )?(?:sul|in) banco/,
  },
  'raise-prices': {
    weight: 5,
    pattern:
      /guadagn\w* poco.{0,50}(?:alz|aument|prezz)|(?:non|mai) (?:ho )?(?:aument|alz)\w* .{0,20}(?:prezz|da anni)|stesso prezzo da|stessi prezzi da|paura (?:di|ad|a) (?:alz|aument|perd)\w*|(?:alz|aument|ritocc|adegu)\w*.{0,25}(?:prezz|listin|tariff|rett|quot|abbonament)\w*|(?:prezz|listin|tariff)\w*.{0,30}(?:fermi|da anni|vecchi|troppo bass|alzarl|aumentarl)|prendo (?:solo |poco|troppo poco)|come (?:li |le |lo )?aumento\b|chiedo (?:troppo )?poco|mi faccio pagare poco|quanto (?:alzare|aumentare)/,
  },
  costs: {
    weight: 4,
    pattern:
      /(?:cost|prezz|spes|rincar|materi)\w*.{0,40}(?:alle stelle|impazzit|raddoppiat|triplicat|insostenibil|esplos|folli)\w*|rincar\w*|(?:lavor\w*|sgobb\w*|ore).{0,50}(?:in tasca|guadagn\w*|rest\w*|rimane) (?:poco|nulla|niente|zero|due lire|pochissimo)|bollett\w*|energia|\bgas\b|corrente|(?:non|nulla|niente|poco).{0,15}(?:rest|riman|avanz|guadagn)\w*|(?:a fine mese|alla fine).{0,30}(?:non|niente|nulla|zero|pari)|margin\w* (?:bass|scars|basso|ridott)\w*|spes[ae] (?:troppo )?alt\w*|cost[io] (?:troppo |che )?(?:alt|sal|aument|esplo)\w*|fornitor\w*.{0,30}(?:aument|alz|rincar)\w*|(?:aument|rincar)\w*.{0,30}(?:fornitor|materi|gas|luce|caffe|farina)|lavoro (?:tanto|troppo|come un matto|12 ore).{0,40}(?:niente|poco|nulla)|ammazzo di lavoro|affitto.{0,20}(?:alto|caro|troppo|aument)/,
  },
  profitability: {
    weight: 6,
    pattern:
      /(?:quali|quale|cosa|che cosa).{0,30}(?:rend|guadagn|conven)\w* (?:di )?piu|rendono di piu|piu redditizi\w*|su cosa (?:guadagno|perdo)|dove guadagno/,
  },
  'low-ticket': {
    weight: 5,
    pattern:
      /scontrin\w* (?:medi\w* )?(?:bass|troppo)\w*|scontrin\w*.{0,50}(?:alz|aument|cresc|di piu|far spend)\w*|(?:alz|aument)\w*.{0,20}scontrin\w*|far(?:li|e)? spendere di piu|spendono poco|spesa media bassa|comprano (?:solo|poco)|prendono solo|solo (?:un|il) (?:caffe|taglio|prodotto)/,
  },
  'big-customer': {
    weight: 6,
    pattern:
      /\b(?:lavor|produc|vend|cuc|stamp)\w+ (?:solo|soltanto|quasi solo|solamente) (?:per|a|con) (?:un|uno|una)\b|(?:un|unico|solo) (?:solo )?(?:grande |grosso )?client\w*.{0,60}(?:meta|%|tutto|fatturat|dipend|vale|maggior)|(?:meta|60|70|80|gran parte) .{0,25}(?:fatturat|lavoro|incass)\w*.{0,40}(?:un|unico|solo|stesso) client\w*|dipend\w* da un (?:solo )?client/,
  },
  staff: {
    weight: 6,
    pattern:
      /(?:camerier|parrucchier|cuoc|chef|commess|dipendent|operai|barist|pizzaiol|meccanic|estetist|ragazz|collaborator|maestr|segretari|falegnam|autist|magazzinier|tecnic|banconist|fornai|sart[ae]|infermier|istruttor)\w*.{0,70}(?:(?:altr[oai]|concorren\w*|vicin\w*|di fronte)\b.{0,40}(?:offr|offert|\bda\b|danno|d[aà] (?:di|\d)|prender|portar|vuole|rub)\w*|portar\w* via|(?:offr|offert|dann|promess)\w* .{0,20}(?:di piu|in piu|piu soldi))|(?:concorren|altr[oai])\w*.{0,50}(?:portar\w* via|rub\w*|soffi\w*) .{0,30}(?:camerier|parrucchier|cuoc|chef|commess|dipendent|operai|barist|pizzaiol|meccanic|estetist|ragazz|collaborator|maestr|segretari|falegnam|autist|magazzinier|tecnic|banconist|fornai|sart[ae]|infermier|istruttor)\w*|(?:si (?:e|sono)|mi si (?:e|sono)) licenziat\w*|licenziati (?:tutti|in)|(?:dipendent|ragazz|collaborator|commess|operai|apprendist|soci|educatric|stagista)\w*.{0,60}(?:telefon|cellulare|discut|ruba|non (?:fa|viene|ascolt|impara)|andat[oaie] via|dai concorrent|se ne (?:sono|e) andat)|(?:non (?:si )?trov\w*|cerco|manca\w*|mi servirebbe) (?:\w+ ){0,2}(?:persone|mano ?d'?opera|manodopera|educator\w*|educatric\w*|aiutant\w*|estetist\w*|parrucchier\w*|murator\w*|meccanic\w*|pizzaiol\w*|pasticcer\w*|autist\w*|sarta|sarte|stagional\w*|bagnin\w*|tecnic\w*)|non trovo (?:personale|nessuno|un|una|camerier|cuoc|commess|operai|person|dipendent|collaborat)\w*|(?:trov|cerc)\w* (?:personale|dipendent|camerier|cuoc|operai|commess|collaborator|autist|parrucchier|apprendist)\w*|(?:dipendent|personale|camerier|collaborator|commess|ragazz)\w*.{0,50}(?:se ne va|vanno via|scapp|litig|lent|svogliat|ritard|assent|si licenzi|malattia|demotivat|non (?:lavora|ha voglia))|manca personale|turni\b|motivar\w*/,
  },
  'bad-reviews': {
    weight: 5,
    pattern:
      /^(?!.*recension\w* (?:\w+ ){0,2}(?:ottim|buon|bell|positiv|eccellent|fantastic|a 5 stelle)).*(?:recension\w*|una stella|stelle su google|\b(?:booking|google|tripadvisor|airbnb)\b (?:\w+ ){0,2}\d[.,]\d\b(?! ?(?:%|euro))|parla(?:no)? male|lament\w*(?! (?:dei|del|sui|per i) prezz)|reclam\w*)/,
  },
  overload: {
    weight: 3,
    pattern:
      /non riesco a delegare|rifiut\w* (?:gente|client|lavor|person|appuntament)\w*|mando via (?:gente|client|lavor)\w*|non stacco mai|(?:sono|siamo) (?:sempre )?(?:strapien\w*|oberat\w*|sovraccaric\w*|pien\w* di lavoro)|(?:non|mai) (?:riesco a )?(?:prendere |fare )?(?:un giorno di )?(?:ferie|vacanz)\w* (?:da|mai)|non ci sto (?:piu )?dietro|(?:domenic\w*|notte|sera) (?:a fare|faccio) (?:preventivi|fatture|conti)|non ho (?:piu )?tempo|troppo lavoro|non riesco a star\w* dietro|telefono (?:che )?squilla|sommers[oa]|sempre al telefono|rispondere a tutti|non ce la faccio piu a (?:fare|seguire|rispondere)|faccio tutto (?:io|da sol[oa])|delegare|lavoro 1[0-9] ore/,
  },
  opening: {
    weight: 4,
    pattern:
      /\b(?:mi|ci) (?:lanci|butt|tuff)\w* (?:nel|nell'|in|nella) ?(?:mondo|settore|campo|ramo|mercato|avventura)|\b(?:lanciar|buttar|tuffar)(?:mi|ci) (?:nel|nell'|in|nella) ?(?:mondo|settore|campo|ramo|mercato|avventura)|(?:vorrei|voglio|sto per|pensavo di|stiamo per|mi piacerebbe|penso di|devo) (?:aprir|avvi|inizi|metter su|mettere su|fare partire|far partire)\w*|\bidea\b|apro (?:un|una|tra|a|il|la)\b|(?:conviene|ha senso) aprire|aprir\w* .{0,40}(?:ha senso|conviene|vale la pena)|(?:capire|sapere) se (?:c'e mercato|aprire|funziona|ha senso|puo funzionare)|primi passi|da dove (?:comincio|parto|inizio)|avviare (?:un|una)|progetto di aprire/,
  },
  stock: {
    weight: 4,
    pattern:
      /rimast\w* .{0,50}(?:cap[io]\b|merce|roba|pezzi|scatol|articol|collezion|taglie|invernal|estiv|negozio|sullo stomaco|sul groppone)|sul groppone|non riesco a smaltir\w*|smaltir\w*|svuotare il (?:magazzino|negozio)|fondi di magazzino|magazzin\w*.{0,40}(?:pien|ferm|troppo|bloccat|invendut)|merce ferma|troppa merce|articoli (?:vecchi|fermi)|collezion\w* (?:vecchi|passat)/,
  },
  'online-sales': {
    weight: 5,
    pattern:
      /(?:visite|visitator[ei]|accessi|clic|click|sessioni|utenti)\b.{0,50}(?:\d+|poch[ie]|nessun\w?|zero|solo \w+) (?:ordin|vendit|acquist)\w*|(?:ordin|vendit|acquist)\w* .{0,30}(?:su|con) \d+ (?:visite|visitator|accessi)|carrell\w* abbandonat\w*|nessuno compra (?:sul|dal) sito|vend\w* (?:online|su internet|on line|di piu online)|aprire (?:un )?(?:e-?commerce|negozio online)|conversion\w*|spedizion\w*|spese di spedizione/,
  },
  'young-customers': {
    weight: 5,
    pattern:
      /(?:sotto|sopra|oltre) i (?:\d0|trenta|quaranta|cinquanta|sessanta)(?: anni)?|(?:client\w*|pubblico).{0,30}(?:anzian|vecchi|giovan)|giovan\w*.{0,25}(?:non|poch|mai)|(?:attirare|arrivare a|prendere|portare|coinvolgere) (?:i |dei |piu )?(?:giovan|ragazz|famigli|turist|stranier|mamme|student)\w*|ricambio generazional\w*/,
  },
  'staff-conflict': {
    weight: 7,
    pattern:
      /(?:dipendent|ragazz|collaborat|commess|camerier|operai|barist|cuoc|personale|colleghi|colleghe)\w*.{0,50}(?:litig\w*|bisticc\w*|non si (?:parlano|sopportano)|(?:si )?(?:urlano|insultano)|non vanno d'accordo|dispetti)|litig\w* (?:tra|fra) (?:di )?(?:loro|dipendent|collegh|ragazz)\w*|\b(?:due|tre|quattro|le|i|gli) (?:mie[i]? |nostr[ie] )?(?!client|ospit|vicin|pazient|soci\b|condomin)\p{L}{4,} (?:che lavorano \p{L}+ \p{L}+ )?(?:(?:non )?si (?:odi|detest|scann|menan|insult|sopport|parlan|beccan|azzuff|guardan in cagnesc|fanno (?:la guerra|i dispetti))\p{L}*|sono ai ferri corti|sono in guerra|non vanno d'accordo|si fanno (?:la guerra|i dispetti))/u,
  },
  'content-plan': {
    weight: 7,
    pattern:
      /pubblicar\w* (?:\w+ ){0,3}(?:ogni|tutt[ie]|settiman|con costanza|consigl|ricett|post)|(?:un|il|qualche) (?:consiglio|post|articolo|contenuto|video|rubrica).{0,30}(?:ogni|alla|a) (?:settiman|giorno|mese)|piano editorial\w*|(?:non so|idee) (?:mai )?(?:di |per )?(?:cosa |che )?(?:pubblicare|postare|scrivere (?:sui|nei))|idee (?:per|di) (?:i )?(?:post|contenut|video|reel)\w*|contenut\w* (?:per|dei|sui) social|(?:social|instagram|facebook|newsletter).{0,50}(?:senza (?:pensarci|tempo)|non ho (?:tempo|idee)|non so cosa)|tenere (?:vivi|aggiornat\w) (?:i )?(?:social|profil)/,
  },
  peaks: {
    weight: 6,
    pattern:
      /tutti (?:insieme|nello stesso|alla stessa|lo stesso)|(?:ore|mezz'ora|minuti) di (?:fila|coda|attesa)|(?:fila|coda|code) (?:fuori|alla|in|lung|infinit)|\bfila\b.{0,30}(?:poi|se ne vanno)|ingolfat\w*|intasat\w*|(?:pieno|strapieno|casino|folla|delirio).{0,40}(?:poi|e il resto|e dopo) .{0,24}(?:desert|vuot|niente|nessuno|morto|zero)/,
  },
  'supplier-trouble': {
    weight: 6,
    pattern:
      /fornitor\w*.{0,60}(?:ritard|in ritardo|aument|alza|rincar|sbagli|non consegn|chius|fallit|solo un|unico|minim|tratta|arrogant|qualita|cambi)\w*|(?:ritard|aument|alza|rincar|dipend|ostagg|ricatt|unico|un solo)\w*.{0,40}fornitor\w*|trov\w* (?:altri |nuovi |un altro |un nuovo )?fornitor\w*|\b(?:il|la|i|mi[oe]i?|nostr[oi]) (?:mi[oe]i? |nostr[oi] )?(?:fornitor|grossist)\w* .{0,24}\b(?:mi|ci|me|ce) (?:l[oaie] )?(?:mand|consegn|port|rifil|sped|d[aà]\b|lasci)\w*/,
  },
  'partners-conflict': {
    weight: 6,
    pattern:
      /\bsoci[oa]?\b.{0,60}(?:litig|non (?:fa|lavora|si presenta|mette|vuole|va)|andarsene|uscire|fregar|imbrogli|prende|liquidar|d'accordo|lavor\w* meno)|(?:litig|liquidar|rompere|dividermi|separarmi)\w*.{0,40}\bsoci[oa]?\b|(?:fratell|sorell|cognat|cugin|padre|madre|marito|moglie)\w*.{0,50}(?:litig|d'accordo|comand|non (?:vuole|fa) )/,
  },
  premises: {
    weight: 6,
    pattern:
      /\bcantier\w*.{0,50}(?:strada|via|davanti|fuori|chius|mesi|client|negozi)|(?:lavori in corso|strada chiusa|chius\w* la strada|\bztl\b|tolto (?:il |i )?parchegg\w*|non c'e parchegg\w*|senza parchegg\w*|parchegg\w* (?:a pagamento|difficile|impossibil))|(?:affitt|canon|proprietari)\w*.{0,50}(?:aument|raddoppi|alz|troppo|non rinnov|disdett|sfratt)\w*|(?:aument|raddoppi|alz)\w*.{0,30}(?:affitt|canon)\w*|(?:cambi\w*|spostar\w*|trasferir\w*) (?:di |la |il )?(?:sede|zona|negozio|locale|attivita)|locale (?:troppo )?(?:piccol|grand|nascost)\w*|via (?:secondaria|laterale|nascosta)|poco passaggio/,
  },
  'second-site': {
    weight: 6,
    pattern:
      /(?:aprir|apr)\w* (?:un |una |il |la )?(?:second|altr|nuov)[oa] (?:negozio|sede|punto|locale|bar|studio|salone|palestra|punto vendita)|(?:secondo|altro) (?:negozio|locale|punto vendita)|seconda sede|ingrandir\w*|allargar\w*|raddoppiar\w* (?:il|la|lo)|franchising/,
  },
  theft: {
    weight: 7,
    pattern:
      /(?:dipendent|commess|ragazz|camerier|barist|collaborat|cassier)\w*.{0,20}\bruba\w*|(?:mi |ci )?rub(?:ano|a|ato|ate|ati|ando)\b(?!.{0,20}(?:client|idea))|\bfurt[oi]\b|taccheg\w*|ammanch\w*|(?:manca|mancano) (?:sempre )?(?:soldi|contanti|merce|pezzi).{0,30}(?:cassa|magazzin|inventari)?|cassa .{0,20}non (?:torna|quadra)/,
  },
  succession: {
    weight: 6,
    pattern:
      /(?:vend\w*|ced\w*|lasci\w*|passar\w*) (?:l'|la |il |lo )?(?:mia |mio )?(?:attivita|azienda|negozio|bar|studio|ditta|licenza|bottega|impresa|salone)\b|(?:figli\w*|nipot\w*).{0,40}(?:non (?:vuole|vogliono|interessa)|continu|subentr|prender\w* in mano)|andare in pensione.{0,40}(?:chi|negozio|attivita|azienda|vend)|vado in pensione|ricambio generazional\w*|passaggio generazional\w*|non (?:so|ho) a chi lasciar\w*|chiudere (?:o|e) vendere|vendere o chiudere/,
  },
  closing: {
    weight: 7,
    pattern:
      /\bfarla finita con\p{L}* (?:\p{L}+ )?(?:negozi|attivit|bar\b|ristorant|botteg|studio|ditta|azienda|lavoro|local|partita|impres|mestier|salone)\p{L}*|\bchiud\p{L}+ (?:baracca|bottega|i battenti|tutto e|(?:l'attivita|il negozio|la partita iva|l'azienda|la ditta|il bar|lo studio) (?:per sempre|e (?:cerc|trov|and|cambi|lavor|fare)))|\babbass\p{L}+ (?:la serranda|la saracinesca) (?:per sempre|e\b)|\b(?:vendo|mollo|chiudo|lascio) tutto e (?:vado|me ne vado|mi cerco|cambio|torno)|\b(?:getto|gettare|butto|buttare) la spugna|\b(?:mollo|mollare|lascio|lasciare|smetto|smettere|chiudo|chiudere)\b.{0,30}\b(?:cambi\p{L}+ (?:lavoro|mestiere|vita)|fare il dipendente|posto fisso|sotto padrone|cercar\p{L}* (?:un )?(?:altro )?(?:lavoro|posto))|(?:non so se|meglio|conviene) (?:chiudere|smettere|mollare)(?: tutto)? o (?:andare avanti|continuare|resistere|tenere duro)/u,
  },
  'scope-creep': {
    weight: 6,
    pattern:
      /modific\w*.{0,50}(?:infinit|continu|gratis|non (?:me )?(?:le |la )?pag|sempre|mai|tante|ultimo)|(?:cambi\w*|ripens\w*) (?:sempre )?(?:idea|parere|le carte|tutto|in corso)|(?:non finisc\w*|finisce) (?:mai|piu)\b|variant\w*.{0,40}(?:non|gratis|pag)|revision\w* (?:infinit|continu|su)|(?:lavor\w*|ore|extra|aggiunt\w*) (?:extra |in piu )?.{0,30}(?:non (?:me )?(?:l[oaie] )?pag\w*|gratis)|chied\w* (?:sempre )?(?:un'altra|ancora una|piccol[ae]) modific\w*|gia che (?:ci sei|c'e)/,
  },
  'free-advice': {
    weight: 6,
    pattern:
      /(?:stanno|sta|mi (?:tengono|fanno perdere)|perdo|passano|passo) (?:un'ora|ore|mezz'ora|mezza giornata|il pomeriggio|\d+ (?:ore|minuti)).{0,60}(?:poi|e poi|senza)|(?:si fanno|mi fanno|vogliono|chiedono) (?:fare |preparare |disegnare |scrivere )?(?:(?:il |lo |la |i |gli |le |un |una )|l'|un')?(?:spiegare|consigliare|consigli\w*|itinerari\w*|progett\w*|prove|preventivo|render|disegn\w*|misur\w*|programm\w*|bozz\w*|idee|sched\w*|schem\w*).{0,80}\bpoi\b.{0,50}(?:altrove|da sol[oia]|internet|online|compr\w*|prenot\w*|altr[oi]\b|cugin\w*|fann\w* fare|spari)|consigli gratis|consulenz\w* gratis|lavor\w* gratis/,
  },
  'seats-taken': {
    weight: 6,
    pattern:
      /(?:portatil\w*|computer|pc\b|stud(?:iano|enti)|si siedono|occup\w*|tavol\w*).{0,70}(?:un caff[eè]|ore|tutto il (?:giorno|pomeriggio)|non (?:consum|ordin|prend)\w*|solo (?:un|l'acqua))|(?:un (?:solo )?caff[eè]|solo acqua).{0,40}(?:ore|tavol\w*|tutto il)/,
  },
  'missed-calls': {
    weight: 8,
    pattern:
      /(?:chiamat|telefonat)\w*.{0,40}(?:\bpers[ei]\b|perd\w*|non rispond\w*|senza risposta)|(?:\bperd\w*|\bpers[eoi]\b).{0,20}(?:chiamat|telefonat)\w*|(?:non (?:riesco a |posso |faccio in tempo a )?rispond\w*|senza rispondere).{0,24}(?:telefono|chiamat|cellulare)|(?:telefono|cellulare)\b.{0,40}(?:non (?:riesco a |posso |faccio in tempo a )?rispond\w*|squilla|suona|impazz)|(?:chiamano|telefonano).{0,50}(?:non rispond|un altro|occupato|trovano nessuno)/,
  },
  'key-person-leaves': {
    weight: 8,
    pattern:
      /(?:cuoc|chef|pizzaiol|pasticcer|barist|parrucchier|estetist|meccanic|sarta|capocantier|responsabil|istruttor|insegnant|farmacist|autist|magazzinier|collaborat|dipendent|commess|operai|camerier|lavorant|artigian|tecnic|braccio destro|socio)\w*.{0,50}(?:se ne va|va via|vanno via|mi lascia|ci lascia|si licenzia|si (?:e|sono) licenziat|ha dato le dimissioni|si mette in proprio|va in pensione|apre (?:un |una |il |la )?.{0,20}su[oa]|apre per conto|passa alla concorrenza|e andat[oa] (?:via|dal concorrente))/,
  },
  'strong-buyer': {
    weight: 8,
    pattern:
      /(?:supermercat|grande distribuzione|\bgdo\b|grossist|catene|catena|distributor|buyer|centrale d'acquisto|rivenditor|committent|appaltator|general contractor|tour operator)\w*.{0,60}(?:scont|ribass|prezz|condizion|margin|pag\w+ poco|tir\w+ sul|stroz|impong|pretend|schiacci|strangol|detta)|(?:scont|prezz|condizion)\w*.{0,40}(?:impost|pretes|dettat)\w*.{0,30}(?:supermercat|grossist|\bgdo\b|caten|distributor|committent)/,
  },
  'changing-market': {
    weight: 3,
    pattern:
      /(?:lo |la |li |le )?(?:ri)?comprano (?:nuov\w|un altro|uno nuovo)|(?:invece|anziche|piuttosto) (?:di|che) (?:aggiust|ripar|sistem|rifar|cucir)\w*|(?:buttano|cambiano) (?:invece|piuttosto|e (?:ne )?comprano)|ormai .{0,50}(?:tutti|nessuno|da soli|a casa|non)|(?:non (?:si )?us\w*|non serv\w*|non compra\w*|non si vend\w*) piu|per colpa (?:dell|dei|di|del)|(?:intelligenza artificiale|\bai\b|chatgpt).{0,50}(?:lavoro|client|ruba|togli|sostitu)|(?:se l[oaie]|l[oaie]|tutto) (?:fanno|stampano|riparano|cuciono|tagliano|prenotano) (?:a casa|da soli)|mercato .{0,20}(?:cambiat|mort|finit|crisi)|settore .{0,20}(?:crisi|mort|cal)|mestiere .{0,25}(?:scompar|mor|finit)|fuori moda/,
  },
  'sell-to-businesses': {
    weight: 6,
    pattern:
      /(?:vend\w*|entrare|arriv\w*|fornir\w*|rifornir\w*|proporm?\w*|lavorare|propor\w*).{0,25} (?:ai|a|nei|in|con|i|gli|agli|alle|le) (?:locali|ristoranti|ristorator\w*|negozi\w*|bar\b|hotel|albergh\w*|b&b|aziende|ditte|imprese|scuole|uffici|studi|condomini\w*|palestre|supermercat\w*|boutique|botteghe|rivenditor\w*|farmacie|enti|comuni|comune)|(?:vorrei|voglio|cerco|mi servono|trovare) (?:anche )?(?:negozi|ristoranti|locali|rivenditor\w*|distributor\w*|aziende|agenti)|distributor\w*|rete (?:di )?vendita|clienti (?:business|aziend\w*|b2b)|\bb2b\b|\bgar[ae] (?:d'appalto|pubblic)|\bmepa\b/,
  },
  abroad: {
    weight: 6,
    pattern:
      /(?:vend\w*|espor\w*|spedi\w*|clienti|mercat\w*|arriv\w*).{0,25}(?:all'estero|esteri|stranier|in (?:germania|francia|svizzera|austria|america|usa|europa|giappone|inghilterra))|\bexport\b|esportar\w*/,
  },
  'digital-tools': {
    weight: 4,
    pattern:
      /prenotazion\w* (?:online|on line|dal sito|automatic\w*)|prenotare (?:online|dal sito|da soli)|promemoria|agenda (?:online|digitale|condivisa)|gestionale|automatizz\w*|catalogo (?:online|digitale)|menu digitale|qr code|(?:tessera|programma|carta|raccolta) (?:fedelta|punti)|fidelity|newsletter|digitalizz\w*|\bapp\b (?:per|mia)|rispost\w* automatic\w*/,
  },
  diversify: {
    weight: 4,
    pattern:
      /(?:che altro|cos'altro|cosa altro|qualcos'altro|qualcosa d'altro|altro da) .{0,30}(?:vend|mett|offr|fare|aggiung|propor|invent|affianc|tenere)\w*|(?:aggiung|affianc|integr)\w* .{0,24}(?:prodott|serviz|qualcosa|attivit|lavor)|diversific\w*|nuov[ie] (?:serviz|entrat|fonti|linee|linea)\w*|(?:vend|compr|leggon|usan|chied)\w* (?:sempre |ormai )?(?:meno|in pochi|in dieci|piu nessuno|quasi nessuno)|reinvent\w*|riconvert\w*|non (?:si|li|le|lo|la) (?:vend|compr|us|chied)\w* (?:quasi )?piu/,
  },
  trust: {
    weight: 4,
    pattern:
      /non si fid\w*|(?:hanno|ha) paura (?:di|che|a)|diffid\w*|scettic\w*|non ci cred\w*|poca fiducia|pensano (?:che sia|sia) una (?:truffa|fregatura)|hanno dubbi/,
  },
  'idle-capacity': {
    weight: 4,
    pattern:
      /^(?!.*(?:rott|guast|bruciat|scoppiat|in panne|allagat)).*(?:(?:ne|che) (?:us|lavor|occup|riemp|gir|sfrutt|adoper)\w* (?:solo |soltanto )?(?:un|una|due|tre|\d+|meta)\b|(?:postazion|cabin|macchin|sal[ae]\b|poltron|ponti|furgon|forn[oi]\b|laborator|capannon|camp[oi]\b|box|stanz|cucin|sedi[ae]|lettin|scrivani)\w* .{0,50}(?:ferm[aieo]\b|vuot[aieo]\b|inutilizzat|non (?:gira|lavora|rende|us)\w*)|(?:ferm[aieo]|vuot[aieo]|inutilizzat\w*) .{0,30}(?:postazion|cabin|macchin|sala|poltron|ponti|furgon|forn[oi]|laborator|capannon|camp[oi]|stanz|scrivani)\w*|sottoutilizz\w*|far(?:e|l[aeoi])? (?:girare|rendere|fruttare) (?:le |gli |i |il |la |l')?(?:altr|due|tre|macchin|spaz|sal|attrezz)\w*|mezz[ao] (?:vuot|ferm)[ao])/,
  },
};

import { readExamples as read } from '../../classify/read-examples';

/** How owners tell of a problem, by problem. */
export const CHANNELS_EXAMPLES = {
  portals: read(`
    il portale si prende una commissione troppo alta | dipendo dalle piattaforme di prenotazione |
    le app di consegna mi mangiano il guadagno | tutte le prenotazioni arrivano dal portale |
    vorrei più prenotazioni dirette | la piattaforma trattiene il trenta per cento | senza le app non vendo niente |
    le commissioni delle app mi ammazzano | vorrei che prenotassero direttamente da me |
    senza il portale non avrei prenotazioni | come smetto di dipendere dalle app di consegna |
    l’app del cibo a domicilio si tiene un terzo | vorrei che ordinassero sul mio sito invece che sull’app |
    airbnb trattiene troppo | il marketplace si mangia il margine | pago provvigioni altissime alle agenzie online |
    tutti arrivano da un portale e io pago | come porto le prenotazioni sul mio telefono |
    la piattaforma ha alzato la commissione
  `),
  'sell-direct': read(`
    ho il raccolto da vendere e non so come | a chi vendo le mie bottiglie | come vendo quello che produco |
    vendo tutto al grossista a poco | vorrei vendere direttamente al consumatore |
    il commerciante guadagna più di me che produco | mi pagano il prodotto una miseria all’ingrosso |
    vorrei saltare gli intermediari | il grossista mi paga una miseria | vorrei vendere ai privati quello che produco |
    conferisco tutto alla cooperativa a poco | come vendo senza passare dal rivenditore |
    mi pagano il litro meno di quanto mi costa | chi rivende guadagna il triplo di me |
    vorrei aprire uno spaccio in azienda | mercato contadino o consegna a casa invece del grossista |
    il commerciante ritira tutto al suo prezzo | ho il raccolto e nessun canale diretto |
    vorrei guadagnarci vendendo io al pubblico | come raggiungo chi mangia i miei prodotti
  `),
  'sell-to-businesses': read(`
    vorrei che i negozi tenessero i miei prodotti | entrare nei negozi con quello che faccio |
    fornire negozi e rivenditori | vorrei lavorare con le aziende | come vendo agli hotel e agli uffici |
    vorrei contratti con le imprese | vorrei fornire i ristoranti | come trovo clienti aziendali |
    vorrei rifornire bar e ristoranti | come entro nelle aziende della zona | vorrei vendere agli alberghi |
    un locale vuole il mio prodotto a poco, non so che prezzo fargli | cerco rivenditori per i miei prodotti | vorrei lavorare con gli amministratori di condominio |
    come trovo negozi che tengano la mia linea | mi piacerebbe avere contratti con le scuole |
    vorrei clienti con partita iva e non solo privati | come propongo i miei servizi alle imprese |
    fornire mense e uffici | vorrei farmi conoscere dai progettisti
  `),
  abroad: read(`
    vorrei vendere all’estero | come esporto i miei prodotti | mi piacerebbe avere clienti stranieri |
    come raggiungo i turisti stranieri | vendere in germania | vorrei spedire in francia |
    ho richieste dalla svizzera e non so come fare | come trovo un distributore all’estero | vorrei vendere ai tedeschi |
    i turisti non capiscono il menu | come porto ospiti stranieri fuori stagione | esportare negli stati uniti |
    vorrei clienti da fuori italia | spedisco solo in italia e vorrei allargarmi
  `),
  'online-sales': read(`
    vorrei vendere online | come apro un e-commerce | il mio sito non vende | mettono nel carrello e non comprano |
    nessun ordine dal negozio online | conviene vendere su internet | il mio sito non vende niente |
    ho il sito da un anno e due ordini | spedisco in tutta italia ma vendo poco online |
    vorrei aprire un negozio su internet | come porto visite all’e-commerce | abbandonano il carrello |
    le spese di spedizione fanno scappare | vendo ceramiche e vorrei farlo online | il negozio online non decolla |
    conviene etsy o un sito mio | vorrei che comprassero dal sito
  `),
  recommend: read(`
    i clienti vorrebbero un consiglio su quale prodotto scegliere | non sanno quale articolo fa per loro |
    sul sito si perdono fra troppi prodotti | vorrei che il sito suggerisse il prodotto giusto |
    non sanno che bottiglia scegliere | vorrei consigliare il prodotto giusto senza scrivere ogni volta |
    chi entra sul sito non capisce quale modello gli serve | vorrei raccontare i produttori e guidare la scelta |
    i clienti online vorrebbero essere consigliati | hanno troppa scelta e non comprano |
    mi chiedono sempre quale va bene per loro | vorrei aiutarli a trovare la taglia giusta
  `),
  'content-plan': read(`
    non so cosa pubblicare | che contenuti metto sui social | mi servono idee per i post |
    non ho tempo di stare dietro a instagram | vorrei qualcuno che scriva i post per me | che video faccio |
    pubblico di rado | potete gestire i social per me | non so mai cosa scrivere sui social | pubblico una volta al mese |
    che foto metto su instagram | vorrei un calendario di post | mi mancano le idee per i video |
    ho aperto la pagina e non la aggiorno | quanti post a settimana | non so parlare in video |
    il profilo è fermo da mesi | che argomenti tratto su facebook | vorrei raccontare il lavoro ma non so come
  `),
  'bad-reviews': read(`
    ho ricevuto recensioni negative | su google ho un voto basso | parlano male di noi | mi hanno messo una stella |
    i clienti si lamentano del servizio | commenti cattivi in rete | un cliente furioso mi rovina la reputazione |
    il voto su google è sceso | mi hanno scritto una recensione falsa | su tripadvisor ci massacrano |
    per un commento cattivo ho perso prenotazioni | come alzo il punteggio delle recensioni |
    ho poche recensioni e due sono pessime | la media è ferma a quattro | un ex dipendente mi scrive recensioni cattive |
    come rispondo a chi parla male | scrivono che siamo lenti e cari | ci mettono sempre tre stelle
  `),
  partners: read(`
    vorrei collaborare con altre attività della zona | come mi faccio mandare clienti da altri |
    accordi con alberghi e guide | cerco qualcuno con cui scambiarci i clienti | vorrei fare rete con i negozi della via |
    come convinco l’agenzia a consigliarmi | convenzioni con palestre e aziende | un accordo con il medico della zona
  `),
  trust: read(`
    non si fidano | hanno paura di essere fregati | sono diffidenti | pensano che sia una truffa |
    esitano perché non mi conoscono e devono pagare prima | non vogliono lasciare la caparra perché non si fidano |
    dicono che il danno l’ho fatto io e non pagano | hanno avuto brutte esperienze e ora dubitano di tutti |
    non mi affidano le chiavi | chiedono mille garanzie | contestano il lavoro finito per avere lo sconto |
    temono la fregatura | non credono che il prodotto sia davvero artigianale | come dimostro che sono serio
  `),
  opening: read(`
    vorrei aprire un’attività | sto pensando di mettermi in proprio | da dove comincio per aprire |
    ho un’idea e vorrei partire | quanto serve per iniziare | apro fra due mesi e non so da dove partire |
    apro a marzo e vorrei farmi conoscere prima | vorrei lasciare il posto fisso e aprire | come parto con una palestra |
    primi passi per avviare un b&b | sto per inaugurare e non ho clienti |
    mi serve un’analisi dei concorrenti per partire | quali permessi e quanti soldi per cominciare |
    vorrei rilevare un bar | aprirò tra poco nel quartiere | ho trovato il locale e non so cosa fare per primo |
    è una buona idea aprire una lavanderia
  `),
} as const;

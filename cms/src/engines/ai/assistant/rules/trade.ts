import type { LawRule } from './rule';

/** Customers, leases, contracts, premises. */
export const TRADE_RULES: readonly LawRule[] = [
  {
    id: 'home-food',
    topic: 'vat-position',
    all: [
      /\b(?:fatt[ei]|prepar\w*|cucin\w*|produc\w*|produrre|faccio) (?:\w+ ){0,2}(?:in|a) casa\b|\bda casa\b|casalin\w*|home (?:food|restaurant)/,
      /\b(?:vend\w*|cibo|dolc\w*|tort\w*|bisc\w*|pan[ei]\b|marmellat\w*|conserv\w*|pasta|piatt\w*)/,
      /\bvend\w*/,
    ],
    none: /\b(?:online|internet) come|sito\b|fatturato/,
    text: 'Sì, ma come **impresa alimentare domestica**: cibo fatto in casa non si vende a estranei senza questi passi.\n\n- **Notifica sanitaria (SCIA) al SUAP** del Comune: la cucina di casa viene registrata all’ASL, che può venire a controllare (Reg. CE 852/2004, art. 6 e allegato II, capitolo III).\n- **Autocontrollo HACCP** e formazione alimentare; spazi e attrezzi puliti e separati dall’uso di famiglia, etichette con ingredienti e allergeni (Reg. UE 1169/2011).\n- **Partita IVA** e iscrizione al Registro imprese se lo fai con continuità; la vendita occasionale non toglie l’obbligo sanitario.\n- Verifica il regolamento di condominio e i limiti della tua Regione.\n\nPassa dallo Sportello unico prima di comprare attrezzature.',
  },
  {
    id: 'unpaid-invoice',
    topic: 'finance',
    all: [
      /(?:non|mai|ancora) (?:mi |ci |ha |hanno )*(?:pag|sald|vers)\w*|insolut\w*|mancato pagamento|cattivo pagatore|recuper\w* (?:un |il |i )?credit\w*|deve (?:ancora )?(?:dei |i )?soldi|scadut[ao] da/,
      /client|fattur|aziend|credit|pag|soldi/,
    ],
    none: /dipendent|stipend|tass|inps|f24|affitt|non pago|riesco a pag|banca\b/,
    text: 'Muoviti per gradi e lascia traccia scritta:\n\n1. **Oggi**: telefona a chi paga le fatture, chiedi se c’è una contestazione e una data; conferma per e-mail. Poi **sollecito scritto**.\n2. **Dopo 7–10 giorni**: **messa in mora** via PEC o raccomandata, con 15 giorni per pagare. Tra imprese spettano dalla scadenza, senza sollecito, **interessi di mora** (tasso BCE + 8 punti: {lateRate}, da verificare ogni semestre) e **40 €** per ogni fattura (D.Lgs. 231/2002).\n3. **Proponi un piano di rientro** firmato, con riconoscimento del debito: 3–4 rate.\n4. **Se non paga**: con fattura, ordine e DDT un avvocato chiede il **decreto ingiuntivo**; in tribunale di solito qualche mese. Fino a 10.000 € è competente il giudice di pace.\n5. **Intanto**: ferma nuove consegne e verifica se è solvibile prima di spendere in legali.\n\nIl credito si prescrive in genere in 10 anni (5 per i pagamenti periodici), e la messa in mora fa ripartire il termine. Se vuoi, ti scrivo il sollecito: dammi numero, importo e scadenza.',
  },
  {
    id: 'lease-leave',
    topic: 'contracts',
    all: [
      /affitt\w*|locazion\w*|contratto|proprietari\w*|locator\w*|\b[69] ?\+ ?[69]\b|padron\w* (?:di casa|del locale)/,
      /local[ei]\b|negozi\w*|\b[69] ?\+ ?[69]\b|commercial\w*|laborator\w*|capannon\w*|ufficio|bottega/,
      /(?:voglio|vorrei|posso|devo|come) (?:\p{L}+ ){0,3}(?:lasciar|andar|andarmene|uscir|liberar|recedere|disdir)\w*|gravi motivi|motivi seri|recess\w*|(?:lasciar|andarmene|andar via|uscir)\w* .{0,20}prima/u,
    ],
    none: /ramo d'azienda|calcola|mandar\w* via|sfratt\w*|quanto dura/,
    text: 'Chi è in affitto può lasciare un locale commerciale prima della scadenza per **gravi motivi**, dando al proprietario **6 mesi di preavviso** con raccomandata o PEC.\n\n- **Gravi motivi**: fatti estranei alla tua volontà, nuovi e tali da rendere molto gravoso continuare (per esempio un calo serio e documentato dell’attività, motivi di salute). Scrivili nella lettera.\n- **Senza gravi motivi** si può solo se il contratto lo prevede: di solito sempre con 6 mesi.\n- L’affitto è dovuto fino alla fine del preavviso, anche se vai via prima, salvo accordo scritto.\n\nFonte: L. 392/1978, art. 27. Prima di spedirla falla leggere a un avvocato o alla tua associazione: sui gravi motivi si litiga spesso.',
  },
  {
    id: 'lease-term',
    topic: 'contracts',
    all: [
      /affitt\w*|locazion\w*|contratto|proprietari\w*|inquilin\w*|locator\w*|conduttor\w*|\b[69] ?\+ ?[69]\b|padron\w* (?:di casa|del locale)/,
      /local[ei]\b|negozi\w*|\b[69] ?\+ ?[69]\b|commercial\w*|laborator\w*|capannon\w*|ufficio|bottega/,
      /quanto dura|durata|quant\w* ann\w*|disd(?:ett|ir)\w*|recess\w*|(?:lasciar|andarmene|uscir|liberar)\w* .{0,20}prima|preavviso|rinnov\w*|mandar\w* via|mand[oai]\w* via|mi spetta|indennita|sfratt\w*|dura\b/,
    ],
    none: /ramo d'azienda|calcola/,
    text: 'Per un locale commerciale la legge dà **6 anni + 6**: durata minima sei anni, che si rinnovano per altri sei se nessuno disdice (9 + 9 per gli alberghi). Fonte: L. 392/1978, artt. 27-29.\n\n- **Chi affitta (tu)** può sempre andarsene per *gravi motivi* con **6 mesi** di preavviso; se il contratto lo prevede anche senza motivo.\n- **Il proprietario** alla prima scadenza può dire di no solo per i motivi di legge e con **12 mesi** di preavviso (18 per gli alberghi).\n- Se è lui a non rinnovare, per attività a contatto col pubblico spetta un’**indennità di avviamento di 18 mensilità** (21 per gli alberghi).\n- Il canone può aumentare ogni anno al massimo del 75% dell’ISTAT, se è scritto.\n\nFai leggere il contratto a un avvocato o a un’associazione prima di firmare.',
  },
  {
    id: 'alcohol-minors',
    topic: 'staff',
    all: [
      /alcol\w*|\bbirr[ae]\b|\bvino\b|superalcolic\w*|spritz|cocktail|drink/,
      /minorenn\w*|minori\b|\b1[4-7] anni|sedicenn\w*|diciassettenn\w*|quindicenn\w*|ragazzin\w*/,
    ],
    text: 'No: **vendere o servire alcolici a chi ha meno di 18 anni è vietato**, anche se un genitore è presente o d’accordo; nel dubbio chiedi un documento, salvo che l’età sia evidente.\n\n- **Sotto i 16 anni** servire alcolici è reato (art. 689 c.p.).\n- **Tra 16 e 18** c’è una sanzione amministrativa, e la sospensione dell’attività se si ripete (art. 14-ter L. 125/2001).\n- Tieni un cartello in vista e istruisci chi sta al banco: risponde anche il titolare.\n\nPer gli importi aggiornati e i casi particolari senti l’associazione di categoria o il Comune.',
  },
  {
    id: 'withdrawal',
    topic: 'ecommerce',
    all: [
      /recess\w*|restitui\w*|\brend(?:e|ere|o)\b|\bres[oi]\b|\bripens\w*|cambi(?:a|ato|are) idea|\b(?:ri)?vuole indietro|rimbors\w*/,
      /\bsito|online|internet|on line|e-?commerce|distanza|spedi|privat|telefono|cliente/,
    ],
    none: /scontrino|difett|rott|garanzia|caparra|acconto|buon[oi] (?:regalo|acquisto|sconto)|gift ?card|negozio fisico|in (?:\w+ )?negozio|al banco|di persona|fornitor|grossist/,
    text: 'Chi compra **online o a distanza da privato può recedere entro 14 giorni dalla consegna, senza dare motivo**.\n\n- Devi rimborsare **entro 14 giorni** dalla comunicazione il prezzo e la spedizione standard; puoi aspettare di riavere la merce. Le spese di ritorno le paga il cliente, se l’hai scritto.\n- Se non informi del diritto, il termine si allunga di 12 mesi.\n- **Esclusi**: prodotti su misura, deperibili, sigillati per igiene e aperti, servizi già eseguiti, soggiorni e biglietti con data.\n- Tra imprese (con partita IVA) il recesso non c’è, salvo contratto.\n\nFonte: artt. 52-59 Codice del consumo (D.Lgs. 206/2005).',
  },
  {
    id: 'rent-late',
    topic: 'contracts',
    all: [
      /\b(?:affitt\w*|canon[ei]|pigion[ei])\b/,
      /in ritardo|arretrat\w*|non (?:riesco a |ho |posso )?(?:pag\w*|vers\w*)|saltat\w*|moros\w*|indietro (?:di|con)/,
      /rischi\w*|\bpuo\b|posson\w*|succed\w*|sfratt\w*|caccia\w*|mandar\w* via|cosa (?:faccio|devo fare)|conseguenz\w*/,
    ],
    none: /scriv(?:i|imi)|inquilin|mi (?:paga|deve|devono)|calcola|quanto (?:costa|viene)/,
    text: 'Il rischio è lo **sfratto per morosità**, che il proprietario può chiedere (art. 658 c.p.c.) oltre ai canoni arretrati, agli interessi e alle spese.\n\n- **Per un locale d’impresa** conta la gravità del ritardo (art. 1455 c.c.) e ciò che dice il contratto: leggi se c’è una clausola risolutiva. Il «termine di grazia» davanti al giudice vale per le case, in genere non per i negozi.\n- **Oggi**: scrivi al proprietario prima che lo faccia lui: quanto puoi versare subito, e un rientro a date precise. Fattelo confermare per iscritto (PEC o e-mail).\n- Paga in modo tracciabile indicando i mesi; non contare sulla caparra: non vale come canone, salvo accordo.\n- Se arriva un’**intimazione di sfratto** vai subito da un avvocato: l’udienza è vicina e conta presentarsi.\n\nSe mi dici canone, mesi arretrati e quanto entra, preparo il piano di rientro e la lettera.',
  },
  {
    id: 'deposit-back',
    topic: 'contracts',
    all: [
      /\bcaparr\w*|\baccont\w*|\banticipo\b/,
      /(?:vuole|vogliono|chied\w*|pretend\w*|riv\w*) (?:\w+ ){0,2}(?:indietro|la restituzione|rimbors\w*)|restitu\w*|\bridare\b|gliel[ao] (?:devo|posso|rendo)|(?:posso|devo) (?:tener|trattener|restitu|rend|rida)\w*|ha (?:disdett|annullat|cambiato idea|rinunciat)\w*|disdic\w*|annull\w*|si (?:e )?(?:tirat|ritirat)\w*/,
    ],
    none: /scriv(?:i|imi)|calcola|leasing|affitto|cauzion/,
    text: 'Dipende da come l’avete chiamata per iscritto.\n\n- **Caparra confirmatoria** (art. 1385 c.c.): se è il cliente a tirarsi indietro **puoi tenerla**; se sei tu a non rispettare l’accordo devi restituirne **il doppio**.\n- **Acconto** (o nessuna parola scritta): è solo una parte del prezzo: se il contratto si scioglie **si restituisce**, e puoi chiedere il rimborso delle spese già fatte o del danno, provandoli.\n- **Caparra penitenziale** (art. 1386 c.c.): è il prezzo del recesso, chi recede la perde.\n- **Venduto online o fuori dal negozio a un privato**: ha 14 giorni per ripensarci e gli va reso tutto, salvo le eccezioni (su misura, date fissate come eventi e alloggi).\n\nD’ora in poi scrivilo nel preventivo: «caparra confirmatoria ai sensi dell’art. 1385 c.c., trattenuta in caso di disdetta del cliente». Per importi grossi falla vedere a un avvocato.',
  },
  {
    id: 'shop-return',
    topic: 'customers',
    all: [
      /(?:cambi\w*|restitui\w*|res[oi]\b|rend\w*|riporta\w*|rimbors\w*|ridar\w*).{0,60}scontrino|(?:negozio|scontrino|banco|bottega).{0,60}\b(?:ridar|riport|ridà|riprend|rivuol)\w*|\b(?:ridar|riport|riprend)\w*.{0,80}(?:non (?:gli|le) (?:piace|va|sta)|ha cambiato idea|ripensat\w*|regalo|taglia)|(?:non (?:gli|le) (?:piace|sta bene|va bene)|ha cambiato idea|ci ha ripensato|si e pentit\w*).{0,80}(?:obblig|riprend|cambi|rimbors|ridare|soldi)|(?:riporta\w*|cambi(?:o|are|armi)|res[oi]\b|restitui\w*|indietro|ripens\w*|rend(?:e|ere)\b|rimbors\w*).{0,60}(?:negozio|scontrino|taglia|regalo|soldi|banco|bottega)|(?:negozio|scontrino|banco|bottega).{0,80}(?:cambi|res[oi]\b|restitui|indietro|rimbors|ripens|recess|rend(?:e|ere)\b|14 giorni)/,
    ],
    none: /online|internet|sito|a distanza|fornitor|grossist|difett|garanzia|caparr|accont/,
    text: 'No, **non sei obbligato se il prodotto non è difettoso e l’acquisto è in negozio**: il cambio o il rimborso è una tua scelta: la legge non dà il ripensamento di 14 giorni (quello vale online). Scrivi la tua regola vicino alla cassa: per esempio cambio o buono entro 15 giorni con scontrino.\n\nSe invece è **difettoso** c’è la garanzia legale di 2 anni: riparazione o sostituzione, poi riduzione del prezzo o rimborso. Fonte: Codice del consumo, artt. 128-135.',
  },
  {
    id: 'supplier-defects',
    topic: 'suppliers',
    all: [
      /fornitor\w*|grossist\w*|produttor\w*|mi (?:e|sono) arrivat\w*|comprat\w* (?:dal|da un)|all'ingrosso|consegnat\w*/,
      /difett\w*|rott\w*|danneggiat\w*|vizi\b|non conform\w*|sbagliat\w*|scadut\w*|guast\w*/,
    ],
    none: /(?:ho|abbiamo|le ho|gli ho) venduto|signor[ae]|consumator|un privato|scriv(?:i|imi)|\bmail\b|messaggio|al client|mio client|cliente mi/,
    text: 'Tra imprese i **difetti della merce si denunciano al fornitore entro 8 giorni dalla scoperta** (dalla consegna, se si vedono subito), meglio via PEC e con foto; l’azione si prescrive in **1 anno** dalla consegna.\n\n- **Alla consegna**: controlla, scrivi «accettato con riserva» e il danno sul documento di trasporto; il danno da trasporto si contesta anche al corriere.\n- **Puoi chiedere** la sostituzione, una riduzione del prezzo, la restituzione con rimborso, e i danni se era in colpa.\n- **Non pagare** tutto prima che sia chiarito: proponi di sospendere la parte contestata.\n- Il contratto può prevedere termini diversi: leggilo. Se il difetto lo scopre un tuo cliente, hai regresso sul fornitore.\n\nFonte: artt. 1490-1497 c.c. Se vuoi ti scrivo la mail: dimmi data, ordine e difetto.',
  },
  {
    id: 'repair-again',
    topic: 'customers',
    all: [
      /ripar(?:at|azion|ai\b|avo|o\b)\w*/,
      /rott\w*|guast\w*|difett\w*|non (?:funziona|va)\b|di nuovo/,
      /gratis|garanzia|rifar\w*|a mie spese|\bpag\w*|obblig|\bdevo\b|spett\w*|rimbors/,
    ],
    none: /fornitor|grossist|\bnuov[oa] (?:di negozio|comprat)|mi si e (?:rott|guast)/,
    text: 'Su una **riparazione** non vale la garanzia di chi vende un prodotto: conta **il lavoro che hai fatto**. Se il guasto è **lo stesso perché la riparazione non era a regola d’arte, la rifai a tue spese**; se è **un guasto diverso**, è un lavoro nuovo e si paga.\n\n- **Termini del contratto d’opera** (l’artigiano che lavora soprattutto da sé): il cliente denuncia il difetto entro **8 giorni** dalla scoperta, e può agire entro **1 anno** dalla consegna (art. 2226 c.c.). Se è un appalto di impresa: **60 giorni** e **2 anni** (art. 1667 c.c.).\n- **Ricambi che hai venduto** a un privato: garanzia legale di 2 anni, come per ogni bene.\n- **In pratica**: guarda la scheda del primo intervento e la causa del nuovo guasto, poi diglielo per iscritto. D’ora in poi scrivi sulla ricevuta che cosa hai riparato, i pezzi cambiati e per quanto garantisci.\n\nFonte: artt. 1667 e 2226 c.c.; per i ricambi il Codice del consumo.',
  },
  {
    id: 'guarantee',
    topic: 'customers',
    all: [
      /garanzia|difett\w*|conformita|guast\w*|(?:si e|e) rott\w*|non (?:funziona|va) piu|smesso di funzionare/,
      /ann[io]|quant\w*|client|prodott|dura|vend\w*|obblig|usat|signor[ae]|privat/,
    ],
    none: /fideiuss|banca|confidi|prestit|(?:dal|al|il|un) (?:mio )?fornitor|grossist|frigo\w* (?:del|mio)|mi si e (?:rott|guast)/,
    text: 'Al consumatore spetta la **garanzia legale di 2 anni** dalla consegna per i difetti di conformità: risponde **chi vende**, non solo il produttore. Per il primo anno si presume che il difetto ci fosse già. Il cliente sceglie tra riparazione e sostituzione, gratis e in tempi ragionevoli; se non è possibile, riduzione del prezzo o rimborso. Per l’usato si può scendere a 1 anno con accordo. Tra imprese: 8 giorni per denunciare, 1 anno (art. 1495 c.c.).\n\nFonte: artt. 128-135 septies Codice del consumo, come riscritti dal D.Lgs. 170/2021 (in vigore dal 2022).',
  },
  {
    id: 'imu',
    topic: 'taxes',
    all: [/\bimu\b/, /quando|scad\w*|entro|data\b|rata|acconto|saldo|si paga|chi (?:la )?paga|devo/],
    none: /quanto (?:pago|viene|costa)/,
    text: 'L’**IMU** si paga in due rate: acconto entro il **16 giugno**, saldo entro il **16 dicembre** (se cade di festa, il primo giorno lavorativo dopo); volendo, tutto a giugno. La paga **chi possiede** l’immobile, non chi lo affitta; per capannoni e negozi (categorie D e C) l’aliquota la decide il Comune.\n\nSi versa con F24. Sui redditi d’impresa l’IMU degli immobili strumentali si deduce: fattelo confermare dal commercialista. Fonte: L. 160/2019, art. 1, commi 738-783.',
  },
  {
    id: 'cameras',
    topic: 'contracts',
    all: [/telecamer\w*|videosorveglianz\w*|registrare (?:i|le) (?:dipendent|commess)\w*/],
    none: /scriv(?:i|imi)|cartello pronto/,
    text: 'Sì, per sicurezza e furti, ma **se le telecamere possono riprendere chi lavora serve prima l’accordo con le rappresentanze sindacali o l’autorizzazione dell’Ispettorato del lavoro**: il consenso dei dipendenti non basta, e non si usano per controllare il lavoro.\n\n- **Cartello** ben visibile prima della zona ripresa, e informativa privacy.\n- Immagini conservate di norma **24–72 ore**, accesso a poche persone.\n- Mai in bagni e spogliatoi; non riprendere più strada del necessario.\n- Senza dipendenti bastano cartello e informativa.\n\nFonte: art. 4 L. 300/1970, GDPR, provvedimento del Garante 8 aprile 2010. Installarle senza autorizzazione è reato, anche spente.',
  },
  {
    id: 'privacy',
    topic: 'contracts',
    all: [
      /privacy|gdpr|consens\w*|newsletter|dati (?:dei|personali)|telecamer\w*|videosorveglianz\w*/,
      /posso|devo|obblig\w*|serve|mandare|scrivere|whatsapp|informativ\w*|cartello|client/,
    ],
    none: /scrivimi|prepara|chatgpt|\bai\b|intelligenza/,
    text: 'In breve (GDPR, Reg. UE 2016/679 e D.Lgs. 196/2003):\n\n- **Informativa** sempre, semplice e in vista, quando raccogli dati.\n- **Messaggi promozionali** (e-mail, WhatsApp, SMS): serve il **consenso**, separato e dimostrabile. Eccezione: e-mail a chi è già cliente per prodotti simili, con la possibilità di dire basta ogni volta (art. 130 c. 4).\n- **Telecamere**: cartello prima della zona ripresa, immagini di norma per 24–72 ore, e se riprendono dipendenti accordo sindacale o autorizzazione dell’Ispettorato.\n- Tieni un registro dei trattamenti, password serie, e avvisa il Garante entro 72 ore in caso di violazione.\n\nPer i casi delicati (dati di salute, minori) fatti seguire.',
  },
  {
    id: 'deposit',
    topic: 'contracts',
    all: [
      /caparr\w*|acconto/,
      /restitui\w*|tenere|trattenere|tengo|annull\w*|disd\w*|rinunci\w*|differenz\w*|doppio|ridar\w*/,
    ],
    text: 'Dipende da come l’hai chiamata:\n\n- **Caparra confirmatoria** (art. 1385 c.c.): se rinuncia il cliente **la tieni**; se manchi tu devi **il doppio**. Va scritto “caparra confirmatoria”.\n- **Caparra penitenziale** (art. 1386 c.c.): è il prezzo del recesso, per chi si tira indietro.\n- **Acconto**: è solo parte del prezzo: se il contratto si scioglie **va restituito**, salvo i danni che dimostri.\n\nSe non è scritto niente di solito è un acconto. Online il consumatore può comunque recedere entro 14 giorni (salvo esclusioni). Scrivilo nella conferma d’ordine.',
  },
  {
    id: 'no-competition',
    topic: 'contracts',
    all: [
      /(?:vend|ced)\w* .{0,30}(?:negozio|attivita|azienda|bar\b|locale|ristorante|salone|licenza|bottega|studio)/,
      /(?:ri)?aprir\w*|(?:ri)?apro\b|concorrenz\w*|ricominci\w*|un altr[oa] uguale/,
      /posso|si puo|vietat\w*|legge|liber[oa]|divieto/,
    ],
    text: 'No, non subito: **chi vende un’azienda o un negozio avviato non può, per 5 anni, aprire un’attività che per oggetto, posizione o altro possa sviare la clientela** di chi ha comprato (art. 2557 c.c.). Nella via accanto, con la stessa attività, è il caso tipico del divieto.\n\n- Il divieto vale anche se il contratto non ne parla; con un patto scritto si può ampliare (senza impedire ogni attività professionale e mai oltre 5 anni), restringere o togliere.\n- Lontano, o in un altro mestiere, sei libero.\n- Chi lo viola rischia la chiusura della nuova attività e i danni.\n\nChiedi al notaio di scrivere nell’atto zona e durata precise.',
  },
  {
    id: 'late-interest-start',
    topic: 'finance',
    all: [
      /interess\w* (?:di |moratori)|\bmora\b|moratori\w*|(?:ritard\w*|\btardi\b|scadut\w*|in ritardo|dopo (?:la scadenza|\d+ (?:giorni|mesi))).*\binteress\w*|\binteress\w*.*(?:ritard\w*|\btardi\b|scadut\w*|dopo (?:la scadenza|\d+ (?:giorni|mesi)))/,
      /da quando|quando (?:partono|decorrono|scattano|iniziano)|decorr\w*|serve (?:la|una) (?:diffida|messa|lettera)|automatic\w*|spett\w*|(?:posso|si possono|potrei|devo) (?:chied|applic|mett|aggiung|pretend)\w*|(?:che|quali|quanti?) interess\w*/,
    ],
    none: /\d{3,}|banc\w*|prestit\w*|mutuo|\btass[ae]\b|f24|ravvediment\w*/,
    text: 'Tra imprese (e professionisti) **gli interessi di mora partono da soli dal giorno dopo la scadenza: non serve né la diffida né la messa in mora**. Se in fattura non c’è un termine, la scadenza è a **30 giorni** dal ricevimento.\n\n- **Tasso**: quello della BCE all’inizio del semestre più 8 punti ({lateRate}; cambia il 1° gennaio e il 1° luglio, verifica quello in corso sul sito del MEF).\n- In più **40 €** forfettari per fattura, oltre alle spese di recupero documentate.\n- Una diffida resta utile: lascia traccia e interrompe la prescrizione.\n- Con un **privato** servono invece la messa in mora e gli interessi legali.\n\nFonte: D.Lgs. 231/2002, artt. 3-6. Dimmi importo e giorni di ritardo e li calcolo.',
  },
  {
    id: 'business-transfer',
    topic: 'contracts',
    all: [
      /(?:compr|acquist|rilev|vend|ced|subentr|prend)\w* .{0,40}(?:attivita|azienda|bar\b|negozio|locale|licenza|ristorante|esercizio|salone|pizzeria|edicola|tabaccheria|bottega|studio)|cessione (?:d'|di |dell')?(?:azienda|attivita|ramo)|gia (?:avviat|esistent|apert)\w*/,
      /avviat\w*|cession\w*|rilev\w*|subentr\w*|\bced\w*|compr\w*|acquist\w*|vend\w* (?:il|la|l'|un|una)/,
      /notai\w*|scrittura|contratto|atto\b|debit\w*|rispond\w*|basta|registr\w*|come si fa|cosa (?:devo|serve|controll)|licenz\w*|dipendent\w*/,
    ],
    none: /affitto il|prezz\w* (?:al|di vendita)|quanto (?:vale|chied|devo vend)|fornitor|merce|online/,
    text: 'No, una scrittura tra voi due non basta: **la cessione di un’azienda o di un’attività avviata si fa dal notaio**, per atto pubblico o scrittura privata autenticata, che il notaio deposita al **Registro delle imprese entro 30 giorni** (art. 2556 c.c.).\n\n- **Debiti**: chi compra risponde di quelli che risultano dai libri contabili (art. 2560 c.c.); entro certi limiti anche di quelli fiscali: chiedi all’Agenzia delle Entrate il certificato dei carichi pendenti, e fatti dire dal notaio che cosa copre.\n- **Dipendenti**: passano con i loro diritti (art. 2112 c.c.).\n- **Contratti e affitto**: si subentra se non è escluso; il contratto del locale si può cedere con l’azienda anche senza il consenso del proprietario, avvisandolo con raccomandata (può opporsi solo per gravi motivi, entro 30 giorni: art. 36 L. 392/1978).\n- **Permessi**: la licenza segue con una SCIA di subentro al SUAP; servono i requisiti professionali.\n- **Concorrenza**: chi vende non può aprire di nuovo lì vicino per 5 anni (art. 2557 c.c.).\n\nPrima di firmare fai vedere bilanci, contratti e inventario a commercialista e notaio.',
  },
  {
    id: 'siae',
    topic: 'taxes',
    all: [
      /\bsiae\b|\bscf\b|(?:negozio|locale|bar|palestra|ristorante|studio|salone|clienti).{0,40}(?:musica|radio|spotify|playlist|televisione|\btv\b)|(?:musica|radio|spotify|playlist|televisione|\btv\b).{0,40}(?:negozio|locale|\bbar\b|palestra|ristorante|salone)|(?:musica|radio|\btv\b|televisione|playlist|spotify)\b.{0,40}(?:acces[ao]|sottofondo|sala d'attesa|client\w*|tutto il giorno|mentre lavor\w*)|musica (?:in|nel) (?:negozio|locale|bar|palestra|ristorante)|mettere (?:la )?musica|(?:mett|us|ascolt)\w* .{0,20}spotify.{0,20}(?:negozio|locale|bar|palestra|clienti)/,
      /devo|pag\w*|serv\w*|obblig\w*|posso|licenz\w*|permess\w*|regol\w*|siae|scf|legge|cost\w*|multa/,
    ],
    text: 'Se la musica la sentono i clienti (radio, TV, Spotify, playlist) servono **due licenze**: **SIAE** (autori) e **SCF** o LEA/Nuovo IMAIE secondo il repertorio (chi registra). Gli importi dipendono da superficie e attività e si pagano all’anno; gli abbonamenti personali di Spotify non coprono l’uso in pubblico. Per radio e TV nel locale si aggiunge il **canone RAI speciale**. In alternativa c’è musica senza diritti con licenza commerciale. Fonte: L. 633/1941. Verifica le tariffe sui siti di SIAE e SCF.',
  },
  {
    id: 'scia',
    topic: 'startup',
    all: [
      /\bscia\b|suap|permess\w*|autorizzazion\w*|licenz[ae]|pratiche|adempiment\w*|cosa (?:mi )?serve/,
      /apr\w*|avvi\w*|inizi\w*/,
    ],
    none: /soldi|budget|euro|licenzi(?:are|o|amento)/,
    text: 'Per la maggior parte delle attività non serve un’autorizzazione ma una **SCIA** al **SUAP** del Comune: si può cominciare dal giorno in cui la presenti, e il Comune ha 60 giorni per controllare.\n\n- Prima: **partita IVA** con il codice ATECO giusto, iscrizione al **Registro imprese** (ComUnica) e INPS/INAIL; agibilità e destinazione d’uso del locale.\n- **Cibo e bevande**: SCIA sanitaria (HACCP) e requisiti professionali (corso SAB o esperienza).\n- **Estetica, parrucchieri, impianti, autoriparazione**: requisiti tecnici e responsabile tecnico.\n- **Insegna, dehors, musica**: richieste a parte. \n\nFonte: art. 19 L. 241/1990, D.Lgs. 222/2016. Passa al SUAP prima di firmare l’affitto.',
  },
  {
    id: 'sales-periods',
    topic: 'prices',
    all: [
      /saldi\b|svendita|liquidazion\w* (?:totale|di fine)|vendite promozional\w*/,
      /quando|posso|data|comunic\w*|regol\w*|obblig\w*|inizi\w*/,
    ],
    text: 'Le **date dei saldi le decide la Regione** (di norma inizio gennaio e inizio luglio, per circa 60 giorni): verifica quelle della tua. In molte Regioni nei 30 giorni prima non si fanno promozioni. Sul cartellino vanno **prezzo pieno, percentuale e prezzo scontato**, e il prezzo pieno dev’essere il più basso applicato nei **30 giorni precedenti** (direttiva Omnibus, art. 17-bis Codice del consumo). Il difetto si garantisce anche in saldo, e la carta si accetta sempre.',
  },
  {
    id: 'book-discount',
    topic: 'prices',
    all: [/scont\w*/, /libr[io]\b|librer\w*/, /posso|massim\w*|quant\w*|legge|limit\w*/],
    text: 'Sui libri lo **sconto massimo è il 5%** sul prezzo di copertina, anche online (15% per i libri scolastici; promozioni degli editori un mese l’anno fino al 20%, e un mese l’anno le librerie fino al 15%). Fonte: L. 15/2020.',
  },
  {
    id: 'alloggiati',
    topic: 'contracts',
    all: [
      /b ?& ?b|ospiti|affitt\w* brev\w*|casa vacanz\w*|airbnb|alloggiat\w*|hotel/,
      /questura|comunic\w*|registr\w*|\bcin\b|obblig\w*|document\w*|imposta di soggiorno/,
    ],
    none: /assistente|chatbot|chiedono/,
    text: 'Per chi ospita: **dati degli ospiti alla Questura entro 24 ore dall’arrivo** (portale Alloggiati Web, entro 6 ore per soggiorni di un giorno), identificando le persone; **CIN** esposto e negli annunci (D.L. 145/2023); **imposta di soggiorno** secondo il Comune; dati **ISTAT** alla Regione; estintori e rilevatori di gas. Fonte: art. 109 TULPS. Le regole regionali cambiano: verifica la tua.',
  },
  {
    id: 'snc-liability',
    topic: 'vat-position',
    all: [
      /responsabil\w*|rispondo|pagan\w* i debit\w*|debiti/,
      /\bsnc\b|s\.n\.c|\bsas\b|societa|soci[oa]?|ditta individuale|\bsrl\b/,
    ],
    text: 'Nella **ditta individuale e nella s.n.c. rispondi con tutto il tuo patrimonio**, anche di casa; nella s.n.c. ogni socio per l’intero (art. 2291 c.c.), dopo che i creditori hanno provato sul patrimonio sociale. Nella **s.a.s.** così solo gli accomandatari. Nella **s.r.l.** si rischia quanto conferito, salvo fideiussioni firmate e responsabilità da amministratore. Prima di cambiare forma senti commercialista e notaio.',
  },
];

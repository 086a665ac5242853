import { CONSULTATION, IDEA, type TopicEntry } from './entry';

export const STARTUP: readonly TopicEntry[] = [
  {
    id: 'idea-validate',
    leadsTo: ['mvp', 'competitors'],
    step: IDEA,
    it: {
      asks: [
        'Come capisco se la mia idea è buona?',
        'validare un’idea di business',
        'ho un’idea per un’app o un negozio',
        'l’idea può funzionare? come la verifico',
      ],
      answer: [
        'Un’idea è buona se qualcuno **cambia comportamento** per averla: paga, prenota, lascia un acconto. «Bella!» non conta.',
        '- **Problema**: parla con 15 persone del tuo pubblico di come lo risolvono oggi e quanto ci spendono, senza raccontare l’idea.',
        '- **Prova**: una pagina con prezzo e pulsante «prenota», 100 € di annunci, e conta.',
        '- **A mano**: fai il servizio per tre clienti prima di costruire qualsiasi cosa.',
        '- **Conti**: prezzo − costo variabile, spese fisse, quanti clienti servono per il pareggio: sono raggiungibili nella tua zona?',
        'Decidi prima il numero che ti fa andare avanti (per esempio 5 acconti in un mese) e rispettalo.',
      ],
    },
    en: {
      asks: [
        'How do I know whether my idea is good?',
        'validate a business idea',
        'I have an idea for an app or a shop',
      ],
      answer: [
        'An idea is good if someone **changes behaviour** for it: pays, books, leaves a deposit. “Nice!” does not count.',
        '- **Problem**: talk with 15 people of your audience about how they solve it today and what they spend, without telling the idea.',
        '- **Test**: a page with a price and a “book” button, 100 € of ads, and count.',
        '- **By hand**: do the service for three customers before building anything.',
        '- **Sums**: price − variable cost, fixed costs, customers needed to break even: are there that many?',
        'Decide beforehand the number that lets you go on (5 deposits in a month, say) and keep to it.',
      ],
    },
  },
  {
    id: 'startup-funding',
    leadsTo: ['finance-grants', 'bp-what'],
    step: IDEA,
    it: {
      asks: [
        'Come trovo i soldi per la mia startup?',
        'cercare investitori',
        'business angel e crowdfunding',
        'capitale per partire, non ho soldi per iniziare',
      ],
      answer: [
        'L’ordine che costa meno quote e meno debiti:',
        '- **Clienti**: prevendite, acconti, un primo servizio a mano. È il capitale migliore.',
        '- **Propri, famiglia**: scritti come prestito o quota, con importo che puoi perdere.',
        '- **Agevolazioni**: Invitalia, Regione, Camera di Commercio, garanzia pubblica sui prestiti, microcredito.',
        '- **Business angel**: 20–200 mila €, cercano squadra e crescita; **crowdfunding** se hai una comunità; **venture capital** solo per mercati molto grandi.',
        'Porta: problema, prova di vendite, mercato, squadra, quanto chiedi e fin dove ti porta (18 mesi). Un’attività locale di solito non è da investitori: è da banca e clienti.',
      ],
    },
    en: {
      asks: ['How do I find money for my start-up?', 'find investors', 'business angels and crowdfunding'],
      answer: [
        'The order that costs least equity and debt:',
        '- **Customers**: pre-sales, deposits, a first service by hand. The best capital.',
        '- **Own and family money**: written as loan or share, an amount you can lose.',
        '- **Support**: Invitalia, Region, Chamber of Commerce, public loan guarantee, microcredit.',
        '- **Business angels**: 20–200 thousand €, they want team and growth; **crowdfunding** if you have a community; **venture capital** only for very large markets.',
        'Bring: problem, proof of sales, market, team, how much you ask and how far it takes you (18 months). A local business is usually for banks and customers, not investors.',
      ],
    },
  },
  {
    id: 'startup-partners',
    leadsTo: ['legal-form', 'contract-terms'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come dividiamo le quote fra soci?',
        'mettersi in società con un amico',
        'patti parasociali',
        'litigo con il mio socio',
        'socio che lavora e socio che mette i soldi',
      ],
      answer: [
        'Prima delle percentuali mettete per iscritto le aspettative: tempo, soldi, ruoli, stipendio, che cosa succede se uno molla.',
        '- **Quote** secondo ciò che ciascuno porterà **d’ora in poi** (tempo, denaro, rischio), non secondo di chi era l’idea.',
        '- **Maturazione** (vesting): le quote si guadagnano in 3–4 anni; chi va via presto ne lascia una parte.',
        '- **50 e 50** blocca: prevedete chi decide o come si esce dallo stallo.',
        '- **Lavoro e capitale** sono cose diverse: paga il lavoro con un compenso, il capitale con gli utili.',
        '- **Patti parasociali** e statuto con un professionista: ingresso, uscita, prezzo della quota, concorrenza.',
      ],
    },
    en: {
      asks: [
        'How do partners divide the shares?',
        'going into business with a friend',
        'shareholders’ agreement',
      ],
      answer: [
        'Before percentages write down expectations: time, money, roles, pay, what happens if one quits.',
        '- **Shares** by what each will bring **from now on** (time, money, risk), not by whose idea it was.',
        '- **Vesting**: shares are earned over 3–4 years; who leaves early leaves some behind.',
        '- **50 and 50** blocks: settle who decides or how to leave a deadlock.',
        '- **Work and capital** differ: pay work with a fee, capital with profits.',
        '- **Shareholders’ agreement** and articles with a professional: entry, exit, price of a share, competition.',
      ],
    },
  },
  {
    id: 'competitors',
    leadsTo: ['price-competitors', 'marketing-target'],
    step: IDEA,
    it: {
      asks: [
        'Come analizzo i concorrenti?',
        'analisi della concorrenza',
        'ho tanti concorrenti in zona',
        'come mi distinguo dagli altri',
      ],
      answer: [
        'Mezza giornata, una tabella, cinque nomi (tre diretti, uno indiretto, e «non fare nulla»):',
        '- **Che cosa vendono**, a che prezzo, con quali condizioni: compra da almeno due, da cliente.',
        '- **Recensioni**: leggi le ultime 30 di ciascuno; segna lodi e lamentele ricorrenti. Le lamentele sono il tuo spazio.',
        '- **Come si fanno trovare**: ricerche Google, social, vetrina; la Libreria inserzioni di Meta mostra le loro pubblicità.',
        '- **Numeri**: i bilanci delle società si scaricano dal Registro imprese per pochi euro.',
        'Poi scegli **una cosa** in cui essere chiaramente diverso (per chi, come, quando, garanzia) e rinuncia al resto. Nessun concorrente spesso vuol dire nessun mercato.',
      ],
    },
    en: {
      asks: ['How do I analyse my competitors?', 'competitor analysis', 'how do I stand out from others'],
      answer: [
        'Half a day, a table, five names (three direct, one indirect, and “doing nothing”):',
        '- **What they sell**, at what price and terms: buy from at least two.',
        '- **Reviews**: read the last 30 of each; note praise and complaints that recur. Complaints are your room.',
        '- **How they are found**: Google, social media, window; Meta’s Ad Library shows their ads.',
        '- **Numbers**: companies’ accounts can be downloaded from the business register for a few euro.',
        'Then choose **one thing** in which to be clearly different (for whom, how, when, guarantee) and give up the rest. No competitor often means no market.',
      ],
    },
  },
  {
    id: 'mvp',
    leadsTo: ['idea-validate', 'startup-funding'],
    step: IDEA,
    it: {
      asks: [
        'Cos’è un MVP e come lo faccio?',
        'prodotto minimo',
        'come testare un prodotto senza spendere',
        'da dove parto per sviluppare l’app',
      ],
      answer: [
        'L’MVP è la cosa **più piccola che risolve il problema** a qualcuno e ti insegna se pagherà. Non è una versione brutta di tutto: è una parte fatta bene.',
        '- **Scrivi l’ipotesi**: «I titolari di X pagheranno Y al mese per Z».',
        '- **Scegli il modo più leggero**: pagina con preordine, foglio condiviso, messaggi a mano, prototipo cliccabile, banco a un mercatino.',
        '- **Dieci utenti veri**, guardati mentre lo usano.',
        '- **Un numero**: quanti tornano o pagano.',
        '- **Due settimane**, poi decidi: continua, cambia, smetti.',
        'Non far sviluppare un’app da 20.000 € prima di avere dieci clienti paganti senza app.',
      ],
    },
    en: {
      asks: [
        'What is an MVP and how do I make one?',
        'minimum viable product',
        'how to test a product without spending',
      ],
      answer: [
        'An MVP is the **smallest thing that solves the problem** for someone and teaches you whether they pay. Not an ugly version of everything: one part done well.',
        '- **Write the guess**: “Owners of X will pay Y a month for Z”.',
        '- **Choose the lightest way**: a pre-order page, a shared sheet, messages by hand, a clickable prototype, a market stall.',
        '- **Ten real users**, watched as they use it.',
        '- **One number**: how many return or pay.',
        '- **Two weeks**, then decide: go on, change, stop.',
        'Do not have a 20,000 € app built before ten customers pay without it.',
      ],
    },
  },
  {
    id: 'startup-innovative',
    leadsTo: ['startup-funding', 'legal-form'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cos’è una startup innovativa?',
        'requisiti startup innovativa registro',
        'agevolazioni per startup innovative',
        'differenza tra startup e impresa normale',
      ],
      answer: [
        'È una **società di capitali** iscritta in una sezione speciale del Registro imprese (D.L. 179/2012, riscritto dalla L. 193/2024). In sintesi:',
        '- costituita da **meno di 5 anni** (di più in alcuni casi), micro, piccola o media impresa, fatturato sotto 5 milioni, nessun utile distribuito;',
        '- oggetto prevalente **prodotti o servizi innovativi ad alto valore tecnologico** (non consulenza o agenzia);',
        '- almeno **uno** fra: ricerca e sviluppo ≥ 15%, personale molto qualificato, brevetto o software registrato.',
        'Vantaggi: detrazioni per chi investe, accesso semplificato alla garanzia pubblica, regole societarie e di lavoro più flessibili. Verifica i requisiti aggiornati su registroimprese.it.',
      ],
    },
    en: {
      asks: [
        'What is an innovative start-up in Italy?',
        'requirements of a startup innovativa',
        'benefits for innovative start-ups',
      ],
      answer: [
        'A **company limited by shares or quotas** in a special section of the business register (D.L. 179/2012, rewritten by L. 193/2024). In short:',
        '- founded **less than 5 years** ago (longer in some cases), an SME, turnover below 5 million, no profits paid out;',
        '- mainly **innovative products or services of high technological value** (not advice or agency);',
        '- at least **one** of: research and development ≥ 15%, highly qualified staff, a patent or registered software.',
        'Benefits: deductions for investors, easier public guarantee, more flexible company and labour rules. Check current requirements on registroimprese.it.',
      ],
    },
  },
  {
    id: 'idea-protect',
    leadsTo: ['nda', 'trademark'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come proteggo la mia idea?',
        'ho paura che mi rubino l’idea',
        'brevettare un’invenzione',
        'depositare un’idea o un’app',
      ],
      answer: [
        'Un’idea in sé **non si protegge**; si protegge come la realizzi:',
        '- **Brevetto**: soluzione tecnica nuova, non ancora divulgata (nemmeno da te). In Italia da 50 € di deposito telematico più il consulente; dura 20 anni.',
        '- **Modello di utilità e design**: forma o funzionalità di un oggetto.',
        '- **Diritto d’autore**: codice, testi, foto nascono protetti; conserva prove di data (deposito SIAE per il software, PEC, marca temporale).',
        '- **Marchio**: nome e logo. **Segreto**: NDA e accessi limitati.',
        'Nella pratica vince chi arriva prima ai clienti e impara più in fretta. Parlane con chi può comprare: il rischio vero è costruire qualcosa che nessuno vuole.',
      ],
    },
    en: {
      asks: ['How do I protect my idea?', 'I am afraid someone steals my idea', 'patent an invention'],
      answer: [
        'An idea as such **cannot be protected**; how you carry it out can:',
        '- **Patent**: a new technical solution not yet disclosed (not even by you). In Italy from 50 € of online filing plus the adviser; 20 years.',
        '- **Utility model and design**: an object’s form or function.',
        '- **Copyright**: code, texts, photos are born protected; keep proof of date.',
        '- **Trade mark**: name and logo. **Secret**: NDA and limited access.',
        'In practice whoever reaches customers first and learns faster wins. Talk to those who may buy: the true risk is building what nobody wants.',
      ],
    },
  },
];

import { CONSULTATION, type TopicEntry } from './entry';

export const CONTRACTS: readonly TopicEntry[] = [
  {
    id: 'gdpr-basics',
    leadsTo: ['gdpr-newsletter', 'gdpr-cookie'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cosa devo fare per la privacy dei clienti?',
        'gdpr per piccole imprese',
        'informativa privacy obbligatoria',
        'adempimenti privacy minimi',
      ],
      answer: [
        'Anche la ditta più piccola tratta dati personali. Il minimo, in ordine (Reg. UE 2016/679):',
        '- **Elenco** dei trattamenti: quali dati, perché, dove stanno, per quanto. È il registro, utile anche quando non obbligatorio.',
        '- **Informativa** chiara a clienti, dipendenti, visitatori del sito.',
        '- **Base giuridica**: il contratto basta per servire il cliente; per la pubblicità serve di regola il consenso.',
        '- **Fornitori** (commercialista, software, hosting): contratto da responsabile del trattamento.',
        '- **Sicurezza**: password, copie, accessi, cancellazione.',
        '- **Violazioni**: notifica al Garante entro 72 ore se c’è rischio.',
        'Dati sanitari o di minori chiedono cautele in più: fatti seguire.',
      ],
    },
    en: {
      asks: [
        'What must I do about customer privacy?',
        'GDPR for small businesses',
        'is a privacy notice compulsory',
      ],
      answer: [
        'Even the smallest firm handles personal data. The minimum, in order (EU Reg. 2016/679):',
        '- A **list** of what you process: which data, why, where, how long. It is the record, useful even when not compulsory.',
        '- A clear **notice** to customers, staff, site visitors.',
        '- A **legal basis**: the contract suffices to serve a customer; advertising usually needs consent.',
        '- **Suppliers** (accountant, software, hosting): a processor agreement.',
        '- **Security**: passwords, backups, access, deletion.',
        '- **Breaches**: tell the authority within 72 hours if there is risk.',
        'Health or children’s data need more care: get advice.',
      ],
    },
  },
  {
    id: 'gdpr-cookie',
    leadsTo: ['gdpr-basics', 'shop-obligations'],
    step: CONSULTATION,
    it: {
      asks: [
        'Devo mettere il banner dei cookie?',
        'cookie policy obbligatoria',
        'google analytics e consenso',
        'banner cookie a norma',
      ],
      answer: [
        'Serve se il sito usa cookie o strumenti **non tecnici** (pubblicità, pixel, statistiche non anonime, video e mappe di terzi). Con i soli cookie tecnici basta l’informativa.',
        'Secondo le linee guida del Garante (2021):',
        '- Nulla di non tecnico parte **prima** del consenso.',
        '- Il banner ha **Accetta**, **Rifiuta** (o la X) ugualmente visibili, e le scelte per categoria.',
        '- Lo scorrimento non è consenso; non si richiede per **6 mesi**.',
        '- Un link sempre presente per cambiare idea.',
        'Via più semplice: statistiche senza cookie e niente pixel, così il banner non serve. Fai una prova aprendo il sito in una finestra anonima.',
      ],
    },
    en: {
      asks: ['Do I need a cookie banner?', 'is a cookie policy compulsory', 'Google Analytics and consent'],
      answer: [
        'You do if the site uses **non-technical** cookies or tools (advertising, pixels, statistics that are not anonymous, third-party videos and maps). With technical cookies only, the notice suffices.',
        'By the Italian authority’s guidelines (2021):',
        '- Nothing non-technical starts **before** consent.',
        '- The banner has **Accept** and **Refuse** (or the X) equally visible, and choices by category.',
        '- Scrolling is not consent; do not ask again for **6 months**.',
        '- A permanent link to change one’s mind.',
        'The simplest way: statistics without cookies and no pixels, so no banner is needed.',
      ],
    },
  },
  {
    id: 'gdpr-newsletter',
    leadsTo: ['marketing-email', 'gdpr-basics'],
    step: CONSULTATION,
    it: {
      asks: [
        'Posso mandare offerte ai clienti senza consenso?',
        'consenso per newsletter e whatsapp',
        'comprare una lista di email',
        'scrivere ai vecchi clienti per pubblicità',
      ],
      answer: [
        'Regola: per e-mail, SMS e WhatsApp pubblicitari serve il **consenso** (art. 130 Codice privacy), libero, separato dall’acquisto e dimostrabile (chi, quando, con quale testo).',
        'Eccezione utile, il **soft spam**: a chi ha già comprato puoi mandare **e-mail** su prodotti **analoghi**, se lo hai detto nell’informativa e ogni messaggio permette di opporsi. Non vale per SMS e WhatsApp.',
        '- **Liste comprate**: quasi sempre illecite, e inutili.',
        '- **Disiscrizione**: con un clic, subito.',
        '- **Telefono**: controlla il Registro delle opposizioni.',
        'Usa l’iscrizione con conferma (double opt-in): meno indirizzi, ma veri.',
      ],
    },
    en: {
      asks: [
        'May I send offers to customers without consent?',
        'consent for newsletters and WhatsApp',
        'buy a list of e-mail addresses',
      ],
      answer: [
        'The rule: promotional e-mail, SMS and WhatsApp need **consent** (art. 130 Italian privacy code), free, apart from the purchase, and provable (who, when, which text).',
        'A useful exception, **soft spam**: to those who already bought you may send **e-mail** on **similar** products, if the notice said so and each message lets them object. Not for SMS and WhatsApp.',
        '- **Bought lists**: nearly always unlawful, and useless.',
        '- **Unsubscribing**: one click, at once.',
        '- **Telephone**: check the opposition register.',
        'Use confirmed sign-up (double opt-in): fewer addresses, but real.',
      ],
    },
  },
  {
    id: 'privacy-cameras',
    leadsTo: ['gdpr-basics', 'staff-safety'],
    step: CONSULTATION,
    it: {
      asks: [
        'Posso mettere le telecamere in negozio?',
        'videosorveglianza dipendenti',
        'cartello telecamere obbligatorio',
        'per quanto tempo tengo le registrazioni',
      ],
      answer: [
        'Sì, per sicurezza e tutela dei beni, con tre condizioni:',
        '- **Con dipendenti**: prima di installare serve un **accordo sindacale o l’autorizzazione dell’Ispettorato del lavoro** (art. 4 L. 300/1970). Il consenso dei lavoratori non basta; senza, c’è reato anche se spente.',
        '- **Cartello** prima dell’area ripresa, con titolare e finalità, e informativa completa disponibile.',
        '- **Conservazione** breve: 24–72 ore di norma, salvo motivi documentati.',
        'Inquadra solo ciò che serve: niente bagni, spogliatoi, strada pubblica oltre l’ingresso, postazioni fisse di lavoro. Limita chi può vedere le immagini e cambia la password di fabbrica.',
      ],
    },
    en: {
      asks: [
        'May I put cameras in my shop?',
        'video surveillance and employees',
        'is a camera sign compulsory',
      ],
      answer: [
        'Yes, for safety and property, on three conditions:',
        '- **With employees**: before installing you need a **union agreement or the labour inspectorate’s authorisation** (art. 4 L. 300/1970). Workers’ consent is not enough; without it there is an offence.',
        '- A **sign** before the filmed area with owner and purpose, and the full notice available.',
        '- Short **retention**: 24–72 hours as a rule.',
        'Film only what is needed: no toilets, changing rooms, public road beyond the entrance, fixed work places. Limit who can see the images and change the factory password.',
      ],
    },
  },
  {
    id: 'trademark',
    leadsTo: ['brand-name', 'site-domain'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come registro un marchio?',
        'quanto costa registrare il marchio',
        'proteggere nome e logo',
        'qualcuno usa il mio nome',
      ],
      answer: [
        '- **Verifica** che non esista già, anche simile e in classi vicine: banche dati UIBM e TMview (gratis).',
        '- **Scegli le classi** (Nizza): solo ciò che farai davvero.',
        '- **Italia** (UIBM, online): circa **101 € la prima classe e 34 € le altre**, più bollo. **Unione europea** (EUIPO): **850 €** la prima classe, con contributi per PMI quando il fondo è aperto.',
        '- Dura **10 anni**, rinnovabile; va usato davvero entro 5.',
        '- Nomi che descrivono il prodotto («Pizza Buona») si rifiutano.',
        'Ragione sociale e dominio **non** sono un marchio. Se qualcuno lo usa, conserva le prove e passa da un consulente: a volte basta una lettera.',
      ],
    },
    en: {
      asks: [
        'How do I register a trade mark?',
        'what does a trade mark cost in Italy',
        'protect name and logo',
      ],
      answer: [
        '- **Check** that nothing alike exists, in near classes too: UIBM and TMview databases (free).',
        '- **Choose classes** (Nice): only what you will really do.',
        '- **Italy** (UIBM, online): about **101 € the first class and 34 € each other**, plus stamp. **European Union** (EUIPO): **850 €** the first class, with SME contributions when the fund is open.',
        '- It lasts **10 years**, renewable, and must be used within 5.',
        '- Names that describe the product are refused.',
        'A company name or a domain is **not** a trade mark. If someone uses yours keep evidence and see an adviser: sometimes a letter is enough.',
      ],
    },
  },
  {
    id: 'contract-terms',
    leadsTo: ['deposit', 'quotes'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cosa metto in un contratto con un cliente?',
        'clausole importanti in un contratto',
        'serve un contratto scritto?',
        'condizioni generali di vendita e fornitura',
      ],
      answer: [
        'Anche due pagine evitano quasi tutte le liti. Le voci che servono:',
        '- **Che cosa** consegni e che cosa no; numero di revisioni.',
        '- **Quando**: date, e che cosa fa slittare (materiali che deve darti il cliente).',
        '- **Prezzo**, acconto, scadenze, interessi di ritardo, extra.',
        '- **Modifiche**: solo per iscritto, con nuovo prezzo.',
        '- **Durata, disdetta, rinnovo**.',
        '- **Responsabilità, diritti sul lavoro fatto, riservatezza, privacy**.',
        '- **Foro e legge**.',
        'Alcune clausole gravose (limiti di responsabilità, foro) vanno **approvate con una seconda firma** (art. 1341 c.c.); coi consumatori molte sono nulle. Fai rivedere il modello una volta da un avvocato.',
      ],
    },
    en: {
      asks: [
        'What goes into a contract with a customer?',
        'important contract clauses',
        'do I need a written contract',
      ],
      answer: [
        'Two pages prevent nearly all quarrels. What is needed:',
        '- **What** you deliver and what not; number of revisions.',
        '- **When**: dates, and what moves them (material the customer owes).',
        '- **Price**, deposit, due dates, late interest, extras.',
        '- **Changes**: only in writing, with a new price.',
        '- **Term, notice, renewal**.',
        '- **Liability, rights on the work, secrecy, privacy**.',
        '- **Court and law**.',
        'Some burdensome clauses need a **second signature** in Italy (art. 1341 civil code); with consumers many are void. Let a lawyer review the model once.',
      ],
    },
  },
  {
    id: 'deposit',
    leadsTo: ['contract-terms', 'late-payers'],
    step: CONSULTATION,
    it: {
      asks: [
        'Che differenza c’è tra acconto e caparra?',
        'chiedere un anticipo al cliente',
        'il cliente disdice, tengo la caparra?',
        'caparra confirmatoria',
      ],
      answer: [
        '- **Acconto**: parte del prezzo pagata prima. Se il contratto salta va restituito, salvo il danno da provare.',
        '- **Caparra confirmatoria** (art. 1385 c.c.): se il cliente viene meno **la trattieni**; se vieni meno tu restituisci **il doppio**. Va scritta con questo nome.',
        '- **Caparra penitenziale** (art. 1386): è il prezzo per potersi ritirare.',
        'In pratica: 30–50% all’ordine per lavori su misura, saldo alla consegna; per le prenotazioni una caparra proporzionata.',
        'L’**acconto va fatturato** con IVA quando lo incassi; la caparra no, finché resta tale. Coi consumatori attento alle somme sproporzionate e al recesso di 14 giorni negli acquisti a distanza.',
      ],
    },
    en: {
      asks: [
        'What is the difference between a deposit and a caparra?',
        'ask a customer for an advance',
        'the customer cancels, may I keep the deposit',
      ],
      answer: [
        '- **Advance (acconto)**: part of the price paid early. If the contract falls it goes back, save for damage you can prove.',
        '- **Caparra confirmatoria** (art. 1385 civil code): if the customer defaults **you keep it**; if you do you return **double**. It must be written by this name.',
        '- **Caparra penitenziale** (art. 1386): the price for being able to withdraw.',
        'In practice: 30–50% with the order for made-to-measure work, the balance on delivery.',
        'An **advance is invoiced** with VAT when received; a caparra is not while it stays one. With consumers mind disproportionate sums and the 14-day withdrawal.',
      ],
    },
  },
  {
    id: 'nda',
    leadsTo: ['contract-terms', 'idea-protect'],
    step: CONSULTATION,
    it: {
      asks: [
        'Serve un accordo di riservatezza?',
        'nda prima di parlare con un fornitore o socio',
        'patto di segretezza',
        'come evito che un collaboratore mi copi',
      ],
      answer: [
        'Serve quando mostri qualcosa che vale **perché è segreto**: formule, listini fornitori, elenco clienti, codice, conti. Non per un’idea generica: molti investitori non lo firmano.',
        'Un buon NDA sta in due pagine:',
        '- **Che cosa** è riservato (e che cosa no: ciò che è pubblico o già noto).',
        '- **A che scopo** si può usare e **chi** può vederlo.',
        '- **Durata**: 2–5 anni di solito.',
        '- **Penale** ragionevole e restituzione dei materiali.',
        'Vale ciò che fai davvero: segna i documenti «riservato», limita gli accessi. Per i dipendenti il divieto di concorrenza **dopo** il rapporto va scritto, pagato e limitato (art. 2125 c.c.).',
      ],
    },
    en: {
      asks: [
        'Do I need a non-disclosure agreement?',
        'nda before talking to a supplier or partner',
        'secrecy agreement',
      ],
      answer: [
        'You do when you show something that is worth money **because it is secret**: recipes, supplier prices, customer lists, code, accounts. Not for a general idea: many investors will not sign.',
        'A good NDA fits two pages:',
        '- **What** is confidential (and what is not).',
        '- **For which purpose** and **who** may see it.',
        '- **Term**: usually 2–5 years.',
        '- A reasonable **penalty** and return of materials.',
        'What you really do counts: mark papers “confidential”, limit access. For employees a ban on competing **afterwards** must be written, paid and limited (art. 2125 Italian civil code).',
      ],
    },
  },
];

import { CHATBOT, CONSULTATION, MARKETPLACE, type TopicEntry } from './entry';

export const AI: readonly TopicEntry[] = [
  {
    id: 'ai-start',
    leadsTo: ['ai-prompts', 'ai-privacy'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Come uso l’intelligenza artificiale nella mia attività?',
        'ia per piccole imprese da dove parto',
        'cosa può fare l’AI per me',
        'automatizzare il lavoro con chatgpt',
      ],
      answer: [
        'Parti da un lavoro **ripetitivo, fatto di testo, che ti ruba almeno due ore a settimana**:',
        '- **Risposte** alle solite domande dei clienti (chatbot sui tuoi documenti).',
        '- **Bozze**: preventivi, e-mail, descrizioni di prodotti, post, annunci di lavoro.',
        '- **Riassunti** di contratti, bandi, riunioni; **traduzioni**.',
        '- **Dati**: formule, pulizia di elenchi, categorie di spesa.',
        'Prova due settimane, misura il tempo risparmiato, rileggi sempre prima di inviare. Lascia a persone: decisioni su clienti e personale, consigli legali e fiscali, prezzi. In officina, per esempio: promemoria tagliandi, spiegazione del preventivo in parole semplici.',
      ],
    },
    en: {
      asks: [
        'How do I use artificial intelligence in my business?',
        'AI for small firms, where to start',
        'what can AI do for me',
      ],
      answer: [
        'Begin with work that is **repetitive, made of text, and takes at least two hours a week**:',
        '- **Answers** to customers’ usual questions (a chatbot on your documents).',
        '- **Drafts**: quotes, e-mails, product descriptions, posts, job ads.',
        '- **Summaries** of contracts, tenders, meetings; **translations**.',
        '- **Data**: formulas, cleaning lists, cost categories.',
        'Try for two weeks, measure the time saved, reread before sending. Leave to people: decisions on customers and staff, legal and tax advice, prices.',
      ],
    },
  },
  {
    id: 'ai-privacy',
    leadsTo: ['ai-act', 'gdpr-basics'],
    step: CONSULTATION,
    it: {
      asks: [
        'È sicuro mettere i dati dei clienti su ChatGPT?',
        'privacy e intelligenza artificiale',
        'posso caricare contratti e fatture in una ia',
        'dati riservati e strumenti ai',
      ],
      answer: [
        'Con gli account gratuiti di solito no: i testi possono essere conservati e usati per addestrare. Regole pratiche:',
        '- **Togli** nomi, codici fiscali, indirizzi, dati sanitari: «Cliente A» basta quasi sempre.',
        '- Usa **piani aziendali** che escludono l’addestramento, con accordo sul trattamento (DPA) e, se possibile, dati nell’UE.',
        '- **Informa** clienti e dipendenti e aggiorna il registro dei trattamenti.',
        '- **Mai** password, chiavi, dati di pagamento.',
        '- Scrivi una pagina di regole per chi lavora con te: che cosa si può incollare e dove.',
        'Anche segreti del cliente protetti da contratto (NDA) non vanno caricati senza permesso.',
      ],
    },
    en: {
      asks: [
        'Is it safe to put customer data into ChatGPT?',
        'privacy and artificial intelligence',
        'may I upload contracts to an AI',
      ],
      answer: [
        'With free accounts usually not: texts may be kept and used for training. Practical rules:',
        '- **Remove** names, tax codes, addresses, health data: “Customer A” is nearly always enough.',
        '- Use **business plans** that exclude training, with a processing agreement (DPA) and, if possible, data in the EU.',
        '- **Inform** customers and staff and update your record.',
        '- **Never** passwords, keys, payment data.',
        '- Write one page of rules for your people: what may be pasted and where.',
        'Secrets of a customer under an NDA must not be uploaded without leave either.',
      ],
    },
  },
  {
    id: 'ai-act',
    leadsTo: ['ai-privacy', 'platform-chatbot'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cosa prevede l’AI Act per le piccole imprese?',
        'obblighi di legge intelligenza artificiale',
        'devo dire che uso un chatbot?',
        'regolamento europeo ia',
      ],
      answer: [
        'Il Regolamento UE 2024/1689 si applica a tappe e in base al rischio. Per una piccola impresa che **usa** strumenti di IA:',
        '- **Formazione** di chi li usa (dal 2 febbraio 2025): sapere limiti e rischi.',
        '- **Pratiche vietate**: manipolazione, punteggi sociali, riconoscimento di emozioni al lavoro.',
        '- **Trasparenza**: chi parla con un chatbot deve sapere che è una macchina; immagini e voci artificiali realistiche vanno dichiarate.',
        '- **Alto rischio**, come selezionare personale o valutare il credito: molti obblighi, fatti consigliare prima.',
        'Le date di alcuni obblighi sono state discusse e possono slittare: verifica il calendario sul sito della Commissione europea.',
      ],
    },
    en: {
      asks: [
        'What does the AI Act mean for small businesses?',
        'legal duties for artificial intelligence',
        'do I have to say that I use a chatbot',
      ],
      answer: [
        'EU Regulation 2024/1689 applies in stages and by risk. For a small firm that **uses** AI tools:',
        '- **Training** of users (since 2 February 2025): know limits and risks.',
        '- **Forbidden practices**: manipulation, social scoring, recognising emotions at work.',
        '- **Transparency**: whoever talks to a chatbot must know that it is a machine; realistic artificial images and voices must be declared.',
        '- **High risk**, such as selecting staff or rating credit: many duties, get advice first.',
        'Dates of some duties were under discussion and may move: check the European Commission’s calendar.',
      ],
    },
  },
  {
    id: 'ai-errors',
    leadsTo: ['ai-start', 'chatbot-documents'],
    step: null,
    it: {
      asks: [
        'Mi posso fidare delle risposte dell’IA?',
        'l’intelligenza artificiale sbaglia o inventa',
        'allucinazioni dei chatbot',
        'come controllo quello che scrive l’ai',
      ],
      answer: [
        'Fidati come di uno stagista veloce: ottimo per bozze, da controllare sempre.',
        '- I modelli **scrivono ciò che suona probabile**: possono inventare leggi, numeri, fonti.',
        '- **Controlla** cifre, date, nomi, norme alla fonte; rifai i conti con un foglio.',
        '- **Dai il materiale** e chiedi di rispondere solo da lì, dicendo «non lo so» se manca.',
        '- Per **decisioni** su soldi, salute, persone, contratti: un professionista.',
        'Qui i calcoli li fa un programma, non un modello, e i passaggi si vedono; i chatbot del Marketplace citano il documento da cui rispondono. Anche io posso non sapere: in quel caso te lo dico.',
      ],
    },
    en: {
      asks: [
        'Can I trust what an AI says?',
        'does AI make mistakes or invent things',
        'how do I check what the AI writes',
      ],
      answer: [
        'Trust it as a quick intern: excellent for drafts, always to be checked.',
        '- Models **write what sounds likely**: they may invent laws, numbers, sources.',
        '- **Check** figures, dates, names and rules at the source; redo sums on a sheet.',
        '- **Give the material** and ask to answer from it alone, saying “I do not know” where it is missing.',
        '- For **decisions** on money, health, people, contracts: a professional.',
        'Here sums are done by a program, not by a model, with the steps shown; the marketplace’s chatbots name the document they answer from. I too may not know: then I say so.',
      ],
    },
  },
  {
    id: 'ai-prompts',
    leadsTo: ['ai-start', 'ai-errors'],
    step: CHATBOT,
    it: {
      asks: [
        'Come scrivo una buona richiesta all’IA?',
        'prompt efficaci per il lavoro',
        'come fare domande all’intelligenza artificiale',
        'esempi di prompt per la mia azienda',
      ],
      answer: [
        'Una richiesta buona ha cinque pezzi, come un incarico a un collega nuovo:',
        '- **Chi sei e per chi**: «Ho una pasticceria a Lecce, clienti famiglie».',
        '- **Che cosa vuoi**: «tre post per la colomba artigianale».',
        '- **Materiale**: prezzi, ingredienti, date, testi già scritti nel tuo stile.',
        '- **Limiti**: lunghezza, tono, parole da evitare, niente dati inventati.',
        '- **Forma**: elenco, tabella, e-mail pronta.',
        'Poi correggi a voce: «più corto, meno aggettivi, aggiungi come ordinare». Salva le richieste che funzionano in un documento: diventano il tuo metodo. Anche con me: più cifre e contesto mi dai, più la risposta è tua.',
      ],
    },
    en: {
      asks: ['How do I write a good prompt?', 'effective prompts for work', 'how to ask questions to an AI'],
      answer: [
        'A good request has five parts, like a job given to a new colleague:',
        '- **Who you are and for whom**: “I have a pastry shop in Lecce, families as customers”.',
        '- **What you want**: “three posts for our Easter cake”.',
        '- **Material**: prices, ingredients, dates, texts already in your style.',
        '- **Limits**: length, tone, words to avoid, nothing invented.',
        '- **Form**: list, table, ready e-mail.',
        'Then correct: “shorter, fewer adjectives, add how to order”. Keep requests that work in a document. With me too: the more figures and context you give, the more the answer is yours.',
      ],
    },
  },
];

import type { ArticleSeed } from './article-seed';

export const chatbotDomande: ArticleSeed = {
  slug: 'chatbot-sul-sito-da-dove-cominciare',
  cover: 'articolo-chatbot.svg',
  daysAgo: 4,
  it: {
    title: 'Un chatbot sul sito: da dove cominciare, senza sprecare un mese',
    summary:
      'Prima di scegliere colori e messaggi di benvenuto servono tre cose: le domande vere dei clienti, i documenti giusti e una via d’uscita verso una persona.',
    imageAlt: 'Disegno di un fumetto di chat appoggiato su una pila di documenti',
    tags: ['Chatbot', 'Assistenza clienti', 'Guide'],
    body: `
<p>Quasi tutti cominciano dal colore del fumetto. È comprensibile: si vede subito. Ma un assistente sul sito vale quanto le risposte che dà, e le risposte vengono dai documenti che legge. Ecco l’ordine che fa risparmiare tempo.</p>
<h2>1. Raccogli trenta domande vere</h2>
<p>Non inventarle. Apri la posta, i messaggi e il registro delle chiamate dell’ultimo mese e copia le domande così come sono scritte, errori compresi. Di solito si scopre che:</p>
<ul>
<li>dieci argomenti coprono quattro domande su cinque;</li>
<li>i clienti usano parole diverse dalle tue («quanto ci mettete» al posto di «tempi di consegna»);</li>
<li>metà delle domande ha già una risposta da qualche parte, solo che nessuno la trova.</li>
</ul>
<h2>2. Scrivi documenti che rispondono</h2>
<p>Un buon documento per un assistente è quello che daresti a un collega il primo giorno. Poche regole:</p>
<ul>
<li><strong>Un argomento per paragrafo</strong>, con un titolo che somiglia alla domanda: «Quanto costa la spedizione?» funziona meglio di «Condizioni logistiche».</li>
<li><strong>Numeri e date per esteso</strong>: «Siamo aperti dal martedì al sabato, 9-13 e 15.30-19» e non «i soliti orari».</li>
<li><strong>Le eccezioni accanto alla regola</strong>, non tre pagine dopo.</li>
<li><strong>Niente scansioni</strong>: la fotografia di un foglio non contiene testo da leggere.</li>
</ul>
<p>Bastano due o tre file brevi. È meglio una pagina esatta che un catalogo di quaranta con i prezzi dell’anno scorso.</p>
<h2>3. Decidi che cosa non deve fare</h2>
<p>Un assistente serio sa dire «non lo so». Decidi prima quali argomenti passano sempre a una persona: reclami, preventivi su misura, questioni di salute o legali. E scrivi a chi: un indirizzo letto ogni giorno vale più di un numero che non risponde.</p>
<blockquote>Una risposta sbagliata detta con sicurezza costa più di dieci «ti faccio richiamare».</blockquote>
<h2>4. Provalo con le trenta domande</h2>
<p>Fai all’anteprima le domande del primo punto e segna tre colonne: giusta, sbagliata, non lo sa. Quelle sbagliate quasi sempre nascono da un documento ambiguo: correggi quello, non l’assistente. Quelle senza risposta sono l’elenco delle pagine da scrivere.</p>
<h2>5. Pubblica e leggi</h2>
<p>Nelle prime due settimane dedica dieci minuti al giorno alle conversazioni. Impari che cosa cerca chi visita il sito, e spesso è qualcosa che andrebbe scritto in prima pagina. Dopo un mese bastano dieci minuti a settimana.</p>
<h3>In breve</h3>
<ol>
<li>Trenta domande vere.</li>
<li>Due o tre documenti brevi e aggiornati.</li>
<li>Una via chiara verso una persona.</li>
<li>Una prova con la tabella a tre colonne.</li>
<li>Dieci minuti al giorno per due settimane.</li>
</ol>
<p>Solo a questo punto scegli il colore.</p>`,
  },
  en: {
    slug: 'chatbot-on-your-site-where-to-begin',
    title: 'A chatbot on your site: where to begin without wasting a month',
    summary:
      'Before colours and welcome messages you need three things: your customers’ real questions, the right documents and a way out to a person.',
    imageAlt: 'Drawing of a chat bubble resting on a pile of documents',
    tags: ['Chatbot', 'Customer care', 'Guides'],
    body: `
<p>Nearly everybody begins with the colour of the bubble. It is natural: you see it at once. But an assistant is worth as much as its answers, and the answers come from the documents it reads. This is the order that saves time.</p>
<h2>1. Collect thirty real questions</h2>
<p>Do not make them up. Open your mail, your messages and last month’s call log and copy the questions as they were written, mistakes included. You will usually find that:</p>
<ul>
<li>ten subjects cover four questions out of five;</li>
<li>customers use other words than you do (“how long do you take” instead of “delivery terms”);</li>
<li>half of the questions already have an answer somewhere, only nobody finds it.</li>
</ul>
<h2>2. Write documents that answer</h2>
<p>A good document for an assistant is the one you would give a colleague on the first day. A few rules:</p>
<ul>
<li><strong>One subject per paragraph</strong>, under a heading that looks like the question: “How much is delivery?” works better than “Logistics”.</li>
<li><strong>Numbers and dates in full</strong>: “We are open Tuesday to Saturday, 9-13 and 15.30-19”, not “the usual hours”.</li>
<li><strong>Exceptions beside the rule</strong>, not three pages later.</li>
<li><strong>No scans</strong>: the photograph of a sheet holds no text to read.</li>
</ul>
<p>Two or three short files are enough. One exact page beats a catalogue of forty with last year’s prices.</p>
<h2>3. Decide what it must not do</h2>
<p>A serious assistant can say “I don’t know”. Decide first which subjects always go to a person: complaints, tailored quotes, health or legal matters. And say to whom: an address that is read daily is worth more than a number nobody answers.</p>
<blockquote>A wrong answer given with confidence costs more than ten “we will call you back”.</blockquote>
<h2>4. Try it with the thirty questions</h2>
<p>Ask the preview the questions of the first step and keep three columns: right, wrong, does not know. Wrong ones nearly always come from an ambiguous document: correct that, not the assistant. Those without an answer are the list of pages to write.</p>
<h2>5. Publish, and read</h2>
<p>For the first two weeks give the conversations ten minutes a day. You learn what visitors look for, and often it is something that belongs on your first page. After a month ten minutes a week will do.</p>
<p>Only now choose the colour.</p>`,
  },
};

import type { ArticleSeed } from './article-seed';

export const recensioni: ArticleSeed = {
  slug: 'rispondere-alle-recensioni-negative',
  cover: 'articolo-recensioni.svg',
  daysAgo: 27,
  it: {
    title: 'Rispondere a una recensione negativa: che cosa leggono gli altri',
    summary:
      'La risposta non è per chi si è lamentato: è per i cento che la leggeranno prima di scegliere. Quattro frasi, due errori da evitare e un esempio.',
    imageAlt: 'Disegno di due fumetti, uno con una stella e uno con una matita',
    tags: ['Reputazione', 'Assistenza clienti', 'Comunicazione'],
    body: `
<p>Arriva di sera, di solito di sabato. Una stella, cinque righe, e il racconto non è nemmeno del tutto vero. La prima cosa utile da fare è niente: dormici sopra. La seconda è ricordare a chi stai per parlare.</p>
<h2>Il lettore vero</h2>
<p>Chi ha scritto difficilmente cambierà idea. Ma chi cerca un elettricista, un ristorante o un dentista legge apposta le recensioni peggiori, per capire che cosa succede quando qualcosa va storto. La tua risposta è la parte di quella pagina che decidi tu.</p>
<h2>Quattro frasi</h2>
<ol>
<li><strong>Riconosci il fatto</strong>, senza «se»: «L’attesa di quaranta minuti c’è stata».</li>
<li><strong>Spiega in una riga</strong>, senza scusarti con altri: «Quel venerdì eravamo in due invece che in quattro».</li>
<li><strong>Di’ che cosa hai cambiato</strong>: «Ora avvisiamo al momento dell’ordine quando si superano i venti minuti».</li>
<li><strong>Apri una porta</strong>: «Mi scriva a questo indirizzo: vorrei rimediare di persona».</li>
</ol>
<p>Firma con il nome. Una persona che risponde vale più di «lo staff».</p>
<h2>Due errori da evitare</h2>
<h3>Discutere i particolari in pubblico</h3>
<p>Anche quando hai ragione, una replica di venti righe con orari e scontrini fa pensare a un locale in cui si litiga. I particolari si trattano in privato.</p>
<h3>Rivelare chi è il cliente</h3>
<p>«Lei è venuta il 3 per la visita di controllo» è un dato personale, e per chi lavora con la salute un guaio serio. Non confermare mai in pubblico che una persona è tua cliente, che cosa ha comprato o perché.</p>
<h2>E se è falsa?</h2>
<p>Segnalala alla piattaforma con una prova breve, e nel frattempo rispondi una volta sola: «Non troviamo nessuna visita che corrisponda a questo racconto; se ci scrive con una data verifichiamo volentieri». Chi legge capisce.</p>
<h2>Un’abitudine che le riduce</h2>
<p>Metà delle recensioni negative nasce da una domanda rimasta senza risposta. Scrivi in modo visibile orari, tempi, prezzi e come disdire; chiedi «tutto bene?» <em>prima</em> che il cliente esca; e una volta al mese rileggi le ultime dieci cercando la stessa parola. Se «attesa» compare quattro volte, non è sfortuna: è un lavoro da fare.</p>
<blockquote>Una recensione negativa con una buona risposta convince più di dieci complimenti.</blockquote>`,
  },
  en: {
    slug: 'answering-bad-reviews',
    title: 'Answering a bad review: what everybody else reads',
    summary:
      'Your reply is not for the person who complained: it is for the hundred who will read it before they choose. Four sentences, two mistakes to avoid and an example.',
    imageAlt: 'Drawing of two speech bubbles, one with a star and one with a pencil',
    tags: ['Reputation', 'Customer care', 'Communication'],
    body: `
<p>It arrives in the evening, usually on a Saturday. One star, five lines, and the story is not even quite true. The first useful thing to do is nothing: sleep on it. The second is to remember whom you are about to talk to.</p>
<h2>The real reader</h2>
<p>The person who wrote will hardly change their mind. But somebody looking for an electrician, a restaurant or a dentist reads the worst reviews on purpose, to learn what happens when things go wrong. Your reply is the one part of that page that you decide.</p>
<h2>Four sentences</h2>
<ol>
<li><strong>Acknowledge the fact</strong>, with no “if”: “You did wait forty minutes”.</li>
<li><strong>Explain in one line</strong>, blaming nobody: “That Friday there were two of us instead of four”.</li>
<li><strong>Say what you changed</strong>: “We now tell people when they order if it will take more than twenty”.</li>
<li><strong>Open a door</strong>: “Write to me at this address: I would like to put it right myself”.</li>
</ol>
<p>Sign with your name. A person who answers is worth more than “the team”.</p>
<h2>Two mistakes to avoid</h2>
<h3>Arguing over details in public</h3>
<p>Even when you are right, a reply of twenty lines with times and receipts makes people think of a place where they quarrel. Details belong in private.</p>
<h3>Revealing who the customer is</h3>
<p>“You came on the 3rd for your check-up” is personal data and, for whoever works with health, serious trouble. Never confirm in public that somebody is your customer, what they bought or why.</p>
<h2>And if it is false?</h2>
<p>Report it to the platform with one short piece of evidence, and meanwhile answer once: “We find no visit that matches this story; if you write to us with a date we will gladly look into it”. Readers understand.</p>
<h2>A habit that makes them rarer</h2>
<p>Half of all bad reviews begin with a question that nobody answered. Put opening hours, waiting times, prices and how to cancel where people see them; ask “was everything all right?” <em>before</em> the customer leaves; and once a month reread the last ten looking for the same word. If “waiting” turns up four times, it is not bad luck: it is a job to be done.</p>
<blockquote>One bad review with a good reply convinces more than ten compliments.</blockquote>`,
  },
};

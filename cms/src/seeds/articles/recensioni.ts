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
};

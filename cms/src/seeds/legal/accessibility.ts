import type { LegalSeed } from './legal-seed';

export const accessibility: LegalSeed = {
  slug: 'accessibilita',
  it: {
    title: 'Dichiarazione di accessibilità',
    body: `
<p>Vogliamo che Officina si possa usare con la tastiera, con un lettore di schermo, ingrandita e con poca precisione nei movimenti. Il riferimento sono le WCAG 2.2, livello AA.</p>
<h2>Che cosa facciamo</h2>
<ul>
<li>Ogni funzione si raggiunge da tastiera, con il fuoco sempre visibile.</li>
<li>Testi e controlli hanno un contrasto sufficiente, in tema chiaro e scuro.</li>
<li>Le pagine si leggono a 320 pixel di larghezza e ingrandite al 200%.</li>
<li>Chi chiede meno animazioni al proprio sistema ne vede di meno.</li>
<li>I messaggi importanti vengono annunciati ai lettori di schermo.</li>
</ul>
<h2>Come lo verifichiamo</h2>
<p>Con prove automatiche sulle pagine e sul chatbot e con prove da tastiera fatte da noi. È un’autovalutazione: nessun ente esterno ha ancora certificato il sito.</p>
<h2>Limiti noti</h2>
<ul>
<li>I PDF prodotti hanno un’alternativa accessibile: la stessa analisi come pagina web.</li>
<li>Le pagine di pagamento e la stanza delle videochiamate sono di altri fornitori.</li>
<li>I contenuti caricati dagli utenti dipendono da chi li scrive.</li>
</ul>
<h2>Segnalazioni</h2>
<p>Se trovi un ostacolo, scrivici dalla pagina <a href="/help">Aiuto</a>: rispondiamo entro 24 ore nei giorni feriali.</p>`,
  },
  en: {
    title: 'Accessibility statement',
    body: `
<p>We want Officina to be usable with the keyboard, with a screen reader, enlarged, and with imprecise movements. The reference is WCAG 2.2, level AA.</p>
<h2>What we do</h2>
<ul>
<li>Every function is reached by keyboard, with the focus always visible.</li>
<li>Texts and controls have enough contrast, in the light and the dark theme.</li>
<li>Pages can be read at a width of 320 pixels and enlarged to 200%.</li>
<li>Who asks their system for less motion sees less of it.</li>
<li>Important messages are announced to screen readers.</li>
</ul>
<h2>How we check it</h2>
<p>With automatic tests of pages and chatbot and with keyboard tests of our own. It is a self-assessment: nobody outside has certified the site yet.</p>
<h2>Known limits</h2>
<ul>
<li>The PDFs have an accessible alternative: the same analysis as a web page.</li>
<li>Payment pages and the room of video calls are other providers’.</li>
<li>Contents uploaded by users depend on who writes them.</li>
</ul>
<h2>Tell us</h2>
<p>If you find an obstacle, write to us on the page <a href="/help">Help</a>: we answer within 24 hours on weekdays.</p>`,
  },
};

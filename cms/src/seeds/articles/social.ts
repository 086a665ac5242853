import type { ArticleSeed } from './article-seed';

export const social: ArticleSeed = {
  slug: 'un-ora-a-settimana-per-i-social',
  cover: 'articolo-social.svg',
  daysAgo: 36,
  it: {
    title: 'I social di una piccola impresa in un’ora alla settimana',
    summary:
      'Non serve pubblicare ogni giorno: serve pubblicare cose che solo tu puoi raccontare, con un ritmo che riesci a tenere. Ecco come dividere sessanta minuti.',
    imageAlt: 'Disegno di un orologio circondato da piccole cartoline',
    tags: ['Social', 'Marketing', 'Organizzazione'],
    body: `
<p>La maggior parte dei profili aziendali segue la stessa curva: tre settimane di entusiasmo, poi un post ogni tanto, poi gli auguri di Natale. Non è pigrizia: è un ritmo scelto da chi non ha un’attività da mandare avanti. Un’ora alla settimana, sempre lo stesso giorno, rende di più.</p>
<h2>Primi quindici minuti: raccogliere</h2>
<p>Scorri le foto del telefono e i messaggi dei clienti degli ultimi sette giorni. Cerchi tre cose fra queste:</p>
<ul>
<li>un lavoro finito, meglio se con il prima e il dopo;</li>
<li>una domanda che ti hanno fatto più di una volta;</li>
<li>una scelta che hai dovuto spiegare («perché usiamo questo legno e non quello»);</li>
<li>una persona: chi lavora con te, un fornitore, un cliente che ha detto sì.</li>
</ul>
<h2>Altri venticinque: scrivere</h2>
<p>Tre post, ciascuno con lo stesso scheletro:</p>
<ol>
<li><strong>Una prima riga</strong> che si capisce da sola: «La caldaia fa rumore di notte? Di solito è aria».</li>
<li><strong>Tre o quattro frasi</strong> con un dettaglio vero: un numero, un materiale, un luogo.</li>
<li><strong>Un invito</strong> piccolo: «Se ti succede, scrivici il modello».</li>
</ol>
<p>Gli hashtag sono l’ultima cosa: tre o quattro, con la città e il mestiere.</p>
<h2>Dieci minuti: programmare</h2>
<p>Scegli due giorni e due orari e non cambiarli per un mese. Se non sai quali, parti da quando i tuoi clienti ti telefonano: sono gli stessi momenti in cui guardano il telefono.</p>
<h2>Gli ultimi dieci: rispondere</h2>
<p>Un commento a cui rispondi vale più di un post nuovo. Rispondi a tutti, anche con una riga, e copia le domande nel documento che usi per raccogliere le idee: sono i post della settimana prossima.</p>
<h2>Che cosa misurare</h2>
<p>I «mi piace» dicono poco. Una volta al mese guarda tre numeri: quanti messaggi privati sono arrivati, quante persone hanno toccato il telefono o l’indirizzo, quanti clienti nuovi dicono «ti ho visto su…». Se dopo tre mesi sono fermi, cambia argomento prima di cambiare piattaforma.</p>
<h2>Farsi aiutare dall’intelligenza artificiale</h2>
<p>Funziona bene per la parte noiosa: accorciare, cambiare tono, proporre tre prime righe. Funziona male da sola: senza un fatto vero che solo tu conosci, scrive il post che scriverebbero tutti. La regola è semplice: <em>il fatto lo metti tu, la forma te la fai suggerire, l’ultima parola è tua</em>.</p>`,
  },
  en: {
    slug: 'social-media-in-an-hour-a-week',
    title: 'A small business on social media in an hour a week',
    summary:
      'You need not post every day: you need to post what only you can tell, at a pace you can keep. Here is how to divide sixty minutes.',
    imageAlt: 'Drawing of a clock surrounded by small postcards',
    tags: ['Social', 'Marketing', 'Organisation'],
    body: `
<p>Most business profiles follow the same curve: three weeks of enthusiasm, then a post now and again, then season’s greetings. It is not laziness: the pace was chosen by people who have no business to run. One hour a week, always on the same day, brings more.</p>
<h2>The first fifteen minutes: collect</h2>
<p>Go through the photographs on your phone and your customers’ messages of the last seven days. You are looking for three things among these:</p>
<ul>
<li>a finished job, better still with the before and after;</li>
<li>a question that you were asked more than once;</li>
<li>a choice that you had to explain (“why we use this wood and not that one”);</li>
<li>a person: who works with you, a supplier, a customer who said yes.</li>
</ul>
<h2>Another twenty-five: write</h2>
<p>Three posts, each with the same skeleton:</p>
<ol>
<li><strong>A first line</strong> that makes sense by itself: “Does your boiler rattle at night? It is usually air”.</li>
<li><strong>Three or four sentences</strong> with one true detail: a number, a material, a place.</li>
<li><strong>A small invitation</strong>: “If it happens to you, send us the model”.</li>
</ol>
<p>Hashtags come last: three or four, with your town and your trade.</p>
<h2>Ten minutes: schedule</h2>
<p>Pick two days and two times and do not touch them for a month. If you do not know which, start from when your customers ring you: those are the moments when they look at their phones.</p>
<h2>The last ten: answer</h2>
<p>A comment that you answer is worth more than a new post. Answer them all, with a line if need be, and copy the questions into the document where you keep your ideas: they are next week’s posts.</p>
<h2>What to measure</h2>
<p>Likes say little. Once a month look at three figures: how many private messages came in, how many people tapped your phone number or address, how many new customers say “I saw you on…”. If after three months they have not moved, change the subject before you change the platform.</p>
<h2>A hand from artificial intelligence</h2>
<p>It is good at the dull part: shortening, changing the tone, proposing three first lines. Alone it is bad: without a true fact that only you know, it writes the post that everybody would write. The rule is simple: <em>you bring the fact, let it suggest the form, and keep the last word</em>.</p>`,
  },
};

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
};

import type { ArticleSeed } from './article-seed';

export const aiAct: ArticleSeed = {
  slug: 'intelligenza-artificiale-e-clienti-cosa-dire',
  cover: 'articolo-trasparenza.svg',
  daysAgo: 48,
  it: {
    title: 'Intelligenza artificiale e clienti: che cosa devi dire, e come',
    summary:
      'Chi parla con un chatbot ha diritto di saperlo. Le regole europee in parole semplici, con le frasi da mettere sul sito e le domande da fare a chi ti vende il servizio.',
    imageAlt: 'Disegno di un foglio con un’etichetta trasparente e un segno di spunta',
    tags: ['Regole', 'Privacy', 'Chatbot'],
    body: `
<p>Le regole europee sull’intelligenza artificiale spaventano perché sono lunghe. Ma per un negozio, uno studio o un artigiano che mette un assistente sul sito le cose da fare sono poche, e quasi tutte di buon senso. Questa è una guida pratica, non un parere legale: per i casi particolari chiedi al tuo consulente.</p>
<h2>Dire che è un’intelligenza artificiale</h2>
<p>Il regolamento europeo (l’AI Act) chiede che chi parla con un sistema automatico lo sappia, a meno che sia evidente. In pratica:</p>
<ul>
<li>una scritta sempre visibile nella finestra della chat, per esempio «Assistente AI»;</li>
<li>un nome che non finga di essere una persona: «Assistente di Bottega Verdi» va bene, «Giulia» da solo no;</li>
<li>una frase nella pagina sulla privacy che lo spieghi.</li>
</ul>
<h2>Dare una via verso una persona</h2>
<p>Non è solo cortesia. Se l’assistente non sa rispondere, o se la domanda riguarda un reclamo o un contratto, il cliente deve poter raggiungere qualcuno. Un indirizzo email letto ogni giorno è sufficiente; un vicolo cieco no.</p>
<h2>Trattare i dati con misura</h2>
<p>Quello che un visitatore scrive può contenere dati personali, anche se non li hai chiesti. Per questo:</p>
<ol>
<li><strong>Non chiedere ciò che non serve.</strong> Per dire gli orari non occorre il cognome.</li>
<li><strong>Decidi per quanto tempo conservi</strong> le conversazioni, scrivilo e rispettalo. Novanta giorni bastano a quasi tutti.</li>
<li><strong>Scegli chi le legge</strong>: una o due persone, non tutto il negozio.</li>
<li><strong>Sappi dove vanno</strong>: chi fornisce il servizio deve dirti in quale Paese e a quali altre aziende passano i testi.</li>
</ol>
<h2>Tre frasi pronte</h2>
<p>Nella chat:</p>
<blockquote>Sono un assistente AI: rispondo con le informazioni di questo sito e posso sbagliare. Per parlare con una persona scrivi a info@esempio.it.</blockquote>
<p>Nell’informativa:</p>
<blockquote>Sul sito è attivo un assistente automatico. I messaggi sono conservati per novanta giorni per rispondere alle richieste e migliorare le risposte, poi cancellati.</blockquote>
<p>Accanto a un testo o a un’immagine generati:</p>
<blockquote>Contenuto creato con l’aiuto dell’intelligenza artificiale e rivisto da noi.</blockquote>
<h2>Cinque domande a chi ti vende il servizio</h2>
<ul>
<li>Su quali testi si basa ogni risposta, e il cliente vede la fonte?</li>
<li>Che cosa succede quando l’assistente non sa?</li>
<li>I messaggi dei miei clienti servono ad addestrare altri sistemi?</li>
<li>Come cancello una conversazione se qualcuno me lo chiede?</li>
<li>Dove sono i dati, e che cosa ricevo se disdico?</li>
</ul>
<p>Se una risposta è vaga, hai già imparato qualcosa. La trasparenza non è un costo: è il motivo per cui un cliente si fida a scrivere la seconda domanda.</p>`,
  },
};

import type { LegalSeed } from './legal-seed';

export const aiTransparency: LegalSeed = {
  slug: 'trasparenza-ai',
  it: {
    title: 'Trasparenza sull’intelligenza artificiale',
    body: `
<p>In Officina parli con un programma, non con una persona. Lo diciamo anche nelle chat e nei documenti, come chiede il Regolamento UE 2024/1689.</p>
<h2>L’assistente</h2>
<p>Riconosce la domanda, cerca in una raccolta di conoscenze scritta e verificata da noi, ed esegue i calcoli con formule fisse che ti mostra. Se chi gestisce il sito ha collegato un modello linguistico, le parole possono venire da quel modello; le cifre restano quelle calcolate. Le impostazioni dicono quale motore è in uso.</p>
<h2>I progetti e i documenti</h2>
<p>Indici, margini e piani di cassa nascono da formule applicate alle tue risposte. I testi vengono da modelli di testo riempiti con quei fatti. Ogni documento riporta l’avviso.</p>
<h2>I chatbot sui siti</h2>
<p>Rispondono solo con il materiale dato dal proprietario del sito. Si presentano come assistenti automatici e, quando il proprietario lo consente, passano la parola a una persona.</p>
<h2>Che cosa non facciamo</h2>
<ul>
<li>Non usiamo i tuoi dati per addestrare modelli.</li>
<li>Non prendiamo decisioni automatiche con effetti legali su di te.</li>
<li>Non riconosciamo emozioni e non profiliamo i visitatori.</li>
</ul>
<h2>Gli errori</h2>
<p>Un programma può sbagliare o non capire. Controlla le cose importanti, e segnalaci le risposte sbagliate con il pollice in giù o dalla pagina <a href="/help">Aiuto</a>.</p>`,
  },
  en: {
    title: 'AI transparency',
    body: `
<p>In Officina you talk to a program, not to a person. We say so in chats and documents too, as Regulation EU 2024/1689 asks.</p>
<h2>The assistant</h2>
<p>It recognises the question, looks into a body of knowledge that we wrote and checked, and computes with fixed formulas that it shows you. Where whoever runs the site has connected a language model, the words may come from that model; the figures stay those computed. The settings say which engine is in use.</p>
<h2>Projects and documents</h2>
<p>Indices, margins and cash plans come from formulas applied to your answers. Texts come from templates filled with those facts. Every document carries the notice.</p>
<h2>Chatbots on sites</h2>
<p>They answer only from what the site’s owner gave them. They introduce themselves as automatic assistants and, where the owner allows it, hand over to a person.</p>
<h2>What we do not do</h2>
<ul>
<li>We do not use your data to train models.</li>
<li>We take no automatic decisions with legal effect on you.</li>
<li>We recognise no emotions and profile no visitors.</li>
</ul>
<h2>Mistakes</h2>
<p>A program can be wrong or misunderstand. Check what matters, and tell us of wrong answers with the thumb down or on the page <a href="/help">Help</a>.</p>`,
  },
};

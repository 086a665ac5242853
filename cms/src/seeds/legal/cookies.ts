import type { LegalSeed } from './legal-seed';

export const cookies: LegalSeed = {
  slug: 'cookie',
  it: {
    title: 'Cookie',
    body: `
<p>Officina non traccia nessuno: nessun cookie di profilazione, nessuna statistica di terzi, nessuna pubblicità. Per questo non vedi un banner.</p>
<h2>L’unico cookie</h2>
<p>Dopo l’accesso salviamo un cookie tecnico che ti tiene connesso. È leggibile solo dal server, non dagli script della pagina, e sparisce quando esci. Prima dell’accesso non ne salviamo nessuno.</p>
<h2>Memoria del browser</h2>
<p>Nel tuo browser ricordiamo il tema, la lingua, la barra laterale aperta o chiusa e i testi lasciati a metà. Restano sul tuo dispositivo: puoi cancellarli dalle impostazioni del browser.</p>
<h2>Chatbot sui siti dei clienti</h2>
<p>Il chatbot ricorda nella memoria del browser la conversazione in corso, perché tu la ritrovi cambiando pagina. Non usa cookie.</p>
<h2>Pagamenti e videochiamate</h2>
<p>Quando paghi con carta o entri in una videochiamata passi alle pagine di chi fornisce quel servizio, con i loro cookie e le loro regole.</p>`,
  },
  en: {
    title: 'Cookies',
    body: `
<p>Officina tracks nobody: no profiling cookies, no statistics of third parties, no advertising. That is why you see no banner.</p>
<h2>The only cookie</h2>
<p>After signing in we keep one technical cookie that keeps you signed in. Only the server can read it, not the page’s scripts, and it goes when you sign out. Before signing in we keep none.</p>
<h2>The browser’s memory</h2>
<p>In your browser we remember the theme, the language, whether the sidebar is open, and texts left unfinished. They stay on your device: you can clear them in the browser’s settings.</p>
<h2>Chatbots on customers’ sites</h2>
<p>The chatbot remembers the conversation in the browser’s memory, so that you find it again on the next page. It uses no cookies.</p>
<h2>Payments and video calls</h2>
<p>When you pay by card or enter a video call, you go to the pages of who provides that service, with their cookies and their rules.</p>`,
  },
};

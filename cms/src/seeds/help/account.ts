import type { HelpSeed } from './help-seed';

/** The account and its safety. */
export const account: HelpSeed[] = [
  {
    slug: 'password-dimenticata',
    topic: 'account',
    it: {
      title: 'Ho dimenticato la password',
      body: `<p>Nella pagina di accesso scegli <a href="/password-dimenticata">Password dimenticata</a> e scrivi il tuo indirizzo. Ti arriva un link che vale 30 minuti e funziona una volta sola. Se non arriva, guarda nella posta indesiderata: per sicurezza rispondiamo allo stesso modo anche agli indirizzi che non conosciamo.</p>`,
    },
    en: {
      title: 'I forgot my password',
      body: `<p>On the login page choose <a href="/password-dimenticata">Forgotten password</a> and write your address. You get a link that lives 30 minutes and works once. If it does not come, look into the spam folder: for safety we answer the same for addresses that we do not know.</p>`,
    },
  },
  {
    slug: 'cambiare-email',
    topic: 'account',
    it: {
      title: 'Come cambio indirizzo email o nome?',
      body: `<p>Nella pagina <strong>Profilo</strong>. Il nome cambia subito. Per l’indirizzo ti chiediamo la password e mandiamo un link a quello nuovo; il vecchio resta valido finché non lo confermi, e riceve un avviso.</p>`,
    },
    en: {
      title: 'How do I change my address or my name?',
      body: `<p>On the page <strong>Profile</strong>. The name changes at once. For the address we ask for your password and send a link to the new one; the old one holds until you confirm, and is told.</p>`,
    },
  },
  {
    slug: 'sessioni-aperte',
    topic: 'account',
    it: {
      title: 'Ho lasciato l’accesso aperto su un altro computer',
      body: `<p>Nel <strong>Profilo</strong> vedi i browser in cui sei connesso e puoi chiuderne uno o tutti gli altri. Cambiare la password chiude tutte le altre sessioni.</p>`,
    },
    en: {
      title: 'I am still signed in on another computer',
      body: `<p>The <strong>Profile</strong> shows the browsers in which you are signed in, and can end one or all the others. Changing the password ends all other sessions.</p>`,
    },
  },
  {
    slug: 'esportare-i-dati',
    topic: 'account',
    it: {
      title: 'Come scarico i miei dati?',
      body: `<p>Nel <strong>Profilo</strong>, sezione dei dati: dopo la password ricevi uno zip con tutto quello che hai qui, in formati leggibili anche da altri programmi, con una guida a che cosa c’è dentro.</p>`,
    },
    en: {
      title: 'How do I download my data?',
      body: `<p>On the <strong>Profile</strong>, in the section about data: after your password you get a zip with everything you have here, in formats that other programs can read, and a guide to what is inside.</p>`,
    },
  },
  {
    slug: 'eliminare-account',
    topic: 'account',
    it: {
      title: 'Come elimino il mio account?',
      body: `<p>Nel <strong>Profilo</strong>. I chatbot vanno offline subito; dopo sette giorni tutto viene cancellato per sempre. Fino ad allora puoi ripensarci: accedi e scegli <strong>Annulla eliminazione</strong>. Prima puoi scaricare i tuoi dati.</p>`,
    },
    en: {
      title: 'How do I delete my account?',
      body: `<p>On the <strong>Profile</strong>. Chatbots go offline at once; after seven days everything is erased for good. Until then you can change your mind: sign in and choose <strong>Undo deletion</strong>. You can download your data before.</p>`,
    },
  },
  {
    slug: 'lingua-e-tema',
    topic: 'account',
    it: {
      title: 'Come cambio lingua o passo al tema scuro?',
      body: `<p>In <strong>Impostazioni</strong>, in fondo alla barra laterale, scegli italiano o inglese e tema chiaro, scuro o come il sistema. La lingua viene ricordata nel profilo e vale anche per le email che ti mandiamo.</p>`,
    },
    en: {
      title: 'How do I change language or theme?',
      body: `<p>Under <strong>Settings</strong>, at the foot of the sidebar, choose Italian or English and a light, dark or system theme. The language is kept in your profile and holds for our mails too.</p>`,
    },
  },
  {
    slug: 'notifiche',
    topic: 'account',
    it: {
      title: 'Di che cosa mi avvisano le notifiche?',
      body: `<p>Di pagamenti, documenti pronti, consulenze, file che un chatbot non ha potuto leggere, visitatori che aspettano una persona e messaggi del mese che stanno finendo. La campana in alto conta quelle da leggere; nella pagina <strong>Notifiche</strong> restano 90 giorni.</p>`,
    },
    en: {
      title: 'What do notifications tell me?',
      body: `<p>Of payments, finished documents, consultations, files that a chatbot could not read, visitors who wait for a person and messages of the month that run out. The bell at the top counts the unread ones; on the page <strong>Notifications</strong> they stay for 90 days.</p>`,
    },
  },
];

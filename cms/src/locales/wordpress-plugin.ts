/** Words inside the WordPress plugin that an owner downloads. */
export const wordpressPluginWords = {
  it: {
    description: 'Mostra il tuo chatbot {brand} in ogni pagina del sito. Nessuna impostazione: è già pronto.',
    manage: 'Apri il builder',
    steps: [
      'Nella bacheca apri Plugin › Aggiungi nuovo plugin › Carica plugin.',
      'Scegli questo file .zip, premi Installa ora e poi Attiva.',
      'Se usi un plugin di cache, svuota la cache e apri il sito.',
    ],
    removing: 'Per togliere il chatbot disattiva o elimina il plugin: non lascia nulla nel database.',
    developers:
      'Il filtro `officina_chat_show` (booleano) decide pagina per pagina se il chatbot appare, ad esempio per nasconderlo nel carrello.',
    privacyQuestion: 'Il plugin raccoglie dati?',
    privacyAnswer: 'No. Aggiunge alla pagina lo script del chatbot, che non usa cookie.',
  },
  en: {
    description: 'Shows your {brand} chatbot on every page of the site. No settings: it is ready.',
    manage: 'Open the builder',
    steps: [
      'In the dashboard open Plugins › Add New Plugin › Upload Plugin.',
      'Choose this .zip file, press Install Now and then Activate.',
      'If you use a caching plugin, clear the cache and open the site.',
    ],
    removing: 'To remove the chatbot deactivate or delete the plugin: it leaves nothing in the database.',
    developers:
      'The filter `officina_chat_show` (boolean) decides page by page whether the chatbot appears, for example to hide it at the checkout.',
    privacyQuestion: 'Does the plugin collect data?',
    privacyAnswer: 'No. It adds the chatbot’s script to the page, and that uses no cookies.',
  },
} as const;

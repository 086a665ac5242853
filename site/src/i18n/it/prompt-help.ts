/** The landing page's two dialogs. */
export const promptHelp = {
  examples: {
    title: 'Esempi di prompt (max 300 caratteri)',
    '1': 'Ho un hotel di 20 camere a Rimini. Vorrei un assistente sul sito che risponda su prezzi, parcheggio e animali, anche di notte.',
    '2': 'Siamo uno studio commercialista a Torino. I clienti chiedono sempre scadenze e documenti: vorrei che trovassero da soli la risposta.',
    '3': 'Vendo vino naturale online. Vorrei consigliare la bottiglia giusta e raccontare i produttori senza scrivere ogni volta a mano.',
    '4': 'Ho un’officina meccanica con tre ponti. Vorrei capire quali servizi rendono di più e come farli conoscere in zona.',
    '5': 'Idea: consegna di pasti sani negli uffici di Bologna. Mi servono un’analisi dei concorrenti e i primi passi.',
    '6': 'Gestisco un asilo nido privato. I genitori scrivono su tre canali: vorrei un unico punto che risponda su orari, rette e menu.',
    '7': 'Produco mobili su misura in Brianza. Vorrei idee per trovare architetti e studi con cui lavorare.',
  },
  tips: {
    title: 'Consigli',
    '1': 'Di’ che cosa vendi e a chi, in una frase.',
    '2': 'Scrivi dove lavori: una città, una regione, tutta Italia.',
    '3': 'Racconta quanti siete e da quanto tempo.',
    '4': 'Spiega che cosa ti porta via più tempo.',
    '5': 'Indica un obiettivo solo: più contatti, meno telefonate, più vendite.',
    '6': 'Aggiungi un numero, anche a occhio: clienti al mese, richieste al giorno.',
    '7': 'Di’ che cosa hai già: un sito, un listino, un gestionale.',
    '8': 'Non serve scrivere bene: serve essere concreti.',
  },
};

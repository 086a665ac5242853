/** Strapi's own Italian, where it names itself or says nothing. */
export const words: Record<string, string> = {
  'app.components.LeftMenu.navbrand.title': 'Officina',
  'app.components.LeftMenu.navbrand.workplace': 'Redazione',
  'Auth.form.welcome.title': 'Benvenuto in Officina',
  'Auth.form.welcome.subtitle': 'Accedi al pannello della redazione',
  'Auth.form.register.subtitle': 'Le credenziali servono solo per entrare nel pannello della redazione.',
  'HomePage.head.title': 'Redazione',
  'HomePage.header.title': 'Ciao {name}',
  'HomePage.header.subtitle': 'Prodotti, articoli, calendario e acquisti di Officina',
  'app.components.HomePage.welcome': 'Benvenuto in redazione',
  'global.content-manager': 'Contenuti',
  'content-manager.plugin.name': 'Contenuti',
};

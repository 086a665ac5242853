/** Words of the dialog that cuts an avatar out of a picture. */
export const crop = {
  title: 'Ritaglia l’avatar',
  hint: 'Trascina l’immagine e avvicinala con la rotella o con due dita. Da tastiera usa i cursori.',
  zoom: 'Ingrandimento',
  horizontal: 'Orizzontale',
  vertical: 'Verticale',
  use: 'Usa l’immagine',
};

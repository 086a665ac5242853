/** Over a page that only its editors can see. */
export const preview = {
  title: 'Anteprima',
  body: 'Così apparirà la pagina. La vede solo chi ha questo indirizzo, per dieci minuti.',
};

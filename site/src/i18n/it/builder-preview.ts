/** Words of the chatbot builder's live preview. */
export const builderPreview = {
  title: 'Anteprima',
  hide: 'Chiudi anteprima',
  full: 'Anteprima a tutto schermo',
  state: 'Cosa mostrare',
  states: { open: 'Aperta', closed: 'Chiusa', invitation: 'Invito' },
  device: 'Dispositivo',
  devices: { phone: 'Telefono', tablet: 'Tablet', desktop: 'Computer' },
  backdrop: 'Pagina dietro il widget',
  backdrops: { light: 'Pagina chiara', dark: 'Pagina scura', picture: 'La tua pagina' },
  picture: {
    title: 'Immagine della tua pagina',
    upload: 'Immagine della tua pagina',
    change: 'Cambia immagine',
    remove: 'Togli',
    hint: 'Una schermata del tuo sito, anche trascinata o incollata qui. La vedi solo tu.',
    failed: 'Immagine non caricata',
    wrongType: 'Serve un’immagine PNG, JPEG o WebP.',
    tooLarge: 'L’immagine supera il limite di 8 MB.',
  },
  failed: 'L’anteprima non si è aperta.',
  hint: 'È il widget vero, con le modifiche non ancora pubblicate. I messaggi di prova contano nel limite mensile.',
};

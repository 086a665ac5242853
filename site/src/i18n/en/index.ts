// Every area of words, in English. One line per file.
export { common } from './common';
export { errors } from './errors';
export { chatbotBuilder } from './chatbot-builder';
export { widgetPages } from './widget-pages';
export { auth } from './auth';
export { blog } from './blog';
export { checkout } from './checkout';
export { marketplace } from './marketplace';
export { myProducts } from './my-products';
export { landing } from './landing';
export { layout } from './layout';
export { planned } from './planned';
export { promptHelp } from './prompt-help';

import type { ShortAnswer } from '../../../domain/article/short-answers';
import { also, answer } from './answer';

/** What the product's own chatbot answers from the help articles of the platform, of purchases and of the account, briefly, in English. */
export const platformEnglish: Record<string, ShortAnswer[]> = {
  'chi-siamo': [
    also(
      'Who are you?',
      'Who made Officina?',
      'Which company are you?',
      'Who owns Officina?',
      'Who made this site?',
      'Are you Italian?',
    ),
    answer(
      'Name, address and VAT number of who runs Officina are at the foot of the page Privacy.',
      'What is your VAT number?',
      'Where are you based?',
      'Where are you?',
    ),
    answer(
      'We do not publish how many customers we have. But you can try our chatbot here, now, and read the ratings of buyers in the Marketplace.',
      'How many customers do you have?',
      'How many companies use Officina?',
      'Who uses Officina?',
    ),
    answer(
      'Yes: others offer chatbots, posts or consultations, mostly one at a time. Here they are together, in Italian first, and the chatbot says when it does not know something.',
      'Do you have competitors?',
      'Who are your competitors?',
      'How are you different from others?',
    ),
  ],
  'ordini-di-servizi': [
    also(
      'How do I get a service that I bought?',
      'What happens after I buy a service?',
      'How do I send you files for the work?',
      'Where do I find the delivered work?',
    ),
    answer(
      'Yes: on the order’s page ask for a change and write what should be different. The work goes on from there, until you accept the delivery.',
      'Can I ask for a change of the delivered work?',
      'What if I do not like the work?',
    ),
    answer(
      'In full while the work has not begun; then for the part not done yet. Not any more once you have accepted the delivery.',
      'Can I get my money back for a service?',
      'Do you refund a service that was begun?',
    ),
  ],
  'come-funziona-officina': [
    also('How does it work?', 'How do I use Officina?', 'How does the service work?'),
  ],
  'provare-gratis': [
    answer(
      'No end: account, assistant (with the month’s free messages) and projects stay free. Products are paid; as a consumer you have 14 days to withdraw.',
      'How long is the trial?',
    ),
    also(
      'Is there a free trial?',
      'Can I test it before I pay?',
      'Do you have a demo?',
      'Is it free?',
      'Is there a trial period?',
      'Is there a free version?',
      'Can I try the chatbot before buying?',
    ),
    answer(
      'No: signing up, using the assistant and making projects needs no credit card. We ask for one only when you buy a product and pay by card.',
      'Do I need a credit card to sign up?',
      'Do I have to give my card to register?',
    ),
  ],
  'assistente-senza-modello': [
    answer(
      'It recognises the question, looks into a body of knowledge that we wrote and checked, and computes with fixed formulas, showing the steps. It needs no ChatGPT.',
      'How does the assistant work?',
      'Does the assistant use ChatGPT?',
    ),
    also('Does the assistant work without a model?'),
  ],
  'ricevuta-e-fattura': [
    answer(
      'Yes: as a private person a tax code is enough; as a consumer you also have 14 days to withdraw.',
      'Can I buy as a private person?',
    ),
    also(
      'Do you issue invoices?',
      'Can I get an invoice?',
      'Where do I find the receipt?',
      'How do I get an invoice?',
    ),
    answer(
      'No: you can buy as a private person, with a tax code, or as a company, with a VAT number.',
      'Do I need a VAT number?',
    ),
  ],
  'codice-sconto': [also('Do you have discounts?', 'Is there a promo code?', 'Are there any offers?')],
  gdpr: [
    answer(
      'No: your data train no models and we do not sell them. Documents serve your chatbot and your projects alone.',
      'Do you use my data to train AI?',
      'Do you train artificial intelligence with my data?',
      'Do you sell my data?',
    ),
    also('Are you GDPR compliant?', 'How do you handle personal data?', 'What about privacy?'),
  ],
  'cookie-e-tracciamento': [also('Does the chatbot use cookies?', 'Do I need a cookie banner?')],
  'primi-passi': [
    answer(
      'On the home page, write what business or idea you have and send it; choose which of three cases is yours and sign up. A project is made, with a chat that takes you through eight steps.',
      'Where do I begin?',
      'How do I start?',
      'How do I sign up?',
      'How do I create an account?',
      'How do I create a project?',
    ),
  ],
  'tipi-di-progetto': [
    answer(
      'With filed accounts: we compute their indices. Without accounts: turnover, costs and customers are enough. Start-up or idea: it becomes a twelve-month cash plan. The kind cannot be changed later.',
      'Which kind of project do I choose?',
      'What kinds of project are there?',
      'I only have an idea, is that all right?',
    ),
  ],
  'intervista-in-otto-passi': [
    answer(
      'Each step is a question, with the reason why we ask it and ready answers to tap. You can correct a step, stop, and go on from another device: answers are kept.',
      'How does the interview in eight steps work?',
      'What are the eight steps?',
      'Can I stop and go on later?',
    ),
  ],
  'caricare-il-bilancio': [
    answer(
      'The best is the XBRL file that your accountant files with the Chamber of Commerce. CSV, TXT and XLSX up to 5 MB work too, or you paste the main lines into the chat.',
      'In which format do I upload the accounts?',
      'How do I upload my accounts?',
    ),
  ],
  'analisi-e-offerta-pdf': [
    answer(
      'From the fourth step you can ask for a draft; at the end of the interview, for the whole document. It is on the page Projects, under Download. Its figures come from computing your answers.',
      'How do I get the analysis and the offer as PDF?',
      'How do I download the analysis as PDF?',
    ),
  ],
  'rinominare-archiviare-progetti': [
    answer(
      'Describe your business on the home page and the project is made from there. Rename it at the top of its chat, or from the menu with three dots on the page Projects.',
      'How do I create and rename a project?',
    ),
    answer(
      'Yes: on the page Projects the menu with three dots renames, copies, archives or deletes. The name can also be changed at the top while you are in the project’s chat.',
      'Can I rename, copy or archive a project?',
      'How do I rename a project?',
    ),
  ],
  'che-cosa-chiedere-all-assistente': [
    answer(
      'Prices and margins, opening a VAT position, site and social media, customers, costs, staff, and how Officina works. It does the usual sums and shows the steps; it does not replace an accountant or a lawyer.',
      'What can I ask the assistant?',
      'What is the assistant for?',
      'What does the assistant do?',
      'Does the assistant replace my accountant?',
    ),
    answer(
      'The chatbot stands on your site and answers your customers from your documents; the assistant answers you, about the figures, prices and formalities of your business.',
      'What is the difference between chatbot and assistant?',
    ),
  ],
  'messaggi-gratuiti-assistente': [
    also(
      'Is the assistant free?',
      'How much does the assistant cost?',
      'How many messages can I write to the assistant?',
    ),
  ],
  'allegati-assistente': [
    answer(
      'For each message up to four images (PNG or JPG, 8 MB each) and four documents (PDF, CSV, XLSX, DOC or DOCX, 10 MB each). The chat says whether it could read them.',
      'Which files can I attach in the chat?',
    ),
  ],
  'prenotare-consulenza': [
    answer(
      'On the page Consultations choose a free day and time within the next 60 days: the page shows those that can still be booked. It is an hour of video call; you can move or cancel it until 24 hours before.',
      'How do I book, move or cancel a consultation?',
      'How do I book a consultation?',
      'Can I cancel a consultation?',
      'How do consultations work?',
    ),
    answer(
      'A consultation takes an hour, by video call: the link to the room is on the page Consultations.',
      'How long is a consultation?',
      'Are consultations online or in person?',
      'How long is the first meeting?',
    ),
  ],
  'come-pagare': [
    answer(
      'By card, on the payment provider’s page, or by bank transfer, where it is offered. Prices include VAT, and we do not see your card’s data.',
      'How can I pay?',
      'Which payment methods do you accept?',
      'Do you accept bank transfers?',
      'Do prices include VAT?',
    ),
    answer(
      'No: you pay by card or, where it is offered, by bank transfer. To spread the cost there is the monthly subscription.',
      'Can I pay with PayPal?',
      'Can I pay in instalments?',
    ),
  ],
  'trovare-i-miei-prodotti': [also('Where do I find my chatbot?', 'Where are the products I bought?')],
  'recesso-e-disdetta': [
    answer(
      'No, there is no lock-in: every subscription can be cancelled whenever you like and stays active until the end of what is paid.',
      'Is there a lock-in?',
      'Is there a minimum term?',
    ),
    answer(
      'Whenever you like: under My products open the product’s menu and cancel the subscription. It stays active until the end of what you have paid, and until then you can change your mind.',
      'How do I cancel?',
      'How do I cancel my subscription?',
      'Can I cancel at any time?',
      'Can I cancel whenever I want?',
      'What happens when I cancel?',
    ),
    answer(
      'If you bought as a consumer, within 14 days you can withdraw under My products, without a reason and at no cost: we refund you within 14 days, by the same means of payment.',
      'Can I get a refund?',
      'How do I get a refund?',
      'How do I withdraw?',
      'Can I get my money back?',
      'Do you have a money-back guarantee?',
    ),
    answer(
      'Yes: subscriptions renew by themselves at the same price, every month or year, until you cancel them. What is bought once does not renew.',
      'Does the subscription renew by itself?',
      'Is renewal automatic?',
    ),
    answer(
      'If a renewal fails we write to you: you have seven days to pay, then the product stops. Once paid it is active again.',
      'What if I do not pay?',
      'What happens if the payment fails?',
    ),
  ],
  'che-cos-e-officina': [
    answer(
      'Officina is a platform for people with a business or an idea: an assistant for figures and prices, guided projects with an analysis in PDF, and a Marketplace with chatbots for your site, social posts and consultations. It runs in the browser.',
      'What is Officina?',
      'What do you do?',
      'What do you do exactly?',
      'What is Officina for?',
      'Who is Officina for?',
      'Do I have to install anything?',
    ),
    answer(
      'Account, assistant and projects are free, you start in a few minutes without technicians; the chatbot answers from your texts only and names the source and, when it does not know, says so.',
      'Why should I choose you?',
      'Why Officina?',
      'What are the advantages?',
    ),
    answer(
      'No: Officina runs in the browser, on phones too. There is no app to download.',
      'Is there an app?',
      'Do you have a mobile app?',
    ),
    answer(
      'No, we build no sites: we put the chatbot on yours and, with the Web site check, tell you what to improve.',
      'Do you build web sites?',
      'Can you make my site?',
    ),
  ],
  'quanto-costa-officina': [
    answer(
      'Signing up, using the assistant within the free messages and making projects is free, without a card. Only products of the Marketplace are paid, at the price written on them: mostly a monthly subscription that you can cancel at any time.',
      'How much does Officina cost?',
      'What does Officina cost?',
      'How much does it cost?',
      'Are there hidden costs?',
      'What is free?',
    ),
  ],
  'dati-al-sicuro': [also('Are my data safe?', 'Who sees my documents?', 'Where do my data go?')],
  'parlare-con-una-persona': [
    also(
      'How do I contact you?',
      'Do you have support?',
      'Who helps me if I have a problem?',
      'How soon does support answer?',
    ),
    answer(
      'We answer in writing, not by phone: use the form at the end of the Help page or the address at the end of every page. A person answers within 24 hours on weekdays.',
      'Do you have a phone number?',
      'Can I call you?',
      'What are the support hours?',
    ),
  ],
  'lingua-e-tema': [
    also('Is Officina in English?', 'Which languages is Officina available in?', 'Is there a dark theme?'),
  ],
  'esportare-i-dati': [also('Can I export my data?')],
  'eliminare-account': [also('Can I delete my account?', 'How do I erase my data?')],
  'password-dimenticata': [
    also('I cannot sign in?', 'I cannot log in?'),
    answer('On the page Profile. Changing it ends all other sessions.', 'How do I change my password?'),
  ],
};

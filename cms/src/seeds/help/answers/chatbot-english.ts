import type { ShortAnswer } from '../../../domain/article/short-answers';
import { also, answer } from './answer';
import { PLATFORM_LIST } from '../../platform-list';

/** What the product's own chatbot answers from the help articles of the chatbot and of posts, briefly, in English. */
export const chatbotEnglish: Record<string, ShortAnswer[]> = {
  'siti-su-cui-funziona': [
    also(
      'Does it work with WordPress?',
      'Does it work with Shopify?',
      'Can I use it on Shopify?',
      'Does it work with Wix?',
      'Does it work with Squarespace?',
      'Does it work with Webflow?',
      'Is it compatible with my site?',
      'Does it work for my online shop?',
      'Does it work with Joomla?',
      'Does it work with PrestaShop?',
      'Does it work with Magento?',
      'Does it work with Elementor?',
      'Does it work on a plain HTML site?',
    ),
    answer(
      'For WordPress there is a plugin made ready for your chatbot: download it in the section Installation, upload it in the dashboard and activate it, with nothing to fill in.',
      'Do you have a WordPress plugin?',
      'How do I install it on WordPress?',
    ),
    answer(
      'The chatbot works on phones too: its window fits your visitors’ screens.',
      'Does it work on phones?',
      'Does the chatbot work on mobile?',
      'Does it work on a smartphone?',
    ),
    answer(
      'No: the chatbot lives on your web site, not on WhatsApp or Messenger. If you like, your WhatsApp link can be among the contacts that it offers to who wants a person.',
      'Does it work with WhatsApp?',
      'Can I use it on WhatsApp?',
    ),
    answer(
      'One purchase is one chatbot. The same chatbot may stand on several sites of yours: in the section Installation you allow up to 20 domains.',
      'How many sites can I connect?',
      'Can I use it on two sites?',
    ),
  ],
  'quanto-ci-vuole': [
    also(
      'How long does it take?',
      'How long does it take to install?',
      'How soon is the chatbot ready?',
      'How long does it take to set up?',
    ),
  ],
  'chatbot-senza-modello': [
    answer(
      'Yes: Officina’s own engine answers by itself, in the words of your documents and with the source, without keys and without sending anything to anybody.',
      'Does the chatbot work without ChatGPT?',
      'Does it work without an AI model?',
    ),
    answer(
      'Yes: you can connect your own OpenAI-compatible model, or a webhook. When they do not answer, Officina’s engine does.',
      'Can I connect my own AI model?',
      'Can I connect ChatGPT?',
    ),
    also('Do you use ChatGPT?', 'Do I need ChatGPT?', 'Do I need an API key?'),
    answer(
      'Yes, by webhook: questions pass through an automation of yours (n8n or Make, for example) and, when it does not answer, Officina’s engine does.',
      'Does it connect to other software?',
      'Can I connect it to n8n or Make?',
      'Do you have integrations?',
    ),
    answer(
      'ChatGPT talks about everything and may make things up; Officina’s chatbot stands on your site, answers from your documents only, names the source and, when it does not know, says so.',
      'What is the difference from ChatGPT?',
      'Are you better than ChatGPT?',
      'Why not use ChatGPT?',
    ),
  ],
  'aspetto-del-chatbot': [
    also(
      'Can I customise the chatbot?',
      'Can I change the colours?',
      'Can I use my logo?',
      'Can I change the design?',
    ),
    answer(
      'Yes: the reference is WCAG 2.2, level AA. It works with the keyboard and with a screen reader; the details are on the page Accessibility.',
      'Is the chatbot accessible?',
      'Is it accessible to people with disabilities?',
    ),
  ],
  'post-sui-social': [
    answer(
      'Officina writes them, from what you tell about your business and in the tone that you choose. You read, correct and decide what goes out.',
      'Who writes the posts?',
      'How are posts made?',
    ),
    also(
      'Which social networks do you support?',
      'Does it work with Instagram and Facebook?',
      'Do you publish on LinkedIn too?',
      'Does it publish posts by itself?',
      'How many posts a week?',
      'Can I choose the times of posts?',
    ),
    answer(
      `Not on TikTok, YouTube and others: posts are for ${PLATFORM_LIST.en}.`,
      'Does it work with TikTok?',
      'Do you publish on YouTube?',
    ),
    answer(
      'Yes: you read, correct and decide what goes out. Officina writes the texts from what you tell about your business.',
      'Can I edit the posts?',
    ),
  ],
  'installare-il-chatbot': [
    answer(
      'Under My products open the chatbot, section Installation: write your site’s address, copy the line of code and paste it before </body>, or download the WordPress plugin. Then publish.',
      'How do I put the chatbot on my site?',
      'How is the chatbot installed?',
      'How do I install it?',
    ),
    answer(
      'No: you upload documents, write two instructions and copy one line into your site. The guide shows where, and with the Guided installation we do it with you.',
      'Do I need technical skills?',
      'Do I need to know how to code?',
      'Is it hard to use?',
    ),
    answer(
      'Yes: with the Guided installation we put the chatbot on your site, in half an hour of shared screen, within two working days. It is in the Marketplace.',
      'Do you install it for me?',
      'Can you put it on my site?',
    ),
  ],
  'addestrare-il-chatbot': [
    answer(
      'From your documents (up to ten, PDF, TXT, CSV, DOCX or XLSX, 1 MB each), texts that you paste, the pages of your site (up to 200) and answers that you write yourself. From nothing else.',
      'What does the chatbot learn from?',
      'Where do the chatbot’s answers come from?',
      'How is the chatbot trained?',
      'Which documents can I upload?',
      'How many documents can I upload?',
      'Can I upload Excel files?',
      'Can I upload a PDF?',
      'How many pages of my site does it read?',
    ),
    answer(
      'It answers only from what is in your documents, and names the source. Where it finds nothing it says the sentence that you chose and offers a person: it makes nothing up.',
      'Does the chatbot make things up?',
      'What happens when the chatbot does not know the answer?',
      'What if it is wrong?',
    ),
    answer(
      'No: videos, pictures and scanned documents cannot be read. PDF with text, TXT, CSV, DOCX and XLSX work, up to 1 MB each.',
      'Can I upload videos?',
      'Does it read scanned PDFs?',
      'Does it read pictures?',
    ),
    answer(
      'Not by itself: questions that it could not answer stand in the list of what to improve, and you add the answer.',
      'Does the bot learn from conversations?',
      'Does the chatbot learn by itself?',
    ),
  ],
  'documento-non-letto': [
    answer(
      'The reason stands beside the file: usually it is empty, has a password, is a scan without text, or is damaged. Save it as a PDF with text or DOCX and upload it again, or paste the text.',
      'The chatbot could not read a document: why?',
      'Why is the document not read?',
    ),
  ],
  'rispondere-di-persona': [
    also(
      'Can I join the chat myself?',
      'Can I take over from the bot?',
      'Can I read the chatbot’s conversations?',
    ),
    answer(
      'Yes: the chatbot answers at any hour, every day. If a person is needed, you get a notification and a mail.',
      'Does it answer at night?',
      'Does the chatbot answer around the clock?',
    ),
  ],
  'limiti-messaggi-chatbot': [
    answer(
      '5,000 a month, with a limit a day that you choose. We warn you at 80% and at 100%; more messages can be bought in the section Statistics, and do not expire.',
      'How many messages does the chatbot include?',
      'How many messages a month do I get?',
      'Are there limits?',
    ),
    answer(
      'We warn you by email at 80% and at 100%. When none is left the chatbot says so politely to visitors; we charge nothing by ourselves: if you like, you buy more in the section Statistics.',
      'What if I exceed the free limit?',
      'What happens when my messages run out?',
      'What happens if I exceed the message limit?',
    ),
  ],
  'conservazione-conversazioni': [
    answer(
      '30, 90 or 365 days after the last message, as you choose in the section Chat; then they are erased by themselves. You can erase one at any time, or export them as CSV.',
      'How long are visitors’ conversations kept?',
      'How long do you keep conversations?',
    ),
  ],
  'lingue-del-chatbot': [
    also(
      'Which language does the chatbot answer in?',
      'Does the chatbot speak English?',
      'Does the chatbot speak German?',
      'Which languages does it speak?',
      'Does the bot speak Spanish?',
      'Does it speak other languages?',
    ),
  ],
};

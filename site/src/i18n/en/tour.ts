import type { tour as it } from '../it/tour';
import type { Words } from '../types';

export const tour = {
  title: 'A tour of Officina',
  description: 'Five steps to see what Officina does: chat, analysis, reports, sharing.',
  progress: 'Step {step} of {of}',
  back: 'Back',
  next: 'Next',
  start: 'Begin now',
  close: 'Close the tour',
  questions: 'A question?',
  help: 'Search the help',
  steps: {
    welcome: {
      title: 'Welcome to Officina',
      body: 'Describe your business, or the idea you have in mind, in your own words. From that sentence a project is born: you need to know nothing about technology.',
    },
    chat: {
      title: 'A chat that knows what to ask',
      body: 'Eight steps, one question at a time, with the reason why we ask it and ready answers to tap. You can correct, stop, and go on whenever you like.',
    },
    analysis: {
      title: 'The analysis makes itself',
      body: 'Upload the accounts or write the main figures: margins, indices and break-even are computed before your eyes and explained in plain words.',
    },
    reports: {
      title: 'Reports to show to anybody',
      body: 'Summary, charts, strengths and risks, a plan for the next 90 days. Figures come from your data and are never made up.',
    },
    sharing: {
      title: 'Download and share',
      body: 'Every document can be read as a page and downloaded as PDF, in Italian or English. Conversations with the assistant are shared by a link that you can take back.',
    },
  },
  miniatures: {
    headline: 'What is your business?',
    prompt: 'I run a bakery with two shops in Bologna and wonder whether to open a third…',
    question: 'What was your turnover last year?',
    answer: '€ 380,000',
    next: 'Good. And how many customers do you serve on a normal day?',
    chipOne: 'Fewer than 50',
    chipTwo: '50 to 150',
    chipThree: 'More',
    margin: 'Gross margin',
    marginValue: '31.4%',
    breakEven: 'Break-even point',
    breakEvenValue: '€ 118,000',
    report: 'Analysis of Via Emilia Bakery',
    file: 'Analysis.pdf',
    download: 'Download the PDF',
    link: 'Share by link',
    language: 'Italian or English',
  },
} satisfies Words<typeof it>;

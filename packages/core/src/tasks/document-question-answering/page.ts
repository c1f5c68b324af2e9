import type { TaskEntry } from '../pages/task-entry.ts'

export const documentQuestionAnswering = {
  id: 'document-question-answering',
  label: 'Document Question Answering',
  summary:
    'Document question answering finds the answer to a question in an image of a document, such as an invoice, a form, or a contract. Models use the words and their position on the page, or read the page directly as an image.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'What is the total due?' },
      { type: 'img', filename: 'invoice.png' },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: '$156.64' }],
  },
  models: [
    {
      id: 'impira/layoutlm-document-qa',
      description: 'Answers questions about documents, based on their words and layout.',
    },
    { id: 'impira/layoutlm-invoices', description: 'Answers questions about documents; fine-tuned for invoices.' },
    { id: 'microsoft/udop-large', description: 'Handles a document’s text, image, and layout in one model.' },
    {
      id: 'google/pix2struct-docvqa-large',
      description: 'Reads the page as an image, without separate text recognition; fine-tuned on DocVQA.',
    },
  ],
  datasets: [
    {
      id: 'HuggingFaceM4/Docmatix',
      description: 'Millions of questions and answers about the pages of PDF documents.',
    },
    {
      id: 'eliolio/docvqa',
      description: 'DocVQA: questions about scanned pages, such as letters, forms, and reports.',
    },
  ],
  metrics: [
    {
      id: 'anls',
      description:
        'Average normalized Levenshtein similarity: how closely the characters of the answer match the expected answer, so that small reading errors cost little.',
    },
    { id: 'exact-match', description: 'The share of answers that match the expected answer exactly.' },
  ],
  spaces: [
    { id: 'impira/docquery', description: 'Ask questions about your own document.' },
    { id: 'impira/invoices', description: 'Extract fields from an invoice.' },
    { id: 'merve/compare_docvqa_models', description: 'Compare the answers of several models side by side.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['impira/layoutlm-invoices'],
} satisfies TaskEntry

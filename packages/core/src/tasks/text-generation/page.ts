import type { TaskEntry } from '../pages/task-entry.ts'

export const textGeneration = {
  id: 'text-generation',
  label: 'Text Generation',
  summary:
    'Text generation continues a text or answers a prompt, word by word. It writes articles, code, and conversations, and powers most assistants.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'Write one sentence that invites visitors to a small island.' }],
    outputs: [
      {
        type: 'text',
        label: 'Generated text',
        content: 'Come for the morning ferry, stay for the lighthouse at dusk, and leave with sand in your shoes.',
      },
    ],
  },
  models: [
    { id: 'google/gemma-2-2b-it', description: 'A small model that follows instructions and runs on modest hardware.' },
    {
      id: 'Qwen/Qwen3-Coder-480B-A35B-Instruct',
      description: 'A very large model for writing and editing code, with tool use.',
    },
    { id: 'openai/gpt-oss-120b', description: 'A large open-weight model that reasons and uses tools.' },
    { id: 'zai-org/GLM-4.5', description: 'A large model for reasoning, code, and tool use.' },
    { id: 'Qwen/Qwen3-4B-Thinking-2507', description: 'A small model that thinks at length before it answers.' },
    {
      id: 'Qwen/Qwen2.5-7B-Instruct-1M',
      description: 'Follows instructions and accepts up to a million tokens of input.',
    },
    { id: 'Qwen/Qwen2.5-Coder-32B-Instruct', description: 'Writes, explains, and fixes code.' },
    {
      id: 'deepseek-ai/DeepSeek-R1',
      description: 'A large model that reasons step by step about mathematics, code, and science.',
    },
  ],
  datasets: [
    {
      id: 'CohereForAI/Global-MMLU',
      description: 'Exam questions on many subjects and in many languages, for measuring knowledge.',
    },
    {
      id: 'HuggingFaceFW/fineweb-2',
      description: 'Web text in more than 1,000 languages, for training language models.',
    },
    { id: 'HuggingFaceH4/ultrachat_200k', description: 'Conversations for training a model to chat.' },
    { id: 'open-r1/OpenThoughts-114k-math', description: 'Mathematical problems with worked reasoning.' },
    {
      id: 'allenai/tulu-3-sft-mixture',
      description: 'The mix of instructions and answers that Tülu 3 was trained on.',
    },
    {
      id: 'HuggingFaceTB/smoltalk',
      description: 'Instructions and conversations that the SmolLM2 models were trained on.',
    },
    { id: 'HuggingFaceTB/finemath', description: 'Mathematical text from the web.' },
  ],
  metrics: [
    {
      id: 'Cross Entropy',
      description: 'How surprised the model is by the correct words, on a logarithmic scale. Lower is better.',
    },
    {
      id: 'Perplexity',
      description: 'The exponential of the cross entropy: how many words the model is choosing between, on average.',
    },
  ],
  spaces: [
    { id: 'akhaliq/anycoder', description: 'Describe an app and get its code.' },
    { id: 'enzostvs/deepsite', description: 'Describe a web page and watch it being built.' },
    { id: 'logikon/open_cot_leaderboard', description: 'Compare how much models gain from thinking step by step.' },
    { id: 'ysharma/Explore_llamav2_with_TGI', description: 'Chat with Llama 2.' },
    { id: 'HuggingFaceH4/zephyr-chat', description: 'Chat with Zephyr.' },
    {
      id: 'lmsys/chatbot-arena-leaderboard',
      description: 'Compare models by the votes of people who chatted with two of them at once.',
    },
    { id: 'mlabonne/phixtral-chat', description: 'Chat with Phixtral, a mixture of small models.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['mistralai/Mistral-Nemo-Instruct-2407'],
  youtubeId: 'e9gNEAlsOvU',
} satisfies TaskEntry

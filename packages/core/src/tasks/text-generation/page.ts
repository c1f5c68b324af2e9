import type { TaskEntry } from '../pages/task-entry.ts'

export const textGeneration = {
  id: 'text-generation',
  label: 'Text Generation',
  summary:
    'Text generation continues a text or answers a prompt, word by word. It writes articles, code, and conversations, and most assistants are built on it.',
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
      description: 'A very large model for writing and changing code, also with tools.',
    },
    { id: 'openai/gpt-oss-120b', description: 'A large open-weight model that reasons and uses tools.' },
    { id: 'zai-org/GLM-4.5', description: 'A large model for reasoning, code, and tool use.' },
    { id: 'Qwen/Qwen3-4B-Thinking-2507', description: 'A small model that thinks at length before it answers.' },
    { id: 'Qwen/Qwen2.5-7B-Instruct-1M', description: 'Follows instructions over texts of up to a million tokens.' },
    { id: 'Qwen/Qwen2.5-Coder-32B-Instruct', description: 'Writes, explains, and fixes code.' },
    {
      id: 'deepseek-ai/DeepSeek-R1',
      description: 'A large model that reasons step by step about mathematics, code, and science.',
    },
  ],
  datasets: [
    {
      id: 'CohereForAI/Global-MMLU',
      description: 'Exam questions on many subjects in many languages, to measure knowledge.',
    },
    {
      id: 'HuggingFaceFW/fineweb-2',
      description: 'Web text in more than a thousand languages, to train language models.',
    },
    { id: 'HuggingFaceH4/ultrachat_200k', description: 'Conversations that teach a model to chat.' },
    { id: 'open-r1/OpenThoughts-114k-math', description: 'Mathematical problems with worked reasoning.' },
    { id: 'allenai/tulu-3-sft-mixture', description: 'The mixture of instructions and answers that trained Tülu 3.' },
    { id: 'HuggingFaceTB/smoltalk', description: 'Instructions and conversations that trained the SmolLM2 models.' },
    { id: 'HuggingFaceTB/finemath', description: 'Mathematical text from the web.' },
  ],
  metrics: [
    {
      id: 'Cross Entropy',
      description: 'How surprised the model is by the right words, on a logarithmic scale. Lower is better.',
    },
    {
      id: 'Perplexity',
      description: 'The exponential of the cross entropy: between how many words the model hesitates, on average.',
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
      description: 'Compare models by the votes of people who chatted with two at once.',
    },
    { id: 'mlabonne/phixtral-chat', description: 'Chat with Phixtral, a mixture of small models.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['mistralai/Mistral-Nemo-Instruct-2407'],
  youtubeId: 'e9gNEAlsOvU',
} satisfies TaskEntry

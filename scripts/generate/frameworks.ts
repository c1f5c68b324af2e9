import { CLIENTS } from '../../packages/core/src/index.ts'
import { CHAT, EMBEDDING, explainedFor, type Feature, featureTable, gapOf, keyOf, VISION } from './features.ts'
import { WRITTEN } from './markdown.ts'

const FEATURES: readonly Feature[] = [
  { name: 'plain', model: CHAT, options: {} },
  { name: 'streaming', model: CHAT, options: { streaming: true } },
  { name: 'tools', model: CHAT, options: { recipe: 'tool-loop' } },
  { name: 'structured output', model: CHAT, options: { recipe: 'structured-output' } },
  { name: 'images', model: VISION, options: {} },
  { name: 'embeddings', model: EMBEDDING, options: {} },
  { name: 'async', model: CHAT, options: { async: true }, languages: ['python'] },
]

/** Tasks that few frameworks have a method for. */
const OTHER_TASKS: readonly string[] = ['text-to-image', 'text-to-speech', 'automatic-speech-recognition']

/** A framework without examples. */
interface NotOffered {
  readonly name: string
  /** Why, with the files of its package that show it. */
  readonly reason: string
}

const NOT_OFFERED: readonly NotOffered[] = [
  {
    name: 'CrewAI',
    reason:
      'its agents add a role, a goal, and a frame around each question to the request (`translations/en.json` of crewai 1.15.30). Its `LLM.call` sends the request unchanged, but returns only the text, so an answer that’s cut off at the token limit looks complete (`_handle_completion` of `llms/providers/openai/completion.py`)',
  },
  {
    name: 'Spring AI',
    reason:
      'its packages fit together only in a project that imports Spring Boot’s dependency versions, and our examples are single files. On its own, Maven resolves jackson-annotations 2.18 for jackson-databind 3.1, which then fails with `NoSuchFieldError: POJO` (`spring-ai-openai-2.0.1.pom` and `spring-ai-starter-model-openai-2.0.1.pom`)',
  },
  {
    name: 'TanStack AI',
    reason:
      'its Chat Completions adapter reports an answer as complete if its stream breaks off, runs a tool call that was cut off at the token limit with empty arguments, and drops refusals (`processStreamChunks` in `adapters/chat-completions-text.ts` of @tanstack/openai-base 0.10.15)',
  },
]

/** The frameworks with examples of a task. Together requires a voice, which its own example for the model has. */
function offering(task: string): string {
  const model = { id: 'canopylabs/orpheus-3b-0.1-ft', pipeline_tag: task, tags: [] }
  const explained = explainedFor({ model, options: {} })
  const keys = FRAMEWORKS.map(keyOf).filter((key) => gapOf(key, explained) === undefined)
  return `- ${task}: ${keys.map((key) => `\`${key}\``).join(', ')}`
}

const FRAMEWORKS = CLIENTS.filter(({ framework }) => framework === true)

/** The page that shows which features each framework's examples have, generated from the records of the clients. */
export function renderFrameworks(): string {
  const { text, reasons } = featureTable('framework', FRAMEWORKS, FEATURES)
  return [
    `# What framework examples do\n\n${WRITTEN}`,
    'Examples for a framework are written the way its users write them. Tests run each of them against a local mock of the service and compare the request with that of the Hugging Face clients by its meaning: the model, the messages and their order, each tool, and each parameter with its value have to match. [`meaning.ts`](../packages/twin/src/judge/meaning.ts) lists what may differ, each with a source.\n',
    'A “yes” means that we offer an example with at least one provider. JavaScript and Java clients have no separate async interface.\n',
    text,
    '## Reasons\n',
    reasons,
    '## Other tasks\n',
    'Frameworks with examples of other tasks, for services that support OpenAI’s API:\n',
    OTHER_TASKS.map(offering).join('\n'),
    '',
    '## Frameworks we don’t offer\n',
    NOT_OFFERED.map(({ name, reason }) => `- **${name}**: ${reason}.`).join('\n'),
    '',
  ].join('\n')
}

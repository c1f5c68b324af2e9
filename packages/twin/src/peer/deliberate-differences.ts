import { snippets as peer } from '@huggingface/inference'
import { MODEL_LIBRARIES_UI_ELEMENTS as peerLibraries } from '@huggingface/tasks'
import { getInferenceSnippets, type ModelRecord, type ProviderMapping, type SnippetOptions } from '@model-snippets/core'
import { MODEL_LIBRARIES_UI_ELEMENTS } from '@model-snippets/core/libraries'

/** An intentional difference from the published generator's examples, with a call that shows it. */
export interface DeliberateDifference {
  readonly what: string
  /** What the published example does. */
  readonly published: string
  /** What ours does. */
  readonly ours: string
  readonly why: string
  /** The source: a link, or what we observed. */
  readonly source: string
  /** Both generators' examples for the same call; empty if there's none. */
  readonly texts: () => { readonly published: string; readonly ours: string }
  /** What only the published text contains, and what only ours contains; at least one of them. */
  readonly shown: { readonly published?: RegExp; readonly ours?: RegExp }
}

interface Asked {
  readonly language: string
  readonly client: string
  readonly provider: string
  readonly task: string
  readonly model?: Partial<ModelRecord>
  readonly options?: SnippetOptions
  /** Whether the provider is a router policy, which has no mapping. */
  readonly isPolicy?: boolean
}

type PeerArguments = Parameters<typeof peer.getInferenceSnippets>

/** Returns both generators' examples for a call. */
function texts({ language, client, provider, task, model, options = {}, isPolicy = false }: Asked) {
  const record: ModelRecord = { id: 'acme/lantern', pipeline_tag: task, tags: [], ...model }
  const mapping: ProviderMapping | undefined = isPolicy
    ? undefined
    : { provider, hfModelId: record.id, providerId: 'acme/lantern', status: 'live', task }
  const textOf = (snippets: readonly { language: string; client: string; content: string }[]): string =>
    snippets.find((each) => each.language === language && each.client === client)?.content ?? ''
  const asked = [record, provider, mapping, { ...options }] as unknown as PeerArguments
  return {
    published: textOf(peer.getInferenceSnippets(...asked)),
    ours: textOf(getInferenceSnippets(record, provider, mapping, options)),
  }
}

/** Speech from a `transformers` model, whose response the published generator treats as bytes. */
const SPEECH = { provider: 'hf-inference', task: 'text-to-speech', model: { library_name: 'transformers' } } as const

const chat = { pipeline_tag: 'text-generation', tags: ['conversational'] }

function libraryTexts(key: string) {
  const model = { id: 'acme/lantern', tags: [] }
  const published = (peerLibraries as Record<string, { snippets?: (model: never) => string[] }>)[key]
  return {
    published: published?.snippets?.(model as never).join('\n') ?? '',
    ours: MODEL_LIBRARIES_UI_ELEMENTS[key]?.snippets?.(model).join('\n') ?? '',
  }
}

export const DELIBERATE_DIFFERENCES: readonly DeliberateDifference[] = [
  {
    what: 'The result of a call',
    published: 'stores it in a variable, or explains in a comment how to view it',
    ours: 'prints text, or saves media to a file and prints the file’s name',
    why: 'you can’t tell whether an example works if it shows nothing',
    source: '[decision 2](decisions/0002-execution-is-the-judge.md)',
    texts: () => texts({ language: 'python', client: 'huggingface_hub', provider: 'fal-ai', task: 'text-to-image' }),
    shown: { published: /# output is a PIL\.Image object/, ours: /result\.save\("image\.png"\)\nprint\("Saved/ },
  },
  {
    what: 'A rejected request with `fetch`',
    published: 'continues with whatever the service returned',
    ours: "exits with the service's status and message",
    why: 'the message says what to fix',
    source: '[decision 2](decisions/0002-execution-is-the-judge.md)',
    texts: () => texts({ language: 'js', client: 'fetch', provider: 'hf-inference', task: 'fill-mask' }),
    shown: {
      published: /const result = await response\.json\(\);\n\treturn result/,
      ours: /if \(!response\.ok\) throw/,
    },
  },
  {
    what: 'A file that `fetch` sends',
    published: 'sends the file name as JSON, with an audio or image content type',
    ours: 'reads the file and sends its bytes',
    why: 'the service expects the bytes',
    source:
      '[Automatic speech recognition](https://huggingface.co/docs/inference-providers/tasks/automatic-speech-recognition)',
    texts: () =>
      texts({ language: 'js', client: 'fetch', provider: 'hf-inference', task: 'automatic-speech-recognition' }),
    shown: { published: /body: JSON\.stringify\(data\)/, ours: /readFile\("speech\.flac"\)/ },
  },
  {
    what: 'The content type of an uploaded file',
    published: 'sends `audio/flac` or `image/jpeg` for any file',
    ours: 'sends the file’s type, such as `audio/wav` for `.wav`',
    why: 'services reject the wrong type, or misread the file',
    source: '[RFC 9110, Content-Type](https://www.rfc-editor.org/rfc/rfc9110#name-content-type)',
    texts: () =>
      texts({
        language: 'sh',
        client: 'curl',
        provider: 'hf-inference',
        task: 'automatic-speech-recognition',
        options: { inputs: 'talk.wav' },
      }),
    shown: { published: /Content-Type: audio\/flac/, ours: /Content-Type: audio\/wav/ },
  },
  {
    what: 'Speech from `hf-inference`',
    published: 'sends the `text` field, and leaves the audio in a variable',
    ours: 'sends `inputs`, and saves the audio to a file of the right type',
    why: '`inputs` is the documented field, and you can play a saved file',
    source: '[Text to speech](https://huggingface.co/docs/inference-providers/tasks/text-to-speech)',
    texts: () => texts({ language: 'js', client: 'fetch', ...SPEECH }),
    shown: { published: /query\(\{ text: /, ours: /body: JSON\.stringify\(\{ inputs: / },
  },
  {
    what: 'Audio from an endpoint',
    published: 'treats any response as audio bytes',
    ours: 'writes a WAV file from the samples',
    why: "Hugging Face's toolkit, which runs in endpoints, returns samples as numbers",
    source:
      '[huggingface-inference-toolkit](https://github.com/huggingface/huggingface-inference-toolkit), and the documentation of `hf-inference`',
    texts: () =>
      texts({ language: 'js', client: 'fetch', ...SPEECH, options: { endpointUrl: 'https://endpoint.example' } }),
    shown: { published: /await response\.blob\(\)/, ours: /soundFile\(/ },
  },
  {
    what: 'A text model that isn’t a chat model',
    published: 'sends a chat',
    ours: 'sends text for the model to continue',
    why: 'if neither the model’s tags nor a provider’s mapping says `conversational`, we assume that the model has no chat template',
    source: '[the comparison](verification.md#compared-with-the-published-generator)',
    texts: () => texts({ language: 'sh', client: 'curl', provider: 'together', task: 'text-generation' }),
    shown: { published: /\/v1\/chat\/completions/, ours: /\/together\/v1\/completions/ },
  },
  {
    what: 'A `temperature` of 0',
    published: 'omits it',
    ours: 'sends it',
    why: '0 usually differs from the service’s default',
    source: '[Chat completion](https://huggingface.co/docs/inference-providers/tasks/chat-completion)',
    texts: () =>
      texts({
        language: 'python',
        client: 'openai',
        provider: 'groq',
        task: 'conversational',
        model: chat,
        options: { temperature: 0 },
      }),
    shown: { ours: /temperature=0,/ },
  },
  {
    what: 'An apostrophe in a curl command',
    published: 'ends the quoted text there, so the shell interprets the rest',
    ours: 'puts the body in a quoted here-document, where the shell ignores apostrophes',
    why: 'any text in any field must reach the service',
    source: '[decision 1](decisions/0001-language-writers-own-every-quote.md)',
    texts: () =>
      texts({
        language: 'sh',
        client: 'curl',
        provider: 'groq',
        task: 'conversational',
        model: chat,
        options: { messages: [{ role: 'user', content: "It's late" }] },
      }),
    shown: { published: /-d '\{[\s\S]*It's late/, ours: /<<'EOF'\n[\s\S]*It's late/ },
  },
  {
    what: 'A router policy instead of a provider',
    published: 'supports only `auto`, by leaving out the provider',
    ours: 'appends `fastest`, `cheapest`, or `preferred` to the model name',
    why: 'the router reads the policy from the model name',
    source: '[Provider selection](https://huggingface.co/docs/inference-providers/index#provider-selection)',
    texts: () =>
      texts({
        language: 'python',
        client: 'openai',
        provider: 'fastest',
        task: 'conversational',
        model: chat,
        isPolicy: true,
      }),
    shown: { published: /^$/, ours: /"acme\/lantern:fastest"/ },
  },
  {
    what: 'The number of inference steps for an image',
    published: 'leaves it to the service',
    ours: 'sends 5 if the provider supports the field',
    why: 'the example runs quickly, and shows where to set the number',
    source: '[Text to image](https://huggingface.co/docs/inference-providers/tasks/text-to-image)',
    texts: () => texts({ language: 'python', client: 'requests', provider: 'hf-inference', task: 'text-to-image' }),
    shown: { ours: /"num_inference_steps": 5/ },
  },
  {
    what: 'The LVFace example',
    published: 'passes `timeout=300`',
    ours: 'doesn’t pass `timeout`',
    why: 'the class has no such argument, so Python would reject the call',
    source: '[inference_onnx.py](https://github.com/bytedance/LVFace/blob/main/inference_onnx.py)',
    texts: () => libraryTexts('lvface'),
    shown: { published: /use_gpu=True, timeout=300\)/, ours: /use_gpu=True\)/ },
  },
]

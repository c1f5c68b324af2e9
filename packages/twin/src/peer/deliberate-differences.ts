import { snippets as peer } from '@huggingface/inference'
import { MODEL_LIBRARIES_UI_ELEMENTS as peerLibraries } from '@huggingface/tasks'
import { getInferenceSnippets, type ModelRecord, type ProviderMapping, type SnippetOptions } from '@model-snippets/core'
import { MODEL_LIBRARIES_UI_ELEMENTS } from '@model-snippets/core/libraries'

/** Where examples differ from those of the published generator because they shall, and a call that shows it. */
export interface DeliberateDifference {
  readonly what: string
  /** What the published example does. */
  readonly published: string
  /** What ours does. */
  readonly ours: string
  readonly why: string
  /** Who says so: a page, with its address, or what was seen. */
  readonly source: string
  /** The example of both for the same call; empty where none is offered. */
  readonly texts: () => { readonly published: string; readonly ours: string }
  /** What stands in the published text alone, and in ours alone; one of them at least. */
  readonly shown: { readonly published?: RegExp; readonly ours?: RegExp }
}

interface Asked {
  readonly language: string
  readonly client: string
  readonly provider: string
  readonly task: string
  readonly model?: Partial<ModelRecord>
  readonly options?: SnippetOptions
  /** Whether a policy of the router is asked, which has no mapping. */
  readonly isPolicy?: boolean
}

type PeerArguments = Parameters<typeof peer.getInferenceSnippets>

/** The example of both generators for one call. */
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

/** Speech by a model of transformers, whose answer the published generator takes for bytes. */
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
    what: 'What a call gives',
    published: 'holds it in a variable, or says in a comment how it could be looked at',
    ours: 'prints text, and saves media to a file whose name it prints',
    why: 'an example that shows nothing cannot be seen to work',
    source: '[decision 2](decisions/0002-execution-is-the-judge.md)',
    texts: () => texts({ language: 'python', client: 'huggingface_hub', provider: 'fal-ai', task: 'text-to-image' }),
    shown: { published: /# output is a PIL\.Image object/, ours: /result\.save\("image\.png"\)\nprint\("Saved/ },
  },
  {
    what: 'A refused request',
    published: 'goes on with whatever was answered',
    ours: "ends with the service's status and words",
    why: 'the words say what to mend',
    source: '[decision 2](decisions/0002-execution-is-the-judge.md)',
    texts: () => texts({ language: 'js', client: 'fetch', provider: 'hf-inference', task: 'fill-mask' }),
    shown: {
      published: /const result = await response\.json\(\);\n\treturn result/,
      ours: /if \(!response\.ok\) throw/,
    },
  },
  {
    what: 'A file that `fetch` sends',
    published: 'sends the name of the file as JSON, under the type of a sound or a picture',
    ours: 'reads the file, and sends its bytes',
    why: 'the service takes the bytes',
    source:
      '[Automatic speech recognition](https://huggingface.co/docs/inference-providers/tasks/automatic-speech-recognition)',
    texts: () =>
      texts({ language: 'js', client: 'fetch', provider: 'hf-inference', task: 'automatic-speech-recognition' }),
    shown: { published: /body: JSON\.stringify\(data\)/, ours: /readFile\("speech\.flac"\)/ },
  },
  {
    what: 'The type of a file that is sent',
    published: 'is `audio/flac` or `image/jpeg`, whatever the file is',
    ours: 'is that of the file, `audio/wav` for a recording that ends in `.wav`',
    why: 'a type that is not that of the bytes is refused, or read wrong',
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
    what: 'Speech of hf-inference',
    published: 'asks with the field `text`, and leaves the sound in a variable',
    ours: 'asks with `inputs`, and saves the sound under the type that it has',
    why: '`inputs` is the documented field, and a sound can only be heard from a file',
    source: '[Text to speech](https://huggingface.co/docs/inference-providers/tasks/text-to-speech)',
    texts: () => texts({ language: 'js', client: 'fetch', ...SPEECH }),
    shown: { published: /query\(\{ text: /, ours: /body: JSON\.stringify\(\{ inputs: / },
  },
  {
    what: 'Sounds of an endpoint',
    published: 'takes whatever is answered for the bytes of a sound',
    ours: 'makes a WAV file of the samples',
    why: "the hub's toolkit, which runs in an endpoint, answers with samples as numbers",
    source:
      '[huggingface-inference-toolkit](https://github.com/huggingface/huggingface-inference-toolkit), and the documented contract of hf-inference',
    texts: () =>
      texts({ language: 'js', client: 'fetch', ...SPEECH, options: { endpointUrl: 'https://endpoint.example' } }),
    shown: { published: /await response\.blob\(\)/, ours: /soundFile\(/ },
  },
  {
    what: 'A text model that is no chat model',
    published: 'is asked to chat',
    ours: 'is asked to go on with a text',
    why: 'a model without the tag `conversational`, whose mapping does not say so either, has no chat template',
    source: 'the comparison on [the page of the verification](verification.md#compared-with-the-published-generator)',
    texts: () => texts({ language: 'sh', client: 'curl', provider: 'together', task: 'text-generation' }),
    shown: { published: /\/v1\/chat\/completions/, ours: /\/together\/v1\/completions/ },
  },
  {
    what: 'A value of 0',
    published: 'is left out',
    ours: 'is sent',
    why: 'a temperature of 0 is not that of the service',
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
    published: 'ends the quoted text: the shell reads on as a command',
    ours: 'stands in a here-document, where nothing ends it',
    why: 'any text in any field has to reach the service',
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
    what: 'A policy of the router in the place of a provider',
    published: 'knows `auto` alone, as no provider at all',
    ours: 'writes `fastest`, `cheapest` and `preferred` behind the name of the model',
    why: 'the router reads them there',
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
    what: 'The steps of a picture',
    published: 'are left to the service',
    ours: 'are 5, where the provider has the field',
    why: 'a quick sample: a reader sees first that the call works, and where the number stands',
    source: '[Text to image](https://huggingface.co/docs/inference-providers/tasks/text-to-image)',
    texts: () => texts({ language: 'python', client: 'requests', provider: 'hf-inference', task: 'text-to-image' }),
    shown: { ours: /"num_inference_steps": 5/ },
  },
  {
    what: 'The example of LVFace',
    published: 'passes `timeout=300`',
    ours: 'passes no such argument',
    why: 'the class takes none, so that Python would refuse the call',
    source: '[inference_onnx.py](https://github.com/bytedance/LVFace/blob/main/inference_onnx.py)',
    texts: () => libraryTexts('lvface'),
    shown: { published: /use_gpu=True, timeout=300\)/, ours: /use_gpu=True\)/ },
  },
]

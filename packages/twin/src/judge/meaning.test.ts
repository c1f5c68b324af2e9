import { describe, expect, it } from 'vitest'
import type { RecordedRequest } from '../services/request.ts'
import { MEANING_RULES, meaningOfBody } from './meaning.ts'
import { differences } from './request.ts'

type Body = Readonly<Record<string, unknown>>

const CITY = { type: 'string', description: 'Name of the city' }
const PARAMETERS = { type: 'object', properties: { city: CITY }, required: ['city'] }
const toolWith = (declared: object) => ({ type: 'function', function: { name: 'get_weather', ...declared } })
const formatOf = (named: object) => ({ type: 'json_schema', json_schema: { name: 'Answer', strict: true, ...named } })
const ANSWER = {
  description: 'How urgent it is',
  type: 'object',
  properties: { level: { enum: ['low', 'high'] } },
  required: ['level'],
  additionalProperties: false,
}
const { description: _, ...UNDESCRIBED } = ANSWER
const SYSTEM = { role: 'system', content: 'Be brief.' }
const QUESTION = { role: 'user', content: 'Why is the sky blue?' }
const PICTURE = { type: 'image_url', image_url: { url: 'https://example.com/cat.png' } }
const SEEN = { role: 'user', content: [{ type: 'text', text: 'What is this?' }, PICTURE] }

/** A request with one of everything, as a published client sends it. */
const EXPECTED: Body = {
  model: 'openai/gpt-oss-120b:together',
  messages: [SYSTEM, QUESTION, SEEN],
  temperature: 0.2,
  stop: ['END'],
  stream: true,
  tools: [toolWith({ description: 'Get the weather.', parameters: PARAMETERS })],
  response_format: formatOf({ schema: ANSWER }),
}

const sending = (body: Body): RecordedRequest => ({
  service: 'chat',
  method: 'POST',
  url: 'https://example.com/v1/chat/completions',
  rawHeaders: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify(body)),
})

const form = (fields: Body): RecordedRequest => ({
  ...sending({}),
  rawHeaders: [['content-type', 'multipart/form-data; boundary=cut']],
  body: Buffer.from(
    `${Object.entries(fields)
      .map(([name, value]) => `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--cut--\r\n`,
  ),
})

const found = (changed: Body, read = meaningOfBody()) =>
  differences(sending({ ...EXPECTED, ...changed }), sending(EXPECTED), read)

/** By the rule: the same request in another form, and one that the rule must not let pass. */
const FORMS: { readonly [id: string]: { readonly same: Body; readonly other: Body } } = {
  'a list with one text part is that text': {
    same: { messages: [SYSTEM, { role: 'user', content: [{ type: 'text', text: QUESTION.content }] }, SEEN] },
    other: {
      messages: [SYSTEM, { role: 'user', content: [{ type: 'text', text: QUESTION.content, more: 1 }] }, SEEN],
    },
  },
  'a developer message is a system message': {
    same: { messages: [{ ...SYSTEM, role: 'developer' }, QUESTION, SEEN] },
    other: { messages: [{ ...SYSTEM, role: 'user' }, QUESTION, SEEN] },
  },
  'an image without a detail has the detail auto': {
    same: {
      messages: [
        SYSTEM,
        QUESTION,
        { ...SEEN, content: [SEEN.content[0], { ...PICTURE, image_url: { ...PICTURE.image_url, detail: 'auto' } }] },
      ],
    },
    other: {
      messages: [
        SYSTEM,
        QUESTION,
        { ...SEEN, content: [SEEN.content[0], { ...PICTURE, image_url: { ...PICTURE.image_url, detail: 'low' } }] },
      ],
    },
  },
  'a tool’s schema counts by what it allows': {
    same: {
      tools: [
        toolWith({
          strict: true,
          description: 'Get the weather.',
          parameters: {
            title: 'get_weather_args',
            additionalProperties: false,
            required: ['city'],
            properties: { city: { $ref: '#/$defs/City' } },
            $defs: { City: { ...CITY, title: 'City' } },
            type: 'object',
          },
        }),
      ],
    },
    other: {
      tools: [toolWith({ description: 'Get the weather.', parameters: { ...PARAMETERS, required: [] } })],
    },
  },
  'a tool without parameters may have an empty schema, or none': {
    same: {},
    other: { tools: [toolWith({ description: 'Get the weather.' })] },
  },
  'the schema of an answer counts by what it allows': {
    same: { response_format: formatOf({ schema: { ...ANSWER, title: 'Answer', $defs: {} } }) },
    other: { response_format: formatOf({ schema: { ...ANSWER, properties: { level: { enum: ['low'] } } } }) },
  },
  'a description beside an answer’s schema describes the schema': {
    same: { response_format: formatOf({ description: ANSWER.description, schema: UNDESCRIBED }) },
    other: { response_format: formatOf({ description: 'How late it is', schema: UNDESCRIBED }) },
  },
  'the name of an answer’s schema is the framework’s': {
    same: { response_format: formatOf({ name: 'final_output', schema: ANSWER }) },
    other: { response_format: formatOf({ name: 'final_output', strict: false, schema: ANSWER }) },
  },
  'a stream may ask for the number of tokens': {
    same: { stream_options: { include_usage: true } },
    other: { stream_options: { include_usage: false } },
  },
  'calling several tools at once is the default': {
    same: { parallel_tool_calls: true },
    other: { parallel_tool_calls: false },
  },
  'LlamaIndex’s default temperature is 0.1': {
    same: {},
    other: { temperature: 0.1 },
  },
  'a tool’s description may begin with the function’s signature': {
    same: {
      tools: [
        toolWith({
          description: 'get_weather(city: typing.Annotated[str, "Name of the city"]) -> str\nGet the weather.',
          parameters: PARAMETERS,
        }),
      ],
    },
    other: { tools: [toolWith({ description: 'forecast(city: str)\nGet the weather.', parameters: PARAMETERS })] },
  },
  'the order of tools says nothing': {
    same: {},
    other: { tools: [] },
  },
}

describe('a framework’s request', () => {
  it.each(MEANING_RULES)('means the same in another form: $id', ({ id, client }) => {
    const { same = {}, other = {} } = FORMS[id] ?? {}
    expect(FORMS[id], 'a form for the rule').toBeDefined()
    expect(found(same, meaningOfBody(undefined, client))).toEqual([])
    expect(found(other, meaningOfBody(undefined, client))).not.toEqual([])
  })

  it('may declare a tool without parameters in three ways', () => {
    const declare = (parameters: object): Body => ({ tools: [toolWith(parameters)] })
    const forms = [{}, { parameters: { type: 'object', properties: {} } }]
    const strict = { strict: true, parameters: { type: 'object', properties: {}, additionalProperties: false } }
    for (const form of [...forms, strict]) {
      const want = sending({ ...EXPECTED, ...declare({}) })
      expect(differences(sending({ ...EXPECTED, ...declare(form) }), want, meaningOfBody())).toEqual([])
    }
  })

  it('may have LlamaIndex’s own temperature, and no other', () => {
    const { temperature: _, ...unasked } = EXPECTED
    const sent = (temperature: number, client: string) =>
      differences(sending({ ...unasked, temperature }), sending(unasked), meaningOfBody(undefined, client))
    expect(sent(0.1, 'llamaindex')).toEqual([])
    expect(sent(0.2, 'llamaindex')).not.toEqual([])
    expect(sent(0.1, 'langchain')).not.toEqual([])
  })

  it('may declare tools in any order', () => {
    const [here, there] = ['here', 'there'].map((name) => ({ type: 'function', function: { name } }))
    const want = sending({ ...EXPECTED, tools: [here, there] })
    const read = meaningOfBody(undefined, 'langchain4j')
    expect(differences(sending({ ...EXPECTED, tools: [there, here] }), want, read)).toEqual([])
    expect(differences(sending({ ...EXPECTED, tools: [there, there] }), want, read)).not.toEqual([])
  })

  it.each<[string, Body]>([
    ['the wrong model', { model: 'openai/gpt-oss-120b' }],
    ['a lost message', { messages: [QUESTION, SEEN] }],
    ['the wrong order of roles', { messages: [QUESTION, SYSTEM, SEEN] }],
    [
      'instructions of the framework',
      { messages: [{ role: 'system', content: 'You solve tasks.' }, SYSTEM, QUESTION, SEEN] },
    ],
    ['a changed text', { messages: [SYSTEM, { ...QUESTION, content: 'Why is the sky blue' }, SEEN] }],
    ['a lost image', { messages: [SYSTEM, QUESTION, { role: 'user', content: 'What is this?' }] }],
    ['a lost parameter', { stop: undefined }],
    ['a parameter with another value', { temperature: 0.1 }],
    ['an added parameter', { top_p: 0.9 }],
    ['an answer that isn’t streamed', { stream: false }],
    ['a lost tool', { tools: [] }],
    ['a renamed tool', { tools: [{ type: 'function', function: { name: 'weather' } }] }],
    [
      'a changed type',
      {
        tools: [
          toolWith({
            description: 'Get the weather.',
            parameters: { ...PARAMETERS, properties: { city: { ...CITY, type: 'integer' } } },
          }),
        ],
      },
    ],
    [
      'a lost description',
      {
        tools: [
          toolWith({
            description: 'Get the weather.',
            parameters: { ...PARAMETERS, properties: { city: { type: 'string' } } },
          }),
        ],
      },
    ],
    ['a lost schema', { response_format: { type: 'json_object' } }],
  ])('doesn’t mean the same with %s', (_, changed) => {
    expect(found(changed)).not.toEqual([])
  })

  it('is held to what the call itself leaves out', () => {
    const read = meaningOfBody((body) => ({ ...(body as Body), temperature: 0 }))
    expect(found({ temperature: 1 }, read)).toEqual([])
  })
})

describe('a framework’s request for embeddings', () => {
  const ASKED: Body = { model: 'acme/lantern', input: 'A text' }
  const foundIn = (changed: Body) => differences(sending({ ...ASKED, ...changed }), sending(ASKED), meaningOfBody())

  it('may have the text in a list, and the usual format', () => {
    expect(foundIn({ input: ['A text'], encoding_format: 'float' })).toEqual([])
  })

  it.each<[string, Body]>([
    ['another text', { input: ['Another text'] }],
    ['a second text', { input: ['A text', ''] }],
    ['another format', { encoding_format: 'base64' }],
    ['fewer dimensions', { dimensions: 3 }],
  ])('doesn’t mean the same with %s', (_, changed) => {
    expect(foundIn(changed)).not.toEqual([])
  })
})

describe('a framework’s request for images', () => {
  const ASKED: Body = { model: 'acme/lantern', prompt: 'A lighthouse' }
  const foundIn = (changed: Body) => differences(sending({ ...ASKED, ...changed }), sending(ASKED), meaningOfBody())

  it('may say that it’s for one', () => {
    expect(foundIn({ n: 1 })).toEqual([])
  })

  it.each<[string, Body]>([
    ['two images', { n: 2 }],
    ['another prompt', { prompt: 'A cliff' }],
    ['another model', { model: 'acme/lamp' }],
    ['a size', { size: '512x512' }],
  ])('doesn’t mean the same with %s', (_, changed) => {
    expect(foundIn(changed)).not.toEqual([])
  })
})

describe('a framework’s request for a transcription', () => {
  const ASKED: Body = { model: 'acme/lantern', file: 'a sound' }
  const foundIn = (changed: Body) => differences(form({ ...ASKED, ...changed }), form(ASKED), meaningOfBody())

  it('may say that it’s for JSON', () => {
    expect(foundIn({ response_format: 'json' })).toEqual([])
  })

  it.each<[string, Body]>([
    ['another format', { response_format: 'verbose_json' }],
    ['another model', { model: 'acme/lamp' }],
    ['another sound', { file: 'a noise' }],
    ['a language', { language: 'de' }],
  ])('doesn’t mean the same with %s', (_, changed) => {
    expect(foundIn(changed)).not.toEqual([])
  })
})

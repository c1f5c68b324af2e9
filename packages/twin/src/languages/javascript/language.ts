import { PLATFORMS } from '@model-snippets/core'
import { parse } from 'acorn'
import { installClients } from '../install-clients.ts'
import { ORDINARY_CLIENT, type TwinLanguage } from '../twin-language.ts'
import { installedFolder } from './environment.ts'
import { typeScriptLinter } from './linter.ts'
import { openJavaScript } from './runtime.ts'

const FAST_CLOCK = 20

export const javascript: TwinLanguage = {
  id: 'js',
  exampleFile: 'example.mjs',
  packageManager: 'npm install',
  fastClock: FAST_CLOCK,
  platforms: PLATFORMS,
  output: {
    missing: /ERR_MODULE_NOT_FOUND.*/,
    crash:
      /\b(ReferenceError|SyntaxError)\b|^TypeError: (?!terminated|fetch failed|Invalid URL)|Cannot read propert|is not (a function|iterable|valid JSON)/m,
    emptyValues: ['null', 'undefined'],
    copiesAnswers: false,
    textOfPieces: () => '',
  },
  clients: {
    openai: { ...ORDINARY_CLIENT, readsVariables: ['OPENAI_API_KEY'] },
    langchain: { ...ORDINARY_CLIENT, readsVariables: ['OPENAI_API_KEY'] },
    'huggingface.js': {
      ...ORDINARY_CLIENT,
      followsAnswers: true,
      hides: { part: 'words', refusals: ['402-octet-stream', '403-text'] },
    },
    '@fal-ai/client': {
      ...ORDINARY_CLIENT,
      followsAnswers: true,
      ownService: { provider: 'fal-ai', variable: 'FAL_KEY' },
      hides: { part: 'words', refusals: ['400-problem', '402-octet-stream', '403-text'] },
    },
    'groq-sdk': { ...ORDINARY_CLIENT, readsVariables: ['GROQ_API_KEY'] },
    'together-ai': { ...ORDINARY_CLIENT, readsVariables: ['TOGETHER_API_KEY'] },
    // It repeats requests that get 429 five times.
    replicate: { ...ORDINARY_CLIENT, mostAttempts: 6, followsAnswers: true, keyVariable: 'REPLICATE_API_TOKEN' },
    // secureJsonParse of @ai-sdk/provider-utils takes such arguments for none.
    'ai-sdk': { ...ORDINARY_CLIENT, parsesRefusals: true, misreadsCalls: /__proto__|constructor.*prototype/ },
  },
  trust: (caPath) => ({ TWIN_CA: caPath }),
  // The packages come with this one.
  prepare: () => installClients('js', installedFolder),
  open: (around) => openJavaScript(around, FAST_CLOCK),
  openParser: () => ({
    parse: (texts) => Promise.resolve(texts.map(errorIn)),
    close: () => undefined,
  }),
  linter: typeScriptLinter,
}

function errorIn(content: string): string | undefined {
  try {
    parse(content, { ecmaVersion: 2022, sourceType: 'module' })
    return undefined
  } catch (error) {
    return String(error)
  }
}

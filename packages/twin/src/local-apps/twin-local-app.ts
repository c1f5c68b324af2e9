import type { ModelRecord } from '@model-snippets/core'
import { ANY_MODEL } from '@model-snippets/core/local-apps'
import type { DebianInstall } from './debian.ts'
import type { GoInstall } from './go-program.ts'

/** A model that an app is started with. */
export interface LocalAppSubject {
  readonly record: ModelRecord
  /** The key of the library whose maker script makes it, and what that makes, in the script's own terms. */
  readonly library: string
  readonly make: string
  /** The maker script's packages: arguments of `pip install`. */
  readonly makersNeed: readonly string[]
}

/** Python packages with an app's program. */
export interface PythonInstall {
  /** The package with the program. */
  readonly package: string
  /** Other packages that it needs. */
  readonly beside?: readonly string[]
}

/** Where an app's program comes from if its own command can't run, or is for another system. */
export type OtherInstall = PythonInstall | DebianInstall | GoInstall

/** How an app is started here. The file has the app's name. */
export interface TwinLocalApp {
  readonly id: string
  readonly otherInstall?: OtherInstall
  readonly subjects: readonly LocalAppSubject[]
  /** The models with which it answers tool loops, structured output, embeddings, and reranking. */
  readonly usedWith?: readonly LocalAppSubject[]
  /** The lines to type in a step that is a terminal chat. */
  readonly typed?: readonly string[]
  /** What runs in the background after its own command has installed it. */
  readonly background?: string
  /** Set if it downloads from `HF_ENDPOINT` instead of through a proxy. */
  readonly knowsNoProxy?: true
}

const CHAT: ModelRecord = { id: ANY_MODEL, pipeline_tag: 'text-generation', tags: ['conversational'] }

/** A small transformers chat model with short answers. */
export const TRANSFORMERS_SUBJECT: LocalAppSubject = {
  record: { ...CHAT, library_name: 'transformers' },
  library: 'transformers',
  make: 'brief',
  makersNeed: ['transformers', 'torch'],
}

/** A small MLX chat model. */
export const MLX_SUBJECT: LocalAppSubject = {
  record: { ...CHAT, library_name: 'mlx' },
  library: 'mlx',
  make: 'llama',
  makersNeed: ['mlx-lm', 'mlx[cpu]'],
}

const EMBEDDER: ModelRecord = { id: ANY_MODEL, pipeline_tag: 'feature-extraction' }

const RANKER: ModelRecord = { id: ANY_MODEL, pipeline_tag: 'text-ranking' }

/** A transformers chat model that follows a script of tool calls. */
export const TRANSFORMERS_USED: readonly LocalAppSubject[] = [{ ...TRANSFORMERS_SUBJECT, make: 'scripted' }]

/** The same for MLX. */
export const MLX_USED: readonly LocalAppSubject[] = [{ ...MLX_SUBJECT, make: 'scripted' }]

const GGUF_FILE = 'model-Q4_K_M.gguf'

const madeGguf = (record: ModelRecord, make: string): LocalAppSubject => ({
  record: { ...record, siblings: [{ rfilename: GGUF_FILE }] },
  make: `${make} ${GGUF_FILE}`,
  library: 'llama-cpp-python',
  makersNeed: ['gguf'],
})

/** The same for llama.cpp, and a small model for embeddings. */
export const GGUF_USED: readonly LocalAppSubject[] = [
  madeGguf({ ...CHAT, tags: ['gguf', 'conversational'] }, 'scripted'),
  madeGguf({ ...EMBEDDER, tags: ['gguf'] }, 'embedder'),
]

/** A small model that ranks texts. Its scores mean nothing. */
export const GGUF_RANKER: LocalAppSubject = madeGguf({ ...RANKER, tags: ['gguf'] }, 'embedder')

/** Small llama.cpp chat models: with a quantization, and with a record that lists no files. */
export const GGUF_SUBJECTS: readonly LocalAppSubject[] = ['Q4_K_M', 'Q8_0', undefined].map((label) => {
  const rfilename = `model-${label ?? 'Q4_K_M'}.gguf`
  const listed = label === undefined ? {} : { siblings: [{ rfilename }] }
  return {
    record: { ...CHAT, tags: ['gguf', 'conversational'], ...listed },
    library: 'llama-cpp-python',
    make: `brief ${rfilename}`,
    makersNeed: ['gguf'],
  }
})

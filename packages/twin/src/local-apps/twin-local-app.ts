import type { ModelRecord } from '@model-snippets/core'
import { ANY_MODEL } from '@model-snippets/core/local-apps'
import type { DebianInstall } from './debian.ts'
import type { GoInstall } from './go-program.ts'

/** One model that an app is started with. */
export interface LocalAppSubject {
  readonly record: ModelRecord
  /** Key of the library by whose maker it is made, and what that makes, in its own words. */
  readonly library: string
  readonly make: string
  /** What makes it: words for `pip install`. */
  readonly makersNeed: readonly string[]
}

/** Packages of Python that hold an app's program. */
export interface PythonInstall {
  /** The one that holds it. */
  readonly package: string
  /** Others that it needs beside. */
  readonly beside?: readonly string[]
}

/** What holds an app's program, where its own command cannot be run or is for another system. */
export type OtherInstall = PythonInstall | DebianInstall | GoInstall

/** How an app is started here. The file is called like the app. */
export interface TwinLocalApp {
  readonly id: string
  readonly otherInstall?: OtherInstall
  readonly subjects: readonly LocalAppSubject[]
  /** What is typed into a step that is a chat in the terminal, line by line. */
  readonly typed?: readonly string[]
  /** What runs in the background from the time that its own command has installed it. */
  readonly background?: string
  /** Set where it fetches from the address in `HF_ENDPOINT`, and not by a proxy. */
  readonly knowsNoProxy?: true
}

const CHAT: ModelRecord = { id: ANY_MODEL, pipeline_tag: 'text-generation', tags: ['conversational'] }

/** A small model of transformers that chats, and soon ends. */
export const TRANSFORMERS_SUBJECT: LocalAppSubject = {
  record: { ...CHAT, library_name: 'transformers' },
  library: 'transformers',
  make: 'brief',
  makersNeed: ['transformers', 'torch'],
}

/** A small model of MLX that chats. */
export const MLX_SUBJECT: LocalAppSubject = {
  record: { ...CHAT, library_name: 'mlx' },
  library: 'mlx',
  make: 'llama',
  makersNeed: ['mlx-lm', 'mlx[cpu]'],
}

/** Small models of llama.cpp that chat: by a quantization, and where the record lists no files. */
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

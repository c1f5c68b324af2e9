import { execFile } from 'node:child_process'
import type { BatchParser } from '../twin-language.ts'

const SCRIPTS_AT_A_TIME = 400

/** bash reads many scripts as one. If one is broken, it reads them in halves. */
export const openShellParser = (): BatchParser => ({
  parse: async (texts) => {
    const broken = await brokenScripts(texts.map((content, place) => ({ content, place })))
    const places = new Set(broken.map(({ place }) => place))
    return texts.map((_, place) => (places.has(place) ? 'the shell cannot read it' : undefined))
  },
  close: () => undefined,
})

interface Script {
  readonly content: string
  readonly place: number
}

async function brokenScripts(scripts: readonly Script[]): Promise<readonly Script[]> {
  if (scripts.length > SCRIPTS_AT_A_TIME) {
    const broken: Script[] = []
    for (let start = 0; start < scripts.length; start += SCRIPTS_AT_A_TIME) {
      broken.push(...(await brokenScripts(scripts.slice(start, start + SCRIPTS_AT_A_TIME))))
    }
    return broken
  }
  if (scripts.length === 0 || (await isReadByBash(scripts))) return []
  if (scripts.length === 1) return scripts
  const half = scripts.length >> 1
  return [...(await brokenScripts(scripts.slice(0, half))), ...(await brokenScripts(scripts.slice(half)))]
}

/** Each script is the body of a function in one long script, which bash reads without running it. */
const isReadByBash = (scripts: readonly Script[]): Promise<boolean> =>
  new Promise((resolve) => {
    const bash = execFile('bash', ['-n'], (error) => resolve(error === null))
    bash.stdin?.end(scripts.map(({ content }) => `f() {\n:\n${content}\n}\n`).join(''))
  })

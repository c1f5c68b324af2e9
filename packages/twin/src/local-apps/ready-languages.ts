import type { Language } from '@model-snippets/core'
import { Runner } from '../run/runner.ts'
import { Twin } from '../services/twin.ts'
import type { UsingProgram } from './uses.ts'

/** Programs that do nothing, so that running one only installs its clients. */
const NOTHING: { readonly [language in Language]?: string } = {
  python: 'pass\n',
  js: 'export {}\n',
  sh: ':\n',
  go: 'package main\n\nfunc main() {}\n',
  java: 'public class Example {\n  public static void main(String[] arguments) {}\n}\n',
  rust: 'fn main() {}\n',
  php: '<?php\n',
  ruby: '\n',
}

/** Installs the clients of programs, so that these can run without a network. */
export async function readyLanguages(programs: readonly Pick<UsingProgram, 'language' | 'install'>[]): Promise<void> {
  const installs = new Map(programs.map(({ language, install }) => [`${language} ${install}`, { language, install }]))
  const twin = await Twin.start()
  try {
    const runner = await Runner.start(twin)
    try {
      for (const { language, install } of installs.values()) {
        const content = NOTHING[language]
        if (content === undefined) throw new Error(`${language} has no empty program`)
        await runner.run({ language, content, install, files: [], env: {} }, [], { alone: true })
      }
    } finally {
      await runner.stop()
    }
  } finally {
    await twin.stop()
  }
}

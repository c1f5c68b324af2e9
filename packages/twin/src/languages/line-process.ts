import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A process that answers each line of JSON with another, in order. The first request starts it. */
export class LineProcess {
  readonly #name: string
  readonly #command: string
  readonly #parameters: readonly string[]
  readonly #waiting: { resolve(line: string): void; reject(error: Error): void }[] = []
  #process: ChildProcessWithoutNullStreams | undefined
  #closed = Promise.resolve()
  #hasEnded = false
  #stderr = ''

  /** @param name a description for the error if it ends before it has answered */
  constructor(name: string, command: string, parameters: readonly string[]) {
    this.#name = name
    this.#command = command
    this.#parameters = parameters
  }

  async ask(question: unknown): Promise<unknown> {
    if (this.#hasEnded) throw this.#end()
    const answer = new Promise<string>((resolve, reject) => this.#waiting.push({ resolve, reject }))
    this.#process ??= this.#start()
    this.#process.stdin.write(`${JSON.stringify(question)}\n`)
    return JSON.parse(await answer)
  }

  stop(): Promise<void> {
    this.#process?.stdin.end()
    return this.#closed
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = spawn(this.#command, this.#parameters)
    child.stderr.on('data', (text) => {
      this.#stderr += text
    })
    // It couldn't be started.
    child.on('error', (error) => {
      this.#stderr += error.message
    })
    createInterface({ input: child.stdout }).on('line', (line) => this.#waiting.shift()?.resolve(line))
    this.#closed = new Promise((resolve) => {
      child.on('close', () => {
        this.#hasEnded = true
        for (const { reject } of this.#waiting.splice(0)) reject(this.#end())
        resolve()
      })
    })
    return child
  }

  #end(): Error {
    return new Error(`${this.#name} ended: ${this.#stderr}`)
  }
}

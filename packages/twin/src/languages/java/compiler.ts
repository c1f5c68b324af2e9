import { LineProcess } from '../line-process.ts'

/** `Compiler.java`, in one process that compiles many programs: starting Java for each takes longer than compiling. */
export class JavaCompiler {
  readonly #process: LineProcess

  constructor(command: string, parameters: readonly string[]) {
    this.#process = new LineProcess('The compiler of Java programs', command, parameters)
  }

  /**
   * Compiles `Example.java` of a folder.
   *
   * @returns what the compiler says, warnings included
   */
  async compile(folder: string, classPath: string): Promise<string> {
    return ((await this.#process.ask({ folder, classPath })) as { readonly complaint: string }).complaint
  }

  stop(): Promise<void> {
    return this.#process.stop()
  }
}

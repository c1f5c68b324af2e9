import { LineProcess } from '../line-process.ts'
import { type JavaToolchain, programOf } from './environment.ts'

/** What makes a short run of a program shorter. */
export const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto', '-XX:-UsePerfData']

/** `Compiler.java`, in one process that compiles many programs: starting Java for each takes longer than compiling. */
export class JavaCompiler {
  readonly #process: LineProcess

  constructor({ java, tools }: Pick<JavaToolchain, 'java' | 'tools'>) {
    const parameters = [...SHORT_RUN, '-cp', tools, 'Compiler']
    this.#process = new LineProcess('The compiler of Java programs', programOf(java, 'java'), parameters)
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

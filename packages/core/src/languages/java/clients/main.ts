import type { Call, ChatCall } from '../../../call/call.ts'
import { EnvironmentNode, type FileNode, raw } from '../../../values/value.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { java } from '../writer.ts'

/* How programs of all clients are put together. */

/** What a part of a program needs. */
export interface JavaCode {
  /** Full names of classes. */
  readonly imports: readonly string[]
  readonly code: string
}

export const NOTHING: JavaCode = { imports: [], code: '' }

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'Java sends texts as UTF-8, which has no form for a lone surrogate' : undefined

/**
 * A whole program: what is thrown ends it with its reason. A token that is not there does before anything is sent.
 *
 * @param main statements of `main`, indented
 * @param before members that stand before it
 * @param behind members that stand behind it
 */
export const javaProgram = (
  { token }: Pick<Call, 'token'>,
  { imports, code }: JavaCode,
  exceptions: string,
  before: string,
  behind: string,
): string =>
  java.program(
    token instanceof EnvironmentNode ? ['java.util.Objects', ...imports] : imports,
    `${before}    public static void main(String[] args)${exceptions} {
${token instanceof EnvironmentNode ? java.demand(token) : ''}${code}    }
${behind}`,
  )

const FILES = 'java.nio.file.Files'
export const SAVING: readonly string[] = [FILES, 'java.nio.file.Path']
export const BASE64 = 'java.util.Base64'

/** Statements that read the files of a chat's messages into their variables. */
export function readFiles({ request }: ChatCall): JavaCode {
  const parts = filesIn(request.body).map((file) => encodeFile(file))
  return { imports: parts.flatMap(({ imports }) => imports), code: parts.map(({ code }) => code).join('') }
}

/**
 * Reads a file into its variable, as it stands in JSON.
 *
 * @param fetched an expression that gives the bytes of a file that does not lie beside the program
 */
export function encodeFile({ encoding, location, mediaType, variable }: FileNode, fetched?: string): JavaCode {
  const bytes = fetched ?? `Files.readAllBytes(Path.of(${java.string(location)}))`
  const encoded = raw(`Base64.getEncoder().encodeToString(${bytes})`)
  const text = java.join(encoding === 'data-url' ? `data:${mediaType};base64,` : '', encoded)
  return {
    imports: [...(fetched === undefined ? SAVING : []), BASE64],
    code: `        var ${variable} = ${text};\n`,
  }
}

/** Prints the text that a message's `reasoning` holds, before its answer. */
export const PRINT_REASONING = `        if (!reasoning.isEmpty()) {
            System.out.println("Reasoning:\\n" + reasoning + "\\n\\nAnswer:");
        }
`

/** Prints what a chunk adds to `reasoning` and to the answer, each under its heading. */
export const printParts = (answer: string): string => `\
                    for (var part : List.of(Map.entry("Reasoning", reasoning), Map.entry("Answer", ${answer}))) {
                        if (part.getValue().isEmpty()) {
                            continue;
                        }
                        if (!part.getKey().equals(section)) {
                            section = part.getKey();
                            System.out.println("\\n" + section + ":");
                        }
                        System.out.print(part.getValue());
                    }
`

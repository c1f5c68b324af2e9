import type { TaskCall } from '../../../../call/call.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { namedByFormat } from '../../../clients/formats.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { type Run, runOf, unsupportedReplicate } from '../../../clients/replicate-client.ts'
import { type LinkedFiles, plannedResult } from '../../../clients/task-plan.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { refuse } from '../fetch/refused.ts'
import { defineFile, readBase64 } from '../files.ts'
import { nameByType } from '../named-by-format.ts'
import { save, saveByName } from '../save.ts'
import { checkToken } from '../token.ts'

/** Runs a model as Replicate's pages do: `run` waits for the prediction, and returns files as objects. */
export const replicateTask: TaskRenderer = { client: 'replicate', unsupported: unsupportedReplicate, render }

const REPLICATE = /* @__PURE__ */ name('Replicate', { module: 'replicate', name: 'default as Replicate' })
const OUTPUT = /* @__PURE__ */ name('output')

function render(call: TaskCall): string {
  const run = runOf(call)
  if (run === undefined) return ''
  return javascript.program(code`
    ${checkToken(call)}
    const replicate = new ${REPLICATE}(${typeof call.token === 'string' ? javascript.inline({ auth: call.token }) : undefined});

    ${readFile(fileIn(call.request.body))}
    const output${typed(call, ANY)} = await replicate.run(${call.providerModel}, {
      input: ${run.input},
    });
    ${NO_OUTPUT}

    ${show(call, run)}
  `)
}

/** `run` of release 1.4 also returns if a prediction is still running after a minute. */
const NO_OUTPUT = code`if (!output) throw new Error("The prediction has no output yet.");`

function readFile(file: FileNode | undefined): Piece | undefined {
  if (file === undefined) return undefined
  if (!file.remote) {
    return code`
      ${defineFile(file, readBase64(file))}

    `
  }
  return code`
    const source = await fetch(${file.location});
    ${refuse(code`source`)}
    ${defineFile(file, code`Buffer.from(await source.arrayBuffer()).toString("base64")`)}

  `
}

function show(call: TaskCall, { result, at }: Run): Piece | undefined {
  if (result.kind === 'json') return code`console.log(output);`
  const planned = plannedResult(call, result)
  const found = javascript.at(OUTPUT, at, true)
  if (planned.kind === 'urls') return saveEach(planned, found)
  const named = namedByFormat(result.fileName)
  return code`
    ${when(result.listed === true, code`// Some models return a list of files, others a single file.`)}
    const file = ${result.listed ? code`Array.isArray(${found}) ? ${found}[0] : ${found}` : found};
    const blob = await file.blob();
    ${
      named === undefined
        ? save(result.fileName, DATA)
        : code`
          ${nameByType(code`blob.type`, named)}
          ${saveByName(DATA)}
        `
    }
  `
}

const DATA = code`Buffer.from(await blob.arrayBuffer())`

const saveEach = ({ stem, ending, named, mayBeOne }: LinkedFiles, found: Piece): Piece => code`
  for (const [index, file] of ${mayBeOne ? code`[${found}].flat()` : found}.entries()) {
    const blob = await file.blob();
    ${
      named === undefined
        ? code`const name = ${javascript.format(stem, code`index + 1`, ending)};`
        : nameByType(code`blob.type`, named, [stem, code`index + 1`, '.'])
    }
    ${saveByName(DATA)}
  }
`

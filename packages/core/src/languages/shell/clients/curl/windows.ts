import type { ChatCall, TaskCall } from '../../../../call/call.ts'
import type { Platform } from '../../../../call/platform.ts'
import type { Body } from '../../../../providers/provider.ts'
import { SnippetInputError } from '../../../../values/errors.ts'
import { EnvironmentNode, type FileNode, type JsonObject } from '../../../../values/value.ts'
import { plainRequest } from '../../../clients/chat-api.ts'
import type { Renderer } from '../../../clients/client.ts'
import { fileIn, filesIn } from '../../../clients/raw-client.ts'
import { lines, listed, name, type Piece } from '../../../printing/code.ts'
import { cmd, code as cmdCode } from '../../cmd.ts'
import { code, powershell } from '../../powershell.ts'
import { downloadName, needsJq, pathOf } from './files.ts'
import { type CurlOption, downloadOptions, headerOptions, requestOptions } from './flags.ts'

type CurlCall = ChatCall | TaskCall
type WindowsPlatform = Exclude<Platform, 'posix'>

const NAMES: { readonly [platform in WindowsPlatform]: string } = { powershell: 'PowerShell', cmd: 'cmd.exe' }

/** Returns a renderer that uses Windows' own curl if the call's platform is a Windows shell. */
export const onPlatform = <Kind extends CurlCall>(posix: Renderer<Kind>): Renderer<Kind> => ({
  ...posix,
  unsupported: (call) =>
    posix.unsupported?.(call) ?? (call.platform === 'posix' ? undefined : unsupportedOn(call.platform, call)),
  render: (call) => (call.platform === 'posix' ? posix.render(call) : render(call.platform, plainly(call))),
})

const plainly = (call: CurlCall): CurlCall =>
  call.kind === 'task' ? call : { ...call, request: plainRequest(call.request) }

function unsupportedOn(platform: WindowsPlatform, call: CurlCall): string | undefined {
  const shell = NAMES[platform]
  if (call.kind === 'task' && needsJq(call)) {
    return `the result is inside the response, and the ${shell} example has no tool to extract it`
  }
  if (call.kind === 'task' && call.result.kind === 'bytes' && call.result.mediaType === 'audio/') {
    return `the audio format is only known from the response, and the ${shell} example can’t name the file after it`
  }
  const file = call.request.body.kind === 'json' ? fileIn(call.request.body) : undefined
  if (file !== undefined && platform === 'cmd') return 'cmd.exe can’t put a file’s content into JSON'
  try {
    render(platform, plainly(call))
  } catch (error) {
    if (!(error instanceof SnippetInputError)) throw error
    return `${shell} can’t pass this call: ${error.field}: ${error.problem}`
  }
  return undefined
}

const render = (platform: WindowsPlatform, call: CurlCall): string =>
  platform === 'cmd' ? cmdCall(call) : powershellCall(call)

const bytesOf = (call: CurlCall): string | undefined =>
  call.kind === 'task' && call.result.kind === 'bytes' ? call.result.fileName : undefined

/** Returns the options of everything except a JSON body. */
function optionsOf(call: CurlCall): readonly CurlOption[] {
  const { request } = call
  const options: CurlOption[] = [...requestOptions(request.url)]
  if (call.streaming) options.push(['--no-buffer'])
  const output = bytesOf(call)
  if (output !== undefined) options.push(['--output', output])
  options.push(...headerOptions(request))
  const { body } = request
  if (body.kind === 'bytes') options.push(['--data-binary', `@${pathOf(body.file)}`, 'input'])
  if (body.kind === 'form') {
    for (const name of Object.keys(body.fields)) options.push(['--form-string', `${name}=${body.fields[name]}`, name])
    options.push(['-F', filePart(body), 'input'])
  }
  return options
}

/**
 * Returns a form's file. Quotes around the name would have to get through the shell, the program start, and curl; a
 * plain name needs none.
 */
function filePart(body: Extract<Body, { kind: 'form' }>): string {
  const path = pathOf(body.file)
  if (/[",;]|^ | $/.test(path)) {
    throw new SnippetInputError(
      'input',
      'file names in forms can’t contain quotes, commas, or semicolons, or start or end with a space',
    )
  }
  return `file=@${path};filename=${body.fileName};type=${body.file.mediaType}`
}

/** Returns the reader's file if it's the body: before 8.3, curl sends an empty body if it's missing. */
function ownBody({ request: { body } }: CurlCall): FileNode | undefined {
  return body.kind === 'bytes' && !body.file.remote ? body.file : undefined
}

/** Returns a file that is downloaded before it's sent. */
function downloadOf(call: CurlCall): FileNode | undefined {
  const file = fileIn(call.request.body)
  return file?.remote === true ? file : undefined
}

function powershellCall(call: CurlCall): string {
  const { request, token } = call
  const { body } = request
  const own = ownBody(call)
  const copy = downloadOf(call)
  const files = body.kind === 'json' ? filesIn(body) : []
  const demand = token instanceof EnvironmentNode ? powershell.demand(token) : undefined
  const statements = code`
    ${demand}
    ${copy && downloadInPowershell(copy)}
    ${own && code`$null = Convert-Path -LiteralPath ${own.location}`}
    ${lines(...files.map(encodeInPowershell))}
    ${pipedBody(body)}curl.exe ${powershell.argument(request.url, 'url')} \`
      ${powershell.optionLines(body.kind === 'json' ? [...optionsOf(call), ['--data-binary', '@-']] : optionsOf(call))}
    ${powershellEnd(bytesOf(call))}
  `
  const all = copy === undefined ? statements : withoutCopy(statements, downloadName(copy))
  // In its own block, an error doesn't close the reader's window or change its error handling.
  if (fileIn(body) !== undefined) {
    return powershell.program(code`
      & {
      $ErrorActionPreference = 'Stop'
      ${all}
      }
    `)
  }
  // At the prompt, pasted lines run one by one, even if the first one fails.
  if (demand === undefined) return powershell.program(all)
  return powershell.program(code`
    & {
    ${all}
    }
  `)
}

const STOP = code`{ throw "curl.exe failed with exit code $LASTEXITCODE" }`

const STOP_IF_FAILED = code`if ($LASTEXITCODE -ne 0) ${STOP}`

const downloadInPowershell = (file: FileNode): Piece => code`
  curl.exe ${powershell.argument(file.location, 'input')} \`
    ${powershell.optionLines(downloadOptions(file.location, downloadName(file)).flat())}
  ${STOP_IF_FAILED}
`

/** .NET doesn't use PowerShell's current folder, so it gets the full path. */
const encodeInPowershell = (file: FileNode): Piece => code`
  $${name(file.variable)} = [Convert]::ToBase64String([IO.File]::ReadAllBytes((Convert-Path -LiteralPath ${file.remote ? downloadName(file) : file.location})))
`

/** JSON is sent on standard input. */
function pipedBody(body: Body): Piece | undefined {
  if (body.kind !== 'json') return undefined
  const input =
    fileIn(body) === undefined ? powershell.jsonInput(body.value as JsonObject) : powershell.expandedInput(body.value)
  return code`${input} | `
}

const withoutCopy = (statements: Piece, copy: string): Piece => code`
  try {
  ${statements}
  } finally { if (Test-Path -LiteralPath ${copy}) { Remove-Item -LiteralPath ${copy} } }
`

function powershellEnd(output: string | undefined): Piece {
  if (output === undefined) return STOP_IF_FAILED
  // If the request fails with exit code 22, the file contains the service's response, so it's printed.
  return code`
    if ($LASTEXITCODE -eq 0) {
      ${`Saved ${output}`}
    } else {
      if ($LASTEXITCODE -eq 22 -and (Test-Path -LiteralPath ${output})) { Get-Content -LiteralPath ${output}; Remove-Item -LiteralPath ${output} }
      throw "curl.exe failed with exit code $LASTEXITCODE"
    }
  `
}

function cmdCall(call: CurlCall): string {
  const { request, token } = call
  const own = ownBody(call)
  const copy = downloadOf(call)
  const options = optionsOf(call)
  const demand = token instanceof EnvironmentNode ? cmd.demand(token) : undefined
  const demanded = own && demandFile(cmd.argument(pathOf(own), 'input'))
  const fetched = copy && downloadInCmd(copy)
  const send = cmdCode`curl ${cmd.argument(request.url, 'url')} ${cmd.options(options)}`
  const body = request.body.kind === 'json' ? cmdCode` -d ${cmd.body(request.body.value as JsonObject)}` : undefined
  const line = cmdCode`${demand}${demanded}${fetched}${send}${body}${cmdEnd(bytesOf(call), copy)}`
  return cmd.program(line, options.filter(([, value]) => value instanceof EnvironmentNode).length)
}

const demandFile = (name: Piece): Piece =>
  cmdCode`if not exist ${name} (echo There is no file ${name} >&2 & cmd /c exit 1) else `

const downloadInCmd = (file: FileNode): Piece =>
  cmdCode`curl ${cmd.argument(file.location, 'input')} ${cmd.options(downloadOptions(file.location, downloadName(file)).flat())} && `

/** Returns what follows a call: prints the result's name, and deletes an error response or a downloaded file. */
function cmdEnd(output: string | undefined, download: FileNode | undefined): Piece | undefined {
  const done: Piece[] = []
  const failed: Piece[] = []
  if (output !== undefined) {
    done.push(cmdCode`(echo Saved ${output})`)
    failed.push(
      cmdCode`(if errorlevel 22 if not errorlevel 23 if exist ${output} (type ${output} >&2 & del ${output})) & `,
    )
  }
  if (download !== undefined) {
    const copy = downloadName(download)
    done.push(cmdCode`(del ${copy})`)
    failed.push(cmdCode`(if exist ${copy} del ${copy}) & `)
  }
  if (done.length === 0) return undefined
  // `exit /b` would close the reader's window; a second cmd.exe only sets its exit code.
  return cmdCode` && ${listed(done, ' && ')} || (${listed(failed, '')}cmd /c exit 1)`
}

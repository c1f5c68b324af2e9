import type { ChatCall, TaskCall } from '../../../../call/call.ts'
import type { Platform } from '../../../../call/platform.ts'
import type { Body } from '../../../../providers/provider.ts'
import { SnippetInputError } from '../../../../values/errors.ts'
import { EnvironmentNode, type FileNode, type JsonObject } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { fileIn, filesIn, headerLines } from '../../../clients/raw-client.ts'
import { cmd } from '../../cmd.ts'
import { powershell } from '../../powershell.ts'
import { downloadName, needsJq, pathOf } from './files.ts'
import { type CurlOption, downloadOptions, requestOptions } from './flags.ts'

type CurlCall = ChatCall | TaskCall
type WindowsPlatform = Exclude<Platform, 'posix'>

const NAMES: { readonly [platform in WindowsPlatform]: string } = { powershell: 'PowerShell', cmd: 'cmd.exe' }

/** A renderer that writes calls for Windows' own curl where the call names a shell of Windows. */
export const onPlatform = <Kind extends CurlCall>(posix: Renderer<Kind>): Renderer<Kind> => ({
  ...posix,
  unsupported: (call) =>
    posix.unsupported?.(call) ?? (call.platform === 'posix' ? undefined : unsupportedOn(call.platform, call)),
  render: (call) => (call.platform === 'posix' ? posix.render(call) : render(call.platform, call)),
})

function unsupportedOn(platform: WindowsPlatform, call: CurlCall): string | undefined {
  const shell = NAMES[platform]
  if (call.kind === 'task' && needsJq(call)) {
    return `the result stands inside the answer, and the example for ${shell} has no tool that takes it out`
  }
  const file = call.request.body.kind === 'json' ? fileIn(call.request.body) : undefined
  if (file !== undefined && platform === 'cmd') return 'cmd.exe cannot put the content of a file into JSON'
  try {
    render(platform, call)
  } catch (error) {
    if (!(error instanceof SnippetInputError)) throw error
    return `${shell} cannot carry this call: ${error.field}: ${error.problem}`
  }
  return undefined
}

const render = (platform: WindowsPlatform, call: CurlCall): string =>
  platform === 'cmd' ? cmdCall(call) : powershellCall(call)

const bytesOf = (call: CurlCall): string | undefined =>
  call.kind === 'task' && call.result.kind === 'bytes' ? call.result.fileName : undefined

/** What all but the body needs, as options; a value of an option is the next item. */
function optionsOf(call: CurlCall): readonly CurlOption[] {
  const { request } = call
  const options: CurlOption[] = [...requestOptions(request.url)]
  if (call.streaming) options.push(['--no-buffer'])
  const output = bytesOf(call)
  if (output !== undefined) options.push(['--output', output])
  for (const { name, line } of headerLines(request)) options.push(['-H', line, name])
  const { body } = request
  if (body.kind === 'bytes') options.push(['--data-binary', `@${pathOf(body.file)}`, 'input'])
  if (body.kind === 'form') {
    for (const name of Object.keys(body.fields)) options.push(['--form-string', `${name}=${body.fields[name]}`, name])
    options.push(['-F', filePart(body), 'input'])
  }
  return options
}

/** Quotes around the name would have to pass the shell, the program's start and curl; a plain name needs none. */
function filePart(body: Extract<Body, { kind: 'form' }>): string {
  const path = pathOf(body.file)
  if (/[",;]|^ | $/.test(path)) {
    throw new SnippetInputError(
      'input',
      'the name of a file in a form has no quote, comma, semicolon or space at its ends',
    )
  }
  return `file=@${path};filename=${body.fileName};type=${body.file.mediaType}`
}

/** The reader's own file that is the body: before 8.3, curl sends an empty body when it is missing. */
function ownBody({ request: { body } }: CurlCall): FileNode | undefined {
  return body.kind === 'bytes' && !body.file.remote ? body.file : undefined
}

/** A file that is fetched before it is sent. */
function downloadOf(call: CurlCall): FileNode | undefined {
  const file = fileIn(call.request.body)
  return file?.remote === true ? file : undefined
}

const STOP = '{ throw "curl.exe failed with exit code $LASTEXITCODE" }'

/** Ends a program whose token is not there, before anything is sent. */
const demandInPowershell = ({ token }: CurlCall): string =>
  token instanceof EnvironmentNode ? powershell.demand(token) : ''

function powershellCall(call: CurlCall): string {
  const { body } = call.request
  const file = fileIn(body)
  const download = downloadOf(call)
  const demand = demandInPowershell(call)
  let code = demand
  if (download !== undefined) {
    code += `curl.exe ${powershell.word(download.location, 'input')}`
    code += `${powershellOptions(downloadOptions(download.location, downloadName(download)))}\n`
    code += `if ($LASTEXITCODE -ne 0) ${STOP}\n`
  }
  const own = ownBody(call)
  if (own !== undefined) code += `$null = Convert-Path -LiteralPath ${powershell.literal(own.location)}\n`
  for (const each of body.kind === 'json' ? filesIn(body) : []) {
    // .NET does not follow PowerShell's current folder, so it is given the full path.
    const path = powershell.literal(each.remote ? downloadName(each) : each.location)
    code += `$${each.variable} = [Convert]::ToBase64String([IO.File]::ReadAllBytes((Convert-Path -LiteralPath ${path})))\n`
  }
  if (body.kind === 'json') {
    code += `${file === undefined ? powershell.json(body.value as JsonObject) : powershell.expandedJson(body.value)} | `
  }
  code += `curl.exe ${powershell.word(call.request.url, 'url')}${powershellOptions(optionsOf(call))}`
  if (body.kind === 'json') code += ` \`\n  --data-binary ${powershell.word('@-')}`
  code += `\n${powershellEnd(bytesOf(call))}`
  if (download !== undefined) {
    const copy = powershell.literal(downloadName(download))
    code = `try {\n${code}} finally { if (Test-Path -LiteralPath ${copy}) { Remove-Item -LiteralPath ${copy} } }\n`
  }
  // A block of its own, so that an error ends it without closing the reader's window or changing what errors do there.
  if (file !== undefined) return `& {\n$ErrorActionPreference = ${powershell.literal('Stop')}\n${code}}\n`
  // At the prompt lines that were pasted run one by one, whatever becomes of the first.
  return demand === '' ? code : `& {\n${code}}\n`
}

const powershellOptions = (options: readonly CurlOption[]): string =>
  options
    .map(
      ([option, value, field]) => ` \`\n  ${option}${value === undefined ? '' : ` ${powershell.word(value, field)}`}`,
    )
    .join('')

function powershellEnd(output: string | undefined): string {
  if (output === undefined) return `if ($LASTEXITCODE -ne 0) ${STOP}\n`
  // What the service says of a failure, exit code 22, lands in the file, so it is shown.
  return powershell.code`
if ($LASTEXITCODE -eq 0) {
  ${`Saved ${output}`}
} else {
  if ($LASTEXITCODE -eq 22 -and (Test-Path -LiteralPath ${output})) { Get-Content -LiteralPath ${output}; Remove-Item -LiteralPath ${output} }
  throw "curl.exe failed with exit code $LASTEXITCODE"
}
`
}

const cmdOptions = (options: readonly CurlOption[]): string =>
  options
    .map(([option, value, field]) => (value === undefined ? ` ${option}` : ` ${option} ${cmd.word(value, field)}`))
    .join('')

function cmdCall(call: CurlCall): string {
  const { body, url } = call.request
  const download = downloadOf(call)
  const options = optionsOf(call)
  let line = call.token instanceof EnvironmentNode ? cmd.demand(call.token) : ''
  const own = ownBody(call)
  if (own !== undefined) {
    const name = cmd.word(pathOf(own), 'input')
    line += `if not exist ${name} (echo There is no file ${name} >&2 & cmd /c exit 1) else `
  }
  if (download !== undefined) {
    const fetched = cmdOptions(downloadOptions(download.location, downloadName(download)))
    line += `curl ${cmd.word(download.location, 'input')}${fetched} && `
  }
  line += `curl ${cmd.word(url, 'url')}${cmdOptions(options)}`
  if (body.kind === 'json') line += ` -d ${cmd.json(body.value as JsonObject)}`
  line += cmdEnd(bytesOf(call), download)
  const variables = options.filter(([, value]) => value instanceof EnvironmentNode).length
  return cmd.line(line, variables)
}

/** What follows a call: the result is named, and neither what the service says of a failure nor a copy is left behind. */
function cmdEnd(output: string | undefined, download: FileNode | undefined): string {
  const done: string[] = []
  const failed: string[] = []
  if (output !== undefined) {
    const name = cmd.word(output)
    done.push(`(echo Saved ${name})`)
    failed.push(`(if errorlevel 22 if not errorlevel 23 if exist ${name} (type ${name} >&2 & del ${name}))`)
  }
  if (download !== undefined) {
    const copy = cmd.word(downloadName(download))
    done.push(`(del ${copy})`)
    failed.push(`(if exist ${copy} del ${copy})`)
  }
  if (done.length === 0) return ''
  // `exit /b` would close the reader's window; a second cmd.exe only leaves its exit code behind.
  return ` && ${done.join(' && ')} || (${failed.join(' & ')} & cmd /c exit 1)`
}

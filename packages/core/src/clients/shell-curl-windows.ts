import type { Call, ChatCall } from '../call.ts'
import { SnippetInputError } from '../errors.ts'
import { cmd } from '../languages/cmd.ts'
import { powershell } from '../languages/powershell.ts'
import { EnvironmentNode, type FileNode, type JsonObject } from '../languages/value.ts'
import type { Body } from '../providers/provider.ts'
import type { WindowsPart } from './client.ts'
import { fileIn, type RawCall } from './raw-client.ts'
import { shellCurl } from './shell-curl.ts'
import { downloadName, needsJq, pathOf } from './shell-curl-files.ts'

const QUIET = '--fail-with-body --silent --show-error'
const NAMES = { powershell: 'PowerShell', cmd: 'cmd.exe' } as const

type WindowsCall = ChatCall | RawCall

/** Windows' own curl, for the shell that the call names. */
export const shellCurlWindows: WindowsPart = { of: shellCurl, refuses, template }

function refuses(call: Call): string | undefined {
  if (call.platform === 'posix') return undefined
  const shell = NAMES[call.platform]
  const target = call as WindowsCall
  if ('answer' in target && needsJq(target)) {
    return `the result stands inside the answer, and the example for ${shell} has no tool that takes it out`
  }
  const file = target.request.body.kind === 'json' ? fileIn(target.request.body) : undefined
  if (file !== undefined && call.platform === 'cmd') return 'cmd.exe cannot put the content of a file into JSON'
  try {
    template(target)
  } catch (error) {
    if (!(error instanceof SnippetInputError)) throw error
    return `${shell} cannot carry this call: ${error.message.slice(error.message.indexOf(error.field))}`
  }
  return undefined
}

function template(call: WindowsCall): string {
  return call.platform === 'cmd' ? cmdCall(call) : powershellCall(call)
}

const bytesOf = (call: WindowsCall): string | undefined =>
  'answer' in call && call.answer.kind === 'bytes' ? call.answer.fileName : undefined

/** What all but the body needs, as options; a value of an option is the next item. */
function optionsOf(call: WindowsCall): readonly (readonly [string, (string | EnvironmentNode)?, string?])[] {
  const { request } = call
  const options: [string, (string | EnvironmentNode)?, string?][] = [[QUIET]]
  if (call.streaming) options.push(['--no-buffer'])
  const output = bytesOf(call)
  if (output !== undefined) options.push(['--output', output])
  for (const name of Object.keys(request.headers)) {
    const value = request.headers[name] as string | EnvironmentNode
    const header =
      value instanceof EnvironmentNode
        ? new EnvironmentNode(value.name, `${name}: ${value.prefix}`)
        : `${name}: ${value}`
    options.push(['-H', header, name])
  }
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

/** A file that is fetched before it is sent. */
function downloadOf(call: WindowsCall): FileNode | undefined {
  const file = fileIn(call.request.body)
  return file?.remote === true ? file : undefined
}

const STOP = '{ throw "curl.exe failed with exit code $LASTEXITCODE" }'

function powershellCall(call: WindowsCall): string {
  const { body } = call.request
  const file = fileIn(body)
  const download = downloadOf(call)
  let code = ''
  if (download !== undefined) {
    const url = powershell.word(download.location, 'input')
    code += `curl.exe ${url} \`\n  ${QUIET} --location --output ${powershell.word(downloadName(download))}\n`
    code += `if ($LASTEXITCODE -ne 0) ${STOP}\n`
  }
  if (body.kind === 'json' && file !== undefined) {
    // .NET does not follow PowerShell's current folder, so it is given the full path.
    const path = powershell.literal(file.remote ? downloadName(file) : file.location)
    code += `$${file.variable} = [Convert]::ToBase64String([IO.File]::ReadAllBytes((Convert-Path -LiteralPath ${path})))\n`
  }
  if (body.kind === 'json') {
    code += `${file === undefined ? powershell.json(body.value as JsonObject) : powershell.expandedJson(body.value)} | `
  }
  code += `curl.exe ${powershell.word(call.request.url, 'url')}`
  for (const [option, value, field] of optionsOf(call)) {
    code += ` \`\n  ${option}${value === undefined ? '' : ` ${powershell.word(value, field)}`}`
  }
  if (body.kind === 'json') code += ` \`\n  --data-binary ${powershell.word('@-')}`
  code += `\n${powershellEnd(bytesOf(call))}`
  if (download !== undefined) {
    const copy = powershell.literal(downloadName(download))
    code = `try {\n${code}} finally { if (Test-Path -LiteralPath ${copy}) { Remove-Item -LiteralPath ${copy} } }\n`
  }
  // A block of its own, so that an error ends it without closing the reader's window or changing what errors do there.
  return file === undefined ? code : `& {\n$ErrorActionPreference = ${powershell.literal('Stop')}\n${code}}\n`
}

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

function cmdCall(call: WindowsCall): string {
  const { body, url } = call.request
  const download = downloadOf(call)
  let line = ''
  if (download !== undefined) {
    const fetched = cmd.word(downloadName(download))
    line += `curl ${cmd.word(download.location, 'input')} ${QUIET} --location --output ${fetched} && `
  }
  line += `curl ${cmd.word(url, 'url')}`
  for (const [option, value, field] of optionsOf(call)) {
    line += value === undefined ? ` ${option}` : ` ${option} ${cmd.word(value, field)}`
  }
  if (body.kind === 'json') line += ` -d ${cmd.json(body.value as JsonObject)}`
  const output = bytesOf(call)
  if (output !== undefined) {
    const name = cmd.word(output)
    // `exit /b` would close the reader's window; a second cmd.exe only leaves its exit code behind.
    line += ` && (echo Saved ${name}) || ((if errorlevel 22 if not errorlevel 23 if exist ${name} (type ${name} >&2 & del ${name})) & cmd /c exit 1)`
  }
  return cmd.line(line)
}

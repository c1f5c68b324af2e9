import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseUrl } from '../../../../providers/provider.ts'
import { raw } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { namedByFormat } from '../../../clients/formats.ts'
import {
  addressStarts,
  asksTwice,
  fileIn,
  ownAddressStart,
  patience,
  queueOf,
  urlParts,
} from '../../../clients/raw-client.ts'
import { ruby } from '../../writer.ts'
import { readFile } from './files.ts'
import { address, BASE64, JSON_LIBRARY, NET_HTTP, refuse, startHttp } from './request.ts'

export const task: Renderer<TaskCall> = { unsupported: unsupportedName, render }

/** The client puts a backslash before a quote or a backslash, and leaves a line end: services read another name. */
function unsupportedName({ request: { body } }: TaskCall): string | undefined {
  const names = body.kind === 'form' ? Object.keys(body.fields) : []
  return names.some((name) => /["\\\r\n]/.test(name))
    ? 'the client has no spelling for quotes, backslashes and line ends in the name of a field'
    : undefined
}

const STRING_IO = 'stringio'

/** A task's request with `net/http`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const downloads = result.kind === 'url' || file?.remote === true
  const checks = downloads || queueOf(result) !== undefined
  return ruby.program(
    librariesOf(call),
    `${checks ? CHECK : ''}${downloads ? DOWNLOAD : ''}uri = URI(${address(request.url)})
headers = ${ruby.texts(request.headers, 0, 11)}
${file === undefined ? '' : readFile(file, request.body.kind === 'form')}${send(call)}${checks ? 'check(response)\n' : refuse()}
${showResult(call)}`,
  )
}

function librariesOf({ request: { body }, result }: TaskCall): string[] {
  const file = fileIn(body)
  const writesJson = body.kind === 'json' || result.kind !== 'bytes' || result.orBase64 !== undefined
  const readsBase64 =
    result.kind === 'base64' ||
    (result.kind === 'bytes' && result.orBase64 !== undefined) ||
    (result.kind === 'url' && result.inline === true)
  const writesBase64 = file !== undefined && file.encoding !== 'bytes'
  return [
    NET_HTTP,
    ...(writesJson ? [JSON_LIBRARY] : []),
    ...(readsBase64 || writesBase64 ? [BASE64] : []),
    ...(body.kind === 'form' && body.file.remote ? [STRING_IO] : []),
  ]
}

const CHECK = `def check(response)
  return response if response.is_a?(Net::HTTPSuccess)

  abort "#{response.code} #{response.message}: #{response.body}"
end

`

/** Of itself the client follows none, and takes no address with brackets. */
const DOWNLOAD = `# Follows redirects, and none that leads to anything but https.
def download(url, redirects = 5)
  uri = URI(url.gsub(/[\\[\\]]/, "[" => "%5B", "]" => "%5D"))
  response = Net::HTTP.get_response(uri)
  return check(response) unless response.is_a?(Net::HTTPRedirection)

  location = URI.join(uri, response["Location"].to_s)
  abort "#{uri} leads to #{location}" if redirects.zero? || location.scheme != "https"
  download(location.to_s, redirects - 1)
end

`

/** Posts the request. */
function send({ request: { body, url } }: TaskCall): string {
  if (body.kind === 'form') {
    const { fields, file, fileName } = body
    const part = `["file", ${file.variable}, ${ruby.literal({ filename: fileName, content_type: file.mediaType })}]`
    const form = [...Object.entries(fields), raw(part)]
    return `request = Net::HTTP::Post.new(uri, headers)
request.set_form(${ruby.literal(form, 0, 18)}, "multipart/form-data")

response = ${startHttp(url)}
  http.request(request)
end
`
  }
  const isJson = body.kind === 'json'
  return `${isJson ? `body = ${ruby.literal(body.value, 0, 8)}\n` : ''}
response = ${startHttp(url)}
  http.post(uri.request_uri, ${isJson ? 'body.to_json' : body.file.variable}, headers)
end
`
}

function showResult(call: TaskCall): string {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return result.at === undefined
        ? PARSE + show(result.shows)
        : `${readAnswer(call)}${orNoResult(ruby.at('result', result.at))}puts JSON.pretty_generate(result)\n`
    case 'bytes':
      return result.orBase64 === undefined
        ? ofType(result.mediaType) + save(result.fileName, 'response.body')
        : `if response.content_type == "application/json"
${saveField(result.orBase64, '  ')}else
${save(result.fileName, 'response.body', '  ')}end
`
    case 'base64':
      return saveField(result)
    case 'url': {
      const { at, listed, inline } = result
      const first = listed ? 'url = url.first if url.is_a?(Array)\n' : ''
      const starts = addressStarts(call).map(ruby.string).join(', ')
      return `${readAnswer(call)}url = ${ruby.at('result', at)}
${first}${orNoResult(`url.to_s.start_with?(${starts})`)}
${inline ? saveInline(result.fileName) : saveDownload(result.fileName)}`
    }
  }
}

const PARSE = 'result = JSON.parse(response.body)\n'

function show(shows: JsonResult['shows']): string {
  if (shows === undefined) return 'puts JSON.pretty_generate(result)\n'
  const found = ruby.at('result', shows.at)
  return shows.as === 'text'
    ? `puts ${found}\n`
    : `embedding = ${found}\nputs "#{embedding.length} numbers: #{embedding.first(5)}"\n`
}

/** Ends the program where an answer is of another type. */
const ofType = (start: string | undefined): string =>
  start === undefined ? '' : `${orNoResult(`response.content_type.to_s.start_with?(${ruby.string(start)})`)}\n`

const orNoResult = (found: string, indent = ''): string =>
  `${indent}abort "The answer holds no result: #{response.body}" unless ${found}\n`

const save = (fileName: string, data: string, indent = ''): string =>
  `${indent}File.binwrite(${ruby.string(fileName)}, ${data})
${indent}puts ${ruby.string(`Saved ${fileName}`)}
`

const saveInline = (fileName: string): string => `if url.start_with?("data:")
  data = Base64.decode64(url.split(",", 2).last)
else
  data = download(url).body
end
${save(fileName, 'data')}`

/** The format of a file is the model's choice. */
function saveDownload(fileName: string): string {
  const named = namedByFormat(fileName)
  if (named === undefined) return save(fileName, 'download(url).body')
  const { stem, endings, usual } = named
  return `file = download(url)
endings = ${ruby.texts(Object.fromEntries(endings))}
name = ${ruby.format(stem, raw(`endings.fetch(file.content_type, ${ruby.string(usual)})`))}
File.binwrite(name, file.body)
puts "Saved #{name}"
`
}

function saveField({ at, fileName, also }: FileInBase64, indent = ''): string {
  const shown = also === undefined ? '' : `${indent}puts ${ruby.format(`${also} `, raw(ruby.at('result', [also])))}\n`
  return `${indent}${PARSE}${indent}data = ${ruby.at('result', at)}
${orNoResult('data', indent)}
${save(fileName, 'Base64.decode64(data)', indent)}${shown}`
}

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): string {
  const queue = queueOf(call.result)
  return PARSE + (queue === undefined ? '' : wait(call, queue))
}

function wait(call: TaskCall, queue: Queue): string {
  const { status, result } = queue
  const resultName = asksTwice(queue) ? 'result_job' : 'job'
  const done = ruby.string(queue.done)
  const [word = '', ...others] = queue.failed
  const hasFailed =
    others.length === 0 ? `status == ${ruby.string(word)}` : `${ruby.literal(queue.failed)}.include?(status)`
  const read = `status = ${ruby.at('result', queue.statusAt)}\n`
  const look = `  break if status == ${done}
${word === '' ? '' : `  abort "The job failed: #{response.body}" if ${hasFailed}\n`}`
  const ask = `  sleep ${queue.intervalSeconds}
${fetched(call, status, 'job', '  ')}  ${read}`
  return `${readPart(call, 'job', status)}${result === undefined || resultName === 'job' ? '' : readPart(call, resultName, result)}
${queue.startsWithStatus ? read : 'status = nil\n'}${queue.attempts}.times do
${queue.startsWithStatus ? look + ask : ask + look}end
abort ${ruby.string(`The job did not finish within ${patience(queue)}.`)} unless status == ${done}

${result === undefined ? '' : fetched(call, result, resultName)}`
}

function fetched(call: TaskCall, url: ResponseUrl, name: string, indent = ''): string {
  const { prefix, suffix } = urlParts(call, url)
  const uri = prefix + suffix === '' ? name : ruby.format(prefix, raw(name), suffix)
  return `${indent}uri = URI(${uri})
${indent}response = check(Net::HTTP.get_response(uri, headers))
${indent}result = JSON.parse(response.body)
`
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, name: string, url: ResponseUrl): string {
  const value = ruby.at('result', url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return `${name} = ${value}\n${orNoResult(`${name}.to_s.start_with?(${ruby.string(start)})`)}`
  }
  const pattern = url.part === 'path' ? '%r{\\Ahttps?://[^/]+(/[^/?#][^?#]*)}, 1' : '/\\A[\\w-]+\\z/'
  return `${name} = ${value}.to_s[${pattern}]\n${orNoResult(name)}`
}

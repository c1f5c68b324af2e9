import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
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
import { listed, name, type Piece, when } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { readFile } from './files.ts'
import { BASE64, HTTP, JSON_MODULE, TO_JSON } from './names.ts'
import { address, refuse, startHttp } from './request.ts'

export const task: Renderer<TaskCall> = { unsupported: unsupportedName, render }

/** The client puts a backslash before a quote or a backslash, and leaves a line end: services read another name. */
function unsupportedName({ request: { body } }: TaskCall): string | undefined {
  const names = body.kind === 'form' ? Object.keys(body.fields) : []
  return names.some((field) => /["\\\r\n]/.test(field))
    ? 'the client has no spelling for quotes, backslashes and line ends in the name of a field'
    : undefined
}

/** A task's request with `net/http`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const downloads = result.kind === 'url' || file?.remote === true
  const checks = downloads || queueOf(result) !== undefined
  return ruby.program(code`
    ${when(checks, CHECK)}
    ${when(downloads, DOWNLOAD)}
    uri = URI(${address(request.url)})
    headers = ${ruby.texts(request.headers)}
    ${file && readFile(file, request.body.kind === 'form')}
    ${send(call)}
    ${checks ? code`check(response)` : refuse()}

    ${showResult(call)}
  `)
}

const CHECK = code`
  def check(response)
    return response if response.is_a?(Net::HTTPSuccess)

    abort "#{response.code} #{response.message}: #{response.body}"
  end

`

/** Of itself the client follows none, and takes no address with brackets. */
const DOWNLOAD = code`
  # Follows redirects, and none that leads to anything but https.
  def download(url, redirects = 5)
    uri = URI(url.gsub(/[\[\]]/, "[" => "%5B", "]" => "%5D"))
    response = ${HTTP}.get_response(uri)
    return check(response) unless response.is_a?(Net::HTTPRedirection)

    location = URI.join(uri, response["Location"].to_s)
    abort "#{uri} leads to #{location}" if redirects.zero? || location.scheme != "https"
    download(location.to_s, redirects - 1)
  end

`

/** Posts the request. */
function send({ request: { body, url } }: TaskCall): Piece {
  if (body.kind === 'form') {
    const { fields, file, fileName } = body
    const part = code`["file", ${file}, ${ruby.inline({ filename: fileName, content_type: file.mediaType })}]`
    return code`
      request = Net::HTTP::Post.new(uri, headers)
      request.set_form(${[...Object.entries(fields), part]}, "multipart/form-data")

      response = ${startHttp(url)}
        http.request(request)
      end
    `
  }
  return code`
    ${body.kind === 'json' ? code`body = ${body.value}` : undefined}

    response = ${startHttp(url)}
      http.post(uri.request_uri, ${body.kind === 'json' ? code`body.${TO_JSON}` : body.file}, headers)
    end
  `
}

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'url': {
      const { at, listed: isListed, inline, fileName } = result
      const starts = listed(
        addressStarts(call).map((start) => code`${start}`),
        ', ',
      )
      return code`
        ${readAnswer(call)}
        url = ${ruby.at(code`result`, at)}
        ${when(isListed, code`url = url.first if url.is_a?(Array)`)}
        ${orNoResult(code`url.to_s.start_with?(${starts})`)}

        ${inline ? saveInline(fileName) : saveDownload(fileName)}
      `
    }
  }
}

const parse = (): Piece => code`result = ${JSON_MODULE}.parse(response.body)`

function showJson(call: TaskCall, { at, shows }: JsonResult): Piece {
  if (at === undefined) return show(shows)
  return code`
    ${readAnswer(call)}
    ${orNoResult(ruby.at(code`result`, at))}
    puts JSON.pretty_generate(result)
  `
}

function show(shows: JsonResult['shows']): Piece {
  if (shows === undefined) {
    return code`
      ${parse()}
      puts JSON.pretty_generate(result)
    `
  }
  const found = ruby.at(code`result`, shows.at)
  if (shows.as === 'text') {
    return code`
      ${parse()}
      puts ${found}
    `
  }
  return code`
    ${parse()}
    embedding = ${found}
    puts "#{embedding.length} numbers: #{embedding.first(5)}"
  `
}

function saveBytes({ fileName, mediaType, orBase64 }: Extract<ResponseResult, { kind: 'bytes' }>): Piece {
  if (orBase64 !== undefined) {
    return code`
      if response.content_type == "application/json"
        ${saveField(orBase64)}
      else
        ${save(fileName, code`response.body`)}
      end
    `
  }
  if (mediaType === undefined) return save(fileName, code`response.body`)
  return code`
    ${orNoResult(code`response.content_type.to_s.start_with?(${mediaType})`)}

    ${save(fileName, code`response.body`)}
  `
}

const orNoResult = (found: Piece): Piece => code`abort "The answer holds no result: #{response.body}" unless ${found}`

const save = (fileName: string, data: Piece): Piece => code`
  File.binwrite(${fileName}, ${data})
  puts ${`Saved ${fileName}`}
`

const saveInline = (fileName: string): Piece => code`
  if url.start_with?("data:")
    data = ${BASE64}.decode64(url.split(",", 2).last)
  else
    data = download(url).body
  end
  ${save(fileName, code`data`)}
`

/** The format of a file is the model's choice. */
function saveDownload(fileName: string): Piece {
  const named = namedByFormat(fileName)
  if (named === undefined) return save(fileName, code`download(url).body`)
  const { stem, endings, usual } = named
  return code`
    file = download(url)
    endings = ${ruby.texts(Object.fromEntries(endings))}
    name = ${ruby.format(stem, code`endings.fetch(file.content_type, ${usual})`)}
    File.binwrite(name, file.body)
    puts "Saved #{name}"
  `
}

const saveField = ({ at, fileName, also, orSamples }: FileInBase64): Piece => code`
  ${parse()}
  data = ${ruby.at(code`result`, at)}
  ${orNoResult(orSamples ? code`data.is_a?(String)` : code`data`)}

  ${save(fileName, orSamples ? code`${BASE64}.strict_decode64(data)` : code`${BASE64}.decode64(data)`)}
  ${also === undefined ? undefined : code`puts ${ruby.format(`${also} `, ruby.at(code`result`, [also]))}`}
`

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): Piece {
  const queue = queueOf(call.result)
  return code`
    ${parse()}
    ${queue && wait(call, queue)}
  `
}

function wait(call: TaskCall, queue: Queue): Piece {
  const { attempts, done, intervalSeconds, result, startsWithStatus, status, statusAt } = queue
  const resultJob = name(asksTwice(queue) ? 'result_job' : 'job')
  const read = code`status = ${ruby.at(code`result`, statusAt)}`
  const look = code`
    break if status == ${done}
    ${abortIfFailed(queue)}
  `
  const ask = code`
    sleep ${intervalSeconds}
    ${fetched(call, status, code`job`)}
    ${read}
  `
  return code`
    ${readPart(call, code`job`, status)}
    ${result && asksTwice(queue) ? readPart(call, resultJob, result) : undefined}

    ${startsWithStatus ? read : code`status = nil`}
    ${attempts}.times do
      ${startsWithStatus ? look : ask}
      ${startsWithStatus ? ask : look}
    end
    abort ${`The job did not finish within ${patience(queue)}.`} unless status == ${done}

    ${result && fetched(call, result, resultJob)}
  `
}

function abortIfFailed({ failed }: Queue): Piece | undefined {
  const [word, ...others] = failed
  if (word === undefined) return undefined
  const hasFailed = others.length === 0 ? code`status == ${word}` : code`${ruby.inline(failed)}.include?(status)`
  return code`abort "The job failed: #{response.body}" if ${hasFailed}`
}

function fetched(call: TaskCall, url: ResponseUrl, job: Piece): Piece {
  const { prefix, suffix } = urlParts(call, url)
  return code`
    uri = URI(${prefix + suffix === '' ? job : ruby.format(prefix, job, suffix)})
    response = check(${HTTP}.get_response(uri, headers))
    result = JSON.parse(response.body)
  `
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, job: Piece, url: ResponseUrl): Piece {
  const value = ruby.at(code`result`, url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return code`
      ${job} = ${value}
      ${orNoResult(code`${job}.to_s.start_with?(${start})`)}
    `
  }
  const pattern = url.part === 'path' ? code`%r{\Ahttps?://[^/]+(/[^/?#][^?#]*)}, 1` : code`/\A[\w-]+\z/`
  return code`
    ${job} = ${value}.to_s[${pattern}]
    ${orNoResult(job)}
  `
}

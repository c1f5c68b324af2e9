import type { TaskCall } from '../../../../call/call.ts'
import type { Body, FileInBase64, JsonResult } from '../../../../providers/provider.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import type { NamedByFormat } from '../../../clients/formats.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import {
  type FileInBytes,
  type Files,
  holdsSamples,
  type JobAddress,
  type LinkedFile,
  type LinkedFiles,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import type { TaskShape } from '../../../clients/task-shape.ts'
import { lines, listed, name, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledTask } from '../../compiled-task.ts'
import { code, ruby } from '../../writer.ts'
import { readFile } from './files.ts'
import { HTTP, JSON_MODULE, OPEN, READ, TO_JSON } from './names.ts'
import { address, refuse, startHttp } from './request.ts'

export const netHttpTask: TaskRenderer = {
  client: 'net/http',
  takesLists: true,
  unsupported: unsupportedName,
  render: /* @__PURE__ */ compiledTask((shape) => program(shape)),
}

/**
 * The client escapes quotes and backslashes with a backslash, and keeps line breaks, so services read a different name.
 */
function unsupportedName({ request: { body } }: TaskCall): string | undefined {
  const names = body.kind === 'form' ? Object.keys(body.fields) : []
  return names.some((field) => /["\\\r\n]/.test(field))
    ? 'the client sends quotes, backslashes, and line breaks in field names in a way that services don’t expect'
    : undefined
}

/** Returns a task's request with `net/http`, up to its printed or saved result. */
function program(shape: TaskShape): Piece {
  const { body, plan } = shape
  return code`
    ${when(holdsSamples(plan), DEFINE_SOUND_FILE)}
    uri = URI(${URL})
    headers = ${HEADERS}
    ${plan.file && (body === 'form' ? OPEN_FILE : READ_FILE)}
    ${send(shape)}
    ${refuse()}

    ${showResult(plan)}
  `
}

const URL = /* @__PURE__ */ slot(({ request }: TaskCall) => address(request.url))
const HEADERS = /* @__PURE__ */ slot(({ request }: TaskCall) => ruby.texts(request.headers))
const READ_FILE = /* @__PURE__ */ slot(({ request }: TaskCall) => readFile(fileIn(request.body) as FileNode))
const OPEN_FILE = /* @__PURE__ */ slot(({ request }: TaskCall) => readFile(fileIn(request.body) as FileNode, true))

type BodyOf<Kind extends Body['kind']> = Extract<Body, { kind: Kind }>

const VALUE = /* @__PURE__ */ slot(({ request }: TaskCall) => (request.body as BodyOf<'json'>).value)
const FILE = /* @__PURE__ */ slot(({ request }: TaskCall) => (request.body as BodyOf<'bytes'>).file)
const FORM = /* @__PURE__ */ slot(({ request }: TaskCall) => {
  const { fields, file, fileName } = request.body as BodyOf<'form'>
  const part = code`["file", ${file}, ${ruby.inline({ filename: fileName, content_type: file.mediaType })}]`
  return [...Object.entries(fields), part]
})

/** Posts the request. */
function send({ body, isHttps }: TaskShape): Piece {
  if (body === 'form') {
    return code`
      request = Net::HTTP::Post.new(uri, headers)
      request.set_form(${FORM}, "multipart/form-data")

      response = ${startHttp(isHttps)}
        http.request(request)
      end
    `
  }
  return code`
    ${body === 'json' ? code`body = ${VALUE}` : undefined}

    response = ${startHttp(isHttps)}
      http.post(uri.request_uri, ${body === 'json' ? code`body.${TO_JSON}` : FILE}, headers)
    end
  `
}

const RESPONSE = /* @__PURE__ */ code`${JSON_MODULE}.parse(response.body)`

const PARSE = /* @__PURE__ */ code`result = ${RESPONSE}`

function showResult(plan: TaskPlan): Piece {
  const { result, wait } = plan
  switch (result.kind) {
    case 'json':
      return showJson(result, wait)
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'files':
      return saveFiles(result)
    case 'url':
      return code`
        ${readAnswer(wait)}
        ${readUrl(result)}
        ${result.inline ? saveInline(result.fileName) : saveDownload(result)}
      `
    case 'urls':
      return code`
        ${readAnswer(wait)}
        ${saveUrls(result)}
      `
  }
}

function readUrl({ at, listed: isListed, starts }: LinkedFile): Piece {
  const found = ruby.at(code`result`, at)
  return code`
    ${when(isListed, code`# Some models return a list of URLs, others a single URL.`)}
    url = ${isListed ? code`Array(${found}).first` : found}
    ${checkUrl(starts)}
  `
}

function checkUrl(starts: LinkedFile['starts']): Piece {
  const allowed = listed(
    starts.map((start) => code`${start}`),
    ', ',
  )
  return code`abort "Unexpected file URL: #{url}" unless url.start_with?(${allowed})`
}

function showJson({ at = [], shows }: JsonResult, wait: Wait | undefined): Piece {
  if (shows !== undefined) return show(shows)
  if (wait === undefined) return code`puts JSON.pretty_generate(${RESPONSE})`
  return code`
    ${readAnswer(wait)}
    puts JSON.pretty_generate(${ruby.at(code`result`, at)})
  `
}

function show({ at, as }: NonNullable<JsonResult['shows']>): Piece {
  const found = ruby.at(code`result`, at)
  if (as === 'text') {
    return code`
      ${PARSE}
      puts ${found}
    `
  }
  if (as === 'embeddings') {
    return code`
      ${PARSE}
      ${found}.each do |item|
        embedding = item.fetch("embedding")
        puts "#{embedding.length} numbers: #{embedding.first(5)}"
      end
    `
  }
  return code`
    ${PARSE}
    embedding = ${found}
    puts "#{embedding.length} numbers: #{embedding.first(5)}"
  `
}

function saveBytes({ fileName, named, orBase64 }: FileInBytes): Piece {
  if (named === undefined) return save(fileName, code`response.body`)
  const saved = code`
    ${nameByType(named, code`response.content_type`, [named.stem])}
    ${saveByName(code`response.body`)}
  `
  if (orBase64 === undefined) {
    return code`
      abort "The answer is not audio: #{response.body}" unless response.main_type == "audio"
      ${saved}
    `
  }
  return code`
    if response.main_type == "audio"
      ${saved}
    else
      ${saveField(orBase64)}
    end
  `
}

/** Sets `name` according to a media type. */
const nameByType = (
  { endings, usual }: NamedByFormat,
  mediaType: Piece,
  begin: readonly (string | Piece)[],
): Piece => code`
  extensions = ${ruby.texts(Object.fromEntries(endings))}
  name = ${ruby.format(...begin, code`extensions.fetch(${mediaType}, ${usual})`)}
`

const saveByName = (data: Piece): Piece => code`
  File.binwrite(name, ${data})
  puts "Saved #{name}"
`

const save = (fileName: string, data: Piece): Piece => code`
  File.binwrite(${fileName}, ${data})
  puts ${`Saved ${fileName}`}
`

const saveInline = (fileName: string): Piece => code`
  if url.start_with?("data:")
    File.binwrite(${fileName}, url.split(",").last.unpack1("m"))
  else
    File.binwrite(${fileName}, URI(url).${READ})
  end
  puts ${`Saved ${fileName}`}
`

/** The model chooses the file's format. */
function saveDownload({ fileName, named }: LinkedFile): Piece {
  if (named === undefined) return save(fileName, code`URI(url).${READ}`)
  return code`
    file = URI(url).${OPEN}
    ${nameByType(named, code`file.content_type`, [named.stem])}
    ${saveByName(code`file.read`)}
  `
}

function saveField({ at, fileName, also, orSamples }: FileInBase64): Piece {
  const data = ruby.at(code`result`, at)
  const rate = also === undefined ? undefined : ruby.at(code`result`, [also])
  return code`
    ${PARSE}
    ${save(fileName, orSamples && rate ? code`sound_file(${data}, ${rate})` : code`${data}.unpack1("m")`)}
    ${rate && code`puts ${ruby.format(`${also} `, rate)}`}
  `
}

/** Returns audio from JSON as a file: base64, or samples in one list or in one list per channel. */
const DEFINE_SOUND_FILE = /* @__PURE__ */ code`
  # Decodes a base64 file, or builds a WAV file from samples between -1 and 1.
  def sound_file(audio, rate)
    return audio.unpack1("m") if audio.is_a?(String) && !audio.empty?

    channels = audio.first.is_a?(Array) ? audio : [audio]
    samples = channels.transpose.flatten.map { |sample| (32_767 * sample.clamp(-1, 1)).to_i }
    data = samples.pack("s<*")
    width = 2 * channels.length
    # 16 bytes: PCM, channels, samples a second, bytes a second, bytes at a time, bits of a sample
    format = [16, 1, channels.length, rate, width * rate, width, 16].pack("VvvVVvv")
    "RIFF#{[36 + data.length].pack("V")}WAVEfmt #{format}data#{[data.length].pack("V")}#{data}"
  end

`

function saveFiles({ list, item, label, type, stem, ending }: Files): Piece {
  const items = list.length === 0 ? RESPONSE : ruby.at(code`result`, list)
  const extension = code`${ruby.at(ITEM, [type ?? ''])}.end_with?("wav") ? "wav" : ${ending.slice(1)}`
  return code`
    ${when(list.length > 0, PARSE)}
    ${items}.each.with_index(1) do |item, number|
      ${when(type !== undefined, code`extension = ${extension}`)}
      name = ${type === undefined ? ruby.format(stem, NUMBER, ending) : ruby.format(stem, NUMBER, '.', code`extension`)}
      File.binwrite(name, ${ruby.at(ITEM, item)}.unpack1("m"))
      puts "Saved #{name}${label === undefined ? undefined : code`: #{${ruby.at(ITEM, [label])}}`}"
    end
  `
}

const ITEM = code`item`
const NUMBER = code`number`

const saveUrls = ({ list, item, mayBeOne, named, starts, stem, ending }: LinkedFiles): Piece => code`
  ${when(mayBeOne, code`# Some models return a list of URLs, others a single URL.`)}
  ${mayBeOne ? code`Array(${ruby.at(code`result`, list)})` : ruby.at(code`result`, list)}.each.with_index(1) do |item, number|
    url = ${ruby.at(ITEM, item)}
    ${checkUrl(starts)}
    file = URI(url).${OPEN}
    ${
      named === undefined
        ? code`name = ${ruby.format(stem, NUMBER, ending)}`
        : nameByType(named, code`file.content_type`, [stem, NUMBER, '.'])
    }
    ${saveByName(code`file.read`)}
  end
`

/** Reads the response with the result, after waiting for a queue if there is one. */
const readAnswer = (wait: Wait | undefined): Piece => code`
  ${PARSE}
  ${wait && waitFor(wait)}
`

/** Polls the job until it's done, and then fetches the result. */
function waitFor(wait: Wait): Piece {
  const { done, errorAt, failed, found, intervalSeconds, outputAt, result, status, statusAt } = wait
  const now = ruby.at(code`result`, statusAt)
  const isOver = failed.length === 0 ? code`${now} == ${done}` : code`${ruby.words([done, ...failed])}.include?(${now})`
  const why = errorAt === undefined ? code`response.body` : ruby.at(code`result`, errorAt)
  const refuseFailed = code`abort "The job failed: #{${why}}" unless ${now} == ${done}`
  if (outputAt !== undefined) {
    // The output can arrive before the status changes.
    return code`
      ${lines(...found.map(findJob))}
      until ${ruby.at(code`result`, outputAt)}
        abort "No output: #{${why}}" if ${ruby.words([done, ...failed])}.include?(${now})
        sleep ${intervalSeconds}
        ${fetched(status)}
      end

      ${result && fetched(result)}
    `
  }
  return code`
    ${lines(...found.map(findJob))}
    until ${isOver}
      sleep ${intervalSeconds}
      ${fetched(status)}
    end
    ${when(failed.length > 0, refuseFailed)}

    ${result && fetched(result)}
  `
}

const jobOf = ({ isSecond }: JobAddress): Piece => name(isSecond ? 'result_job' : 'job')

function fetched(address: JobAddress): Piece {
  const { suffix } = address
  const job = jobOf(address)
  return code`
    response = ${HTTP}.get_response(URI(${suffix === '' ? job : ruby.format(job, suffix)}), headers)
    ${refuse()}
    ${PARSE}
  `
}

/** Reads the job's URL. The token is sent along, so no response may redirect it to another host. */
function findJob(address: JobAddress): Piece {
  const { part, prefix, start } = address
  const job = jobOf(address)
  const field = ruby.at(code`result`, address.field)
  if (start !== undefined) {
    return code`
      ${job} = ${field}
      abort "Unexpected job URL: #{${job}}" unless ${job}.start_with?(${start})
    `
  }
  return code`${job} = ${ruby.format(prefix, part === 'path' ? code`URI(${field}).path` : field)}`
}

import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, FilesInBase64, JsonResult } from '../../../../providers/provider.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import {
  type FileInBytes,
  type JobAddress,
  type LinkedFile,
  planOf,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import { lines, listed, name, type Piece, when } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { readFile } from './files.ts'
import { HTTP, JSON_MODULE, OPEN, READ, TO_JSON } from './names.ts'
import { address, refuse, startHttp } from './request.ts'

export const netHttpTask: TaskRenderer = { client: 'net/http', unsupported: unsupportedName, render }

/** The client puts a backslash before a quote or a backslash, and leaves a line end: services read another name. */
function unsupportedName({ request: { body } }: TaskCall): string | undefined {
  const names = body.kind === 'form' ? Object.keys(body.fields) : []
  return names.some((field) => /["\\\r\n]/.test(field))
    ? 'the client has no spelling for quotes, backslashes and line ends in the name of a field'
    : undefined
}

/** A task's request with `net/http`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request } = call
  const plan = planOf(call)
  return ruby.program(code`
    uri = URI(${address(request.url)})
    headers = ${ruby.texts(request.headers)}
    ${plan.file && readFile(plan.file, request.body.kind === 'form')}
    ${send(call)}
    ${refuse()}

    ${showResult(plan)}
  `)
}

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
  }
}

function readUrl({ at, listed: isListed, starts }: LinkedFile): Piece {
  const found = ruby.at(code`result`, at)
  const allowed = listed(
    starts.map((start) => code`${start}`),
    ', ',
  )
  return code`
    ${when(isListed, code`# Some models give a list of addresses, and some give one.`)}
    url = ${isListed ? code`Array(${found}).first` : found}
    abort "Unexpected file URL: #{url}" unless url.start_with?(${allowed})
  `
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
  return code`
    ${PARSE}
    embedding = ${found}
    puts "#{embedding.length} numbers: #{embedding.first(5)}"
  `
}

function saveBytes({ fileName, orBase64 }: FileInBytes): Piece {
  if (orBase64 === undefined) return save(fileName, code`response.body`)
  return code`
    if response.content_type == "application/json"
      ${saveField(orBase64)}
    else
      ${save(fileName, code`response.body`)}
    end
  `
}

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

/** The format of a file is the model's choice. */
function saveDownload({ fileName, named }: LinkedFile): Piece {
  if (named === undefined) return save(fileName, code`URI(url).${READ}`)
  const { stem, endings, usual } = named
  return code`
    file = URI(url).${OPEN}
    extensions = ${ruby.texts(Object.fromEntries(endings))}
    name = ${ruby.format(stem, code`extensions.fetch(file.content_type, ${usual})`)}
    File.binwrite(name, file.read)
    puts "Saved #{name}"
  `
}

function saveField({ at, fileName, also, orSamples }: FileInBase64): Piece {
  const data = ruby.at(code`result`, at)
  return code`
    ${PARSE}
    ${when(orSamples, code`abort "The sound came as numbers, and not as a file" unless ${data}.is_a?(String)`)}
    ${save(fileName, code`${data}.unpack1("m")`)}
    ${also === undefined ? undefined : code`puts ${ruby.format(`${also} `, ruby.at(code`result`, [also]))}`}
  `
}

const saveFiles = ({ field, label, stem, extension }: FilesInBase64): Piece => code`
  ${RESPONSE}.each.with_index(1) do |item, number|
    name = ${ruby.format(`${stem}-`, code`number`, `.${extension}`)}
    File.binwrite(name, ${ruby.at(code`item`, [field])}.unpack1("m"))
    puts "Saved #{name}: #{${ruby.at(code`item`, [label])}}"
  end
`

/** Reads the answer that holds the result, after a queue where there is one. */
const readAnswer = (wait: Wait | undefined): Piece => code`
  ${PARSE}
  ${wait && waitFor(wait)}
`

/** Asks how far the job is until it is done, and then for the result. */
function waitFor({ done, errorAt, failed, found, intervalSeconds, result, status, statusAt }: Wait): Piece {
  const now = ruby.at(code`result`, statusAt)
  const isOver = failed.length === 0 ? code`${now} == ${done}` : code`${ruby.words([done, ...failed])}.include?(${now})`
  const why = errorAt === undefined ? code`response.body` : ruby.at(code`result`, errorAt)
  const refuseFailed = code`abort "The job failed: #{${why}}" unless ${now} == ${done}`
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

/** Reads where the job is. The token goes along, so that no answer may lead to another host. */
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

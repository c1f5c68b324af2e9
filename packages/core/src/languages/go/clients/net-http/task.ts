import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import { type FileNode, raw } from '../../../../values/value.ts'
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
import { type GoField, go, indentedByTab } from '../../writer.ts'
import { type GoCode, goProgram, OR_RETURN } from '../main.ts'
import { CLIENT, encodeBody, makeRequest, READ_ANSWER, SEND, setHeaders } from './request.ts'

export const task: Renderer<TaskCall> = {
  unsupported: ({ request: { body } }) =>
    body.kind === 'form' && Object.keys(body.fields).some((name) => /["\\]/.test(name))
      ? 'mime/multipart writes quotes in the name of a field in a way of its own'
      : undefined,
  render,
}

/** A task's request with `net/http`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const queue = queueOf(result)
  const downloads = result.kind === 'url'
  const reads = downloads || queue !== undefined || file?.remote === true
  const before = file === undefined ? NOTHING : readFile(file)
  const body = bodyOf(call)
  const sent =
    queue === undefined
      ? `${makeRequest(request, body.reader)}${body.isForm ? FORM_TYPE : ''}${SEND}${reads ? CALL_READ : READ_ANSWER}`
      : `\tanswer, err := ask(http.MethodPost, ${go.string(request.url)}, ${body.reader})\n${OR_RETURN}`
  const shown = showResult(call)
  const functions =
    (queue === undefined ? '' : ask(call)) + (downloads ? download(namesByFormat(result)) : '') + (reads ? READ : '')
  return goProgram(
    call,
    [...before.imports, ...body.imports, ...shown.imports, 'fmt', 'io', 'net/http'],
    `${before.code}${body.code}${sent}\n${shown.code}`,
    CLIENT,
    functions,
  )
}

const NOTHING: GoCode = { imports: [], code: '' }

/** What makes the body, and an expression that reads it. */
function bodyOf({ request: { body } }: TaskCall): GoCode & { readonly reader: string; readonly isForm: boolean } {
  switch (body.kind) {
    case 'json':
      return { ...encodeBody(body.value), reader: 'bytes.NewReader(body)', isForm: false }
    case 'bytes':
      return { imports: ['bytes'], code: '', reader: `bytes.NewReader(${body.file.variable})`, isForm: false }
    case 'form': {
      const { fields, file, fileName } = body
      const written = Object.entries(fields).map(
        ([name, value]) => `\tif err := form.WriteField(${go.arguments(name, value)}); err != nil {
\t\treturn err
\t}
`,
      )
      return {
        imports: ['bytes', 'mime/multipart', 'net/textproto'],
        code: `\tvar body bytes.Buffer
\tform := multipart.NewWriter(&body)
${written.join('')}\tpart, err := form.CreatePart(textproto.MIMEHeader{
\t\t"Content-Disposition": {multipart.FileContentDisposition("file", ${go.string(fileName)})},
\t\t"Content-Type":        {${go.string(file.mediaType)}},
\t})
${OR_RETURN}\tif _, err := part.Write(${file.variable}); err != nil {
\t\treturn err
\t}
\tif err := form.Close(); err != nil {
\t\treturn err
\t}
`,
        reader: '&body',
        isForm: true,
      }
    }
  }
}

const FORM_TYPE = '\trequest.Header.Set("Content-Type", form.FormDataContentType())\n'

const CALL_READ = `\tanswer, err := read(response)\n${OR_RETURN}`

const READ = `
// read gives what an answer holds, if the service says well.
func read(response *http.Response) ([]byte, error) {
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	if response.StatusCode/100 != 2 {
		return nil, fmt.Errorf("%s: %s", response.Status, answer)
	}
	return answer, nil
}
`

const ask = ({ request: { headers } }: TaskCall): string => `
// ask sends a request with the token, and reads the answer.
func ask(method, url string, body io.Reader) ([]byte, error) {
	request, err := http.NewRequest(method, url, body)
	if err != nil {
		return nil, err
	}
${setHeaders(headers)}	response, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	return read(response)
}
`

/** @param givesType whether the media type is wanted, too */
const download = (givesType: boolean): string => `
// download fetches a file without the token. No redirect leaves https.
func download(url string) (${givesType ? 'content []byte, mediaType string, err error' : '[]byte, error'}) {
	client := &http.Client{CheckRedirect: func(next *http.Request, via []*http.Request) error {
		if next.URL.Scheme != "https" || len(via) == 10 {
			return fmt.Errorf("the result is at %s", next.URL)
		}
		return nil
	}}
	response, err := client.Get(url)
	if err != nil {
		return nil, ${givesType ? '"", ' : ''}err
	}
${
  givesType
    ? `	content, err = read(response)
	return content, response.Header.Get("Content-Type"), err
`
    : '	return read(response)\n'
}}
`

/** Statements that read the file into its variable. */
function readFile({ encoding, location, mediaType, remote, variable }: FileNode): GoCode {
  const place = go.string(location)
  const bytes = encoding === 'bytes' ? variable : 'data'
  const read = remote
    ? `\tsource, err := http.Get(${place})
${OR_RETURN}\t${bytes}, err := read(source)
`
    : `\t${bytes}, err := os.ReadFile(${place})
`
  const encoded = go.join(
    encoding === 'data-url' ? `data:${mediaType};base64,` : '',
    raw('base64.StdEncoding.EncodeToString(data)'),
  )
  return {
    imports: [...(remote ? [] : ['os']), ...(encoding === 'bytes' ? [] : ['encoding/base64'])],
    code: `${read}${OR_RETURN}${encoding === 'bytes' ? '' : `\t${variable} := ${encoded}\n`}`,
  }
}

const namesByFormat = (result: ResponseResult): boolean =>
  result.kind === 'url' && result.inline !== true && namedByFormat(result.fileName) !== undefined

const NO_RESULT = 'return fmt.Errorf("the answer holds no result: %s", answer)'

/** Ends the program under one of these conditions. */
const orNoResult = (...conditions: readonly string[]): string => `\tif ${conditions.join(' || ')} {
\t\t${NO_RESULT}
\t}
`

const DECODE = `\tif err := json.Unmarshal(answer, &result); err != nil {
\t\treturn fmt.Errorf("the answer holds no result: %w: %s", err, answer)
\t}
`

/** Declares `result`, with these fields, and reads it. */
const decode = (...fields: readonly GoField[]): string => `\tvar result ${go.type(fields, '\t')}\n${DECODE}`

function showResult(call: TaskCall): GoCode {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return result.orBase64 === undefined
        ? {
            imports: ['os', ...(result.mediaType === undefined ? [] : ['strings'])],
            code: ofType(result.mediaType) + save(result.fileName, 'answer'),
          }
        : {
            imports: ['encoding/base64', 'encoding/json', 'os', 'strings'],
            code: `\tif !strings.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
${indentedByTab(save(result.fileName, 'answer'))}\t\treturn nil
\t}
${saveField(result.orBase64)}`,
          }
    case 'base64':
      return { imports: ['encoding/base64', 'encoding/json', 'os'], code: saveField(result) }
    case 'url':
      return saveUrl(call, result)
  }
}

const SHOW_JSON = (value: string): GoCode => ({
  imports: ['bytes', 'encoding/json'],
  code: `\tvar shown bytes.Buffer
\tif err := json.Indent(&shown, ${value}, "", "  "); err != nil {
\t\treturn fmt.Errorf("the answer is no JSON: %w: %s", err, answer)
\t}
\tfmt.Println(shown.String())
`,
})

function showJson(call: TaskCall, { at, shows }: JsonResult): GoCode {
  if (at !== undefined) {
    const found = go.at('result', at)
    const { imports, code } = SHOW_JSON(found)
    const answer = readAnswer(call, { path: at, type: 'json.RawMessage' })
    const check = orNoResult(...go.lacks('result', at), `len(${found}) == 0`, `string(${found}) == "null"`)
    return { imports: [...answer.imports, ...imports], code: `${answer.code}${check}${code}` }
  }
  if (shows === undefined) return SHOW_JSON('answer')
  const found = go.at('result', shows.at)
  const lacks = go.lacks('result', shows.at)
  const read = (type: GoField['type']): string =>
    decode({ path: shows.at, type }) + (lacks.length === 0 ? '' : orNoResult(...lacks))
  return {
    imports: ['encoding/json'],
    code:
      shows.as === 'text'
        ? `${read('string')}\tfmt.Println(${found})\n`
        : `${read('[]float64')}\tembedding := ${found}
\tfmt.Println(len(embedding), "numbers:", embedding[:min(5, len(embedding))])
`,
  }
}

/** Ends the program where an answer is of another type. */
const ofType = (start: string | undefined): string =>
  start === undefined
    ? ''
    : orNoResult(`!strings.HasPrefix(${go.arguments(raw('response.Header.Get("Content-Type")'), start)})`)

const save = (
  fileName: string,
  data: string,
): string => `\tif err := os.WriteFile(${go.string(fileName)}, ${data}, 0o644); err != nil {
\t\treturn err
\t}
\tfmt.Println(${go.string(`Saved ${fileName}`)})
`

function saveField({ at, fileName, also }: FileInBase64): string {
  const found = go.at('result', at)
  const shown =
    also === undefined ? '' : `\tfmt.Println(${go.arguments(also, raw(`string(${go.at('result', [also])})`))})\n`
  const read = decode(
    { path: at, type: 'string' },
    ...(also === undefined ? [] : [{ path: [also], type: 'json.RawMessage' } as const]),
  )
  return `${read}${orNoResult(...go.lacks('result', at), `${found} == ""`)}\tcontent, err := base64.StdEncoding.DecodeString(${found})
${OR_RETURN}${save(fileName, 'content')}${shown}`
}

const doesNotStart = (name: string, starts: readonly string[]): string =>
  starts.map((start) => `!strings.HasPrefix(${go.arguments(raw(name), start)})`).join(' && ')

function saveUrl(call: TaskCall, result: Extract<ResponseResult, { kind: 'url' }>): GoCode {
  const { at, fileName, inline, listed } = result
  const found = go.at('result', at)
  const answer = readAnswer(call, { path: at, type: listed ? 'any' : 'string' })
  const lacks = go.lacks('result', at)
  const url = listed
    ? `\turl, _ := ${found}.(string)
\tif list, isList := ${found}.([]any); isList && len(list) > 0 {
\t\turl, _ = list[0].(string)
\t}
`
    : `${lacks.length === 0 ? '' : orNoResult(...lacks)}\turl := ${found}\n`
  const named = inline ? undefined : namedByFormat(fileName)
  const code = `${answer.code}${url}${orNoResult(doesNotStart('url', addressStarts(call)))}`
  const imports = ['os', 'strings', ...answer.imports, ...(found.startsWith('cmp.') ? ['cmp'] : [])]
  if (named !== undefined) {
    const { stem, endings, usual } = named
    return {
      imports: [...imports, 'cmp'],
      code: `${code}\tcontent, mediaType, err := download(url)
${OR_RETURN}\tendings := map[string]string{${endings.map((pair) => pair.map((text) => go.string(text)).join(': ')).join(', ')}}
\tname := ${go.join(stem, raw(`cmp.Or(endings[mediaType], ${go.string(usual)})`))}
\tif err := os.WriteFile(name, content, 0o644); err != nil {
\t\treturn err
\t}
\tfmt.Println("Saved", name)
`,
    }
  }
  if (!inline)
    return { imports, code: `${code}\tcontent, err := download(url)\n${OR_RETURN}${save(fileName, 'content')}` }
  return {
    imports: [...imports, 'encoding/base64'],
    code: `${code}\tvar content []byte
\tif inline, isInline := strings.CutPrefix(url, "data:"); isInline {
\t\t_, encoded, _ := strings.Cut(inline, ",")
\t\tcontent, err = base64.StdEncoding.DecodeString(encoded)
\t} else {
\t\tcontent, err = download(url)
\t}
${OR_RETURN}${save(fileName, 'content')}`,
  }
}

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall, field: GoField): GoCode {
  const queue = queueOf(call.result)
  return queue === undefined ? { imports: ['encoding/json'], code: decode(field) } : wait(call, queue, field)
}

function wait(call: TaskCall, queue: Queue, field: GoField): GoCode {
  const { status, result, failed, statusAt } = queue
  const resultName = asksTwice(queue) ? 'resultJob' : 'job'
  const fields: readonly GoField[] = [
    { path: status.field, type: 'string' },
    ...(result === undefined ? [] : [{ path: result.field, type: 'string' } as const]),
    { path: statusAt, type: 'string' },
    field,
  ]
  const found = go.at('result', statusAt)
  const hasFailed =
    failed.length > 1
      ? `slices.Contains([]string{${go.arguments(...failed)}}, ${found})`
      : `${found} == ${go.string(failed[0] ?? '')}`
  const giveUp = `\tif ${hasFailed} {
\t\treturn fmt.Errorf("the job failed: %s", answer)
\t}
`
  const look = `\tif ${found} == ${go.string(queue.done)} {
\t\tbreak
\t}
${failed.length === 0 ? '' : giveUp}`
  const asked = (
    url: ResponseUrl,
    name: string,
  ): string => `\tanswer, err = ask(http.MethodGet, ${urlOf(call, url, name)}, nil)
${OR_RETURN}${DECODE}`
  const question = `\tif attempt > ${queue.attempts} {
\t\treturn errors.New(${go.string(`the job did not finish within ${patience(queue)}`)})
\t}
\ttime.Sleep(${queue.intervalSeconds} * time.Second)
${asked(status, 'job')}`
  const parts = [
    readPart(call, 'job', status),
    ...(result === undefined || resultName === 'job' ? [] : [readPart(call, resultName, result)]),
  ]
  return {
    imports: [
      'encoding/json',
      'errors',
      'time',
      ...(failed.length > 1 ? ['slices'] : []),
      ...parts.flatMap(({ imports }) => imports),
    ],
    code: `${decode(...fields)}${parts.map(({ code }) => code).join('')}
\tfor attempt := 1; ; attempt++ {
${indentedByTab(queue.startsWithStatus ? look + question : question + look)}\t}
${result === undefined ? '' : asked(result, resultName)}`,
  }
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, name: string, url: ResponseUrl): GoCode {
  const value = go.at('result', url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return { imports: ['strings'], code: `\t${name} := ${value}\n${orNoResult(doesNotStart(name, [start]))}` }
  }
  const pattern = url.part === 'path' ? '^https?://[^/]+(/[^/?#][^?#]*)' : '^([\\w-]+)$'
  return {
    imports: ['regexp'],
    code: `\t${name} := regexp.MustCompile(${go.rawString(pattern)}).FindStringSubmatch(${value})
${orNoResult(`${name} == nil`)}`,
  }
}

function urlOf(call: TaskCall, url: ResponseUrl, name: string): string {
  const { prefix, suffix } = urlParts(call, url)
  // What a pattern finds stands behind all of it.
  const part = ownAddressStart(call, url) === undefined ? `${name}[1]` : name
  return go.joinTightly(prefix, raw(part), suffix)
}

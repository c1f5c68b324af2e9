import { buildInferenceRequest, type InferenceRequest, type JsonValue } from '@model-snippets/core'
import type { Asked } from '../cases/case.ts'
import type { InputFile } from '../services/input-file.ts'
import type { ArrivedRequest } from '../services/request.ts'
import { mediaTypeOfName } from '../services/task-call.ts'

const BOUNDARY = 'wire-boundary'

/** Returns core's request for a question as it arrives; undefined if there's none. */
export function wireRequest({ model, question, mapping, options, call }: Asked): ArrivedRequest | undefined {
  const request = buildInferenceRequest(model, question.provider, mapping, options)
  if (request === undefined) return undefined
  const files = [...call.files, ...(call.remote ?? []).map(({ url, file }) => ({ name: url, bytes: file.bytes }))]
  const { method, url, headers } = request
  const rawHeaders = Object.entries(headers)
  const body = bodyOf(request, files)
  return 'form' in request
    ? { method, url, rawHeaders: [...rawHeaders, ['content-type', `multipart/form-data; boundary=${BOUNDARY}`]], body }
    : { method, url, rawHeaders, body }
}

function bodyOf(request: InferenceRequest, files: readonly InputFile[]): Buffer {
  const bytesOf = (name: string): Buffer => {
    // `./photo.png` is `photo.png`.
    const file = files.find((each) => each.name === name || `./${each.name}` === name)
    if (file === undefined) throw new Error(`There is no file ${name}`)
    return Buffer.from(file.bytes)
  }
  const encoded = (value: JsonValue): JsonValue => {
    const [, name, encoding] = typeof value === 'string' ? (/^<(.+) as (base64|data-url)>$/s.exec(value) ?? []) : []
    if (name !== undefined) {
      const base64 = bytesOf(name).toString('base64')
      return encoding === 'base64' ? base64 : `data:${mediaTypeOfName(name.replace(/\?.*$/s, ''))};base64,${base64}`
    }
    if (Array.isArray(value)) return value.map(encoded)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encoded(each as JsonValue)]))
  }
  if ('body' in request) return Buffer.from(JSON.stringify(encoded(request.body as JsonValue)))
  if ('file' in request) return bytesOf(request.file as string)
  const parts = Object.entries(request.form as Readonly<Record<string, string>>).map(([name, value]) =>
    name === 'file'
      ? Buffer.concat([
          Buffer.from(
            `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: ${mediaTypeOfName(value.replace(/\?.*$/s, ''))}\r\n\r\n`,
          ),
          bytesOf(value),
          Buffer.from('\r\n'),
        ])
      : Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

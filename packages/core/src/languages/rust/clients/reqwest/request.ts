import type { HttpRequest } from '../../../../call/call.ts'
import { EnvironmentNode, raw, type Value } from '../../../../values/value.ts'
import { rust } from '../../writer.ts'
import { ENSURE, type RustCode } from '../main.ts'

export const CLIENT: RustCode = {
  imports: ['reqwest::blocking::Client', 'reqwest::redirect::Policy'],
  code: `
    // It follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(None)
        .build()?;
`,
}

/** What makes a body, and the steps of a request's builder that take it. */
export interface RustBody extends RustCode {
  readonly links: readonly string[]
}

/** The step that takes JSON that is a text already. */
export const TYPE_OF_TEXT = '.header("Content-Type", "application/json")'

const isContentType = (name: string): boolean => name.toLowerCase() === 'content-type'

/** A body that is JSON; a text of it where the macro cannot hold it. */
export function encodeBody(value: Value, column = 4): RustBody {
  const indent = ' '.repeat(column)
  if (!rust.fitsMacro(value)) {
    const text = rust.jsonText(value, column)
    return {
      imports: text.includes('json!(') && text.startsWith('format!') ? ['serde_json::json'] : [],
      code: `${indent}let body = ${text};\n`,
      links: [`        ${TYPE_OF_TEXT}`, '        .body(body)'],
    }
  }
  return {
    imports: ['serde_json::json'],
    code: `${indent}let body = ${rust.json(value, column, column + 18)};\n`,
    links: ['        .json(&body)'],
  }
}

/** The header that says what a body of bytes is. */
export const typeLinks = (headers: HttpRequest['headers']): readonly string[] =>
  Object.entries(headers)
    .filter(([name]) => isContentType(name))
    .map(([name, value]) => headerLink(name, value, 8))

/**
 * Steps of a request's builder that set the headers, but that of the body's type, a line each.
 *
 * @param column columns that they are indented by
 */
export const headerLinks = (headers: HttpRequest['headers'], column = 8): readonly string[] =>
  Object.entries(headers)
    .filter(([name]) => !isContentType(name))
    .map(([name, value]) => headerLink(name, value, column))

function headerLink(name: string, value: string | EnvironmentNode, column: number): string {
  if (!(value instanceof EnvironmentNode)) return rust.call(column, '.header', [name, value].map(rust.string))
  if (name === 'Authorization' && value.prefix === 'Bearer ') return rust.call(column, '.bearer_auth', ['token'])
  const text = value.prefix === '' ? 'token' : `format!(${rust.format(value.prefix, raw('token'))})`
  return rust.call(column, '.header', [rust.string(name), text])
}

/** Sends a request, whose answer is `response`. */
export const send = ({ url, headers }: Pick<HttpRequest, 'url' | 'headers'>, body: readonly string[]): string => `\
    let response = client
${[rust.call(8, '.post', [rust.string(url)]), ...headerLinks(headers), ...body].join('\n')}
        .send()?;
`

/** Reads the `answer` of a program that sends one request. */
export const READ_ANSWER: RustCode = {
  imports: [ENSURE],
  code: `    let status = response.status();
    let answer = response.text()?;
    ensure!(status.is_success(), "{status}: {answer}");
`,
}

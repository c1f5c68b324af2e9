import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { rust } from '../../writer.ts'
import { CONTEXT, type RustCode, rustProgram, together, VALUE, variableIn } from '../main.ts'
import { encodeBody, headerLinks, TYPE_OF_TEXT } from './request.ts'

const { attempts, timeout, longestWait } = LIMITS

/**
 * A whole program that asks again while a service is busy or cannot be reached, and then asks others.
 *
 * @param start statements that come first
 * @param shown code that shows what is in `response`
 */
export function robustProgram(call: ChatCall, start: RustCode, shown: RustCode): RustCode {
  const { request, requestModel, fallbackModels } = call
  const value: { readonly [name: string]: Value } = request.body.kind === 'json' ? request.body.value : {}
  const hasFallbacks = fallbackModels.length > 0
  const body = encodeBody(value)
  const asked: RustCode = hasFallbacks
    ? askEach(call, value)
    : together(body, CLIENT, {
        imports: [],
        code: `${rust.call(4, 'let response = ask', argumentsOf(call, rust.string(requestModel)), '?;')}\n`,
      })
  return rustProgram(together(start, asked, shown), [ask(call)])
}

/** A limit for the whole answer would break off a long stream. */
const CLIENT: RustCode = {
  imports: ['std::time::Duration', 'reqwest::blocking::Client', 'reqwest::redirect::Policy'],
  code: `
    // It waits ${timeout} seconds for more of an answer, and follows no redirect, which may lead to another host.
    let client = Client::builder()
        .redirect(Policy::none())
        .timeout(Duration::from_secs(${timeout}))
        .build()?;
`,
}

const hasVariable = ({ request }: ChatCall): boolean => variableIn(request.headers) !== undefined

const argumentsOf = (call: ChatCall, model: string): readonly string[] => [
  '&client',
  ...(hasVariable(call) ? ['&token'] : []),
  model,
  '&body',
]

function askEach(call: ChatCall, value: { readonly [name: string]: Value }): RustCode {
  const models = [call.requestModel, ...call.fallbackModels].map(rust.string)
  const body = encodeBody(withModel(value), 8)
  return together(CLIENT, {
    imports: [CONTEXT, ...body.imports],
    code: `    let mut answered = None;
${rust.list(4, 'for model in ', models, ' {')}
${body.code}        match ask(${argumentsOf(call, 'model').join(', ')}) {
            Ok(response) => {
                answered = Some((model, response));
                break;
            }
            Err(error) => eprintln!("{model}: {error:#}"),
        }
    }
    let (model, response) = answered.context("no provider answered")?;
`,
  })
}

const withModel = (value: { readonly [name: string]: Value }): Value => ({ ...value, model: raw('model') })

/** The function that asks, and asks again. */
function ask(call: ChatCall): RustCode {
  const { request } = call
  const value: Value = request.body.kind === 'json' ? request.body.value : {}
  const isJson = rust.fitsMacro(call.fallbackModels.length === 0 ? value : withModel(Object(value)))
  const parameters = [
    'client: &Client',
    ...(hasVariable(call) ? ['token: &str'] : []),
    'model: &str',
    `body: ${isJson ? '&Value' : '&str'}`,
  ]
  const steps = [
    rust.call(12, '.post', [rust.string(request.url)]),
    ...headerLinks(request.headers, 12),
    ...(isJson ? ['            .json(body)'] : [`            ${TYPE_OF_TEXT}`, '            .body(body.to_string())']),
  ]
  return {
    imports: [
      ...['std::thread::self', 'std::time::Duration', 'anyhow::anyhow', 'fastrand', VALUE],
      ...['reqwest::blocking::Client', 'reqwest::blocking::Response'],
    ],
    code: `/// Asks up to ${attempts} times, while the service is busy or cannot be reached.
fn ask(${parameters.join(', ')}) -> Result<Response> {
    let mut attempt = 0;
    loop {
        let mut wait = Duration::from_millis((1000 << attempt) + fastrand::u64(..500 << attempt));
        attempt += 1;
        let sent = client
${steps.join('\n')}
            .send();
        let failure = match sent {
            Ok(response) => {
                let status = response.status();
                let number = status.as_u16();
                if number < 500 && number != 408 && number != 429 {
                    return Ok(response);
                }
                let told = response.headers().get("Retry-After");
                if let Some(seconds) = told.and_then(|value| value.to_str().ok()?.parse().ok()) {
                    wait = Duration::from_secs(seconds);
                }
                anyhow!("{status}: {}", response.text().unwrap_or_default())
            }
            Err(error) => error.into(),
        };
        if attempt == ${attempts} || wait > Duration::from_secs(${longestWait}) {
            return Err(failure);
        }
        eprintln!("{model}: {failure:#}");
        thread::sleep(wait);
    }
}
`,
  }
}

/** Names the provider that answered, apart from the answer. */
export const nameModel = ({ form, fallbackModels }: ChatCall): string =>
  form.robust && fallbackModels.length > 0 ? '    eprintln!("Answered by {model}");\n' : ''

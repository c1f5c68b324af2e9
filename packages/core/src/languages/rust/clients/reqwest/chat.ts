import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { endStream, keptOf, printChunk, printMessage } from '../answer.ts'
import { readFile } from '../files.ts'
import { readToken, rustProgram, variableIn } from '../main.ts'
import { BAIL, CONTEXT, ENSURE, VALUE } from '../names.ts'
import { encodesFile, installOn } from './install.ts'
import { CLIENT, jsonLinks, makeJson, READ_ANSWER, send } from './request.ts'
import { nameModel, robustProgram } from './robust.ts'

export const chat: Renderer<ChatCall> = {
  setUp: ({ platform, request: { body }, form }) => ({
    install: installOn(
      platform,
      body,
      'anyhow',
      encodesFile(body) ? 'base64' : undefined,
      form.robust ? 'fastrand' : undefined,
      'serde_json',
    ),
  }),
  render(call) {
    const { request, form } = call
    const value = request.body.kind === 'json' ? request.body.value : {}
    const start = code`
      ${readToken(variableIn(request.headers))}
      ${lines(...filesIn(request.body).map(readFile))}
    `
    const shown = call.streaming ? printStream(call) : printResponse(call)
    if (form.robust) return robustProgram(call, value, start, shown)
    return rustProgram(
      code`
        ${start}
        ${makeJson(value)}

        ${CLIENT}
        ${send(request, jsonLinks(value))}
        ${shown}
      `,
      [],
    )
  },
}

const printResponse = (call: ChatCall): Piece => code`
  ${READ_ANSWER}
  ${nameModel(call)}

  let completion: ${VALUE} = serde_json::from_str(&answer).${CONTEXT}("the answer is no completion")?;
  let message = &completion["choices"][0]["message"];
  ${ENSURE}!(message.is_object(), "the answer holds no message: {answer}");
  ${printMessage(call)}
  ${when(call.showsUsage, code`println!("Usage: {}", completion["usage"]);`)}
`

const BUF_READER = /* @__PURE__ */ name('BufReader', { module: 'std::io', name: 'BufReader' })
const LINES = /* @__PURE__ */ name('lines', { module: 'std::io', name: 'BufRead' })

const printStream = (call: ChatCall): Piece => code`
  let status = response.status();
  if !status.is_success() {
      ${BAIL}!("{status}: {}", response.text()?);
  }
  ${nameModel(call)}

  let mut complete = false;
  ${keptOf(call)}
  for line in ${BUF_READER}::new(response).${LINES}() {
      let line = line?;
      let Some(data) = line.strip_prefix("data:") else {
          continue;
      };
      if data.trim() == "[DONE]" {
          complete = true;
          break;
      }
      let ${when(call.showsUsage, code`mut `)}chunk: ${VALUE} = serde_json::from_str(data).${CONTEXT}("the stream holds no chunk")?;
      let error = &chunk["error"];
      ${ENSURE}!(error.is_null(), "the stream broke off: {error}");
      ${printChunk(call)}
  }
  ensure!(complete, "the stream ended before it was complete");
  ${endStream(call)}
`

import type { ChatCall } from '../../../../call/call.ts'
import { LIMITS } from '../../../clients/retries.ts'
import type { Piece } from '../../../printing/code.ts'
import { DURATION, LIST, THREAD_LOCAL_RANDOM } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { REFUSED_FOR_GOOD } from '../retries.ts'
import {
  CHAT_COMPLETION,
  CHAT_PARAMS,
  CHUNK,
  CLIENT,
  IO_FAILURE,
  SERVICE_FAILURE,
  STREAM_RESPONSE,
  TIMEOUT,
} from './names.ts'

const { attempts, timeout, longestWait } = LIMITS

/** Creates a client without retries. A timeout for the whole response would break off a long stream. */
export const LIMITED_CLIENT = code`
  .maxRetries(0)
  .timeout(${TIMEOUT}.builder().read(${DURATION}.ofSeconds(${timeout})).build())
`

/** A response may contain no choices, and then the list can't be read. */
export const REQUIRE_CHOICES = code`
  if (completion.choices().isEmpty()) {
      throw new IllegalStateException("The response has no choices: " + completion);
  }
`

/** Returns an expression that requests a completion, or a stream of it. */
export const askFor = (call: ChatCall): Piece =>
  call.variant.retries ? code`ask(client, params)` : askOnce(call, code`params`)

const askOnce = ({ streaming }: ChatCall, params: Piece): Piece =>
  code`client.chat().completions().${streaming ? code`createStreaming` : code`create`}(${params})`

/** Returns the method that does so with retries; nothing for other programs. */
export function retryingMethod(call: ChatCall): Piece | undefined {
  if (!call.variant.retries) return undefined
  return call.fallbackModels.length > 0 ? defineAskEach(call) : defineAsk(call)
}

const headOf = ({ streaming }: ChatCall): Piece => (streaming ? HEAD_OF_STREAM : HEAD)

const HEAD = code`
  private static ${CHAT_COMPLETION} ask(${CLIENT} client, ${CHAT_PARAMS} params)
          throws InterruptedException {
`

const HEAD_OF_STREAM = code`
  private static ${STREAM_RESPONSE}<${CHUNK}> ask(
          ${CLIENT} client, ${CHAT_PARAMS} params) throws InterruptedException {
`

const defineAsk = (call: ChatCall): Piece => code`
  /** Sends a request up to ${attempts} times while the service is busy or unreachable. */
  ${headOf(call)}
      var model = params.model();
      ${attempt(code`return ${askOnce(call, code`params`)};`)}
      throw new IllegalStateException("The service did not answer");
  }
`

const defineAskEach = (call: ChatCall): Piece => code`
  /** Tries each provider in turn, up to ${attempts} times while it is busy or unreachable. */
  ${headOf(call)}
      var models = ${LIST}.of(
              ${java.below([call.requestModel, ...call.fallbackModels].map((model) => code`${model}`))});
      for (var model : models) {
          var request = params.toBuilder().model(model).build();
          ${attempt(code`
            var answer = ${askOnce(call, code`request`)};
            System.err.println("Answered by " + model);
            return answer;
          `)}
      }
      throw new IllegalStateException("No provider answered");
  }
`

/**
 * `RetryingHttpClient` of openai-java 4.101 waits at most 8 seconds, even if a service requests longer.
 *
 * @param asked statements that send the request and return the answer
 */
const attempt = (asked: Piece): Piece => code`
  var wait = 0L;
  for (var attempt = 0; attempt < ${attempts} && wait <= ${longestWait}_000; attempt++) {
      Thread.sleep(wait);
      wait = 1000L << attempt;
      wait += ${THREAD_LOCAL_RANDOM}.current().nextLong(wait / 2);
      try {
          ${asked}
      } catch (${SERVICE_FAILURE} exception) {
          var status = exception.statusCode();
          if (${REFUSED_FOR_GOOD}) {
              throw exception;
          }
          System.err.println(model + ": " + exception.getMessage());
          var retryAfter = exception.headers().values("Retry-After");
          if (!retryAfter.isEmpty() && retryAfter.get(0).matches("\\d{1,9}")) {
              wait = Long.parseLong(retryAfter.get(0)) * 1000;
          }
      } catch (${IO_FAILURE} exception) {
          System.err.println(model + ": " + exception.getMessage());
      }
  }
`

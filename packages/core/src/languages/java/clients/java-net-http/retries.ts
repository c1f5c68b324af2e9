import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import { LIMITS } from '../../../clients/retries.ts'
import { type Piece, slot, when } from '../../../printing/code.ts'
import {
  DURATION,
  EXECUTION_EXCEPTION,
  IO_EXCEPTION,
  LIST,
  STREAM,
  THREAD_LOCAL_RANDOM,
  TIME_UNIT,
  TIMEOUT_EXCEPTION,
} from '../../names.ts'
import { code, java } from '../../writer.ts'
import { REFUSED_FOR_GOOD } from '../retries.ts'
import { BODY_HANDLERS, BODY_PUBLISHERS, HTTP_CLIENT, HTTP_RESPONSE, JSON_OBJECT } from './names.ts'
import { ALL_LINES, BODY, HEADERS, REQUEST, throwing } from './request.ts'

const { attempts, timeout, longestWait } = LIMITS

/** Calls the method `ask`, which retries if a service is busy or unreachable, and then tries other services. */
export const askWithRetries = (call: ChatShape): Piece => (call.hasFallbacks ? askEach(call) : ASK_ONE)

const MODEL = /* @__PURE__ */ slot(({ requestModel }: ChatCall) => requestModel)
const MODELS = /* @__PURE__ */ slot(({ requestModel, fallbackModels }: ChatCall) =>
  java.below([requestModel, ...fallbackModels].map((each) => code`${each}`)),
)
const SENT = /* @__PURE__ */ slot(({ request }: ChatCall) => bodyOf(request))
const SENT_TO_EACH = /* @__PURE__ */ slot(({ request }: ChatCall) => ({
  ...bodyOf(request),
  model: code`${JSON_OBJECT}.quote(model)`,
}))

const ASK_ONE = code`
  var body = ${SENT};
  var response = ask(${MODEL}, body);
`

const askEach = (call: ChatShape): Piece => code`
  ${typeOf(call)} response = null;
  var model = "";
  ${IO_EXCEPTION} failure = null;
  var models = ${LIST}.of(
          ${MODELS});
  for (var each = models.iterator(); response == null && each.hasNext(); ) {
      model = each.next();
      var body = ${SENT_TO_EACH};
      try {
          response = ask(model, body);
      } catch (IOException exception) {
          failure = exception;
          System.err.println(model + ": " + exception.getMessage());
      }
  }
  if (response == null) {
      throw new IOException("No provider answered", failure);
  }
`

const typeOf = ({ streaming }: ChatShape): Piece =>
  code`${HTTP_RESPONSE}<${streaming ? code`${STREAM}<String>` : code`String`}>`

export const ask = (call: ChatShape): Piece => code`
  /** Sends a request up to ${attempts} times while the service is busy or unreachable. */
  static ${typeOf(call)} ask(String model, String body) ${throwing(call)} {
      var request = ${REQUEST}
              ${HEADERS}
              ${when(!call.streaming, code`.timeout(${DURATION}.ofSeconds(${timeout}))`)}
              .POST(${BODY_PUBLISHERS}.ofString(body))
              .build();
      // The client doesn't follow redirects: they would get the token.
      var client = ${HTTP_CLIENT}.newHttpClient();
      for (var attempt = 1; ; attempt++) {
          var wait = 1000L << (attempt - 1);
          wait += ${THREAD_LOCAL_RANDOM}.current().nextLong(wait / 2);
          IOException failure;
          ${when(call.streaming, SEND_FOR_STREAM)}
          try {
              var response = ${call.streaming ? BEGINNING : code`client.send(request, ${BODY_HANDLERS}.ofString())`};
              var status = response.statusCode();
              if (${REFUSED_FOR_GOOD}) {
                  return response;
              }
              failure = new IOException(status + ": " + ${call.streaming ? ALL_LINES : BODY});
              var retryAfter = response.headers().firstValue("Retry-After").orElse("");
              if (retryAfter.matches("\\d{1,9}")) {
                  wait = Long.parseLong(retryAfter) * 1000;
              }
          } ${call.streaming ? CATCH_OF_STREAM : CATCH}
          if (attempt == ${attempts} || wait > ${longestWait}_000) {
              throw failure;
          }
          System.err.println(model + ": " + failure.getMessage());
          Thread.sleep(wait);
      }
  }
`

const CATCH = code`
  catch (IOException exception) {
      failure = exception;
  }
`

/** Since Java 26, a request's timeout covers the whole stream: https://bugs.openjdk.org/browse/JDK-8208693. */
const SEND_FOR_STREAM = code`
  // A limit of the request may break off a long stream. This one ends where it begins.
  var answer = client.sendAsync(request, ${BODY_HANDLERS}.ofLines());
`

const BEGINNING = code`answer.get(${timeout / 60}, ${TIME_UNIT}.MINUTES)`

const CATCH_OF_STREAM = code`
  catch (${EXECUTION_EXCEPTION} | ${TIMEOUT_EXCEPTION} exception) {
      answer.cancel(true);
      failure = new ${IO_EXCEPTION}("No answer: " + exception, exception);
  }
`

/** Prints which provider answered, separately from the answer. */
export const nameModel = ({ variant, hasFallbacks }: ChatShape): Piece | undefined =>
  when(variant.retries && hasFallbacks, code`System.err.println("Answered by " + model);`)

import type { ChatCall } from '../../../../call/call.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { indented } from '../../../printing/literal.ts'
import { java } from '../../writer.ts'
import { type JavaCode, NOTHING } from '../main.ts'

const { attempts, timeout, longestWait } = LIMITS

/** Calls that make a client which asks once. A limit for the whole answer would break off a long stream. */
export const LIMITED_CLIENT = `                .maxRetries(0)
                .timeout(Timeout.builder().read(Duration.ofSeconds(${timeout})).build())
`

/** An expression that asks for a completion, or a stream of it. */
export const askFor = (call: ChatCall): string =>
  call.form.robust ? 'ask(client, params)' : `client.chat().completions().${methodOf(call)}(params)`

const methodOf = ({ streaming }: ChatCall): string => (streaming ? 'createStreaming' : 'create')

const CHAT = 'com.openai.models.chat.completions'

/** What a robust program defines for that; nothing for another. */
export const robustFunctions = (call: ChatCall): JavaCode =>
  call.form.robust ? { imports: importsOf(call), code: defineAsk(call) } : NOTHING

const importsOf = ({ fallbackModels, streaming }: ChatCall): readonly string[] => [
  'com.openai.client.OpenAIClient',
  'com.openai.core.Timeout',
  'com.openai.errors.OpenAIIoException',
  'com.openai.errors.OpenAIServiceException',
  'java.time.Duration',
  'java.util.concurrent.ThreadLocalRandom',
  ...(streaming ? ['com.openai.core.http.StreamResponse', `${CHAT}.ChatCompletionChunk`] : [`${CHAT}.ChatCompletion`]),
  ...(fallbackModels.length > 0 ? ['java.util.List'] : []),
]

/** `RetryingHttpClient` of openai-java 4.101 waits 8 seconds at most, however long a service wishes. */
function defineAsk(call: ChatCall): string {
  const { fallbackModels, requestModel, streaming } = call
  const type = streaming ? 'StreamResponse<ChatCompletionChunk>' : 'ChatCompletion'
  const hasFallbacks = fallbackModels.length > 0
  const comment = hasFallbacks
    ? `Asks one provider after another, up to ${attempts} times each, while it is busy or cannot be reached.`
    : `Asks up to ${attempts} times, while the service is busy or cannot be reached.`
  const head = `
    /** ${comment} */
    private static ${type} ask(OpenAIClient client, ChatCompletionCreateParams params)
            throws InterruptedException {
`
  if (!hasFallbacks) {
    return `${head}        var model = params.model();
${attempt(`                return client.chat().completions().${methodOf(call)}(params);\n`)}\
        throw new IllegalStateException("The service did not answer");
    }
`
  }
  const models = [requestModel, ...fallbackModels].map((model) => `                ${java.string(model)}`)
  const asked = `                var answer = client.chat().completions().${methodOf(call)}(request);
                System.err.println("Answered by " + model);
                return answer;
`
  return `${head}        var models = List.of(
${models.join(',\n')});
        for (var model : models) {
            var request = params.toBuilder().model(model).build();
${indented(attempt(asked), 4)}        }
        throw new IllegalStateException("No provider answered");
    }
`
}

/** @param asked statements that ask, and return the answer */
const attempt = (asked: string): string => `        var wait = 0L;
        for (var attempt = 0; attempt < ${attempts} && wait <= ${longestWait}_000; attempt++) {
            Thread.sleep(wait);
            wait = 1000L << attempt;
            wait += ThreadLocalRandom.current().nextLong(wait / 2);
            try {
${asked}            } catch (OpenAIServiceException exception) {
                var status = exception.statusCode();
                if (status < 500 && status != 408 && status != 429) {
                    throw exception;
                }
                System.err.println(model + ": " + exception.getMessage());
                var told = exception.headers().values("Retry-After");
                if (!told.isEmpty() && told.get(0).matches("\\\\d{1,9}")) {
                    wait = Long.parseLong(told.get(0)) * 1000;
                }
            } catch (OpenAIIoException exception) {
                System.err.println(model + ": " + exception.getMessage());
            }
        }
`

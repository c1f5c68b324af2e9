import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { java } from '../../writer.ts'
import { type JavaCode, javaProgram, readFiles } from '../main.ts'
import { address, BODY_PUBLISHERS, CLASSES, JSON_OBJECT, setHeaders, THROWS } from './request.ts'

const { attempts, timeout, longestWait } = LIMITS

/**
 * A whole program that asks again while a service is busy or cannot be reached, and then asks others.
 *
 * @param shown code that shows what is in `response`
 */
export function robustProgram(call: ChatCall, body: { readonly [name: string]: Value }, shown: JavaCode): string {
  const { fallbackModels, requestModel, streaming } = call
  const hasFallbacks = fallbackModels.length > 0
  const files = readFiles(call)
  const asked = hasFallbacks
    ? askEach(call, body)
    : `        var body = ${java.json(body, 12)};
        var response = ask(${java.string(requestModel)}, body);
`
  return javaProgram(
    call,
    {
      imports: [
        ...CLASSES,
        BODY_PUBLISHERS,
        ...files.imports,
        ...shown.imports,
        'java.net.http.HttpResponse',
        'java.time.Duration',
        'java.util.concurrent.ThreadLocalRandom',
        ...(streaming ? ['java.util.stream.Collectors', 'java.util.stream.Stream'] : []),
        ...(hasFallbacks ? ['java.util.List', JSON_OBJECT] : []),
      ],
      code: `${files.code}${asked}${shown.code}`,
    },
    THROWS,
    '',
    ask(call),
  )
}

function askEach(call: ChatCall, body: { readonly [name: string]: Value }): string {
  const models = [call.requestModel, ...call.fallbackModels].map((each) => `                ${java.string(each)}`)
  return `        ${typeOf(call)} response = null;
        var model = "";
        IOException failure = null;
        var models = List.of(
${models.join(',\n')});
        for (var each = models.iterator(); response == null && each.hasNext(); ) {
            model = each.next();
            var body = ${java.json({ ...body, model: raw('JSONObject.quote(model)') }, 16)};
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
}

const typeOf = ({ streaming }: ChatCall): string => `HttpResponse<${streaming ? 'Stream<String>' : 'String'}>`

/** A limit for the whole answer would break off a long stream: the limit ends where the answer begins. */
const ask = (call: ChatCall): string => `
    /** Asks up to ${attempts} times, while the service is busy or cannot be reached. */
    static ${typeOf(call)} ask(String model, String body)${THROWS} {
        var request = HttpRequest.newBuilder(URI.create(${address(call.request.url)}))
${setHeaders(call.request)}                .timeout(Duration.ofSeconds(${timeout}))
                .POST(BodyPublishers.ofString(body))
                .build();
        // The client follows no redirect: the token would go along.
        var client = HttpClient.newHttpClient();
        for (var attempt = 1; ; attempt++) {
            var wait = 1000L << (attempt - 1);
            wait += ThreadLocalRandom.current().nextLong(wait / 2);
            IOException failure;
            try {
                var response = client.send(request, BodyHandlers.${call.streaming ? 'ofLines' : 'ofString'}());
                var status = response.statusCode();
                if (status < 500 && status != 408 && status != 429) {
                    return response;
                }
                failure = new IOException(status + ": " + response.body()${call.streaming ? '.collect(Collectors.joining("\\n"))' : ''});
                var told = response.headers().firstValue("Retry-After").orElse("");
                if (told.matches("\\\\d{1,9}")) {
                    wait = Long.parseLong(told) * 1000;
                }
            } catch (IOException exception) {
                failure = exception;
            }
            if (attempt == ${attempts} || wait > ${longestWait}_000) {
                throw failure;
            }
            System.err.println(model + ": " + failure.getMessage());
            Thread.sleep(wait);
        }
    }
`

/** Names the provider that answered, apart from the answer. */
export const nameModel = ({ form, fallbackModels }: ChatCall): string =>
  form.robust && fallbackModels.length > 0 ? '        System.err.println("Answered by " + model);\n' : ''

import type { Piece } from '../../../printing/code.ts'
import { OPTIONAL } from '../../names.ts'
import { code } from '../../writer.ts'
import { ACCUMULATOR } from './names.ts'

/**
 * Shows a stream's text as it comes, and gathers the answer in `accumulator`. That of openai-java 4.101 takes a chunk that
 * tells the usage for one behind the answer's end, and reads no choices in it; some services have the end there.
 *
 * @param params what is asked for
 */
export const accumulate = (params: Piece): Piece => code`
  var accumulator = ${ACCUMULATOR}.create();
  try (var stream = client.chat().completions().createStreaming(${params})) {
      stream.stream()
              .filter(chunk -> !chunk.choices().isEmpty())
              // The accumulator ignores the choices of a chunk that has usage, so remove it.
              .map(chunk -> chunk.toBuilder().usage(${OPTIONAL}.empty()).build())
              .peek(accumulator::accumulate)
              .flatMap(chunk -> chunk.choices().stream())
              .flatMap(choice -> choice.delta().content().stream())
              .forEach(System.out::print);
  }
`

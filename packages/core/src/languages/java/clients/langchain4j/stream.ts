import type { ChatCall } from '../../../../call/call.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { CHAT_RESPONSE, COMPLETABLE_FUTURE, HANDLER, PARTIAL_THINKING, SENT_EVENT } from './names.ts'

/**
 * Asks `model` for a stream, shows it as it comes, and waits for its end.
 *
 * @param input what the model is asked
 */
export const streamed = ({ showsReasoning, showsUsage, checksAnswer }: ChatCall, input: Piece): Piece => code`
  var futureResponse = new ${COMPLETABLE_FUTURE}<${CHAT_RESPONSE}>();
  var handler = new ${HANDLER}() {
      ${showsReasoning ? PRINT_PARTS : PRINT_TEXT}

      @Override
      public void onUnmappedRawEvent(Object event) {
          // By default, LangChain4j ignores an error in the stream.
          if (event instanceof ${SENT_EVENT} sent && sent.data().startsWith(${'{"error"'})) {
              onError(new IllegalStateException("The stream broke off: " + sent.data()));
          }
      }

      @Override
      public void onCompleteResponse(ChatResponse response) {
          futureResponse.complete(response);
      }

      @Override
      public void onError(Throwable error) {
          futureResponse.completeExceptionally(error);
      }
  };
  model.chat(${input}, handler);
  ${when(showsUsage || checksAnswer, code`var response = `)}futureResponse.join();
`

const PRINT_TEXT = code`
  @Override
  public void onPartialResponse(String text) {
      System.out.print(text);
  }
`

/** Shows what the model thinks and what it answers, each under its heading. */
const PRINT_PARTS = code`
  private String section = "";

  private void print(String name, String text) {
      if (!section.equals(name)) {
          section = name;
          System.out.println("\n" + section + ":");
      }
      System.out.print(text);
  }

  @Override
  public void onPartialThinking(${PARTIAL_THINKING} thinking) {
      print("Reasoning", thinking.text());
  }

  @Override
  public void onPartialResponse(String text) {
      print("Answer", text);
  }
`

import type { ChatCall } from '../../../../call/call.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { CMP, FMT, JSON_PACKAGE, LOG } from '../names.ts'
import { askStreamed, checkStream } from './chat.ts'

/*
 * How a tool loop assembles the model's turn from a stream. The accumulator of openai-go 3.96 drops reasoning, joins
 * two calls that share an index, and rejects chunks with a different id than the first.
 */

/** The types of the turn, and the functions that add to it. */
export const REPLY = code`
  // reply is the model's turn as it grows. It goes back with its reasoning.
  type reply struct {
      Role    string \`json:"role"\`
      Content string \`json:"content"\`
      Refusal string \`json:"refusal,omitempty"\`
      reasoning
      ToolCalls []*toolCall \`json:"tool_calls,omitempty"\`
      byIndex   map[int64]*toolCall
  }

  // reasoning holds what the client has no fields for. Services have several names for it.
  type reasoning struct {
      Reasoning        string            \`json:"reasoning,omitempty"\`
      ReasoningContent string            \`json:"reasoning_content,omitempty"\`
      ReasoningDetails []json.RawMessage \`json:"reasoning_details,omitempty"\`
  }

  type toolCall = openai.ChatCompletionMessageFunctionToolCallParam

  func (r *reply) add(delta openai.ChatCompletionChunkChoiceDelta) error {
      r.Content += delta.Content
      r.Refusal += delta.Refusal
      for _, part := range delta.ToolCalls {
          call := r.byIndex[part.Index]
          // A part without index and ID belongs to the last call. A new ID is a new call, even at the index of another.
          if !part.JSON.Index.Valid() && part.ID == "" && len(r.ToolCalls) > 0 {
              call = r.ToolCalls[len(r.ToolCalls)-1]
          }
          if call == nil || call.ID != "" && part.ID != "" && part.ID != call.ID {
              call = &toolCall{}
              r.ToolCalls = append(r.ToolCalls, call)
              r.byIndex[part.Index] = call
          }
          call.ID = ${CMP}.Or(part.ID, call.ID)
          call.Function.Name = cmp.Or(part.Function.Name, call.Function.Name)
          call.Function.Arguments += part.Function.Arguments
      }
      var part reasoning
      err := ${JSON_PACKAGE}.Unmarshal([]byte(cmp.Or(delta.RawJSON(), "{}")), &part)
      r.Reasoning += part.Reasoning
      r.ReasoningContent += part.ReasoningContent
      r.ReasoningDetails = append(r.ReasoningDetails, part.ReasoningDetails...)
      return err
  }
`

/** Sends the request, prints the stream's text as it arrives, and sets `message` to the turn. */
export const readReply = (call: ChatCall): Piece => code`
  ${askStreamed(call)}
  message := reply{Role: "assistant", byIndex: map[int64]*toolCall{}}
  finishReason := ""
  for stream.Next() {
      chunk := stream.Current()
      if len(chunk.Choices) == 0 {
          continue
      }
      delta := chunk.Choices[0].Delta
      ${FMT}.Print(delta.Content)
      if err := message.add(delta); err != nil {
          ${call.variant.retries ? code`return err` : code`${LOG}.Fatal(err)`}
      }
      finishReason = cmp.Or(chunk.Choices[0].FinishReason, finishReason)
  }
  ${checkStream(call)}
  if message.Content != "" {
      fmt.Println()
  }
`

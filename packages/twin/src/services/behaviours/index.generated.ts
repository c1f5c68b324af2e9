// Written by `npm run generate` from the files beside it. Do not edit.

import { callsAndStops } from './records/calls-and-stops.ts'
import { chunkIdsChange } from './records/chunk-ids-change.ts'
import { closesAfterACall } from './records/closes-after-a-call.ts'
import { closesWithoutAReason } from './records/closes-without-a-reason.ts'
import { contentAsAList } from './records/content-as-a-list.ts'
import { cutsACall } from './records/cuts-a-call.ts'
import { cutsTheAnswer } from './records/cuts-the-answer.ts'
import { cutsTheLastCall } from './records/cuts-the-last-call.ts'
import { emptyArguments } from './records/empty-arguments.ts'
import { emptyUsage } from './records/empty-usage.ts'
import { endsByItsOwnReason } from './records/ends-by-its-own-reason.ts'
import { endsLinesWithCr } from './records/ends-lines-with-cr.ts'
import { endsWithoutAnAnswer } from './records/ends-without-an-answer.ts'
import { fillsTheContext } from './records/fills-the-context.ts'
import { filtersTheAnswer } from './records/filters-the-answer.ts'
import { finishReasonComesTwice } from './records/finish-reason-comes-twice.ts'
import { hidesACutCall } from './records/hides-a-cut-call.ts'
import { indexesAreAbsent } from './records/indexes-are-absent.ts'
import { indexesAreSaidOnce } from './records/indexes-are-said-once.ts'
import { indexesStartAtOne } from './records/indexes-start-at-one.ts'
import { keepsCalling } from './records/keeps-calling.ts'
import { namesItsErrorEvent } from './records/names-its-error-event.ts'
import { namesNoRole } from './records/names-no-role.ts'
import { needsReasoningItems } from './records/needs-reasoning-items.ts'
import { noArguments } from './records/no-arguments.ts'
import { partsMissing } from './records/parts-missing.ts'
import { pausesItsTurn } from './records/pauses-its-turn.ts'
import { reasonOnlyAtTheEnd } from './records/reason-only-at-the-end.ts'
import { refusesInWords } from './records/refuses-in-words.ts'
import { refusesThoughts } from './records/refuses-thoughts.ts'
import { spendsTheLimitOnThinking } from './records/spends-the-limit-on-thinking.ts'
import { statusMissing } from './records/status-missing.ts'
import { staysOpen } from './records/stays-open.ts'
import { textBetweenCalls } from './records/text-between-calls.ts'
import { thinksAsReasoning } from './records/thinks-as-reasoning.ts'
import { thinksBeforeItCalls } from './records/thinks-before-it-calls.ts'
import { thinksInDetails } from './records/thinks-in-details.ts'
import { toolsWantTheResponsesApi } from './records/tools-want-the-responses-api.ts'
import { twoCallsOneIndex } from './records/two-calls-one-index.ts'
import { usageComesTwice } from './records/usage-comes-twice.ts'
import { wantsThoughtsBack } from './records/wants-thoughts-back.ts'
import { wholeCallsWithIndexes } from './records/whole-calls-with-indexes.ts'
import type { Behaviour } from './behaviour.ts'

/** Unusual behaviors of real services. */
export const BEHAVIOURS: readonly Behaviour[] = [
  callsAndStops,
  chunkIdsChange,
  closesAfterACall,
  closesWithoutAReason,
  contentAsAList,
  cutsACall,
  cutsTheAnswer,
  cutsTheLastCall,
  emptyArguments,
  emptyUsage,
  endsByItsOwnReason,
  endsLinesWithCr,
  endsWithoutAnAnswer,
  fillsTheContext,
  filtersTheAnswer,
  finishReasonComesTwice,
  hidesACutCall,
  indexesAreAbsent,
  indexesAreSaidOnce,
  indexesStartAtOne,
  keepsCalling,
  namesItsErrorEvent,
  namesNoRole,
  needsReasoningItems,
  noArguments,
  partsMissing,
  pausesItsTurn,
  reasonOnlyAtTheEnd,
  refusesInWords,
  refusesThoughts,
  spendsTheLimitOnThinking,
  statusMissing,
  staysOpen,
  textBetweenCalls,
  thinksAsReasoning,
  thinksBeforeItCalls,
  thinksInDetails,
  toolsWantTheResponsesApi,
  twoCallsOneIndex,
  usageComesTwice,
  wantsThoughtsBack,
  wholeCallsWithIndexes,
]

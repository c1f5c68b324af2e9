import type { SnippetOptions } from '../call/options.ts';
import type { ModelRecord } from '../model/model-record.ts';
/**
 * The example input that the generator uses for a model.
 *
 * @param options what the reader chose: a tool loop for which no tools are named has an example of its own
 * @returns for a chat model the list of messages, else the shape that `options.inputs` has for the task; or the text
 *   `No input example has been defined for this model task.`
 * @example
 * getModelInputSnippet({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] })
 */
export declare function getModelInputSnippet(model: ModelRecord, { recipe, tools, parameters }?: Pick<SnippetOptions, 'recipe' | 'tools' | 'parameters'>): unknown;

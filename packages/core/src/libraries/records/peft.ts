import { name, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { idAt, textAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { isGatedBase } from '../gated-base.ts'
import type { Library } from '../library.ts'

/** The transformers class that loads the base model, by the task type in the adapter's configuration. */
const CLASS_OF_TASK_TYPE: { readonly [taskType: string]: string } = {
  CAUSAL_LM: 'AutoModelForCausalLM',
  FEATURE_EXTRACTION: 'AutoModel',
  QUESTION_ANS: 'AutoModelForQuestionAnswering',
  SEQ_2_SEQ_LM: 'AutoModelForSeq2SeqLM',
  SEQ_CLS: 'AutoModelForSequenceClassification',
  TOKEN_CLS: 'AutoModelForTokenClassification',
}

const GENERATE = code`
  outputs = model.generate(**inputs, max_new_tokens=64)
  print(tokenizer.decode(outputs[0], skip_special_tokens=True))
`
const SHOW = code`print(model(**inputs))`

const baseOf = (model: ModelRecord): string | undefined => idAt(model, 'config', 'peft', 'base_model_name_or_path')

export const peft: Library = {
  key: 'peft',
  prettyLabel: 'PEFT',
  repoName: 'PEFT',
  repoUrl: 'https://github.com/huggingface/peft',
  filter: true,
  countDownloads: 'path:"adapter_config.json"',
  releases: { registry: 'pypi', package: 'peft' },
  fetchesGated: (model) => isGatedBase(baseOf(model)),
  examples: (model) => {
    const taskType = textAt(model, 'config', 'peft', 'task_type')
    if (taskType === undefined || !Object.hasOwn(CLASS_OF_TASK_TYPE, taskType)) {
      return [{ language: 'text', content: 'Task type is invalid.' }]
    }
    const base = baseOf(model)
    if (base === undefined) return [{ language: 'text', content: 'Base model is not found.' }]
    const className = name(CLASS_OF_TASK_TYPE[taskType] as string)
    // The head is newly initialized, and must fit the adapter.
    const hint = when(taskType.endsWith('_CLS'), code`# If the adapter has more than two labels, add num_labels=…`)
    // Only bitsandbytes loads a base model that was saved quantized.
    const quantized = when(/bnb|4bit|8bit/i.test(base), code` bitsandbytes`)
    const run = taskType.endsWith('_LM') ? GENERATE : SHOW
    const content = python.program(code`
      # pip install peft${quantized}
      from peft import PeftModel
      from transformers import ${className}, AutoTokenizer

      tokenizer = AutoTokenizer.from_pretrained(${base})
      ${hint}
      base_model = ${className}.from_pretrained(${base})
      model = PeftModel.from_pretrained(base_model, ${model.id})

      inputs = tokenizer("The best thing about a long train ride is", return_tensors="pt")
      ${run}
    `)
    return [{ language: 'python', content }]
  },
}

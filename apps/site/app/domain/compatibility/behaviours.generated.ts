// Written by `npm run generate` from the record of runs and the known defects of clients. Do not edit.

import type { DefectProgram } from './defect.ts'
import type { SeenBehaviour } from './seen-behaviour.ts'

export const BEHAVIOURS: readonly SeenBehaviour[] = [
  {
    "id": "chunk-ids-change",
    "does": "Gives the chunks of one stream different ids, the first an empty one.",
    "right": "The chunks belong together.",
    "seen": [
      {
        "who": "Azure OpenAI",
        "address": "https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-streaming"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "content-as-a-list",
    "does": "Sends content as a list of parts, with what it thinks among them.",
    "right": "The text is shown, and never a language’s own print of a list.",
    "seen": [
      {
        "who": "Mistral’s Magistral",
        "address": "https://docs.mistral.ai/capabilities/reasoning/"
      }
    ],
    "passed": [],
    "defects": [
      {
        "client": "go/openai-go",
        "problem": "Content that is a list of parts is shown as JSON, with what the model thinks among the parts.",
        "program": "openai-go-shows-parts.go"
      }
    ]
  },
  {
    "id": "cuts-a-call",
    "does": "Stops in the middle of a call’s arguments at the limit, with finish_reason length.",
    "right": "Standard error says so, the exit fails, and no function is called with half its arguments.",
    "seen": [
      {
        "who": "DeepSeek",
        "address": "https://api-docs.deepseek.com/api/create-chat-completion"
      },
      {
        "who": "llama.cpp",
        "address": "https://github.com/ggml-org/llama.cpp/tree/master/tools/server"
      },
      {
        "who": "Mistral",
        "address": "https://docs.mistral.ai/api/"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "cuts-the-answer",
    "does": "Stops in the middle of its text at the limit, with finish_reason length.",
    "right": "Standard error says why and what to raise, and the exit fails; the text so far may be shown.",
    "seen": [
      {
        "who": "OpenAI",
        "address": "https://platform.openai.com/docs/api-reference/chat/object"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "empty-usage",
    "does": "Sends an empty object for usage, or null.",
    "right": "The text is shown.",
    "seen": [
      {
        "who": "an OpenAI-compatible server",
        "address": "https://github.com/zed-industries/zed/issues/42893"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "ends-lines-with-cr",
    "does": "Begins a stream with a byte order mark and ends its lines with CR alone.",
    "right": "The stream is read as the grammar of server-sent events has it.",
    "seen": [
      {
        "who": "the grammar of server-sent events",
        "address": "https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream"
      }
    ],
    "passed": [],
    "defects": [
      {
        "client": "python/openai",
        "problem": "Of a stream that begins with a byte order mark, the first event is missing.",
        "program": "openai-python-misses-first-line.py"
      },
      {
        "client": "python/huggingface_hub",
        "problem": "Of a stream that begins with a byte order mark, the first event is missing.",
        "program": "huggingface-hub-misses-first-line.py"
      },
      {
        "client": "go/openai-go",
        "problem": "A stream that begins with a byte order mark, and whose lines end in CR alone, is read as if it were empty.",
        "program": "openai-go-misses-cr.go"
      },
      {
        "client": "rust/async-openai",
        "problem": "A stream that begins with a byte order mark, and whose lines end in CR alone, is read as if it were empty.",
        "program": "async-openai-misses-cr.rs"
      }
    ]
  },
  {
    "id": "fills-the-context",
    "does": "Stops where the context is full, with stop_reason model_context_window_exceeded.",
    "right": "Standard error says so, and the exit fails; the text so far may be shown.",
    "seen": [
      {
        "who": "Anthropic",
        "address": "https://docs.claude.com/en/api/handling-stop-reasons"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "filters-the-answer",
    "does": "Gives no text, and finish_reason content_filter.",
    "right": "Standard error says so, and the exit fails.",
    "seen": [
      {
        "who": "OpenAI",
        "address": "https://platform.openai.com/docs/api-reference/chat/object"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "finish-reason-comes-twice",
    "does": "Gives finish_reason in two chunks of a stream.",
    "right": "The second changes nothing.",
    "seen": [
      {
        "who": "OpenRouter, in 163 of 190 recorded streams",
        "address": "https://openrouter.ai/docs/api-reference/streaming"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "indexes-are-absent",
    "does": "Streams whole calls without an index.",
    "right": "A new id is a new call.",
    "seen": [
      {
        "who": "Mistral and Gemini, by their OpenAI-compatible APIs",
        "address": "https://github.com/vercel/ai/issues/18333"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "indexes-start-at-one",
    "does": "Counts the calls of a stream from 1.",
    "right": "Nothing is made of a number that is missing.",
    "seen": [
      {
        "who": "several servers",
        "address": "https://github.com/vercel/ai/issues/18333"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "keeps-calling",
    "does": "Calls tools again in every round.",
    "right": "The loop stops after a bounded number of rounds, says so, and fails.",
    "seen": [
      {
        "who": "OpenAI’s Agents SDK stops after max_turns for it",
        "address": "https://openai.github.io/openai-agents-python/running_agents/"
      },
      {
        "who": "LangGraph has a recursion limit for it",
        "address": "https://docs.langchain.com/oss/python/langgraph/errors/GRAPH_RECURSION_LIMIT"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "names-its-error-event",
    "does": "Ends a stream with an event named error whose data has no field of that name.",
    "right": "The message is shown, and the exit fails.",
    "seen": [
      {
        "who": "Groq, in streams of status 200",
        "address": "https://console.groq.com/docs/tool-use"
      },
      {
        "who": "the hub’s text-generation-inference",
        "address": "https://github.com/huggingface/text-generation-inference/blob/main/docs/openapi.json"
      }
    ],
    "passed": [],
    "defects": [
      {
        "client": "python/openai",
        "problem": "A stream that ends with an event named `error` seems complete, unless the event has a field of that name, too.",
        "program": "openai-python-misses-error-event.py"
      },
      {
        "client": "python/huggingface_hub",
        "problem": "A stream that ends with an event named `error` seems complete, unless the event has a field of that name, too.",
        "program": "huggingface-hub-misses-error-event.py"
      },
      {
        "client": "go/openai-go",
        "problem": "A stream that ends with an event named `error` seems complete, unless the event has a field of that name, too.",
        "program": "openai-go-misses-error-event.go"
      }
    ]
  },
  {
    "id": "needs-reasoning-items",
    "does": "With store false, refuses a function_call that comes back without its reasoning item.",
    "right": "All output items go back.",
    "seen": [
      {
        "who": "OpenAI",
        "address": "https://github.com/continuedev/continue/issues/10018"
      },
      {
        "who": "OpenAI",
        "address": "https://github.com/cline/cline/issues/12242"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "no-arguments",
    "does": "Calls a tool without parameters and sends no arguments, or an empty text.",
    "right": "The function is called without arguments.",
    "seen": [
      {
        "who": "vLLM",
        "address": "https://github.com/vllm-project/vllm/issues/21046"
      },
      {
        "who": "vLLM, streamed",
        "address": "https://github.com/vllm-project/vllm/issues/55082"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "parts-missing",
    "does": "Leaves out created, object, choices or delta, and gives tool_calls null and a finish_reason of its own.",
    "right": "What is there is read.",
    "seen": [
      {
        "who": "Azure OpenAI",
        "address": "https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-streaming"
      },
      {
        "who": "text-generation-inference",
        "address": "https://huggingface.co/docs/text-generation-inference/messages_api"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "pauses-its-turn",
    "does": "Pauses a long turn with stop_reason pause_turn.",
    "right": "The turn goes back as it is, and the model goes on.",
    "seen": [
      {
        "who": "Anthropic",
        "address": "https://docs.claude.com/en/api/handling-stop-reasons"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "refuses-in-words",
    "does": "Says in refusal why it doesn’t answer, and gives no text.",
    "right": "Standard error says so, and the exit fails.",
    "seen": [
      {
        "who": "OpenAI",
        "address": "https://platform.openai.com/docs/guides/structured-outputs#refusals"
      },
      {
        "who": "Anthropic",
        "address": "https://docs.claude.com/en/docs/test-and-evaluate/strengthen-guardrails/handle-streaming-refusals"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "refuses-thoughts",
    "does": "Sends reasoning, and refuses a message that has reasoning_content.",
    "right": "No reasoning_content is sent to it.",
    "seen": [
      {
        "who": "Groq",
        "address": "https://github.com/agentjido/req_llm/issues/772"
      },
      {
        "who": "Cerebras",
        "address": "https://github.com/QwenLM/qwen-code/issues/11045"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "spends-the-limit-on-thinking",
    "does": "Reaches the limit while it thinks: no text, and finish_reason length.",
    "right": "Standard error says why and what to raise, and the exit fails.",
    "seen": [
      {
        "who": "several servers",
        "address": "https://github.com/mindcraft-bots/mindcraft/issues/789"
      },
      {
        "who": "several servers",
        "address": "https://github.com/64bit/async-openai/issues/424"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "status-missing",
    "does": "Answers the Responses API without a status.",
    "right": "The text is shown.",
    "seen": [
      {
        "who": "OpenRouter",
        "address": "https://openrouter.ai/docs/api-reference/responses/overview"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "stays-open",
    "does": "Keeps the connection open behind [DONE].",
    "right": "The example ends at [DONE].",
    "seen": [
      {
        "who": "proxies in front of services",
        "address": "https://platform.openai.com/docs/api-reference/chat-streaming"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "thinks-as-reasoning",
    "does": "Sends its reasoning as reasoning, before its calls of tools.",
    "right": "The assistant’s turn goes back whole, with reasoning.",
    "seen": [
      {
        "who": "gpt-oss, by OpenAI’s cookbook",
        "address": "https://cookbook.openai.com/articles/gpt-oss/handle-raw-cot"
      },
      {
        "who": "OpenRouter",
        "address": "https://openrouter.ai/docs/use-cases/reasoning-tokens"
      },
      {
        "who": "vLLM",
        "address": "https://docs.vllm.ai/en/latest/features/reasoning_outputs/"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "thinks-before-it-calls",
    "does": "Sends reasoning_content before its calls of tools.",
    "right": "The assistant’s turn goes back whole, with reasoning_content.",
    "seen": [
      {
        "who": "DeepSeek",
        "address": "https://api-docs.deepseek.com/guides/thinking_mode"
      },
      {
        "who": "Z.ai",
        "address": "https://docs.z.ai/guides/capabilities/thinking-mode"
      },
      {
        "who": "vLLM, SGLang and llama.cpp",
        "address": "https://docs.vllm.ai/en/latest/features/reasoning_outputs/"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "thinks-in-details",
    "does": "Sends reasoning_details, a list of parts, before its calls of tools.",
    "right": "The assistant’s turn goes back whole, with reasoning_details.",
    "seen": [
      {
        "who": "MiniMax",
        "address": "https://platform.minimax.io/docs/guides/text-m2-function-call"
      },
      {
        "who": "Novita",
        "address": "https://novita.ai/docs/guides/llm-interleaved-thinking"
      },
      {
        "who": "OpenRouter",
        "address": "https://openrouter.ai/docs/use-cases/reasoning-tokens"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "tools-want-the-responses-api",
    "does": "Refuses function tools in chat completions unless reasoning_effort is none, with GPT-5.4 and later.",
    "right": "The Responses API is the default with tools; chat completions say reasoning_effort none.",
    "seen": [
      {
        "who": "OpenAI",
        "address": "https://github.com/BerriAI/litellm/issues/34569"
      },
      {
        "who": "OpenAI",
        "address": "https://github.com/openai/openai-openapi/issues/541"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "two-calls-one-index",
    "does": "Streams two whole calls with different ids, both at index 0.",
    "right": "A new id is a new call.",
    "seen": [
      {
        "who": "Ollama",
        "address": "https://github.com/ollama/ollama/issues/15457"
      },
      {
        "who": "Ollama",
        "address": "https://github.com/ollama/ollama/issues/15497"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "usage-comes-twice",
    "does": "Sends usage in several chunks of a stream, each with the number so far.",
    "right": "The last one counts, and is shown once, behind the answer.",
    "seen": [
      {
        "who": "the hub’s router",
        "address": "https://huggingface.co/docs/inference-providers/tasks/chat-completion"
      },
      {
        "who": "Groq, with x_groq.usage",
        "address": "https://console.groq.com/docs/api-reference#chat-create"
      },
      {
        "who": "Perplexity",
        "address": "https://docs.perplexity.ai/api-reference/chat-completions-post"
      }
    ],
    "passed": [],
    "defects": []
  },
  {
    "id": "wants-thoughts-back",
    "does": "Refuses a conversation in which a turn with calls of tools lacks its reasoning_content.",
    "right": "The reasoning goes back; a client that drops it isn’t offered for these models.",
    "seen": [
      {
        "who": "DeepSeek",
        "address": "https://github.com/crewAIInc/crewAI/issues/5878"
      },
      {
        "who": "Moonshot",
        "address": "https://github.com/bytedance/deer-flow/issues/3043"
      },
      {
        "who": "Novita",
        "address": "https://github.com/theopenco/llmgateway/issues/2098"
      }
    ],
    "passed": [],
    "defects": []
  }
]

/** The programs of their defects. */
export const BEHAVIOUR_PROGRAMS: readonly DefectProgram[] = [
  {
    "name": "async-openai-misses-cr.rs",
    "text": "// Should show the answer, whose lines end in CR. It shows nothing, and no error.\nuse async_openai::{Client, config::OpenAIConfig};\nuse futures::StreamExt;\nuse serde_json::{Value, json};\n\n#[tokio::main]\nasync fn main() -> Result<(), Box<dyn std::error::Error>> {\n    let config = OpenAIConfig::new()\n        .with_api_base(\"https://router.huggingface.co/v1\")\n        .with_api_key(std::env::var(\"HF_TOKEN\")?);\n    let request = json!({\n        \"model\": std::env::var(\"MODEL\").unwrap_or(\"acme/lantern\".to_string()),\n        \"messages\": [{\"role\": \"user\", \"content\": \"Hello\"}],\n        \"stream\": true,\n    });\n    let client = Client::with_config(config);\n    let mut stream = client.chat().create_stream_byot(request).await?;\n    while let Some(chunk) = stream.next().await {\n        let chunk: Value = chunk?;\n        print!(\"{}\", chunk[\"choices\"][0][\"delta\"][\"content\"].as_str().unwrap_or_default());\n    }\n    Ok(())\n}\n"
  },
  {
    "name": "huggingface-hub-misses-error-event.py",
    "text": "# Should end with the service's error. The event is named `error`, and its data has no field of that name: nothing is said.\nimport os\n\nfrom huggingface_hub import InferenceClient\n\nclient = InferenceClient(api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nfor chunk in client.chat_completion(messages, model=os.environ.get(\"MODEL\", \"acme/lantern\"), stream=True):\n    if chunk.choices:\n        print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "huggingface-hub-misses-first-line.py",
    "text": "# Should show the whole answer. The stream begins with a byte order mark, and its first piece is missing.\nimport os\n\nfrom huggingface_hub import InferenceClient\n\nclient = InferenceClient(api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nfor chunk in client.chat_completion(messages, model=os.environ.get(\"MODEL\", \"acme/lantern\"), stream=True):\n    print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "openai-go-misses-cr.go",
    "text": "// Should show the answer, whose lines end in CR. It shows nothing, and no error.\npackage main\n\nimport (\n\t\"cmp\"\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\t\"os\"\n\n\t\"github.com/openai/openai-go/v3\"\n\t\"github.com/openai/openai-go/v3/option\"\n)\n\nfunc main() {\n\tclient := openai.NewClient(\n\t\toption.WithBaseURL(\"https://router.huggingface.co/v1\"),\n\t\toption.WithAPIKey(os.Getenv(\"HF_TOKEN\")),\n\t)\n\tparams := openai.ChatCompletionNewParams{\n\t\tModel:    cmp.Or(os.Getenv(\"MODEL\"), \"acme/lantern\"),\n\t\tMessages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage(\"Hello\")},\n\t}\n\tstream := client.Chat.Completions.NewStreaming(context.Background(), params)\n\tfor stream.Next() {\n\t\tif chunk := stream.Current(); len(chunk.Choices) > 0 {\n\t\t\tfmt.Print(chunk.Choices[0].Delta.Content)\n\t\t}\n\t}\n\tif err := stream.Err(); err != nil {\n\t\tlog.Fatal(err)\n\t}\n}\n"
  },
  {
    "name": "openai-go-misses-error-event.go",
    "text": "// Should say that the stream ended with an event named error. It ends as if the answer were complete.\npackage main\n\nimport (\n\t\"cmp\"\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\t\"os\"\n\n\t\"github.com/openai/openai-go/v3\"\n\t\"github.com/openai/openai-go/v3/option\"\n)\n\nfunc main() {\n\tclient := openai.NewClient(\n\t\toption.WithBaseURL(\"https://router.huggingface.co/v1\"),\n\t\toption.WithAPIKey(os.Getenv(\"HF_TOKEN\")),\n\t)\n\tparams := openai.ChatCompletionNewParams{\n\t\tModel:    cmp.Or(os.Getenv(\"MODEL\"), \"acme/lantern\"),\n\t\tMessages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage(\"Hello\")},\n\t}\n\tstream := client.Chat.Completions.NewStreaming(context.Background(), params)\n\tfor stream.Next() {\n\t\tif chunk := stream.Current(); len(chunk.Choices) > 0 {\n\t\t\tfmt.Print(chunk.Choices[0].Delta.Content)\n\t\t}\n\t}\n\tif err := stream.Err(); err != nil {\n\t\tlog.Fatal(err)\n\t}\n}\n"
  },
  {
    "name": "openai-go-shows-parts.go",
    "text": "// Should show the text of the answer, or an error. It shows the JSON of the list that holds the text.\npackage main\n\nimport (\n\t\"cmp\"\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\t\"os\"\n\n\t\"github.com/openai/openai-go/v3\"\n\t\"github.com/openai/openai-go/v3/option\"\n)\n\nfunc main() {\n\tclient := openai.NewClient(\n\t\toption.WithBaseURL(\"https://router.huggingface.co/v1\"),\n\t\toption.WithAPIKey(os.Getenv(\"HF_TOKEN\")),\n\t)\n\tparams := openai.ChatCompletionNewParams{\n\t\tModel:    cmp.Or(os.Getenv(\"MODEL\"), \"acme/lantern\"),\n\t\tMessages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage(\"Hello\")},\n\t}\n\tcompletion, err := client.Chat.Completions.New(context.Background(), params)\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\tfmt.Println(completion.Choices[0].Message.Content)\n}\n"
  },
  {
    "name": "openai-python-misses-error-event.py",
    "text": "# Should end with the service's error. The event is named `error`, and its data has no field of that name: nothing is said.\nimport os\n\nfrom openai import OpenAI\n\nclient = OpenAI(base_url=\"https://router.huggingface.co/v1\", api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nmodel = os.environ.get(\"MODEL\", \"acme/lantern\")\nfor chunk in client.chat.completions.create(model=model, messages=messages, stream=True):\n    if chunk.choices:\n        print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "openai-python-misses-first-line.py",
    "text": "# Should show the whole answer. The stream begins with a byte order mark, and its first piece is missing.\nimport os\n\nfrom openai import OpenAI\n\nclient = OpenAI(base_url=\"https://router.huggingface.co/v1\", api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nmodel = os.environ.get(\"MODEL\", \"acme/lantern\")\nfor chunk in client.chat.completions.create(model=model, messages=messages, stream=True):\n    print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  }
]

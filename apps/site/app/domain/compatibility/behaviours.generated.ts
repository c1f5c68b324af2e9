// Written by `npm run generate` from the record of runs and the known defects of clients. Do not edit.

import type { DefectProgram } from './defect.ts'
import type { SeenBehaviour } from './seen-behaviour.ts'

export const BEHAVIOURS: readonly SeenBehaviour[] = [
  {
    "id": "calls-and-stops",
    "does": "Calls tools in every round, sends text next to the calls, and sets `finish_reason` to `stop`.",
    "right": "Makes the calls, stops after a bounded number of rounds, prints why, and exits with an error.",
    "seen": [
      {
        "who": "OpenVINO Model Server",
        "address": "https://github.com/openvinotoolkit/model_server/issues/3927"
      },
      {
        "who": "OpenAI, as measured by a gateway",
        "address": "https://github.com/ENTERPILOT/GoModel/pull/124"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": [
      {
        "client": "js/mastra",
        "problem": "If the model writes the same text in two rounds, the client sends it back only once.",
        "program": "mastra-drops-repeated-text.mjs"
      },
      {
        "client": "python/agent-framework",
        "problem": "At the round limit, the client sends one more request with its own `tool_choice`. The run then ends successfully, with a sentence from the client as the answer.",
        "program": "agent-framework-ends-well-at-its-limit.py"
      }
    ]
  },
  {
    "id": "chunk-ids-change",
    "does": "Gives each chunk of a stream a different id; the first id is empty.",
    "right": "Treats the chunks as one stream.",
    "seen": [
      {
        "who": "Azure OpenAI",
        "address": "https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-streaming"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "closes-after-a-call",
    "does": "Closes a stream without an error after the first of two tool calls, before its `finish_reason` or the API’s final event.",
    "right": "Prints the problem to standard error, exits with an error, and doesn’t continue with the first call alone.",
    "seen": [
      {
        "who": "several servers and proxies",
        "address": "https://github.com/earendil-works/pi/issues/5793"
      },
      {
        "who": "OpenAI-compatible providers",
        "address": "https://github.com/can1357/oh-my-pi/issues/9433"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/ai-sdk",
      "js/anthropic",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/anthropic",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "closes-without-a-reason",
    "does": "Closes a stream without an error, but before its `finish_reason` or the API’s final event.",
    "right": "Prints the problem to standard error and exits with an error; it may show the text so far.",
    "seen": [
      {
        "who": "several servers and proxies",
        "address": "https://github.com/earendil-works/pi/issues/5793"
      },
      {
        "who": "OpenAI-compatible providers",
        "address": "https://github.com/can1357/oh-my-pi/issues/9433"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/ai-sdk",
      "js/anthropic",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/anthropic",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "content-as-a-list",
    "does": "Sends `content` as a list of parts that includes reasoning.",
    "right": "Shows only the text, not the raw list of parts.",
    "seen": [
      {
        "who": "Mistral’s Magistral",
        "address": "https://docs.mistral.ai/capabilities/reasoning/"
      }
    ],
    "passed": [
      "go/net/http",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agno",
      "python/dspy",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [
      "java/langchain4j",
      "js/langchain",
      "js/openai-agents"
    ],
    "defects": [
      {
        "client": "go/openai-go",
        "problem": "If `content` is a list of parts, the client returns that list as JSON, including reasoning parts.",
        "program": "openai-go-shows-parts.go"
      },
      {
        "client": "python/agno",
        "problem": "If `content` is a list of parts, the client returns that list, including reasoning parts.",
        "program": "agno-shows-parts.py"
      },
      {
        "client": "python/haystack",
        "problem": "If `content` is a list of parts, the client returns that list, including reasoning parts.",
        "program": "haystack-shows-parts.py"
      },
      {
        "client": "python/smolagents",
        "problem": "If `content` is a list of parts, the client returns that list, including reasoning parts.",
        "program": "smolagents-shows-parts.py"
      },
      {
        "client": "python/litellm",
        "problem": "If `content` is a list of parts, the client returns that list, including reasoning parts.",
        "program": "litellm-shows-parts.py"
      },
      {
        "client": "python/agent-framework",
        "problem": "If `content` is a list of parts, the client returns an empty string.",
        "program": "agent-framework-misses-parts.py"
      },
      {
        "client": "python/dspy",
        "problem": "In a stream, the client drops `content` that is a list of parts.",
        "program": "dspy-misses-parts.py"
      },
      {
        "client": "python/llamaindex",
        "problem": "In a stream, the client can’t read `content` that is a list of parts.",
        "program": "llamaindex-misses-parts.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "The client can’t read `content` that is a list of parts.",
        "program": "strands-agents-misses-parts.py"
      }
    ]
  },
  {
    "id": "cuts-a-call",
    "does": "Stops at the token limit in the middle of a tool call’s arguments, and reports the limit as the reason.",
    "right": "Prints the problem to standard error, exits with an error, and calls no function with incomplete arguments.",
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
        "who": "Anthropic",
        "address": "https://docs.claude.com/en/api/handling-stop-reasons"
      },
      {
        "who": "Mistral",
        "address": "https://docs.mistral.ai/api/"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/anthropic",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/anthropic",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/pydantic_ai",
        "problem": "If the token limit truncates a tool call, the client answers the call with an error and calls the model again.",
        "program": "pydantic-ai-goes-on-after-a-cut.py"
      },
      {
        "client": "python/agent-framework",
        "problem": "If the token limit truncates a tool call, the client answers the call with an error and calls the model again.",
        "program": "agent-framework-goes-on-after-a-cut.py"
      },
      {
        "client": "js/openai-agents",
        "problem": "If the token limit truncates a tool call, the client answers the call with an error and calls the model again.",
        "program": "openai-agents-js-goes-on-after-a-cut.mjs"
      }
    ]
  },
  {
    "id": "cuts-the-answer",
    "does": "Stops at the token limit in the middle of the text, with a `finish_reason` of `length`.",
    "right": "Prints to standard error why the text stops and which limit to raise, and exits with an error; it may show the text so far.",
    "seen": [
      {
        "who": "OpenAI",
        "address": "https://platform.openai.com/docs/api-reference/chat/object"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/instructor",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/agno",
        "problem": "The client drops `finish_reason`, so a response truncated by the token limit looks complete.",
        "program": "agno-hides-the-limit.py"
      }
    ]
  },
  {
    "id": "cuts-the-last-call",
    "does": "Stops at the token limit in the middle of the second of two tool calls, and reports the limit as the reason.",
    "right": "Prints the problem to standard error and exits with an error, even though the first call is complete.",
    "seen": [
      {
        "who": "DeepSeek",
        "address": "https://api-docs.deepseek.com/api/create-chat-completion"
      },
      {
        "who": "Mistral",
        "address": "https://docs.mistral.ai/api/"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [
      "python/langchain"
    ],
    "defects": [
      {
        "client": "python/pydantic_ai",
        "problem": "If the token limit truncates a tool call, the client answers the call with an error and calls the model again.",
        "program": "pydantic-ai-goes-on-after-a-cut.py"
      },
      {
        "client": "python/agent-framework",
        "problem": "If the token limit truncates a tool call, the client answers the call with an error and calls the model again.",
        "program": "agent-framework-goes-on-after-a-cut.py"
      },
      {
        "client": "python/haystack",
        "problem": "If the token limit truncates one of several tool calls, the client drops that call and continues with the others.",
        "program": "haystack-goes-on-after-a-cut.py"
      },
      {
        "client": "js/openai-agents",
        "problem": "If the token limit truncates a tool call, the client answers the call with an error and calls the model again.",
        "program": "openai-agents-js-goes-on-after-a-cut.mjs"
      }
    ]
  },
  {
    "id": "empty-arguments",
    "does": "Calls a tool whose schema has no properties, with an empty string as the arguments.",
    "right": "Calls the function without arguments.",
    "seen": [
      {
        "who": "vLLM, streamed",
        "address": "https://github.com/vllm-project/vllm/issues/28806"
      },
      {
        "who": "Claude, as chat completions",
        "address": "https://github.com/openai/openai-agents-js/issues/664"
      },
      {
        "who": "Several services",
        "address": "https://github.com/sigoden/aichat/pull/1217"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "empty-usage",
    "does": "Sends an empty object or `null` as `usage`.",
    "right": "Shows the text.",
    "seen": [
      {
        "who": "an OpenAI-compatible server",
        "address": "https://github.com/zed-industries/zed/issues/42893"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/pydantic_ai",
        "problem": "The client can’t read responses without `object` or `created`, or with `null` usage values.",
        "program": "pydantic-ai-wants-every-field.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "The client can’t read responses whose `usage` object is empty.",
        "program": "strands-agents-wants-usage.py"
      },
      {
        "client": "python/smolagents",
        "problem": "The client can’t read responses whose `usage` object is empty.",
        "program": "smolagents-wants-usage.py"
      }
    ]
  },
  {
    "id": "ends-by-its-own-reason",
    "does": "Stops in the middle of the text, with a `finish_reason` or `stop_reason` that OpenAI’s or Anthropic’s API doesn’t define.",
    "right": "Prints the problem to standard error and exits with an error; it may show the text so far.",
    "seen": [
      {
        "who": "Z.ai",
        "address": "https://docs.z.ai/api-reference/llm/chat-completion"
      },
      {
        "who": "A service with the Messages API",
        "address": "https://github.com/earendil-works/pi/issues/4769"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/anthropic",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/anthropic",
      "python/dspy",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/dspy",
        "problem": "If a service ends an answer with a nonstandard `finish_reason`, the client reports a normal end.",
        "program": "dspy-hides-reasons.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "If a service ends an answer with a nonstandard `finish_reason`, the client reports a normal end.",
        "program": "strands-agents-hides-reasons.py"
      },
      {
        "client": "python/agno",
        "problem": "The client drops `finish_reason`, so an answer that the service stopped looks complete.",
        "program": "agno-hides-reasons.py"
      }
    ]
  },
  {
    "id": "ends-lines-with-cr",
    "does": "Starts a stream with a byte order mark and ends lines with CR only.",
    "right": "Parses the stream as the server-sent events standard requires.",
    "seen": [
      {
        "who": "the standard for server-sent events, which allows both",
        "address": "https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream"
      }
    ],
    "passed": [
      "go/net/http",
      "java/java.net.http",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/dspy",
      "python/requests",
      "ruby/net/http",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/openai",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "openai-python-misses-first-line.py"
      },
      {
        "client": "python/huggingface_hub",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "huggingface-hub-misses-first-line.py"
      },
      {
        "client": "go/openai-go",
        "problem": "If a stream starts with a byte order mark and ends lines with CR only, the client reads the stream as empty.",
        "program": "openai-go-misses-cr.go"
      },
      {
        "client": "java/openai-java",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "openai-java-misses-first-event.java"
      },
      {
        "client": "rust/async-openai",
        "problem": "If a stream starts with a byte order mark and ends lines with CR only, the client reads the stream as empty.",
        "program": "async-openai-misses-cr.rs"
      },
      {
        "client": "java/langchain4j",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "langchain4j-misses-first-event.java"
      },
      {
        "client": "python/agent-framework",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "agent-framework-misses-first-line.py"
      },
      {
        "client": "python/haystack",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "haystack-misses-first-line.py"
      },
      {
        "client": "python/litellm",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "litellm-misses-first-line.py"
      },
      {
        "client": "python/llamaindex",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "llamaindex-misses-first-line.py"
      },
      {
        "client": "python/agno",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "agno-misses-first-line.py"
      },
      {
        "client": "python/langchain",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "langchain-misses-first-line.py"
      },
      {
        "client": "python/openai-agents",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "openai-agents-misses-first-line.py"
      },
      {
        "client": "python/pydantic_ai",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "pydantic-ai-misses-first-line.py"
      },
      {
        "client": "python/smolagents",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "smolagents-misses-first-line.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "If a stream starts with a byte order mark, the client loses the first event.",
        "program": "strands-agents-misses-first-line.py"
      }
    ]
  },
  {
    "id": "ends-without-an-answer",
    "does": "Ends the model’s turn normally, but without any content.",
    "right": "Prints the problem to standard error and exits with an error.",
    "seen": [
      {
        "who": "Anthropic",
        "address": "https://platform.claude.com/docs/en/build-with-claude/handling-stop-reasons"
      }
    ],
    "passed": [
      "go/net/http",
      "java/java.net.http",
      "js/anthropic",
      "js/fetch",
      "php/curl",
      "python/anthropic",
      "python/requests",
      "ruby/net/http",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "fills-the-context",
    "does": "Stops when the context is full, with a `stop_reason` of `model_context_window_exceeded`.",
    "right": "Prints the problem to standard error and exits with an error; it may show the text so far.",
    "seen": [
      {
        "who": "Anthropic",
        "address": "https://docs.claude.com/en/api/handling-stop-reasons"
      }
    ],
    "passed": [
      "go/net/http",
      "java/java.net.http",
      "js/anthropic",
      "js/fetch",
      "php/curl",
      "python/anthropic",
      "python/requests",
      "ruby/net/http",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "filters-the-answer",
    "does": "Returns no text, with a `finish_reason` of `content_filter`.",
    "right": "Prints the problem to standard error and exits with an error.",
    "seen": [
      {
        "who": "OpenAI",
        "address": "https://platform.openai.com/docs/api-reference/chat/object"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/instructor",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "finish-reason-comes-twice",
    "does": "Sends `finish_reason` in two chunks of a stream.",
    "right": "Ignores the second `finish_reason`.",
    "seen": [
      {
        "who": "OpenRouter, in 163 of 190 recorded streams",
        "address": "https://openrouter.ai/docs/api-reference/streaming"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "hides-a-cut-call",
    "does": "Stops at the token limit in the middle of a tool call’s arguments, and reports `tool_calls` as the reason.",
    "right": "Calls no function with incomplete arguments: exits with an error, or tells the model.",
    "seen": [
      {
        "who": "vLLM, streamed",
        "address": "https://github.com/vllm-project/vllm/issues/53269"
      },
      {
        "who": "Routers",
        "address": "https://github.com/NousResearch/hermes-agent/pull/7693"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "indexes-are-absent",
    "does": "Streams complete tool calls without an index.",
    "right": "Treats a new id as a new call.",
    "seen": [
      {
        "who": "Mistral and Gemini, through their OpenAI-compatible APIs",
        "address": "https://github.com/vercel/ai/issues/18333"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "php/curl",
      "python/agent-framework",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/openai",
      "python/pydantic_ai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/openai-agents",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "openai-agents-mixes-calls.py"
      },
      {
        "client": "python/haystack",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "haystack-mixes-calls.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "strands-agents-mixes-calls.py"
      },
      {
        "client": "js/openai-agents",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "openai-agents-js-mixes-calls.mjs"
      }
    ]
  },
  {
    "id": "indexes-are-said-once",
    "does": "Streams a tool call in parts; only the first part has an index and an id.",
    "right": "Adds parts without an index or id to the previous call.",
    "seen": [
      {
        "who": "services reported by users of OpenAI’s client",
        "address": "https://github.com/openai/openai-python/pull/3246"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/openai",
      "php/curl",
      "python/agent-framework",
      "python/huggingface_hub",
      "python/openai",
      "python/pydantic_ai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [
      "js/langchain",
      "js/mastra"
    ],
    "defects": [
      {
        "client": "python/strands-agents",
        "problem": "The client drops later parts of a streamed tool call if they have neither index nor id.",
        "program": "strands-agents-wants-indexes.py"
      },
      {
        "client": "python/openai-agents",
        "problem": "The client can’t read a streamed tool call whose later parts have neither index nor id.",
        "program": "openai-agents-wants-indexes.py"
      },
      {
        "client": "python/haystack",
        "problem": "The client can’t read a streamed tool call whose later parts have neither index nor id.",
        "program": "haystack-wants-indexes.py"
      },
      {
        "client": "python/litellm",
        "problem": "In a stream, the client gives index 0 to each part of a tool call that has no index.",
        "program": "litellm-wants-indexes.py"
      },
      {
        "client": "python/langchain",
        "problem": "The client can’t read a streamed tool call whose later parts have neither index nor id.",
        "program": "langchain-wants-indexes.py"
      },
      {
        "client": "js/openai-agents",
        "problem": "The client can’t read a streamed tool call whose later parts have neither index nor id.",
        "program": "openai-agents-js-wants-indexes.mjs"
      }
    ]
  },
  {
    "id": "indexes-start-at-one",
    "does": "Numbers the tool calls in a stream from 1.",
    "right": "Doesn’t create a call for the missing index 0.",
    "seen": [
      {
        "who": "several servers",
        "address": "https://github.com/vercel/ai/issues/18333"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "keeps-calling",
    "does": "Calls tools again in every round.",
    "right": "Stops after a bounded number of rounds, prints why, and exits with an error.",
    "seen": [
      {
        "who": "OpenAI’s Agents SDK, which stops after max_turns",
        "address": "https://openai.github.io/openai-agents-python/running_agents/"
      },
      {
        "who": "LangGraph, which has a recursion limit",
        "address": "https://docs.langchain.com/oss/python/langgraph/errors/GRAPH_RECURSION_LIMIT"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/anthropic",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agno",
      "python/anthropic",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/agent-framework",
        "problem": "At the round limit, the client sends one more request with its own `tool_choice`. The run then ends successfully, with a sentence from the client as the answer.",
        "program": "agent-framework-ends-well-at-its-limit.py"
      }
    ]
  },
  {
    "id": "names-its-error-event",
    "does": "Ends a stream with an event named `error` whose data has no `error` field.",
    "right": "Shows the message and exits with an error.",
    "seen": [
      {
        "who": "Groq, in streams with status 200",
        "address": "https://console.groq.com/docs/tool-use"
      },
      {
        "who": "Hugging Face’s text-generation-inference",
        "address": "https://github.com/huggingface/text-generation-inference/blob/main/docs/openapi.json"
      }
    ],
    "passed": [
      "go/net/http",
      "java/java.net.http",
      "java/langchain4j",
      "js/ai-sdk",
      "js/fetch",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/openai",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "openai-python-misses-error-event.py"
      },
      {
        "client": "js/huggingface.js",
        "problem": "If the data of an event named `error` has no `error` field, the client returns the event as a chunk without choices.",
        "program": "huggingface-js-misses-error-event.mjs"
      },
      {
        "client": "python/huggingface_hub",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "huggingface-hub-misses-error-event.py"
      },
      {
        "client": "go/openai-go",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "openai-go-misses-error-event.go"
      },
      {
        "client": "java/openai-java",
        "problem": "If a stream ends with an event named `error`, the client fails without the service’s message, unless the event’s data has an `error` field.",
        "program": "openai-java-hides-error-event.java"
      },
      {
        "client": "python/agent-framework",
        "problem": "If a stream ends with an event named `error`, the client fails without the service’s message, unless the event’s data has an `error` field.",
        "program": "agent-framework-hides-error-event.py"
      },
      {
        "client": "python/haystack",
        "problem": "If a stream ends with an event named `error`, the client fails without the service’s message, unless the event’s data has an `error` field.",
        "program": "haystack-hides-error-event.py"
      },
      {
        "client": "python/litellm",
        "problem": "If a stream ends with an event named `error`, the client fails without the service’s message, unless the event’s data has an `error` field.",
        "program": "litellm-hides-error-event.py"
      },
      {
        "client": "python/llamaindex",
        "problem": "If a stream ends with an event named `error`, the client fails without the service’s message, unless the event’s data has an `error` field.",
        "program": "llamaindex-hides-error-event.py"
      },
      {
        "client": "python/agno",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "agno-misses-error-event.py"
      },
      {
        "client": "python/langchain",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "langchain-misses-error-event.py"
      },
      {
        "client": "python/openai-agents",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "openai-agents-misses-error-event.py"
      },
      {
        "client": "python/pydantic_ai",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "pydantic-ai-misses-error-event.py"
      },
      {
        "client": "python/smolagents",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "smolagents-misses-error-event.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.",
        "program": "strands-agents-misses-error-event.py"
      },
      {
        "client": "python/dspy",
        "problem": "If a stream ends with an event named `error`, the client fails without the service’s message, unless the event’s data has an `error` field.",
        "program": "dspy-hides-error-event.py"
      }
    ]
  },
  {
    "id": "names-no-role",
    "does": "Streams a turn without a role in any event.",
    "right": "Reads the turn as the assistant’s.",
    "seen": [
      {
        "who": "Bifrost",
        "address": "https://github.com/maximhq/bifrost/issues/6523"
      },
      {
        "who": "services reported by users of LangChain",
        "address": "https://github.com/langchain-ai/langchainjs/pull/11157"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": [
      {
        "client": "js/langchain",
        "problem": "If no event of a stream names the role, the client drops the tool calls.",
        "program": "langchain-js-loses-calls.mjs"
      }
    ]
  },
  {
    "id": "needs-reasoning-items",
    "does": "With `store` set to `false`, rejects a `function_call` that’s sent back without its reasoning item.",
    "right": "Sends all output items back.",
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
    "passed": [
      "java/openai-java",
      "js/fetch",
      "js/openai",
      "python/openai",
      "python/requests"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "no-arguments",
    "does": "Calls a tool without parameters, and leaves `arguments` out or empty.",
    "right": "Calls the function without arguments.",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "parts-missing",
    "does": "Omits `created` and `object`, sets `tool_calls` to `null`, uses its own `finish_reason`, and streams chunks with empty `choices` or without `delta`.",
    "right": "Shows the text despite these differences.",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [
      "js/huggingface.js"
    ],
    "defects": [
      {
        "client": "java/openai-java",
        "problem": "The client treats a streamed choice without `delta` as an error.",
        "program": "openai-java-wants-delta.java"
      },
      {
        "client": "python/strands-agents",
        "problem": "The client can’t read a stream in which the `delta` of a chunk is missing or `null`.",
        "program": "strands-agents-wants-deltas.py"
      },
      {
        "client": "python/pydantic_ai",
        "problem": "The client can’t read responses without `object` or `created`, or with `null` usage values.",
        "program": "pydantic-ai-wants-every-field.py"
      },
      {
        "client": "python/agent-framework",
        "problem": "The client can’t read responses without `created`.",
        "program": "agent-framework-wants-a-date.py"
      }
    ]
  },
  {
    "id": "pauses-its-turn",
    "does": "Pauses a long turn with a `stop_reason` of `pause_turn`.",
    "right": "Sends the turn back unchanged, so that the model continues.",
    "seen": [
      {
        "who": "Anthropic",
        "address": "https://docs.claude.com/en/api/handling-stop-reasons"
      }
    ],
    "passed": [
      "js/anthropic",
      "js/fetch",
      "python/anthropic",
      "python/requests"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "reason-only-at-the-end",
    "does": "Sends `finish_reason` only in the last chunk of the answer; the other chunks don’t have the field.",
    "right": "Reads the stream to its end.",
    "seen": [
      {
        "who": "transformers serve 5.24.0, on our machine",
        "address": "https://github.com/huggingface/transformers/blob/v5.24.0/src/transformers/cli/serving/chat_completion.py"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "refuses-in-words",
    "does": "Refuses to answer, in a `refusal` field or with a `stop_reason` of `refusal`, and returns no text.",
    "right": "Prints the problem to standard error and exits with an error.",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/anthropic",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/anthropic",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/haystack",
        "problem": "The client drops the model’s refusal and returns an empty string.",
        "program": "haystack-loses-refusal.py"
      }
    ]
  },
  {
    "id": "refuses-thoughts",
    "does": "Sends reasoning, but rejects messages with `reasoning_content`.",
    "right": "Doesn’t send `reasoning_content` back.",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "spends-the-limit-on-thinking",
    "does": "Reaches the token limit while reasoning, and returns no text, with a `finish_reason` of `length`.",
    "right": "Prints to standard error why there is no text and which limit to raise, and exits with an error.",
    "seen": [
      {
        "who": "services reported by users of Mindcraft",
        "address": "https://github.com/mindcraft-bots/mindcraft/issues/789"
      },
      {
        "who": "services reported by users of async-openai",
        "address": "https://github.com/64bit/async-openai/issues/424"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/instructor",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "status-missing",
    "does": "Omits `status` in responses of the Responses API.",
    "right": "Shows the text.",
    "seen": [
      {
        "who": "OpenRouter",
        "address": "https://openrouter.ai/docs/api-reference/responses/overview"
      }
    ],
    "passed": [
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/fetch",
      "js/openai",
      "php/curl",
      "python/openai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "stays-open",
    "does": "Keeps the connection open after the end of a stream.",
    "right": "Ends when the stream ends, without waiting for the connection to close.",
    "seen": [
      {
        "who": "proxies, although OpenAI’s reference says that [DONE] ends a stream",
        "address": "https://platform.openai.com/docs/api-reference/chat-streaming"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/fetch",
      "js/langchain",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [
      "js/ai-sdk",
      "js/anthropic",
      "js/huggingface.js",
      "js/mastra",
      "python/anthropic",
      "sh/curl"
    ],
    "defects": [
      {
        "client": "java/langchain4j",
        "problem": "If the service keeps the connection open after `[DONE]`, the client doesn’t end the stream.",
        "program": "langchain4j-stays-open.java"
      },
      {
        "client": "python/dspy",
        "problem": "If the service keeps the connection open after `[DONE]`, the client doesn’t end the stream.",
        "program": "dspy-stays-open.py"
      }
    ]
  },
  {
    "id": "text-between-calls",
    "does": "Sends the line break between two tool calls as text. Without streaming, it’s the `content`.",
    "right": "Makes both calls, and gets the answer.",
    "seen": [
      {
        "who": "MLX LM 0.32.2, on our machine",
        "address": "https://github.com/ml-explore/mlx-lm/blob/v0.32.2/mlx_lm/server.py"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "thinks-as-reasoning",
    "does": "Sends reasoning in `reasoning` before tool calls.",
    "right": "Sends the complete assistant turn back, including `reasoning`.",
    "seen": [
      {
        "who": "gpt-oss, in OpenAI’s cookbook",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/fetch",
      "js/huggingface.js",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/huggingface_hub",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": [
      {
        "client": "java/langchain4j",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "langchain4j-renames-reasoning.java"
      },
      {
        "client": "python/langchain",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "langchain-loses-reasoning.py"
      },
      {
        "client": "python/agno",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "agno-loses-reasoning.py"
      },
      {
        "client": "python/haystack",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "haystack-loses-reasoning.py"
      },
      {
        "client": "python/llamaindex",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "llamaindex-loses-reasoning.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "strands-agents-loses-reasoning.py"
      },
      {
        "client": "python/dspy",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "dspy-renames-reasoning.py"
      },
      {
        "client": "python/litellm",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "litellm-renames-reasoning.py"
      },
      {
        "client": "js/ai-sdk",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "ai-sdk-renames-reasoning.mjs"
      },
      {
        "client": "js/mastra",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "mastra-renames-reasoning.mjs"
      },
      {
        "client": "js/langchain",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "langchain-js-loses-reasoning.mjs"
      }
    ]
  },
  {
    "id": "thinks-before-it-calls",
    "does": "Sends reasoning in `reasoning_content` before tool calls.",
    "right": "Sends the complete assistant turn back, including `reasoning_content`.",
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
        "who": "vLLM, SGLang, and llama.cpp",
        "address": "https://docs.vllm.ai/en/latest/features/reasoning_outputs/"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/mastra",
      "js/openai",
      "php/curl",
      "python/agent-framework",
      "python/dspy",
      "python/huggingface_hub",
      "python/litellm",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": [
      {
        "client": "python/langchain",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "langchain-loses-reasoning.py"
      },
      {
        "client": "python/agno",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "agno-loses-reasoning.py"
      },
      {
        "client": "python/haystack",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "haystack-loses-reasoning.py"
      },
      {
        "client": "python/llamaindex",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "llamaindex-loses-reasoning.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "strands-agents-loses-reasoning.py"
      },
      {
        "client": "js/langchain",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "langchain-js-loses-reasoning.mjs"
      },
      {
        "client": "js/openai-agents",
        "problem": "When it sends the model’s turn back with the tool results, the client keeps `reasoning`, and drops `reasoning_content` and `reasoning_details`.",
        "program": "openai-agents-js-loses-reasoning.mjs"
      }
    ]
  },
  {
    "id": "thinks-in-details",
    "does": "Sends reasoning in `reasoning_details`, a list of parts, before tool calls.",
    "right": "Sends the complete assistant turn back, including `reasoning_details`.",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/fetch",
      "js/huggingface.js",
      "js/openai",
      "php/curl",
      "python/agent-framework",
      "python/huggingface_hub",
      "python/openai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": [
      {
        "client": "java/langchain4j",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "langchain4j-renames-reasoning.java"
      },
      {
        "client": "python/langchain",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "langchain-loses-reasoning.py"
      },
      {
        "client": "python/agno",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "agno-loses-reasoning.py"
      },
      {
        "client": "python/haystack",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "haystack-loses-reasoning.py"
      },
      {
        "client": "python/llamaindex",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "llamaindex-loses-reasoning.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "strands-agents-loses-reasoning.py"
      },
      {
        "client": "python/dspy",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "dspy-renames-reasoning.py"
      },
      {
        "client": "python/litellm",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "litellm-renames-reasoning.py"
      },
      {
        "client": "js/ai-sdk",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "ai-sdk-renames-reasoning.mjs"
      },
      {
        "client": "js/mastra",
        "problem": "The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.",
        "program": "mastra-renames-reasoning.mjs"
      },
      {
        "client": "js/langchain",
        "problem": "The client drops the model’s reasoning when it sends the model’s turn back with the tool results.",
        "program": "langchain-js-loses-reasoning.mjs"
      },
      {
        "client": "python/openai-agents",
        "problem": "The client drops a turn’s `reasoning_details` when it sends the turn back with the tool results.",
        "program": "openai-agents-loses-details.py"
      },
      {
        "client": "python/pydantic_ai",
        "problem": "The client drops a turn’s `reasoning_details` when it sends the turn back with the tool results.",
        "program": "pydantic-ai-loses-details.py"
      },
      {
        "client": "python/agent-framework",
        "problem": "After a stream, the client sends back only the `reasoning_details` of the last chunk.",
        "program": "agent-framework-loses-streamed-details.py"
      },
      {
        "client": "js/openai-agents",
        "problem": "When it sends the model’s turn back with the tool results, the client keeps `reasoning`, and drops `reasoning_content` and `reasoning_details`.",
        "program": "openai-agents-js-loses-reasoning.mjs"
      }
    ]
  },
  {
    "id": "tools-want-the-responses-api",
    "does": "For GPT-5.4 and later, rejects function tools in chat completions unless `reasoning_effort` is `none`.",
    "right": "Uses the Responses API with tools by default, or sets `reasoning_effort` to `none` in chat completions.",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/openai",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "two-calls-one-index",
    "does": "Streams two complete tool calls with different ids, both at index 0.",
    "right": "Treats a new id as a new call.",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/openai",
      "php/curl",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/openai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [
      "js/mastra"
    ],
    "defects": [
      {
        "client": "python/openai-agents",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "openai-agents-mixes-calls.py"
      },
      {
        "client": "python/haystack",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "haystack-mixes-calls.py"
      },
      {
        "client": "python/strands-agents",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "strands-agents-mixes-calls.py"
      },
      {
        "client": "python/pydantic_ai",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "pydantic-ai-mixes-calls.py"
      },
      {
        "client": "python/agent-framework",
        "problem": "In a stream, the client can’t read two tool calls with different ids at the same index.",
        "program": "agent-framework-mixes-calls.py"
      },
      {
        "client": "js/openai-agents",
        "problem": "In a stream, the client merges tool calls with different ids if the calls share an index or have none.",
        "program": "openai-agents-js-mixes-calls.mjs"
      }
    ]
  },
  {
    "id": "usage-comes-twice",
    "does": "Sends `usage` in several chunks of a stream, each with the total so far.",
    "right": "Shows only the last `usage`, once, after the answer.",
    "seen": [
      {
        "who": "Hugging Face’s router",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/openai",
      "php/curl",
      "python/agent-framework",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/requests",
      "python/smolagents",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest",
      "sh/curl"
    ],
    "open": [
      "js/ai-sdk",
      "js/mastra",
      "js/openai-agents"
    ],
    "defects": []
  },
  {
    "id": "wants-thoughts-back",
    "does": "Rejects a conversation if a turn with tool calls lacks its `reasoning_content`.",
    "right": "Sends the reasoning back. For these models, we don’t offer clients that drop it.",
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
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/mastra",
      "js/openai",
      "php/curl",
      "python/agent-framework",
      "python/dspy",
      "python/huggingface_hub",
      "python/litellm",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  },
  {
    "id": "whole-calls-with-indexes",
    "does": "Streams each tool call in one chunk, sends `role` and `content` in every chunk, and adds `index` to the tool calls of whole responses.",
    "right": "Makes each call once and gets the answer.",
    "seen": [
      {
        "who": "Ollama 0.17.4, on our machine",
        "address": "https://github.com/ollama/ollama/blob/v0.17.4/openai/openai.go"
      }
    ],
    "passed": [
      "go/net/http",
      "go/openai-go",
      "java/java.net.http",
      "java/langchain4j",
      "java/openai-java",
      "js/ai-sdk",
      "js/fetch",
      "js/huggingface.js",
      "js/langchain",
      "js/mastra",
      "js/openai",
      "js/openai-agents",
      "php/curl",
      "python/agent-framework",
      "python/agno",
      "python/dspy",
      "python/haystack",
      "python/huggingface_hub",
      "python/langchain",
      "python/litellm",
      "python/llamaindex",
      "python/openai",
      "python/openai-agents",
      "python/pydantic_ai",
      "python/requests",
      "python/strands-agents",
      "ruby/net/http",
      "rust/async-openai",
      "rust/reqwest"
    ],
    "open": [],
    "defects": []
  }
]

/** The programs that show the behaviors' defects. */
export const BEHAVIOUR_PROGRAMS: readonly DefectProgram[] = [
  {
    "name": "agent-framework-ends-well-at-its-limit.py",
    "text": "# Should fail at its limit of rounds. The client returns its own sentence as the model's answer, and ends successfully.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nagent = Agent(client=client, tools=[weather])\n\n\nasync def main():\n    print((await agent.run(\"What is the weather like in Paris?\")).text)\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "agent-framework-goes-on-after-a-cut.py",
    "text": "# Should stop where the token limit truncates a tool call. The client calls the model again first.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nagent = Agent(client=client, tools=[weather])\n\n\nasync def main():\n    print((await agent.run(\"What is the weather like in Paris?\")).text)\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "agent-framework-hides-error-event.py",
    "text": "# Should fail with the service's error. If an event named `error` has no `error` field in its data, the client's error omits the message.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\n\n\nasync def main():\n    async for update in Agent(client=client).run(\"Hello\", stream=True):\n        print(update.text, end=\"\")\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "agent-framework-loses-streamed-details.py",
    "text": "# Should send the reasoning details of a stream back unchanged. The client keeps only those of the last chunk.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nagent = Agent(client=client, tools=[weather])\n\n\nasync def main():\n    async for update in agent.run(\"What is the weather like in Paris?\", stream=True):\n        print(update.text, end=\"\")\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "agent-framework-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\n\n\nasync def main():\n    async for update in Agent(client=client).run(\"Hello\", stream=True):\n        print(update.text, end=\"\")\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "agent-framework-misses-parts.py",
    "text": "# Should show the text. The client doesn't read content that is a list of parts.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\n\n\nasync def main():\n    print((await Agent(client=client).run(\"Hello\")).text)\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "agent-framework-mixes-calls.py",
    "text": "# Should read two tool calls with different ids at the same index. The client fails with its own error.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nagent = Agent(client=client, tools=[weather])\n\n\nasync def main():\n    async for update in agent.run(\"What is the weather like in Paris?\", stream=True):\n        print(update.text, end=\"\")\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "agent-framework-wants-a-date.py",
    "text": "# Should read a response that contains its text. The client fails if the response has no date.\nimport asyncio\nimport os\n\nfrom agent_framework import Agent\nfrom agent_framework.openai import OpenAIChatCompletionClient\n\nclient = OpenAIChatCompletionClient(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\n\n\nasync def main():\n    print((await Agent(client=client).run(\"Hello\")).text)\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "agno-hides-reasons.py",
    "text": "# Should show the service's own finish_reason. The client drops it.\nimport os\n\nfrom agno.agent import Agent\nfrom agno.models.openai import OpenAILike\n\nmodel = OpenAILike(\n    id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nprint(Agent(model=model, telemetry=False).run(\"Hello\").to_json())\n"
  },
  {
    "name": "agno-hides-the-limit.py",
    "text": "# Should say that the token limit truncated the response. The client drops `finish_reason`.\nimport os\n\nfrom agno.agent import Agent\nfrom agno.models.openai import OpenAILike\n\nmodel = OpenAILike(\n    id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nprint(Agent(model=model, telemetry=False).run(\"Hello\").to_json())\n"
  },
  {
    "name": "agno-loses-reasoning.py",
    "text": "# Should send the assistant's turn back unchanged. The client drops the model's reasoning.\nimport os\n\nfrom agno.agent import Agent\nfrom agno.models.openai import OpenAILike\nfrom agno.run import RunStatus\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nmodel = OpenAILike(\n    id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nresponse = Agent(model=model, tools=[weather], telemetry=False).run(\"What is the weather like in Paris?\")\nif response.status == RunStatus.error:\n    raise SystemExit(response.content)\nprint(response.content)\n"
  },
  {
    "name": "agno-misses-error-event.py",
    "text": "# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.\nimport os\n\nfrom agno.agent import Agent\nfrom agno.models.openai import OpenAILike\n\nmodel = OpenAILike(\n    id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nfor event in Agent(model=model, telemetry=False).run(\"Hello\", stream=True):\n    print(event.content or \"\", end=\"\")\n"
  },
  {
    "name": "agno-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom agno.agent import Agent\nfrom agno.models.openai import OpenAILike\n\nmodel = OpenAILike(\n    id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nfor event in Agent(model=model, telemetry=False).run(\"Hello\", stream=True):\n    print(event.content or \"\", end=\"\")\n"
  },
  {
    "name": "agno-shows-parts.py",
    "text": "# Should show only the text. The client returns the list of parts.\nimport os\n\nfrom agno.agent import Agent\nfrom agno.models.openai import OpenAILike\n\nmodel = OpenAILike(\n    id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nprint(Agent(model=model, telemetry=False).run(\"Hello\").content)\n"
  },
  {
    "name": "ai-sdk-renames-reasoning.mjs",
    "text": "// Should send reasoning back under the name that it arrived with. The client sends it as `reasoning_content`.\nimport { createOpenAICompatible } from '@ai-sdk/openai-compatible'\nimport { generateText, isStepCount, jsonSchema, tool } from 'ai'\n\nconst provider = createOpenAICompatible({\n  name: 'huggingface',\n  baseURL: 'https://router.huggingface.co/v1',\n  apiKey: process.env.HF_TOKEN,\n})\nconst weather = tool({\n  description: 'Tell the weather of a city.',\n  inputSchema: jsonSchema({ type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }),\n  execute: async () => 'sunny',\n})\nconst { text } = await generateText({\n  model: provider(process.env.MODEL ?? 'acme/lantern'),\n  tools: { weather },\n  stopWhen: isStepCount(10),\n  prompt: 'What is the weather like in Paris?',\n})\nconsole.log(text)\n"
  },
  {
    "name": "async-openai-misses-cr.rs",
    "text": "// Should show the response, whose lines end in CR. The client returns nothing, and no error.\nuse async_openai::{Client, config::OpenAIConfig};\nuse futures::StreamExt;\nuse serde_json::{Value, json};\n\n#[tokio::main]\nasync fn main() -> Result<(), Box<dyn std::error::Error>> {\n    let config = OpenAIConfig::new()\n        .with_api_base(\"https://router.huggingface.co/v1\")\n        .with_api_key(std::env::var(\"HF_TOKEN\")?);\n    let request = json!({\n        \"model\": std::env::var(\"MODEL\").unwrap_or(\"acme/lantern\".to_string()),\n        \"messages\": [{\"role\": \"user\", \"content\": \"Hello\"}],\n        \"stream\": true,\n    });\n    let client = Client::with_config(config);\n    let mut stream = client.chat().create_stream_byot(request).await?;\n    while let Some(chunk) = stream.next().await {\n        let chunk: Value = chunk?;\n        print!(\"{}\", chunk[\"choices\"][0][\"delta\"][\"content\"].as_str().unwrap_or_default());\n    }\n    Ok(())\n}\n"
  },
  {
    "name": "dspy-hides-error-event.py",
    "text": "# Should show the message of the error event. The client says only that the stream has no end.\nimport os\n\nimport dspy\nfrom dspy.lm15 import Message, Request\n\nlm = dspy.LM(\n    \"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    cache=False,\n)\n\n\nclass Chat(dspy.Module):\n    def forward(self, request):\n        return dspy.Prediction(response=lm(request))\n\n\nrequest = Request(model=lm.model, messages=[Message.user(\"Why is the sky blue?\")])\nfor value in dspy.streamify(Chat(), async_streaming=False)(request=request):\n    if not isinstance(value, dspy.Prediction):\n        print(value.choices[0].delta.content or \"\", end=\"\", flush=True)\n"
  },
  {
    "name": "dspy-hides-reasons.py",
    "text": "# Should show the service's own finish_reason. The client reports a normal end.\nimport os\n\nimport dspy\nfrom dspy.lm15 import Message, Request\n\nlm = dspy.LM(\n    \"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    cache=False,\n)\nquestion = Message.user(\"Why is the sky blue?\")\nturn = lm(Request(model=lm.model, messages=[question]))\nprint(\"finish_reason:\", turn.finish_reason)\n"
  },
  {
    "name": "dspy-misses-parts.py",
    "text": "# Should print the text. In a stream, the client drops content that is a list of parts.\nimport os\n\nimport dspy\nfrom dspy.lm15 import Message, Request\n\nlm = dspy.LM(\n    \"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    cache=False,\n)\n\n\nclass Chat(dspy.Module):\n    def forward(self, request):\n        return dspy.Prediction(response=lm(request))\n\n\nrequest = Request(model=lm.model, messages=[Message.user(\"Why is the sky blue?\")])\nfor value in dspy.streamify(Chat(), async_streaming=False)(request=request):\n    if not isinstance(value, dspy.Prediction):\n        print(value.choices[0].delta.content or \"\", end=\"\", flush=True)\n"
  },
  {
    "name": "dspy-renames-reasoning.py",
    "text": "# Should send reasoning back under the name that it arrived with. The client sends it as `reasoning_content`.\nimport os\n\nimport dspy\nfrom dspy.lm15 import FunctionTool, Message, Request\n\nparameters = {\"type\": \"object\", \"properties\": {\"city\": {\"type\": \"string\"}}}\ntool = FunctionTool(\n    name=\"weather\", description=\"Tell the weather of a city.\", parameters=parameters\n)\nlm = dspy.LM(\n    \"deepseek/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    cache=False,\n)\nquestion = Message.user(\"What is the weather like in Paris?\")\nturn = lm(Request(model=lm.model, messages=[question], tools=[tool]))\nresult = Message.tool(turn.tool_calls[0].id, \"sunny\")\nprint(lm(Request(model=lm.model, messages=[question, turn.message, result])).text)\n"
  },
  {
    "name": "dspy-stays-open.py",
    "text": "# Should end at `[DONE]`. The client waits until the service closes the connection.\nimport os\n\nimport dspy\nfrom dspy.lm15 import Message, Request\n\nlm = dspy.LM(\n    \"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    cache=False,\n)\n\n\nclass Chat(dspy.Module):\n    def forward(self, request):\n        return dspy.Prediction(response=lm(request))\n\n\nrequest = Request(model=lm.model, messages=[Message.user(\"Why is the sky blue?\")])\nfor value in dspy.streamify(Chat(), async_streaming=False)(request=request):\n    if not isinstance(value, dspy.Prediction):\n        print(value.choices[0].delta.content or \"\", end=\"\", flush=True)\n"
  },
  {
    "name": "haystack-goes-on-after-a-cut.py",
    "text": "# Should stop where the token limit truncates the second of two tool calls. The client drops that call and goes on.\nimport os\n\nfrom haystack.components.agents import Agent\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.tools import tool\nfrom haystack.utils import Secret\n\n\n@tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\ngenerator = OpenAIChatGenerator(\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n)\nagent = Agent(chat_generator=generator, tools=[weather])\nquestion = ChatMessage.from_user(\"What is the weather like in Paris?\")\nprint(agent.run([question])[\"last_message\"].text)\n"
  },
  {
    "name": "haystack-hides-error-event.py",
    "text": "# Should fail with the service's error. If an event named `error` has no `error` field in its data, the client's error omits the message.\nimport os\n\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.utils import Secret\n\ngenerator = OpenAIChatGenerator(\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n    streaming_callback=lambda chunk: print(chunk.content, end=\"\"),\n)\ngenerator.run([ChatMessage.from_user(\"Hello\")])\n"
  },
  {
    "name": "haystack-loses-reasoning.py",
    "text": "# Should send the assistant's turn back unchanged. The client drops the model's reasoning.\nimport os\n\nfrom haystack.components.agents import Agent\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.tools import tool\nfrom haystack.utils import Secret\n\n\n@tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\ngenerator = OpenAIChatGenerator(\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n)\nagent = Agent(chat_generator=generator, tools=[weather])\nquestion = ChatMessage.from_user(\"What is the weather like in Paris?\")\nprint(agent.run([question])[\"last_message\"].text)\n"
  },
  {
    "name": "haystack-loses-refusal.py",
    "text": "# Should say why the model refused. The client's reply is an empty text, without the refusal.\nimport os\n\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.utils import Secret\n\njson_schema = {\"name\": \"greeting\", \"schema\": {\"type\": \"object\"}}\ngenerator = OpenAIChatGenerator(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n    generation_kwargs={\"response_format\": {\"type\": \"json_schema\", \"json_schema\": json_schema}},\n)\nprint(generator.run([ChatMessage.from_user(\"Hello\")]))\n"
  },
  {
    "name": "haystack-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.utils import Secret\n\ngenerator = OpenAIChatGenerator(\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n    streaming_callback=lambda chunk: print(chunk.content, end=\"\"),\n)\ngenerator.run([ChatMessage.from_user(\"Hello\")])\n"
  },
  {
    "name": "haystack-mixes-calls.py",
    "text": "# Should read two tool calls with different ids at the same index. The client merges their arguments.\nimport os\n\nfrom haystack.components.agents import Agent\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.tools import tool\nfrom haystack.utils import Secret\n\n\n@tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\ngenerator = OpenAIChatGenerator(\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n    streaming_callback=lambda chunk: None,\n)\nagent = Agent(chat_generator=generator, tools=[weather])\nquestion = ChatMessage.from_user(\"What is the weather like in Paris?\")\nprint(agent.run([question])[\"last_message\"].text)\n"
  },
  {
    "name": "haystack-shows-parts.py",
    "text": "# Should show only the text. The client returns the list of parts.\nimport os\n\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.utils import Secret\n\ngenerator = OpenAIChatGenerator(\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n)\nprint(generator.run([ChatMessage.from_user(\"Hello\")])[\"replies\"][0].text)\n"
  },
  {
    "name": "haystack-wants-indexes.py",
    "text": "# Should read a streamed call whose later parts have neither index nor id. The client stops with an error.\nimport os\n\nfrom haystack.components.agents import Agent\nfrom haystack.components.generators.chat import OpenAIChatGenerator\nfrom haystack.dataclasses import ChatMessage\nfrom haystack.tools import tool\nfrom haystack.utils import Secret\n\n\n@tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\ngenerator = OpenAIChatGenerator(\n    api_key=Secret.from_env_var(\"HF_TOKEN\"),\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base_url=\"https://router.huggingface.co/v1\",\n    streaming_callback=lambda chunk: None,\n)\nagent = Agent(chat_generator=generator, tools=[weather])\nquestion = ChatMessage.from_user(\"What is the weather like in Paris?\")\nprint(agent.run([question])[\"last_message\"].text)\n"
  },
  {
    "name": "huggingface-hub-misses-error-event.py",
    "text": "# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.\nimport os\n\nfrom huggingface_hub import InferenceClient\n\nclient = InferenceClient(api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nfor chunk in client.chat_completion(messages, model=os.environ.get(\"MODEL\", \"acme/lantern\"), stream=True):\n    if chunk.choices:\n        print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "huggingface-hub-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom huggingface_hub import InferenceClient\n\nclient = InferenceClient(api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nfor chunk in client.chat_completion(messages, model=os.environ.get(\"MODEL\", \"acme/lantern\"), stream=True):\n    print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "huggingface-js-misses-error-event.mjs",
    "text": "// Should fail with the service's error. The client returns an event named `error`, whose data has no `error` field, as a chunk.\nimport { InferenceClient } from '@huggingface/inference'\n\nconst client = new InferenceClient(process.env.HF_TOKEN)\nconst messages = [{ role: 'user', content: 'Hello' }]\nfor await (const chunk of client.chatCompletionStream({ model: process.env.MODEL ?? 'acme/lantern', messages })) {\n  process.stdout.write(chunk.choices[0]?.delta.content ?? '')\n}\n"
  },
  {
    "name": "langchain-js-loses-calls.mjs",
    "text": "// Should keep the tool calls of a stream in which no event names the role. The client makes chunks without calls from them.\nimport { ChatOpenAI } from '@langchain/openai'\n\nconst weather = {\n  type: 'function',\n  function: {\n    name: 'weather',\n    description: 'Tell the weather of a city.',\n    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },\n  },\n}\nconst model = new ChatOpenAI({\n  model: process.env.MODEL ?? 'acme/lantern',\n  apiKey: process.env.HF_TOKEN,\n  configuration: { baseURL: 'https://router.huggingface.co/v1' },\n  streamUsage: false,\n}).bindTools([weather])\nlet response\nfor await (const chunk of await model.stream('What is the weather like in Paris and in Tokyo?')) {\n  response = response?.concat(chunk) ?? chunk\n}\nconsole.log(JSON.stringify(response.tool_calls))\n"
  },
  {
    "name": "langchain-js-loses-reasoning.mjs",
    "text": "// Should send back the reasoning that came with the tool call. The client drops it.\nimport { ChatOpenAI } from '@langchain/openai'\n\nconst weather = {\n  type: 'function',\n  function: {\n    name: 'weather',\n    description: 'Tell the weather of a city.',\n    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },\n  },\n}\nconst model = new ChatOpenAI({\n  model: process.env.MODEL ?? 'acme/lantern',\n  apiKey: process.env.HF_TOKEN,\n  configuration: { baseURL: 'https://router.huggingface.co/v1' },\n}).bindTools([weather])\nconst messages = [{ role: 'user', content: 'What is the weather like in Paris?' }]\nconst asked = await model.invoke(messages)\nconst results = asked.tool_calls.map(({ id }) => ({ role: 'tool', tool_call_id: id, content: 'sunny' }))\nconsole.log((await model.invoke([...messages, asked, ...results])).text)\n"
  },
  {
    "name": "langchain-loses-reasoning.py",
    "text": "# Should send the assistant's turn back unchanged. The client drops the model's reasoning.\nimport os\n\nfrom langchain_openai import ChatOpenAI\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nmodel = ChatOpenAI(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n).bind_tools([weather])\nquestion = {\"role\": \"user\", \"content\": \"What is the weather like in Paris?\"}\nturn = model.invoke([question])\nresult = {\"role\": \"tool\", \"tool_call_id\": turn.tool_calls[0][\"id\"], \"content\": \"sunny\"}\nprint(model.invoke([question, turn, result]).text)\n"
  },
  {
    "name": "langchain-misses-error-event.py",
    "text": "# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.\nimport os\n\nfrom langchain_openai import ChatOpenAI\n\nmodel = ChatOpenAI(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nfor chunk in model.stream(\"Hello\"):\n    print(chunk.text, end=\"\")\n"
  },
  {
    "name": "langchain-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom langchain_openai import ChatOpenAI\n\nmodel = ChatOpenAI(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nfor chunk in model.stream(\"Hello\"):\n    print(chunk.text, end=\"\")\n"
  },
  {
    "name": "langchain-wants-indexes.py",
    "text": "# Should read a streamed call whose later parts have neither index nor id. The client makes a call of each part.\nimport os\n\nfrom langchain_openai import ChatOpenAI\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nmodel = ChatOpenAI(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n).bind_tools([weather])\nfirst, *others = model.stream(\"What is the weather like in Paris?\")\nprint(sum(others, first).tool_calls)\n"
  },
  {
    "name": "langchain4j-misses-first-event.java",
    "text": "// Should print the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport static dev.langchain4j.model.LambdaStreamingResponseHandler.onPartialResponseBlocking;\n\nimport dev.langchain4j.model.openai.OpenAiStreamingChatModel;\n\nclass Example {\n    public static void main(String[] args) throws InterruptedException {\n        var model = OpenAiStreamingChatModel.builder()\n                .baseUrl(\"https://router.huggingface.co/v1\")\n                .apiKey(System.getenv(\"HF_TOKEN\"))\n                .modelName(System.getenv().getOrDefault(\"MODEL\", \"acme/lantern\"))\n                .build();\n        onPartialResponseBlocking(model, \"Hello\", System.out::print);\n        System.out.println();\n    }\n}\n"
  },
  {
    "name": "langchain4j-renames-reasoning.java",
    "text": "// Should send reasoning back as `reasoning`, the name that it arrived with. The client sends it as `reasoning_content`.\nimport dev.langchain4j.data.message.ToolExecutionResultMessage;\nimport dev.langchain4j.data.message.UserMessage;\nimport dev.langchain4j.model.openai.OpenAiChatModel;\n\nclass Example {\n    public static void main(String[] args) {\n        var model = OpenAiChatModel.builder()\n                .baseUrl(\"https://router.huggingface.co/v1\")\n                .apiKey(System.getenv(\"HF_TOKEN\"))\n                .modelName(System.getenv().getOrDefault(\"MODEL\", \"acme/lantern\"))\n                .returnThinking(true)\n                .sendThinking(true)\n                .build();\n        var question = UserMessage.from(\"What is the weather like in Paris?\");\n        var message = model.chat(question).aiMessage();\n        var call = message.toolExecutionRequests().get(0);\n        var result = ToolExecutionResultMessage.from(call, \"18 °C\");\n        System.out.println(model.chat(question, message, result).aiMessage().text());\n    }\n}\n"
  },
  {
    "name": "langchain4j-stays-open.java",
    "text": "// Should end at [DONE]. The client waits until the service closes the connection.\nimport static dev.langchain4j.model.LambdaStreamingResponseHandler.onPartialResponseBlocking;\n\nimport dev.langchain4j.model.openai.OpenAiStreamingChatModel;\n\nclass Example {\n    public static void main(String[] args) throws InterruptedException {\n        var model = OpenAiStreamingChatModel.builder()\n                .baseUrl(\"https://router.huggingface.co/v1\")\n                .apiKey(System.getenv(\"HF_TOKEN\"))\n                .modelName(System.getenv().getOrDefault(\"MODEL\", \"acme/lantern\"))\n                .build();\n        onPartialResponseBlocking(model, \"Hello\", System.out::print);\n        System.out.println();\n    }\n}\n"
  },
  {
    "name": "litellm-hides-error-event.py",
    "text": "# Should fail with the service's error. If an event named `error` has no `error` field in its data, the client's error omits the message.\nimport os\n\nimport litellm\n\ncompletion = litellm.completion(\n    model=\"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    messages=[{\"role\": \"user\", \"content\": \"Hello\"}],\n    stream=True,\n)\nfor chunk in completion:\n    print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "litellm-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nimport litellm\n\ncompletion = litellm.completion(\n    model=\"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    messages=[{\"role\": \"user\", \"content\": \"Hello\"}],\n    stream=True,\n)\nfor chunk in completion:\n    print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "litellm-renames-reasoning.py",
    "text": "# Should send reasoning back under the name that it arrived with. The client sends it as `reasoning_content`.\nimport os\n\nimport litellm\n\nparameters = {\"type\": \"object\", \"properties\": {\"city\": {\"type\": \"string\"}}}\ntool = {\"type\": \"function\", \"function\": {\"name\": \"weather\", \"parameters\": parameters}}\nmessages = [{\"role\": \"user\", \"content\": \"What is the weather like in Paris?\"}]\n\n\ndef complete():\n    return litellm.completion(\n        model=\"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n        api_base=\"https://router.huggingface.co/v1\",\n        api_key=os.environ[\"HF_TOKEN\"],\n        messages=messages,\n        tools=[tool],\n    ).choices[0].message\n\n\nturn = complete()\ncall = turn.tool_calls[0]\nmessages += [turn, {\"role\": \"tool\", \"tool_call_id\": call.id, \"content\": \"sunny\"}]\nprint(complete().content)\n"
  },
  {
    "name": "litellm-shows-parts.py",
    "text": "# Should show only the text. The client returns the list of parts.\nimport os\n\nimport litellm\n\ncompletion = litellm.completion(\n    model=\"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    messages=[{\"role\": \"user\", \"content\": \"Hello\"}],\n    stream=True,\n)\nfor chunk in completion:\n    print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "litellm-wants-indexes.py",
    "text": "# Should keep apart two streamed calls whose later parts have neither index nor id. The client gives all of them index 0.\nimport os\n\nimport litellm\n\nparameters = {\"type\": \"object\", \"properties\": {\"city\": {\"type\": \"string\"}}}\ntool = {\"type\": \"function\", \"function\": {\"name\": \"weather\", \"parameters\": parameters}}\nstream = litellm.completion(\n    model=\"openai/\" + os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    messages=[{\"role\": \"user\", \"content\": \"What is the weather like in Paris?\"}],\n    tools=[tool],\n    stream=True,\n)\nparts = [part for chunk in stream for part in chunk.choices[0].delta.tool_calls or []]\nprint([part.index for part in parts])\n"
  },
  {
    "name": "llamaindex-hides-error-event.py",
    "text": "# Should fail with the service's error. If an event named `error` has no `error` field in its data, the client's error omits the message.\nimport os\n\nfrom llama_index.core.llms import ChatMessage\nfrom llama_index.llms.openai_like import OpenAILike\n\nllm = OpenAILike(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    is_chat_model=True,\n)\nfor chunk in llm.stream_chat([ChatMessage(role=\"user\", content=\"Hello\")]):\n    print(chunk.delta, end=\"\")\n"
  },
  {
    "name": "llamaindex-loses-reasoning.py",
    "text": "# Should send the assistant's turn back unchanged. The client drops the model's reasoning.\nimport asyncio\nimport os\n\nfrom llama_index.core.agent.workflow import FunctionAgent\nfrom llama_index.llms.openai_like import OpenAILike\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nllm = OpenAILike(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    is_chat_model=True,\n    is_function_calling_model=True,\n)\nagent = FunctionAgent(llm=llm, tools=[weather], streaming=False)\n\n\nasync def main():\n    print(await agent.run(\"What is the weather like in Paris?\"))\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "llamaindex-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom llama_index.core.llms import ChatMessage\nfrom llama_index.llms.openai_like import OpenAILike\n\nllm = OpenAILike(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    is_chat_model=True,\n)\nfor chunk in llm.stream_chat([ChatMessage(role=\"user\", content=\"Hello\")]):\n    print(chunk.delta, end=\"\")\n"
  },
  {
    "name": "llamaindex-misses-parts.py",
    "text": "# Should show the text. The client fails on content that is a list of parts.\nimport os\n\nfrom llama_index.core.llms import ChatMessage\nfrom llama_index.llms.openai_like import OpenAILike\n\nllm = OpenAILike(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n    is_chat_model=True,\n)\nfor chunk in llm.stream_chat([ChatMessage(role=\"user\", content=\"Hello\")]):\n    print(chunk.delta, end=\"\")\n"
  },
  {
    "name": "mastra-drops-repeated-text.mjs",
    "text": "// Should send each text of the model back. The client sends one that it has already sent in another round only once.\nimport { Agent } from '@mastra/core/agent'\nimport { createTool } from '@mastra/core/tools'\nimport { z } from 'zod'\n\nconst weather = createTool({\n  id: 'weather',\n  description: 'Tell the weather of a city.',\n  inputSchema: z.object({ city: z.string() }),\n  execute: async () => 'sunny',\n})\nconst agent = new Agent({\n  id: 'assistant',\n  name: 'Assistant',\n  instructions: '',\n  model: `huggingface/${process.env.MODEL ?? 'acme/lantern'}`,\n  tools: { weather },\n})\nconst { text } = await agent.generate('What is the weather like in Paris?', { maxSteps: 10 })\nconsole.log(text)\n"
  },
  {
    "name": "mastra-renames-reasoning.mjs",
    "text": "// Should send reasoning back under the name that it arrived with. The client sends it as `reasoning_content`.\nimport { Agent } from '@mastra/core/agent'\nimport { createTool } from '@mastra/core/tools'\nimport { z } from 'zod'\n\nconst weather = createTool({\n  id: 'weather',\n  description: 'Tell the weather of a city.',\n  inputSchema: z.object({ city: z.string() }),\n  execute: async () => 'sunny',\n})\nconst agent = new Agent({\n  id: 'assistant',\n  name: 'Assistant',\n  instructions: '',\n  model: `huggingface/${process.env.MODEL ?? 'acme/lantern'}`,\n  tools: { weather },\n})\nconst { text } = await agent.generate('What is the weather like in Paris?', { maxSteps: 10 })\nconsole.log(text)\n"
  },
  {
    "name": "openai-agents-js-goes-on-after-a-cut.mjs",
    "text": "// Should stop where the token limit truncates a tool call. The client calls the model again.\nimport { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool } from '@openai/agents'\nimport OpenAI from 'openai'\n\nsetTracingDisabled(true)\nconst client = new OpenAI({ baseURL: 'https://router.huggingface.co/v1', apiKey: process.env.HF_TOKEN })\nconst weather = tool({\n  name: 'weather',\n  description: 'Tell the weather of a city.',\n  parameters: {\n    type: 'object',\n    properties: { city: { type: 'string' } },\n    required: ['city'],\n    additionalProperties: false,\n  },\n  execute: async () => 'sunny',\n})\nconst model = new OpenAIChatCompletionsModel(client, process.env.MODEL ?? 'acme/lantern')\nconst agent = new Agent({ name: 'Assistant', model, tools: [weather] })\nconst { finalOutput } = await run(agent, 'What is the weather like in Paris?')\nconsole.log(finalOutput)\n"
  },
  {
    "name": "openai-agents-js-loses-reasoning.mjs",
    "text": "// Should send back the reasoning that came with the tool call. The client drops it unless it is called `reasoning`.\nimport { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool } from '@openai/agents'\nimport OpenAI from 'openai'\n\nsetTracingDisabled(true)\nconst client = new OpenAI({ baseURL: 'https://router.huggingface.co/v1', apiKey: process.env.HF_TOKEN })\nconst weather = tool({\n  name: 'weather',\n  description: 'Tell the weather of a city.',\n  parameters: {\n    type: 'object',\n    properties: { city: { type: 'string' } },\n    required: ['city'],\n    additionalProperties: false,\n  },\n  execute: async () => 'sunny',\n})\nconst model = new OpenAIChatCompletionsModel(client, process.env.MODEL ?? 'acme/lantern')\nconst agent = new Agent({ name: 'Assistant', model, tools: [weather] })\nconst { finalOutput } = await run(agent, 'What is the weather like in Paris?')\nconsole.log(finalOutput)\n"
  },
  {
    "name": "openai-agents-js-mixes-calls.mjs",
    "text": "// Should read two tool calls with different ids at the same index. The client merges them.\nimport { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool } from '@openai/agents'\nimport OpenAI from 'openai'\n\nsetTracingDisabled(true)\nconst client = new OpenAI({ baseURL: 'https://router.huggingface.co/v1', apiKey: process.env.HF_TOKEN })\nconst weather = tool({\n  name: 'weather',\n  description: 'Tell the weather of a city.',\n  parameters: {\n    type: 'object',\n    properties: { city: { type: 'string' } },\n    required: ['city'],\n    additionalProperties: false,\n  },\n  execute: async () => 'sunny',\n})\nconst model = new OpenAIChatCompletionsModel(client, process.env.MODEL ?? 'acme/lantern')\nconst agent = new Agent({ name: 'Assistant', model, tools: [weather] })\nconst result = await run(agent, 'What is the weather like in Paris?', { stream: true })\nawait result.completed\nconsole.log(result.finalOutput)\n"
  },
  {
    "name": "openai-agents-js-wants-indexes.mjs",
    "text": "// Should read a streamed call whose later parts have neither index nor id. The client makes a call of each part.\nimport { Agent, OpenAIChatCompletionsModel, run, setTracingDisabled, tool } from '@openai/agents'\nimport OpenAI from 'openai'\n\nsetTracingDisabled(true)\nconst client = new OpenAI({ baseURL: 'https://router.huggingface.co/v1', apiKey: process.env.HF_TOKEN })\nconst weather = tool({\n  name: 'weather',\n  description: 'Tell the weather of a city.',\n  parameters: {\n    type: 'object',\n    properties: { city: { type: 'string' } },\n    required: ['city'],\n    additionalProperties: false,\n  },\n  execute: async () => 'sunny',\n})\nconst model = new OpenAIChatCompletionsModel(client, process.env.MODEL ?? 'acme/lantern')\nconst agent = new Agent({ name: 'Assistant', model, tools: [weather] })\nconst result = await run(agent, 'What is the weather like in Paris?', { stream: true })\nawait result.completed\nconsole.log(result.finalOutput)\n"
  },
  {
    "name": "openai-agents-loses-details.py",
    "text": "# Should send the assistant's turn back unchanged. The client drops `reasoning_details`.\nimport os\n\nfrom agents import Agent, OpenAIChatCompletionsModel, Runner, function_tool\nfrom agents import set_tracing_disabled\nfrom openai import AsyncOpenAI\n\nset_tracing_disabled(True)\n\n\n@function_tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nclient = AsyncOpenAI(\n    base_url=\"https://router.huggingface.co/v1\", api_key=os.environ[\"HF_TOKEN\"]\n)\nmodel = OpenAIChatCompletionsModel(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    openai_client=client,\n    should_replay_reasoning_content=lambda context: True,\n)\nagent = Agent(name=\"Assistant\", model=model, tools=[weather])\nprint(Runner.run_sync(agent, \"What is the weather like in Paris?\").final_output)\n"
  },
  {
    "name": "openai-agents-misses-error-event.py",
    "text": "# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.\nimport asyncio\nimport os\n\nfrom agents import Agent, OpenAIChatCompletionsModel, Runner, set_tracing_disabled\nfrom openai import AsyncOpenAI\n\nset_tracing_disabled(True)\nclient = AsyncOpenAI(\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatCompletionsModel(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"), openai_client=client\n)\n\n\nasync def main():\n    result = Runner.run_streamed(Agent(name=\"Assistant\", model=model), \"Hello\")\n    async for event in result.stream_events():\n        if event.type == \"raw_response_event\" and event.data.type == \"response.output_text.delta\":\n            print(event.data.delta, end=\"\")\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "openai-agents-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport asyncio\nimport os\n\nfrom agents import Agent, OpenAIChatCompletionsModel, Runner, set_tracing_disabled\nfrom openai import AsyncOpenAI\n\nset_tracing_disabled(True)\nclient = AsyncOpenAI(\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatCompletionsModel(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"), openai_client=client\n)\n\n\nasync def main():\n    result = Runner.run_streamed(Agent(name=\"Assistant\", model=model), \"Hello\")\n    async for event in result.stream_events():\n        if event.type == \"raw_response_event\" and event.data.type == \"response.output_text.delta\":\n            print(event.data.delta, end=\"\")\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "openai-agents-mixes-calls.py",
    "text": "# Should read two tool calls with different ids at the same index. The client merges their arguments.\nimport asyncio\nimport os\n\nfrom agents import Agent, OpenAIChatCompletionsModel, Runner, function_tool\nfrom agents import set_tracing_disabled\nfrom openai import AsyncOpenAI\n\nset_tracing_disabled(True)\n\n\n@function_tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nclient = AsyncOpenAI(\n    base_url=\"https://router.huggingface.co/v1\", api_key=os.environ[\"HF_TOKEN\"]\n)\nmodel = OpenAIChatCompletionsModel(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    openai_client=client,\n)\nagent = Agent(name=\"Assistant\", model=model, tools=[weather])\n\n\nasync def main():\n    result = Runner.run_streamed(agent, \"What is the weather like in Paris?\")\n    async for _ in result.stream_events():\n        pass\n    print(result.final_output)\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "openai-agents-wants-indexes.py",
    "text": "# Should read a streamed call whose later parts have neither index nor id. The client makes a call of each part.\nimport asyncio\nimport os\n\nfrom agents import Agent, OpenAIChatCompletionsModel, Runner, function_tool\nfrom agents import set_tracing_disabled\nfrom openai import AsyncOpenAI\n\nset_tracing_disabled(True)\n\n\n@function_tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nclient = AsyncOpenAI(\n    base_url=\"https://router.huggingface.co/v1\", api_key=os.environ[\"HF_TOKEN\"]\n)\nmodel = OpenAIChatCompletionsModel(\n    model=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    openai_client=client,\n)\nagent = Agent(name=\"Assistant\", model=model, tools=[weather])\n\n\nasync def main():\n    result = Runner.run_streamed(agent, \"What is the weather like in Paris?\")\n    async for _ in result.stream_events():\n        pass\n    print(result.final_output)\n\n\nasyncio.run(main())\n"
  },
  {
    "name": "openai-go-misses-cr.go",
    "text": "// Should show the response, whose lines end in CR. The client returns nothing, and no error.\npackage main\n\nimport (\n\t\"cmp\"\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\t\"os\"\n\n\t\"github.com/openai/openai-go/v3\"\n\t\"github.com/openai/openai-go/v3/option\"\n)\n\nfunc main() {\n\tclient := openai.NewClient(\n\t\toption.WithBaseURL(\"https://router.huggingface.co/v1\"),\n\t\toption.WithAPIKey(os.Getenv(\"HF_TOKEN\")),\n\t)\n\tparams := openai.ChatCompletionNewParams{\n\t\tModel:    cmp.Or(os.Getenv(\"MODEL\"), \"acme/lantern\"),\n\t\tMessages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage(\"Hello\")},\n\t}\n\tstream := client.Chat.Completions.NewStreaming(context.Background(), params)\n\tfor stream.Next() {\n\t\tif chunk := stream.Current(); len(chunk.Choices) > 0 {\n\t\t\tfmt.Print(chunk.Choices[0].Delta.Content)\n\t\t}\n\t}\n\tif err := stream.Err(); err != nil {\n\t\tlog.Fatal(err)\n\t}\n}\n"
  },
  {
    "name": "openai-go-misses-error-event.go",
    "text": "// Should say that the stream ended with an event named `error`. The client treats the response as complete.\npackage main\n\nimport (\n\t\"cmp\"\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\t\"os\"\n\n\t\"github.com/openai/openai-go/v3\"\n\t\"github.com/openai/openai-go/v3/option\"\n)\n\nfunc main() {\n\tclient := openai.NewClient(\n\t\toption.WithBaseURL(\"https://router.huggingface.co/v1\"),\n\t\toption.WithAPIKey(os.Getenv(\"HF_TOKEN\")),\n\t)\n\tparams := openai.ChatCompletionNewParams{\n\t\tModel:    cmp.Or(os.Getenv(\"MODEL\"), \"acme/lantern\"),\n\t\tMessages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage(\"Hello\")},\n\t}\n\tstream := client.Chat.Completions.NewStreaming(context.Background(), params)\n\tfor stream.Next() {\n\t\tif chunk := stream.Current(); len(chunk.Choices) > 0 {\n\t\t\tfmt.Print(chunk.Choices[0].Delta.Content)\n\t\t}\n\t}\n\tif err := stream.Err(); err != nil {\n\t\tlog.Fatal(err)\n\t}\n}\n"
  },
  {
    "name": "openai-go-shows-parts.go",
    "text": "// Should show the text of the response, or an error. The client returns the JSON of the list that contains the text.\npackage main\n\nimport (\n\t\"cmp\"\n\t\"context\"\n\t\"fmt\"\n\t\"log\"\n\t\"os\"\n\n\t\"github.com/openai/openai-go/v3\"\n\t\"github.com/openai/openai-go/v3/option\"\n)\n\nfunc main() {\n\tclient := openai.NewClient(\n\t\toption.WithBaseURL(\"https://router.huggingface.co/v1\"),\n\t\toption.WithAPIKey(os.Getenv(\"HF_TOKEN\")),\n\t)\n\tparams := openai.ChatCompletionNewParams{\n\t\tModel:    cmp.Or(os.Getenv(\"MODEL\"), \"acme/lantern\"),\n\t\tMessages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage(\"Hello\")},\n\t}\n\tcompletion, err := client.Chat.Completions.New(context.Background(), params)\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\tfmt.Println(completion.Choices[0].Message.Content)\n}\n"
  },
  {
    "name": "openai-java-hides-error-event.java",
    "text": "// Should show the message in the event named `error`. The client says only that the event has no choices.\nimport com.openai.client.okhttp.OpenAIOkHttpClient;\nimport com.openai.models.chat.completions.ChatCompletionCreateParams;\n\nclass Example {\n    public static void main(String[] args) {\n        var client = OpenAIOkHttpClient.builder()\n                .baseUrl(\"https://router.huggingface.co/v1\")\n                .apiKey(System.getenv(\"HF_TOKEN\"))\n                .build();\n        var params = ChatCompletionCreateParams.builder()\n                .model(System.getenv().getOrDefault(\"MODEL\", \"acme/lantern\"))\n                .addUserMessage(\"Hello\")\n                .build();\n        try (var stream = client.chat().completions().createStreaming(params)) {\n            stream.stream()\n                    .flatMap(chunk -> chunk.choices().stream())\n                    .flatMap(choice -> choice.delta().content().stream())\n                    .forEach(System.out::print);\n        }\n    }\n}\n"
  },
  {
    "name": "openai-java-misses-first-event.java",
    "text": "// Should print the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport com.openai.client.okhttp.OpenAIOkHttpClient;\nimport com.openai.models.chat.completions.ChatCompletionCreateParams;\n\nclass Example {\n    public static void main(String[] args) {\n        var client = OpenAIOkHttpClient.builder()\n                .baseUrl(\"https://router.huggingface.co/v1\")\n                .apiKey(System.getenv(\"HF_TOKEN\"))\n                .build();\n        var params = ChatCompletionCreateParams.builder()\n                .model(System.getenv().getOrDefault(\"MODEL\", \"acme/lantern\"))\n                .addUserMessage(\"Hello\")\n                .build();\n        try (var stream = client.chat().completions().createStreaming(params)) {\n            stream.stream()\n                    .flatMap(chunk -> chunk.choices().stream())\n                    .flatMap(choice -> choice.delta().content().stream())\n                    .forEach(System.out::print);\n        }\n    }\n}\n"
  },
  {
    "name": "openai-java-wants-delta.java",
    "text": "// Should print the response. The client treats a streamed choice without a delta as an error.\nimport com.openai.client.okhttp.OpenAIOkHttpClient;\nimport com.openai.models.chat.completions.ChatCompletionCreateParams;\n\nclass Example {\n    public static void main(String[] args) {\n        var client = OpenAIOkHttpClient.builder()\n                .baseUrl(\"https://router.huggingface.co/v1\")\n                .apiKey(System.getenv(\"HF_TOKEN\"))\n                .build();\n        var params = ChatCompletionCreateParams.builder()\n                .model(System.getenv().getOrDefault(\"MODEL\", \"acme/lantern\"))\n                .addUserMessage(\"Hello\")\n                .build();\n        try (var stream = client.chat().completions().createStreaming(params)) {\n            stream.stream()\n                    .flatMap(chunk -> chunk.choices().stream())\n                    .flatMap(choice -> choice.delta().content().stream())\n                    .forEach(System.out::print);\n        }\n    }\n}\n"
  },
  {
    "name": "openai-python-misses-error-event.py",
    "text": "# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.\nimport os\n\nfrom openai import OpenAI\n\nclient = OpenAI(base_url=\"https://router.huggingface.co/v1\", api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nmodel = os.environ.get(\"MODEL\", \"acme/lantern\")\nfor chunk in client.chat.completions.create(model=model, messages=messages, stream=True):\n    if chunk.choices:\n        print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "openai-python-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom openai import OpenAI\n\nclient = OpenAI(base_url=\"https://router.huggingface.co/v1\", api_key=os.environ[\"HF_TOKEN\"])\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nmodel = os.environ.get(\"MODEL\", \"acme/lantern\")\nfor chunk in client.chat.completions.create(model=model, messages=messages, stream=True):\n    print(chunk.choices[0].delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "pydantic-ai-goes-on-after-a-cut.py",
    "text": "# Should stop where the token limit truncates a tool call. The client calls the model again first.\nimport os\n\nfrom pydantic_ai import Agent\nfrom pydantic_ai.models.openai import OpenAIChatModel\nfrom pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nprovider = OpenAICompatibleProvider(\n    \"huggingface\",\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatModel(os.environ.get(\"MODEL\", \"acme/lantern\"), provider=provider)\nagent = Agent(model=model, tools=[weather])\nprint(agent.run_sync(\"What is the weather like in Paris?\").output)\n"
  },
  {
    "name": "pydantic-ai-loses-details.py",
    "text": "# Should send the assistant's turn back unchanged. The client drops `reasoning_details`.\nimport os\n\nfrom pydantic_ai import Agent\nfrom pydantic_ai.models.openai import OpenAIChatModel\nfrom pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nprovider = OpenAICompatibleProvider(\n    \"huggingface\",\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatModel(os.environ.get(\"MODEL\", \"acme/lantern\"), provider=provider)\nagent = Agent(model=model, tools=[weather])\nprint(agent.run_sync(\"What is the weather like in Paris?\").output)\n"
  },
  {
    "name": "pydantic-ai-misses-error-event.py",
    "text": "# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.\nimport os\n\nfrom pydantic_ai import Agent\nfrom pydantic_ai.models.openai import OpenAIChatModel\nfrom pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider\n\nprovider = OpenAICompatibleProvider(\n    \"huggingface\",\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatModel(os.environ.get(\"MODEL\", \"acme/lantern\"), provider=provider)\nwith Agent(model).run_stream_sync(\"Hello\") as result:\n    for text in result.stream_text(delta=True):\n        print(text, end=\"\")\n"
  },
  {
    "name": "pydantic-ai-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom pydantic_ai import Agent\nfrom pydantic_ai.models.openai import OpenAIChatModel\nfrom pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider\n\nprovider = OpenAICompatibleProvider(\n    \"huggingface\",\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatModel(os.environ.get(\"MODEL\", \"acme/lantern\"), provider=provider)\nwith Agent(model).run_stream_sync(\"Hello\") as result:\n    for text in result.stream_text(delta=True):\n        print(text, end=\"\")\n"
  },
  {
    "name": "pydantic-ai-mixes-calls.py",
    "text": "# Should read two tool calls with different ids at the same index. The client merges their arguments.\nimport os\n\nfrom pydantic_ai import Agent\nfrom pydantic_ai.models.openai import OpenAIChatModel\nfrom pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider\n\n\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nprovider = OpenAICompatibleProvider(\n    \"huggingface\",\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatModel(os.environ.get(\"MODEL\", \"acme/lantern\"), provider=provider)\nagent = Agent(model=model, tools=[weather])\nwith agent.run_stream_sync(\"What is the weather like in Paris?\") as result:\n    print(result.get_output())\n"
  },
  {
    "name": "pydantic-ai-wants-every-field.py",
    "text": "# Should read a response that contains its text. The client fails without `created`, `object`, or complete usage values.\nimport os\n\nfrom pydantic_ai import Agent\nfrom pydantic_ai.models.openai import OpenAIChatModel\nfrom pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider\n\nprovider = OpenAICompatibleProvider(\n    \"huggingface\",\n    base_url=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmodel = OpenAIChatModel(os.environ.get(\"MODEL\", \"acme/lantern\"), provider=provider)\nprint(Agent(model).run_sync(\"Hello\").output)\n"
  },
  {
    "name": "smolagents-misses-error-event.py",
    "text": "# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.\nimport os\n\nfrom smolagents import OpenAIModel\n\nmodel = OpenAIModel(\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nfor delta in model.generate_stream(messages):\n    print(delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "smolagents-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom smolagents import OpenAIModel\n\nmodel = OpenAIModel(\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nfor delta in model.generate_stream(messages):\n    print(delta.content or \"\", end=\"\")\n"
  },
  {
    "name": "smolagents-shows-parts.py",
    "text": "# Should show only the text. The client returns the list of parts.\nimport os\n\nfrom smolagents import OpenAIModel\n\nmodel = OpenAIModel(\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nprint(model.generate(messages).content)\n"
  },
  {
    "name": "smolagents-wants-usage.py",
    "text": "# Should show a response that contains its text. The client fails if the service doesn't count tokens.\nimport os\n\nfrom smolagents import OpenAIModel\n\nmodel = OpenAIModel(\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    api_base=\"https://router.huggingface.co/v1\",\n    api_key=os.environ[\"HF_TOKEN\"],\n)\nmessages = [{\"role\": \"user\", \"content\": \"Hello\"}]\nprint(model.generate(messages).content)\n"
  },
  {
    "name": "strands-agents-hides-reasons.py",
    "text": "# Should show the service's own finish_reason. The client reports a normal end.\nimport os\n\nfrom strands import Agent\nfrom strands.models.openai import OpenAIModel\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    stream=False,\n)\nresult = Agent(model=model, callback_handler=None)(\"Hello\")\nprint(\"stop_reason:\", result.stop_reason)\n"
  },
  {
    "name": "strands-agents-loses-reasoning.py",
    "text": "# Should send the assistant's turn back unchanged. The client drops the model's reasoning.\nimport os\n\nfrom strands import Agent, tool\nfrom strands.models.openai import OpenAIModel\n\n\n@tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    stream=False,\n)\nagent = Agent(model=model, tools=[weather], callback_handler=None)\nprint(agent(\"What is the weather like in Paris?\"))\n"
  },
  {
    "name": "strands-agents-misses-error-event.py",
    "text": "# Should fail with the service's error. The client ignores an event named `error` whose data has no `error` field.\nimport os\n\nfrom strands import Agent\nfrom strands.models.openai import OpenAIModel\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n)\nAgent(model=model)(\"Hello\")\n"
  },
  {
    "name": "strands-agents-misses-first-line.py",
    "text": "# Should show the whole response. The stream starts with a byte order mark, and the client loses the first event.\nimport os\n\nfrom strands import Agent\nfrom strands.models.openai import OpenAIModel\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n)\nAgent(model=model)(\"Hello\")\n"
  },
  {
    "name": "strands-agents-misses-parts.py",
    "text": "# Should show only the text. The client fails if the text is in a list of parts.\nimport os\n\nfrom strands import Agent\nfrom strands.models.openai import OpenAIModel\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    stream=False,\n)\nprint(Agent(model=model, callback_handler=None)(\"Hello\"))\n"
  },
  {
    "name": "strands-agents-mixes-calls.py",
    "text": "# Should read two tool calls with different ids at the same index. The client merges their arguments.\nimport os\n\nfrom strands import Agent, tool\nfrom strands.models.openai import OpenAIModel\n\n\n@tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n)\nagent = Agent(model=model, tools=[weather], callback_handler=None)\nprint(agent(\"What is the weather like in Paris?\"))\n"
  },
  {
    "name": "strands-agents-wants-deltas.py",
    "text": "# Should skip a chunk without `delta`. The client fails.\nimport os\n\nfrom strands import Agent\nfrom strands.models.openai import OpenAIModel\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n)\nAgent(model=model)(\"Hello\")\n"
  },
  {
    "name": "strands-agents-wants-indexes.py",
    "text": "# Should read a streamed call whose later parts have neither index nor id. The client drops these parts.\nimport os\n\nfrom strands import Agent, tool\nfrom strands.models.openai import OpenAIModel\n\n\n@tool\ndef weather(city: str) -> str:\n    \"\"\"Tell the weather of a city.\"\"\"\n    return \"sunny\"\n\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n)\nagent = Agent(model=model, tools=[weather], callback_handler=None)\nprint(agent(\"What is the weather like in Paris?\"))\n"
  },
  {
    "name": "strands-agents-wants-usage.py",
    "text": "# Should show a response that contains its text. The client fails if the service doesn't count tokens.\nimport os\n\nfrom strands import Agent\nfrom strands.models.openai import OpenAIModel\n\nmodel = OpenAIModel(\n    client_args={\n        \"base_url\": \"https://router.huggingface.co/v1\",\n        \"api_key\": os.environ[\"HF_TOKEN\"],\n    },\n    model_id=os.environ.get(\"MODEL\", \"acme/lantern\"),\n    stream=False,\n)\nprint(Agent(model=model, callback_handler=None)(\"Hello\"))\n"
  }
]

require "json"
require "net/http"

schema = {
  type: "object",
  properties: {
    answer: { type: "string", description: "The answer in one sentence" },
    confidence: { type: "string", enum: ["low", "medium", "high"] },
    keywords: { type: "array", items: { type: "string" } }
  },
  required: ["answer", "confidence", "keywords"],
  additionalProperties: false
}

uri = URI("https://router.huggingface.co/v1/chat/completions")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = {
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  response_format: {
    type: "json_schema",
    json_schema: { name: "Answer", strict: true, schema: schema }
  }
}

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

choice = JSON.parse(response.body)["choices"][0]
message = choice["message"]
answer = message["content"].to_s
refusal = message["refusal"].to_s
reason = choice["finish_reason"]
if answer.empty? || !refusal.empty? || %w[length content_filter].include?(reason)
  abort "Incomplete answer (#{refusal.empty? ? reason : refusal}): raise max_tokens or rephrase"
end
puts JSON.pretty_generate(JSON.parse(answer))

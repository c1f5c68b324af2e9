require "json"
require "net/http"

uri = URI("https://router.huggingface.co/v1/messages")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json",
  "anthropic-version" => "2026-10-21"
}
body = {
  model: "openai/gpt-oss-120b:together",
  max_tokens: 1024,
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }]
}

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

message = JSON.parse(response.body)
answer = message["content"].filter_map { |block| block["text"] }.join
puts answer
reason = message["stop_reason"]
if answer.empty? || %w[max_tokens refusal model_context_window_exceeded].include?(reason)
  abort "Incomplete answer (#{reason}): raise max_tokens or rephrase"
end

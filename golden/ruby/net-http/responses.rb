require "json"
require "net/http"

uri = URI("https://router.huggingface.co/v1/responses")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = {
  model: "openai/gpt-oss-120b:together",
  input: "Why is the sky blue? Answer in one sentence."
}

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
abort "The response failed: #{result["error"].to_json}" if result["error"]
parts = result["output"].flat_map { |item| item["content"] || [] }
answer = parts.filter_map { |part| part["text"] if part["type"] == "output_text" }.join
puts answer
status = result["status"] || "completed"
if answer.empty? || status != "completed"
  why = parts.filter_map { |part| part["refusal"] }.first || result.dig("incomplete_details", "reason") || status
  abort "Incomplete answer (#{why}): raise max_output_tokens or rephrase"
end

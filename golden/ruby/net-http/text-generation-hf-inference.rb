require "json"
require "net/http"

uri = URI("https://router.huggingface.co/hf-inference/models/acme/demo/v1/completions")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = { model: "acme/demo", prompt: "The lighthouse keeper opened the door and" }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
puts result.dig("choices", 0, "text")

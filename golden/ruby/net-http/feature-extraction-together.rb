require "json"
require "net/http"

uri = URI("https://router.huggingface.co/together/v1/embeddings")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = { model: "acme/demo", input: "Rain is expected along the coast this evening." }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
embedding = result.dig("data", 0, "embedding")
puts "#{embedding.length} numbers: #{embedding.first(5)}"

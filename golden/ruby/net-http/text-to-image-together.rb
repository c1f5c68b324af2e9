require "json"
require "net/http"

uri = URI("https://router.huggingface.co/together/v1/images/generations")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = {
  model: "acme/demo",
  prompt: "A lighthouse on a cliff at sunset, watercolor",
  steps: 5,
  response_format: "base64"
}

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
File.binwrite("image.jpg", result.dig("data", 0, "b64_json").unpack1("m"))
puts "Saved image.jpg"

require "json"
require "net/http"

uri = URI("https://router.huggingface.co/hf-inference/models/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json",
  "Accept" => "image/jpeg"
}
body = {
  inputs: "A lighthouse on a cliff at sunset, watercolor",
  parameters: { num_inference_steps: 5 }
}

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite("image.jpg", response.body)
puts "Saved image.jpg"

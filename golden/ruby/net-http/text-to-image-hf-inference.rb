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
unless response.is_a?(Net::HTTPSuccess)
  abort "#{response.code} #{response.message}: #{response.body}"
end

abort "The answer holds no result: #{response.body}" unless response.content_type.to_s.start_with?("image/")

File.binwrite("image.jpg", response.body)
puts "Saved image.jpg"

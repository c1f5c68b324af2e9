require "json"
require "net/http"

def check(response)
  return response if response.is_a?(Net::HTTPSuccess)

  abort "#{response.code} #{response.message}: #{response.body}"
end

# Follows redirects, and none that leads to anything but https.
def download(url, redirects = 5)
  uri = URI(url.gsub(/[\[\]]/, "[" => "%5B", "]" => "%5D"))
  response = Net::HTTP.get_response(uri)
  return check(response) unless response.is_a?(Net::HTTPRedirection)

  location = URI.join(uri, response["Location"].to_s)
  abort "#{uri} leads to #{location}" if redirects.zero? || location.scheme != "https"
  download(location.to_s, redirects - 1)
end

uri = URI("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json",
  "Prefer" => "wait"
}
body = {
  input: {
    prompt: "A lighthouse on a cliff at sunset, watercolor",
    num_inference_steps: 5
  }
}

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
check(response)

result = JSON.parse(response.body)
job = result.dig("urls", "get").to_s[%r{\Ahttps?://[^/]+(/[^/?#][^?#]*)}, 1]
abort "The answer holds no result: #{response.body}" unless job

status = result["status"]
600.times do
  break if status == "succeeded"
  abort "The job failed: #{response.body}" if ["failed", "canceled", "aborted"].include?(status)
  sleep 1
  uri = URI("https://router.huggingface.co/replicate#{job}")
  response = check(Net::HTTP.get_response(uri, headers))
  result = JSON.parse(response.body)
  status = result["status"]
end
abort "The job did not finish within 10 minutes." unless status == "succeeded"

url = result["output"]
url = url.first if url.is_a?(Array)
abort "The answer holds no result: #{response.body}" unless url.to_s.start_with?("https://")

file = download(url)
endings = { "image/jpeg" => "jpg", "image/webp" => "webp" }
name = "image.#{endings.fetch(file.content_type, "png")}"
File.binwrite(name, file.body)
puts "Saved #{name}"

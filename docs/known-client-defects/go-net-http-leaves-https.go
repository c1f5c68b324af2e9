// Should not call http://router.huggingface.co. The client follows the redirect there, and sends the token.
package main

import (
	"cmp"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	url := "https://router.huggingface.co/replicate/v1/models/" + cmp.Or(os.Getenv("MODEL"), "acme-labs/lantern-v1") + "/predictions"
	request, err := http.NewRequest("POST", url, strings.NewReader(`{"input": {"prompt": "A lantern"}}`))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	fmt.Println(response.Status)
}

import { once } from "node:events";
import { connect } from "node:net";

/** A form post of which the server has taken the head and half of the body. */
export async function startSlowPost(port: string) {
  const body = `email=nobody@zellige.example&password=${"x".repeat(200)}`;
  const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
  const head = [
    "POST /auth HTTP/1.1",
    `Host: localhost:${port}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 100)}`);
  // The server says so once it has taken the request.
  await once(socket, "data");
  return {
    finish: () => socket.write(body.slice(100)),
    answer: once(socket, "data").then(([text]) => String(text)),
  };
}

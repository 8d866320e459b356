// A line to a table of this browser, as a socket would be one. The worker's end comes when the first line is opened.
import type { Post } from "./here";

export class PortWire {
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  private post: Post | null = null;

  constructor() {
    void import("./here").then(
      ({ connect }) => {
        if (this.readyState !== WebSocket.CONNECTING) return;
        this.post = connect((text) => this.heard(text));
        this.readyState = WebSocket.OPEN;
        this.onopen?.({} as never);
      },
      () => this.end(),
    );
  }

  send(text: string): void {
    this.post?.say(text);
  }

  close(): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.post?.close();
    this.end();
  }

  private heard(text: string): void {
    if (text) this.onmessage?.({ data: text } as never);
    else this.end();
  }

  private end(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({} as never);
  }
}

// Python once more, for opinions about games (`offline/opining.py`): a question comes as a text, the answer line by line.
import { start } from "./start";

const ENTRY = "from smallworld.offline.opining import tell; tell";

const scope = globalThis as unknown as {
  postMessage: (line: string) => void;
  onmessage: ((event: MessageEvent<string>) => void) | null;
};

type Tell = (letter: string, say: (line: string) => void) => void;

const python = start(
  () => undefined,
  () => undefined,
).then((python) => python.runPython(ENTRY) as Tell);

scope.onmessage = ({ data }) =>
  void python
    .then((tell) => tell(data, (line) => scope.postMessage(line)))
    .catch(console.error) // whoever asked hears that there is no answer
    .then(() => scope.postMessage(""));

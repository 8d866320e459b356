import { afterEach, expect, test, vi } from "vitest";
import { bundle, makeBundle, said, t } from "../src/words";

afterEach(() => vi.unstubAllGlobals());

test("a word that a language lacks is told in English as soon as that has come", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response("ui-nest = Nest of { $birds }\n"));
  });
  bundle.value = makeBundle("cs", ["ui-tree = Strom"]);
  expect(t("ui-tree")).toBe("Strom");
  expect(asked).toEqual([]); // nobody asks before something is missing
  expect(t("ui-nest", { birds: 3 })).toBe("Nest");
  await vi.waitFor(() => expect(t("ui-nest", { birds: 3 })).toBe("Nest of 3"));
  expect(asked.length).toBe(3);
  expect(t("ui-cave")).toBe("Cave"); // English has it not either: the key is shown, and nobody asks again
  expect(asked.length).toBe(3);
  expect(said("ui-nest")).toBeUndefined(); // what may be missing stays so
});

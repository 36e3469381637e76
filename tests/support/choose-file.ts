import { fireEvent } from "@testing-library/react";

/** Chooses a file as a browser lets one: the input gives it up as soon as it is emptied. */
export function chooseFile(input: HTMLElement, file: File): void {
  const chosen: Record<"files" | "value", PropertyDescriptor> = {
    files: { configurable: true, value: [file] },
    value: {
      configurable: true,
      get: () => `C:\\fakepath\\${file.name}`,
      set: () => {
        Reflect.deleteProperty(input, "files");
        Reflect.deleteProperty(input, "value");
      },
    },
  };
  Object.defineProperties(input, chosen);
  fireEvent.change(input);
}

// The parts of a browser that modules touch when they are loaded.
function memory(): Storage {
  const items = new Map<string, string>();
  const store = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
  return new Proxy(store, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as Storage;
}

const page = {
  localStorage: memory(),
  sessionStorage: memory(),
  navigator: { language: "en-GB" },
  location: { protocol: "http:", host: "example", hash: "", pathname: "/" },
  document: { hidden: true, documentElement: { dataset: {} } },
};
for (const [name, value] of Object.entries(page))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
